/** Points of charts, and the texts that describe them without a picture. Pure. */
import { say, sayCount, sayNumber } from '../../../words/say.ts';

export interface ChartPoint {
  label: string;
  value: number;
}

/** Sum of the values. */
export function sumOfPoints(points: readonly ChartPoint[]): number {
  return points.reduce((sum, { value }) => sum + value, 0);
}

/** Returns the point with the greatest value, the first of several equal ones; null if all values are 0. */
export function greatestPoint(points: readonly ChartPoint[]): ChartPoint | null {
  let greatest: ChartPoint | null = null;
  for (const point of points) if (point.value > (greatest?.value ?? 0)) greatest = point;
  return greatest;
}

/** "42 in all. Most: Safari, 30." */
export function describePoints(points: readonly ChartPoint[], format: (value: number) => string): string {
  const greatest = greatestPoint(points);
  const total = format(sumOfPoints(points));
  if (!greatest || points.length === 1) return say('{total} in all.', { total });
  return say('{total} in all. Most: {label}, {value}.', {
    total,
    label: greatest.label,
    value: format(greatest.value),
  });
}

/** Returns a share: "33%", or "0%" if the whole is 0; "<1%" for a part that would round to 0 but is not. */
export function formatShare(part: number, whole: number): string {
  const percent = whole > 0 ? Math.round((part / whole) * 100) : 0;
  return percent === 0 && part > 0 && whole > 0 ? '<1%' : `${percent}%`;
}

/** Returns "and 4 others" for the points that are not drawn; null if all are. */
export function describeOtherPoints(points: readonly ChartPoint[], drawn: number): string | null {
  const others = points.length - drawn;
  return others <= 0 ? null : sayCount(others, 'and 1 other', 'and {count} others');
}

/** Shortens a label to a number of characters; the table shows it in full. */
export function shortenLabel(label: string, most: number): string {
  return label.length > most ? `${label.slice(0, Math.max(1, most - 1)).trimEnd()}…` : label;
}

/** A short figure for a narrow column: 1,250 becomes 1.3K. */
export function compactNumber(value: number): string {
  return sayNumber(value, { notation: 'compact', maximumFractionDigits: value < 10_000 ? 1 : 0 });
}

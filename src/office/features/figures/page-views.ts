/** Page views and speed as pages report them. */
import type { PageFigures } from '../../../contract/protocol/page-analytics.ts';
import { say } from '../../../words/say.ts';
import { type LabelledCount, perDay, sumOf } from './counts.ts';

export interface PageViewFigures {
  /** Page views in the last thirty days. */
  views: number;
  pages: number;
  perDay: LabelledCount[];
  /** The most viewed first. */
  top: LabelledCount[];
  vitals: WebVital[];
}

export interface WebVital {
  name: string;
  /** The 75th percentile in words. */
  value: string;
  samples: number;
}

/** Measures in words that say what each means for a reader of the page. */
const names = {
  LCP: 'Largest picture or text is there',
  FCP: 'First words are there',
  INP: 'Response to a tap or click',
  CLS: 'Moving about while loading',
  TTFB: 'First byte from the server',
} as const;

export function pageViewFigures({ views, vitals }: PageFigures, now: Date): PageViewFigures {
  const byPath = new Map<string, number>();
  for (const { path, views: count } of views) byPath.set(path, (byPath.get(path) ?? 0) + count);
  return {
    views: sumOf(views, (row) => row.views),
    pages: byPath.size,
    perDay: perDay(
      views,
      (row) => row.day,
      now,
      30,
      (row) => row.views,
    ),
    top: [...byPath]
      .map(([label, value]) => ({ label, value }))
      .sort((one, other) => other.value - one.value || one.label.localeCompare(other.label)),
    vitals: vitals.map(({ metric, p75, samples }) => ({
      name: nameOf(metric),
      value: metric === 'CLS' ? p75.toFixed(3) : milliseconds(p75),
      samples,
    })),
  };
}

const nameOf = (metric: string): string =>
  Object.hasOwn(names, metric) ? say(names[metric as keyof typeof names]) : metric;

function milliseconds(value: number): string {
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
}

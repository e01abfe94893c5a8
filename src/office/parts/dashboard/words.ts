/** Figures as people read them. */
import { DAY, HOUR } from '../figures/counts.ts';

export function dollars(value: number): string {
  return value.toLocaleString('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
}

export function percent(value: number): string {
  return `${value.toLocaleString('en', { maximumFractionDigits: 1 })}%`;
}

/** "4.5 of 5", or a dash without answers. */
export function rating(value: number | null): string {
  return value === null ? '–' : `${value.toLocaleString('en', { maximumFractionDigits: 1 })} of 5`;
}

/** "3 hours", "2.5 days". @param milliseconds from 0 */
export function duration(milliseconds: number): string {
  const [unit, size] = milliseconds < 2 * DAY ? (['hour', HOUR] as const) : (['day', DAY] as const);
  const count = milliseconds / size;
  if (unit === 'hour' && count < 1) return 'under an hour';
  const words = count.toLocaleString('en', { maximumFractionDigits: count < 10 ? 1 : 0 });
  return `${words} ${unit}${words === '1' ? '' : 's'}`;
}

/** How long something has waited. @param since ISO 8601 */
export function waited(since: string, now: Date): string {
  return duration(Math.max(0, now.getTime() - Date.parse(since)));
}

/** "1 tour", "2 tours". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

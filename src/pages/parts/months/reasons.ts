/** Decides which reasons of a year apply to a month, and whether they make a place worth going to. */
import type { GoodReason, Reason, Year } from '../../../content/types.ts';
import { formatMonths, monthName } from '../../../ui/dates/months.ts';
import { say } from '../../../words/say.ts';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** Reasons that make a place worth going to only if they are chosen. */
const MILD: readonly string[] = ['quiet', 'green'];
const AGAINST: readonly string[] = ['rain', 'closed'];

/** The parts of a year that say when to go. */
export type BestMonths = Pick<Year, 'best' | 'reasons'>;

/** True if a month is within a reason's run, which may cross the end of the year. */
export const isReasonInMonth = ([, from, to]: Reason, month: number): boolean =>
  from <= to ? from <= month && month <= to : month >= from || month <= to;

/** Returns the kind by which a reason can be chosen; undefined for one against a month. */
export const goodReasonOf = ([kind]: Reason): GoodReason | undefined =>
  kind === 'rain' || kind === 'closed' ? undefined : kind;

/**
 * True if a place is worth going to.
 * @param month 0 for any
 * @param kind the reason that was chosen; empty for any
 */
export function isWorthGoing({ best, reasons = [] }: BestMonths, month: number, kind = ''): boolean {
  const there = month ? reasons.filter((reason) => isReasonInMonth(reason, month)) : reasons;
  if (month && there.some(([kind]) => kind === 'closed')) return false;
  if (kind) return there.some(([one]) => one === kind);
  if (!month || best.some((one) => one === month)) return true;
  return there.some(([one]) => !MILD.includes(one) && !AGAINST.includes(one));
}

/** Months that are not among the best and have a reason of their own. */
export const otherGoodMonths = (year: BestMonths): number[] =>
  MONTHS.filter((month) => !year.best.some((one) => one === month) && isWorthGoing(year, month));

const textOf = ([, , , text]: Reason) => text;
const formatRun = (reason: Reason) => formatMonths(MONTHS.filter((month) => isReasonInMonth(reason, month)));

/** Returns each run of months in words with its reasons, in the order of the year. */
export function reasonsByMonths({ reasons = [] }: BestMonths): [months: string, text: string][] {
  const lines = new Map<string, string>();
  for (const reason of [...reasons].sort(([, one], [, other]) => one - other)) {
    const months = formatRun(reason);
    const before = lines.get(months);
    lines.set(months, before ? `${before}; ${textOf(reason)}` : textOf(reason));
  }
  return [...lines];
}

/**
 * "February: calving at Ndutu", or with the run of months where none was chosen.
 * @returns nothing if neither a month nor a reason was chosen
 */
export function reasonsFor({ reasons = [] }: BestMonths, month: number, kind: string): string {
  const there = reasons.filter((reason) => !month || isReasonInMonth(reason, month));
  const wanted = kind ? there.filter(([one]) => one === kind) : there;
  if (month) return wanted.length > 0 ? said(monthName(month), wanted.map(textOf).join('; ')) : '';
  return kind ? wanted.map((reason) => said(formatRun(reason), textOf(reason))).join('; ') : '';
}

const said = (label: string, value: string): string => say('{label}: {value}', { label, value });

/** Decides which reasons of a year apply to a month, and whether they make a place worth going to. */
import type { GoodReason, Reason, Year } from '../../../content/types.ts';
import { formatRun, isInRun, MONTHS, monthName } from '../../../ui/dates/months.ts';
import { say } from '../../../words/say.ts';

/** Reasons that make a place worth going to only if they are chosen. */
const MILD: readonly string[] = ['quiet', 'green'];
const AGAINST: readonly string[] = ['rain', 'closed'];

/** The parts of a year that say when to go. */
export type BestMonths = Pick<Year, 'best' | 'reasons'>;

/** True if a month is within a reason's run, which may cross the end of the year. */
export const isReasonInMonth = ([, from, to]: Reason, month: number): boolean => isInRun(month, from, to);

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

/** Returns each run of months with the texts of its reasons, in the order of the year. */
export function reasonsByMonths({
  reasons = [],
}: BestMonths): [from: number, to: number, ...texts: string[]][] {
  const lines = new Map<string, [from: number, to: number, ...texts: string[]]>();
  for (const reason of [...reasons].sort(([, one], [, other]) => one - other)) {
    const [, from, to] = reason;
    const line = lines.get(`${from} ${to}`) ?? [from, to];
    lines.set(`${from} ${to}`, [...line, textOf(reason)]);
  }
  return [...lines.values()];
}

/**
 * "February: calving at Ndutu", or with the run of months where none was chosen.
 * @returns nothing if neither a month nor a reason was chosen
 */
export function reasonsFor({ reasons = [] }: BestMonths, month: number, kind: string): string {
  const there = reasons.filter((reason) => !month || isReasonInMonth(reason, month));
  const wanted = kind ? there.filter(([one]) => one === kind) : there;
  if (month) return wanted.length > 0 ? said(monthName(month), joined(wanted.map(textOf))) : '';
  return kind ? joined(wanted.map((reason) => said(formatRun(reason[1], reason[2]), textOf(reason)))) : '';
}

/** French has a space before the semicolon. */
const joined = (texts: readonly string[]): string =>
  texts.length === 0 ? '' : texts.reduce((first, second) => say('{first}; {second}', { first, second }));

const said = (label: string, value: string): string => say('{label}: {value}', { label, value });

/** Values that the next entry shares, and those of them that are right on one day alone: a date that is today's. Pure. */

/** What a form kept for its next entry, and on which day of the operator's (`YYYY-MM-DD`). */
export interface Shared<Values> {
  day: string;
  values: Partial<Values>;
}

/** Fields that open with today's date, and what day it is there. */
export interface DatedDefaults<Values> {
  fields: readonly (keyof Values & string)[];
  /** @param at another moment in place of now */
  today: (at?: Date) => string;
}

/** What is still shared on that day: nobody travels today because somebody did yesterday. */
export function sharedOn<Values>(
  { day, values }: Shared<Values>,
  { fields, today }: DatedDefaults<Values>,
): Partial<Values> {
  return day === today() ? values : without(values, fields);
}

/**
 * What the next entry shares with one that was filled in: not the day on which it was begun, once that is over, unless
 * the person wrote another one.
 */
export function sharedBy<Values>(
  values: Partial<Values>,
  opened: Shared<Values>,
  { fields, today }: DatedDefaults<Values>,
): Partial<Values> {
  if (opened.day === today()) return values;
  return without(
    values,
    fields.filter((name) => values[name] === opened.values[name]),
  );
}

/** What was kept, as it was read: by earlier versions without its day. */
export function asShared<Values>(kept: unknown): Shared<Values> | null {
  if (typeof kept !== 'object' || kept === null) return null;
  return 'day' in kept && 'values' in kept
    ? (kept as Shared<Values>)
    : { day: '', values: kept as Partial<Values> };
}

function without<Values>(
  values: Partial<Values>,
  names: readonly (keyof Values & string)[],
): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !names.some((left) => left === name)),
  ) as Partial<Values>;
}

/** Values that a form keeps for its next entry, and dates among them that default to today. Pure. */

/** Values that a form kept for its next entry, and their day in the operator's zone (`YYYY-MM-DD`). */
export interface ReusedValues<Values> {
  day: string;
  values: Partial<Values>;
}

/** Fields that default to today's date, and a function that returns it. */
export interface TodayDefaults<Values> {
  fields: readonly (keyof Values & string)[];
  /** Returns the calendar day. @param at a moment other than now */
  today: (at?: Date) => string;
}

/** Returns the kept values; on another day without the dated fields, so that no old date is reused. */
export function reusedValuesOn<Values>(
  { day, values }: ReusedValues<Values>,
  { fields, today }: TodayDefaults<Values>,
): Partial<Values> {
  return day === today() ? values : without(values, fields);
}

/**
 * Returns the values that the next entry shares with one that was filled in. If the day has changed since it
 * was begun, dated fields are left out unless the person changed them.
 */
export function valuesToReuse<Values>(
  values: Partial<Values>,
  opened: ReusedValues<Values>,
  { fields, today }: TodayDefaults<Values>,
): Partial<Values> {
  if (opened.day === today()) return values;
  return without(
    values,
    fields.filter((name) => values[name] === opened.values[name]),
  );
}

/** Reads a kept value; null for anything else. Earlier versions kept it without its day. */
export function parseReusedValues<Values>(kept: unknown): ReusedValues<Values> | null {
  if (typeof kept !== 'object' || kept === null) return null;
  return 'day' in kept && 'values' in kept
    ? (kept as ReusedValues<Values>)
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

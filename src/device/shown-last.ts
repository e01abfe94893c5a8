/** What this tab's pages showed last, kept until the sign-out: there at once when they open again. */
import { openDatabase } from './device.ts';
import { type FirstRows, keepFirstScreen, readFirstRows, readFirstScreen } from './first-screens.ts';
import { findRecord } from './records.ts';
import type { Row } from './rows.ts';
import { currentSession } from './session.ts';

/** What was read before the page is drawn, for its first drawing alone. */
let ahead: FirstRows | null = null;

const addressHere = () => location.pathname + location.search;

/** Reads what the table of this address showed last, so that it is there at the first drawing. */
export async function readAhead(): Promise<void> {
  ahead = await readFirstRows(openDatabase(), addressHere()).catch(() => null);
}

/** Hands out what was read ahead for this key, once, to who is signed in now: it grows old. */
export function takeAhead(key: string): readonly Row[] {
  const mine = ahead?.key === key && ahead.account === currentSession().session?.account.id;
  const rows = mine ? ahead?.rows : undefined;
  ahead = null;
  return rows ?? [];
}

/** Rows that a table showed last under this key, in their order; none when there is nothing. */
export async function lastRows(key: string): Promise<readonly Row[]> {
  return (await readFirstRows(openDatabase(), key).catch(() => null))?.rows ?? [];
}

/** Keeps the rows that a table shows under this key, and by the address that it stands at. */
export function keepRows(key: string, ids: readonly string[]): Promise<void> {
  const records = ids.flatMap((id) => findRecord(id) ?? []);
  return keepFirstScreen(openDatabase(), key, { value: ids, records }, addressHere());
}

/** What a form or figure showed last, under a name of its own; undefined when there is nothing. */
export const lastShown = (name: string): Promise<unknown> => readFirstScreen(openDatabase(), name);

/** @param value anything that can be cloned */
export const keepShown = (name: string, value: unknown): Promise<void> =>
  keepFirstScreen(openDatabase(), name, { value, records: [] });

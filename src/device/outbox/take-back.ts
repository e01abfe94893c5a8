/** Withdraws an entry for the press of Submit that added it. */
import type { DeviceDatabase } from '../database.ts';
import { keepWithdrawn } from '../withdrawn.ts';
import { markOf, requestOf } from './chain.ts';

/** The server may hold what was pressed under this id before. */
export class MayBeHeld extends Error {
  override name = 'MayBeHeld';
}

/** What the server may hold under the id of an entry: nothing, this very content, or another. */
export type MayHold = 'nothing' | 'this' | 'another';

/**
 * False if it is not there, or if somebody may have been told that it is saved. To be called in a transaction.
 * @param mayHold what the server may hold, by its answer
 */
export async function takeBack(
  tables: Pick<DeviceDatabase, 'entries' | 'facts'>,
  id: string,
  press: string,
  mayHold: MayHold,
): Promise<boolean> {
  const entry = await tables.entries.get({ id });
  if (!entry || entry.press !== press || entry.state === 'received') return false;
  await tables.entries.delete(entry.order);
  if (mayHold !== 'nothing') {
    const { id: record, kind, capturedAt, payload } = requestOf(entry);
    const mark = mayHold === 'this' ? markOf(payload) : null;
    await keepWithdrawn(tables, { id, record, kind, capturedAt, mark });
  }
  return true;
}

/**
 * Takes an entry out of the outbox: for the press of Submit that added it, or because the person discards it.
 */
import type { DeviceDatabase } from '../../core/database.ts';
import { clockFieldsOf } from '../../core/server-status.ts';
import type { Entry } from '../../core/tables.ts';
import { storeWithdrawnEntry } from '../../core/withdrawn-entries.ts';
import { hasLeftDevice, originalRequestOf, payloadHash } from './correction-chain.ts';

/** The server may hold an earlier submission under this id. */
export class MayBeOnServer extends Error {
  override name = 'MayBeHeld';
}

/** Content that the server may hold under the id of an entry: nothing, this very content, or another. */
export type PossibleServerContent = 'nothing' | 'this' | 'another';

type Tables = Pick<DeviceDatabase, 'entries' | 'facts'>;

/**
 * Withdraws an entry for the press that added it. False if it is not there, or if somebody may have been told
 * that it is saved. Call this in a transaction.
 * @param mayHold content that the server may hold, by its answer
 */
export async function withdrawEntry(
  tables: Tables,
  id: string,
  press: string,
  mayHold: PossibleServerContent,
): Promise<boolean> {
  const entry = await tables.entries.get({ id });
  if (!entry || entry.press !== press || entry.state === 'received') return false;
  await takeOut(tables, entry, mayHold);
  return true;
}

/**
 * Removes an entry that the person discards. The server may have it all the same, so a form that is still
 * open with it sends the same request again, or a correction of it. False if it is not there. Call this in a
 * transaction.
 */
export async function discardEntry(tables: Tables, id: string): Promise<boolean> {
  const entry = await tables.entries.get({ id });
  if (!entry) return false;
  await takeOut(tables, entry, hasLeftDevice(entry) && entry.state !== 'received' ? 'this' : 'nothing');
  return true;
}

async function takeOut(tables: Tables, entry: Entry, mayHold: PossibleServerContent): Promise<void> {
  await tables.entries.delete(entry.order);
  if (mayHold === 'nothing') return;
  const { id: record, kind, capturedAt, payload } = originalRequestOf(entry);
  const mark = mayHold === 'this' ? payloadHash(payload) : null;
  await storeWithdrawnEntry(tables, {
    ...{ id: entry.id, record, kind, capturedAt, mark },
    ...clockFieldsOf(entry),
  });
}

/** What staff do to records, through the outbox: durable first, bound to who did it, then sent. */
import { useLiveQuery } from 'dexie-react-hooks';
import { v7 } from 'uuid';
import type { ChangeableKind, RecordChange, RecordChangeSet } from '../contract/changes.ts';
import type { FeedRecord } from '../contract/records.ts';
import type { RecordKind } from '../contract/roles.ts';
import type { StaffKind } from '../contract/staff-submissions.ts';
import { type DeviceDatabase, type Entry, readFact, withDatabase } from './database.ts';
import { openDatabase, openDevice } from './device.ts';
import { targetOf } from './merge.ts';
import type { NewEntry } from './outbox.ts';
import { announceChange } from './records.ts';
import type { Row } from './rows.ts';
import { type SubmitOutcome, submit } from './submit.ts';

const NOBODY: SubmitOutcome = { type: 'not-stored', error: 'Please sign in first.' };

/** @param id made when the form was first touched, see `newSubmissionId` */
export async function submitStaff(kind: StaffKind, payload: unknown, id: string): Promise<SubmitOutcome> {
  return submitAs({ id, kind, payload });
}

/** Bound to whoever is signed in. */
async function submitAs(entry: Omit<NewEntry, 'author'>): Promise<SubmitOutcome> {
  try {
    const session = await withDatabase(openDatabase(), (tables) => readFact(tables, 'session'));
    return session ? await submit({ ...entry, author: session.account.id }) : NOBODY;
  } catch (error) {
    return { type: 'not-stored', error: error instanceof Error ? error.message : String(error) };
  }
}

/** What names a record, as the person saw it. */
interface Target {
  id: string;
  kind: RecordKind;
  revision: number;
}

/** Changes fields of a record, against what the person saw in the row. */
export async function changeRecord<Kind extends ChangeableKind>(
  row: Row<Kind>,
  set: RecordChangeSet<Kind>,
): Promise<SubmitOutcome> {
  const payload = { ...(await baseOf(row)), set };
  return submitAs({ id: v7(), kind: 'recordChange', payload });
}

export async function removeRecord(row: Row<'stayBooking'>): Promise<SubmitOutcome> {
  return submitAs({ id: v7(), kind: 'recordRemoval', payload: await baseOf(row) });
}

/** @param text not empty */
export async function addNote(row: Target, text: string): Promise<SubmitOutcome> {
  return submitAs({ id: v7(), kind: 'recordNote', payload: { record: row.id, kind: row.kind, text } });
}

/** The state of the record that the person saw, and the own change on the way that it shows. */
async function baseOf(row: Target): Promise<Omit<RecordChange, 'set'>> {
  const own = await withDatabase(openDatabase(), unsentOf).catch(() => []);
  const changes = own.filter((entry) => targetOf(entry)?.id === row.id && entry.kind !== 'recordNote');
  return { record: row.id, kind: row.kind, revision: row.revision, after: changes.at(-1)?.id ?? null };
}

/** What the signed-in account has waiting or parked here, oldest first. */
async function unsentOf(tables: DeviceDatabase): Promise<Entry[]> {
  const session = await readFact(tables, 'session');
  const unsent = await tables.entries.where('state').notEqual('received').sortBy('order');
  return session ? unsent.filter(({ author }) => author === session.account.id) : [];
}

export interface Unsent {
  count: number;
  entries: readonly Entry[];
}

/** What this account has not sent yet, live; undefined while it is read. */
export function useUnsentOfAccount(): Unsent | undefined {
  return useLiveQuery(async () => {
    const entries = await unsentOf(openDatabase()).catch(() => []);
    return { count: entries.length, entries };
  });
}

/**
 * Ends a conflict: theirs gives up the own change, mine makes it once more against what the
 * server holds now.
 * @param entryId of a parked entry whose problem has `held`
 * @returns null when there was nothing to send
 */
export async function resolveConflict(
  entryId: string,
  choice: 'mine' | 'theirs',
): Promise<SubmitOutcome | null> {
  const entry = await openDevice().outbox.find(entryId);
  const held = entry?.problem?.held as FeedRecord | undefined;
  if (entry?.state !== 'parked' || !held) return null;
  await withDatabase(openDatabase(), (tables) => keepHeld(tables, held));
  announceChange({ type: 'records', ids: [held.id] });
  if (choice === 'theirs') {
    await openDevice().outbox.remove(entryId);
    return null;
  }
  const id = v7();
  const payload = { ...(entry.payload as RecordChange), revision: held.revision, after: null };
  return submitAs({ id, kind: entry.kind, payload, replaces: entryId });
}

/** The server's version takes its place at once; the feed brings it again. */
async function keepHeld(tables: DeviceDatabase, held: FeedRecord): Promise<void> {
  await tables.transaction('rw', tables.records, tables.facts, async () => {
    const feed = await readFact(tables, 'feed');
    const known = await tables.records.get(held.id);
    if (!feed || (known && known.revision > held.revision)) return;
    await tables.records.put({ ...held, generation: feed.generation });
  });
}

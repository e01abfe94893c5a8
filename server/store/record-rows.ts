/** Changes that staff make to existing records, each in the transaction that stores its key. */
import type { Transaction } from 'kysely';
import {
  fieldsOfChange,
  type RecordChange,
  type RecordNotePayload,
  type RecordRemoval,
} from '../../src/contract/changes.ts';
import type { FeedRecord } from '../../src/contract/records.ts';
import { mayHandle, type RecordKind } from '../../src/contract/roles.ts';
import { firstState } from '../../src/contract/working-state.ts';
import { clearContacts, contactRows, contactsIn, refreshContacts } from './contact-index.ts';
import { changeRows, heldId, nextPlace, nextPlaces, type WritingTransaction } from './feed-place.ts';
import { readFrames, readListed } from './listed-records.ts';
import { insertRows, type NewRows } from './new-rows.ts';
import { prepare } from './prepared.ts';
import { markFields } from './record-fields.ts';
import { answeredAfter } from './request-state.ts';
import type { EntryMapper, StoredKinds } from './stored-kind.ts';
import type { HeldId, Place, RecordRow, Tables } from './tables.ts';

/** The record that a change names, or its tombstone. */
export type Target = { gone: true; reference: string } | { gone: false; record: FeedRecord };

/** Finds a record by kind and id; undefined when there never was one. */
export async function findTarget(
  transaction: Transaction<Tables>,
  kinds: StoredKinds,
  kind: RecordKind,
  id: string,
): Promise<Target | undefined> {
  const ids = transaction
    .selectFrom('record')
    .select('record.id')
    .where('record.id', '=', id)
    .where('record.kind', '=', kind);
  const [framed] = await readFrames(transaction, ids);
  if (!framed) return undefined;
  const [record] = await readListed(transaction, kinds, [framed], ids);
  return record ? { gone: false, record } : { gone: true, reference: framed.frame.reference };
}

/** Name of an enabled account that may handle records of this kind; undefined for any other. */
export async function readOwnerName(
  transaction: Transaction<Tables>,
  kind: RecordKind,
  accountId: string,
): Promise<string | undefined> {
  const account = await transaction
    .selectFrom('account')
    .select(['name', 'role'])
    .where('id', '=', accountId.toLowerCase())
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return account && mayHandle(account.role, kind) ? account.name : undefined;
}

/** Writes a record whose key is in the ledger already, with its place in the feed. */
export async function createRecord(
  transaction: WritingTransaction,
  mapper: EntryMapper & { makes: RecordKind },
  { id: given, kind: entry, payload }: { id: string; kind: string; payload: object },
): Promise<void> {
  const id = heldId(transaction, given);
  for (const rows of rowsOfNew(mapper, id, payload)) await insertRows(transaction, rows);
  const kind = mapper.makes;
  const state = firstState(entry, kind);
  await insertRecord(transaction, { id, kind, seq: await nextPlace(transaction), state });
}

/** All rows of a new record but those of ledger and feed. */
export function rowsOfNew(mapper: EntryMapper, id: HeldId, payload: object): NewRows[] {
  return [...mapper.rows(id, payload), contactRows(id, contactsIn(mapper.texts(payload)))];
}

interface NewRow {
  id: HeldId;
  kind: RecordKind;
  seq: Place;
  state: string | null;
}

const insertRecord = prepare((transaction: WritingTransaction, { id, kind, seq, state }: NewRow) =>
  transaction.insertInto('record').values({
    id,
    kind,
    seq,
    revision: 1,
    last_change: id,
    owner_id: null,
    removed_at: null,
    state,
    lost_reason: null,
    answered_after: null,
  }),
);

/**
 * Writes a checked change.
 * @param change id of its submission
 * @returns the record's revision now
 */
export async function writeChange(
  transaction: WritingTransaction,
  kinds: StoredKinds,
  change: string,
  { record: id, kind, set }: Pick<RecordChange, 'record' | 'kind' | 'set'>,
  revision: number,
): Promise<number> {
  const { owner, state, lostReason, ...fields } = set as { owner?: string | null } & Record<
    string,
    string | undefined
  >;
  const { table, columns } = kinds[kind].changes;
  const values = Object.entries(fields).flatMap(([field, value]) =>
    Object.hasOwn(columns, field) && value !== undefined ? [[columns[field] as string, value]] : [],
  );
  if (values.length > 0) {
    await changeRows(transaction, table, 'id', id, Object.fromEntries(values));
  }
  const next = revision + 1;
  await moveRecord(transaction, id, {
    revision: next,
    last_change: change,
    ...(owner !== undefined && { owner_id: owner?.toLowerCase() ?? null }),
    ...(state !== undefined && {
      state,
      lost_reason: lostReason || null,
      answered_after: await answeredAfter(transaction, id, state, change),
    }),
  });
  await markFields(transaction, id, fieldsOfChange(set), change);
  await transaction.updateTable('submission').set({ revision: next }).where('id', '=', change).execute();
  await findAgain(transaction, kinds, kind, id);
  return next;
}

/** Puts right by which contacts a record is found, after anything that it says has changed. */
export async function findAgain(
  transaction: WritingTransaction,
  kinds: StoredKinds,
  kind: RecordKind,
  id: string,
): Promise<void> {
  const target = await findTarget(transaction, kinds, kind, id);
  if (target && !target.gone) await refreshContacts(transaction, kinds[kind], target.record);
}

/** Removes a record. Its place in the feed and its key stay as a tombstone. */
export function writeRemoval(
  transaction: WritingTransaction,
  kinds: StoredKinds,
  change: string,
  { record, kind }: Pick<RecordRemoval, 'record'> & { kind: RecordKind },
  now: string,
): Promise<void> {
  return writeRemovals(transaction, kinds, [{ id: record, kind, change }], now);
}

/** Removes records together. @param gone each with the submission that removes it, or its own id */
export async function writeRemovals(
  transaction: WritingTransaction,
  kinds: StoredKinds,
  gone: readonly { id: string; kind: RecordKind; change: string }[],
  now: string,
): Promise<void> {
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await clearContacts(transaction, ids);
  await transaction.deleteFrom('record_note').where('record_id', 'in', ids).execute();
  await transaction.deleteFrom('record_field').where('record_id', 'in', ids).execute();
  await transaction.deleteFrom('record_reply').where('record_id', 'in', ids).execute();
  await transaction.deleteFrom('mail_message').where('record_id', 'in', ids).execute();
  await transaction
    .updateTable('record_version')
    .set({ payload: null })
    .where('record_id', 'in', ids)
    .execute();
  for (const kind of new Set(gone.map((one) => one.kind))) {
    const ofKind = gone.filter((one) => one.kind === kind).map(({ id }) => id);
    for (const table of kinds[kind].tables) {
      await transaction
        .deleteFrom(table as 'tour')
        .where('id', 'in', ofKind)
        .execute();
    }
  }
  const places = await nextPlaces(transaction, gone.length);
  for (const [index, { id, change }] of gone.entries()) {
    const row = { last_change: change, removed_at: now, lost_reason: null };
    await placeRecord(transaction, id, places[index] as Place, row);
  }
  await transaction.updateTable('submission').set({ deleted_at: now }).where('id', 'in', ids).execute();
}

/** Adds a note. The record moves to the end of the feed; its revision stays the same. */
export async function writeNote(
  transaction: WritingTransaction,
  kinds: StoredKinds,
  note: { id: string; authorId: string; capturedAt: string },
  { record, kind, text }: RecordNotePayload,
): Promise<void> {
  await transaction
    .insertInto('record_note')
    .values({
      id: note.id,
      record_id: heldId(transaction, record),
      author_id: note.authorId,
      text,
      captured_at: note.capturedAt,
    })
    .execute();
  await moveRecord(transaction, record, {});
  await findAgain(transaction, kinds, kind, record);
}

/** Adds an answer. The record moves to the end of the feed; its revision stays the same. */
export async function writeReply(
  transaction: WritingTransaction,
  kinds: StoredKinds,
  { id, authorId, capturedAt }: { id: string; authorId: string; capturedAt: string },
  { record, kind, text, reply }: RecordNotePayload,
): Promise<void> {
  if (!reply) throw new Error('An answer does not say how it went.');
  const { way, to, subject } = reply;
  await transaction
    .insertInto('record_reply')
    .values({
      id,
      record_id: heldId(transaction, record),
      author_id: authorId,
      way,
      recipient: to,
      subject,
      text,
      captured_at: capturedAt,
    })
    .execute();
  await moveRecord(transaction, record, {});
  await findAgain(transaction, kinds, kind, record);
}

/** Gives a record a new place in the feed and changes its row. The types allow this nowhere else. */
export async function moveRecord(
  transaction: WritingTransaction,
  id: string,
  change: Partial<Omit<RecordRow, 'seq'>>,
): Promise<void> {
  await placeRecord(transaction, id, await nextPlace(transaction), change);
}

async function placeRecord(
  transaction: WritingTransaction,
  id: string,
  seq: Place,
  change: Partial<Omit<RecordRow, 'seq'>>,
): Promise<void> {
  const row: { seq: Place } = { ...change, seq };
  await transaction.updateTable('record').set(row).where('id', '=', id).execute();
}

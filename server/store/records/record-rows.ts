/** Changes that staff make to existing records, each in the transaction that stores its key. */
import type { RecordKind } from '../../../src/kinds/list.ts';
import { conflictFieldsOf, type RecordChange } from '../../../src/kinds/record-change/schema.ts';
import type { RecordNotePayload } from '../../../src/kinds/record-note/schema.ts';
import { mayHandle } from '../../../src/kinds/record-roles.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { initialWorkingState } from '../../../src/kinds/working-state.ts';
import { prepareEach } from '../core/prepared-statements.ts';
import { type AgreedColumns, type EntryMapper, NO_AGREED_PRICE } from '../core/stored-kind.ts';
import type { FeedSequence, LockedId } from '../core/tables.ts';
import type { WriteContext } from '../core/write-context.ts';
import { changeRows, lockedId, nextSequence, type WritingTransaction } from '../feed/feed-sequence.ts';
import { moveRecord } from '../feed/move-record.ts';
import { contactRows, contactsIn, refreshContacts } from '../people/contact-index.ts';
import { recordFieldSettings } from './field-settings.ts';
import { secondsToFirstAnswer } from './first-response-time.ts';
import { readListed, readRecordBases } from './listed-records.ts';
import { insertRows, type NewRows } from './new-rows.ts';
import { bytesOf, bytesOfNew, noteBytes } from './record-bytes.ts';
import { isTextField } from './record-texts.ts';

/** The record that a change names, or its tombstone. */
export type ChangeTarget = { gone: true; reference: string } | { gone: false; record: FeedRecord };

/**
 * Finds a record by kind and id; undefined when there never was one.
 * @param read `readRecordsWithoutNotes` where nothing that was added to it is needed
 */
export async function findTarget(
  context: WriteContext,
  kind: RecordKind,
  id: string,
  read = readListed,
): Promise<ChangeTarget | undefined> {
  const transaction = await context.savepoints.begin();
  const { kinds } = context;
  const ids = transaction
    .selectFrom('record')
    .select('record.id')
    .where('record.id', '=', id)
    .where('record.kind', '=', kind);
  const [framed] = await readRecordBases(transaction, ids);
  if (!framed) return undefined;
  const [record] = await read(transaction, kinds, [framed], ids);
  return record ? { gone: false, record } : { gone: true, reference: framed.frame.reference };
}

/** Reads the name of an enabled account that may handle records of this kind; undefined for any other. */
export async function readOwnerName(
  context: WriteContext,
  kind: RecordKind,
  accountId: string,
): Promise<string | undefined> {
  const transaction = await context.savepoints.begin();
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
  const id = lockedId(transaction, given);
  for (const rows of rowsOfNewRecord(mapper, id, payload)) await insertRows(transaction, rows);
  const kind = mapper.makes;
  const state = initialWorkingState(entry, kind);
  const agreed = mapper.agreed?.(payload) ?? NO_AGREED_PRICE;
  const seq = await nextSequence(transaction);
  await insertRecords(transaction, [{ id, kind, seq, state, bytes: bytesOfNew(payload), ...agreed }]);
}

/** All rows of a new record but those of ledger and feed. */
export function rowsOfNewRecord(mapper: EntryMapper, id: LockedId, payload: object): NewRows[] {
  return [...mapper.rows(id, payload), contactRows(id, contactsIn(mapper.texts(payload)))];
}

interface NewRecordRow extends AgreedColumns {
  id: LockedId;
  kind: RecordKind;
  seq: FeedSequence;
  state: string | null;
  bytes: number;
}

/** The rows of new records, by which the feed finds them. */
export const insertRecords = prepareEach(
  (transaction: WritingTransaction, { id, kind, seq, state, bytes, price, currency }: NewRecordRow) =>
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
      price,
      currency,
      deposit: null,
      deposit_due: null,
      balance_due: null,
      voided: null,
      voided_state: null,
      bytes,
      follow_up: null,
    }),
);

/**
 * Writes a checked change.
 * @param change id of its submission
 * @param before the record as it is
 * @returns the record's revision now
 */
export async function writeChange(
  context: WriteContext,
  change: string,
  { record: id, kind, set }: Pick<RecordChange, 'record' | 'kind' | 'set'>,
  before: FeedRecord,
): Promise<number> {
  const transaction = await context.savepoints.begin();
  const { kinds } = context;
  const { owner, state, lostReason, followUp, price, currency, deposit, ...others } = set as {
    owner?: string | null;
  } & Record<string, string | undefined>;
  const { depositDue, balanceDue, voided, ...fields } = others;
  const { table, columns } = kinds[kind].changes;
  const values = Object.entries(fields).flatMap(([field, value]) =>
    Object.hasOwn(columns, field) && value !== undefined ? [[columns[field] as string, value]] : [],
  );
  if (values.length > 0) {
    await changeRows(transaction, table, 'id', id, Object.fromEntries(values));
  }
  const next = before.revision + 1;
  await moveRecord(transaction, id, {
    revision: next,
    last_change: change,
    ...(owner !== undefined && { owner_id: owner?.toLowerCase() ?? null }),
    ...((state ?? voided) !== undefined && statesOf(before, state, voided)),
    ...(state !== undefined && {
      lost_reason: lostReason || null,
      answered_after: await secondsToFirstAnswer(transaction, id, state, change),
    }),
    ...(followUp !== undefined && { follow_up: followUp || null }),
    ...(price !== undefined && { price: price || null }),
    ...(currency !== undefined && { currency: currency || null }),
    ...(deposit !== undefined && { deposit: deposit || null }),
    ...(depositDue !== undefined && { deposit_due: depositDue || null }),
    ...(balanceDue !== undefined && { balance_due: balanceDue || null }),
  });
  await recordFieldSettings(transaction, before, conflictFieldsOf(set), change, true);
  await transaction.updateTable('submission').set({ revision: next }).where('id', '=', change).execute();
  if (changesTexts(before, set)) await refreshContactsAndSize(context, kind, id);
  return next;
}

/** True unless only what names nobody has changed: the state, the owner, amounts and days. */
function changesTexts(before: FeedRecord, set: RecordChange['set']): boolean {
  const held = before as unknown as Readonly<Record<string, unknown>>;
  // A new state takes back why the request was lost.
  if (set.state !== undefined && before.lostReason) return true;
  return Object.entries(set).some(
    ([field, value]) => isTextField(field) && (value || '') !== (held[field] ?? ''),
  );
}

/** @param state that is set, if any @param voided why the record is voided; empty to take that back */
function statesOf(before: FeedRecord, state = before.state ?? null, voided = before.voided ?? '') {
  const counts = voided === '' || state === null;
  return {
    state: counts ? state : 'voided',
    voided_state: counts ? null : state,
    voided: voided || null,
  };
}

/** Puts right by which contacts a record is found and how long it is, after anything that it says has changed. */
export async function refreshContactsAndSize(
  context: WriteContext,
  kind: RecordKind,
  id: string,
): Promise<void> {
  const transaction = await context.savepoints.begin();
  const { kinds } = context;
  const target = await findTarget(context, kind, id);
  if (!target || target.gone) return;
  await refreshContacts(transaction, kinds[kind], target.record);
  await noteBytes(transaction, id, bytesOf(target.record));
}

/** Adds a note. The record moves to the end of the feed; its revision stays the same. */
export async function writeNote(
  context: WriteContext,
  note: { id: string; authorId: string; capturedAt: string },
  { record, kind, text }: RecordNotePayload,
): Promise<void> {
  const transaction = await context.savepoints.begin();
  await transaction
    .insertInto('record_note')
    .values({
      id: note.id,
      record_id: lockedId(transaction, record),
      author_id: note.authorId,
      text,
      captured_at: note.capturedAt,
    })
    .execute();
  await moveRecord(transaction, record, {});
  await refreshContactsAndSize(context, kind, record);
}

/** Adds an answer. The record moves to the end of the feed; its revision stays the same. */
export async function writeReply(
  context: WriteContext,
  { id, authorId, capturedAt }: { id: string; authorId: string; capturedAt: string },
  { record, kind, text, reply }: RecordNotePayload,
): Promise<void> {
  const transaction = await context.savepoints.begin();
  if (!reply) throw new Error('An answer does not say how it went.');
  const { way, to, subject } = reply;
  await transaction
    .insertInto('record_reply')
    .values({
      id,
      record_id: lockedId(transaction, record),
      author_id: authorId,
      way,
      recipient: to,
      subject,
      text,
      captured_at: capturedAt,
    })
    .execute();
  await moveRecord(transaction, record, {});
  await refreshContactsAndSize(context, kind, record);
}

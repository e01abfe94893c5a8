/**
 * Versions of records: a correction and the submission that it corrects become one record, in whatever order
 * they arrive. Each correction names all versions that it was based on, so the last of a chain is recognised
 * even while others are missing.
 */

import type { Kysely } from 'kysely';
import { changedFields } from '../../../../src/contract/protocol/changed-fields.ts';
import { fieldValue, type VersionOutcome } from '../../../../src/contract/protocol/record-base.ts';
import { withStoredTravelers } from '../../../../src/kinds/correction/by-contact.ts';
import type { RecordKind } from '../../../../src/kinds/list.ts';
import { changeSchemas } from '../../../../src/kinds/record-change/schema.ts';
import type { FeedRecord } from '../../../../src/kinds/records.ts';
import { isSubmissionKind } from '../../../../src/kinds/submissions.ts';
import { isConfirmed } from '../../../../src/kinds/working-state.ts';
import type { EntryMapper } from '../../core/stored-kind.ts';
import type { SubmissionRow, Tables } from '../../core/tables.ts';
import type { WriteContext } from '../../core/write-context.ts';
import { isHealing } from '../../feed/epoch.ts';
import type { WritingTransaction } from '../../feed/feed-sequence.ts';
import { moveRecord } from '../../feed/move-record.ts';
import { recordFieldSettings } from '../field-settings.ts';
import { addLedgerEntry } from '../ledger/ledger.ts';
import type { LedgerRow } from '../ledger/ledger-rows.ts';
import { readRecordsWithoutNotes } from '../listed-records.ts';
import { createRecord, findTarget, refreshContactsAndSize } from '../record-rows.ts';
import { addMessage } from './correction-message.ts';
import { readCorrectionWait } from './correction-rate-limit.ts';
import { mayCorrect } from './may-correct.ts';
import { withHeldUntyped } from './untyped-fields.ts';
import { addVersion, readContent, readVersionMetadata, type VersionMetadata } from './version-differences.ts';

type CreatingMapper = EntryMapper & { makes: RecordKind };

/** A correction on its way into the database. */
export interface NewCorrection {
  id: string;
  /** Ledger row for the first submission, used if that has not arrived; its hash is empty. */
  root: LedgerRow & { kind: string; payload: object };
  /** Earlier corrections that it was made on, the last first. */
  replaces: readonly string[];
  /** The fields that it changes, where its device knows. */
  fields: readonly string[] | null;
  /** True where it was a message to the desk before the database was restored. */
  asMessage: boolean;
  /**
   * For one from any device, proven by reference and contact: then `fields` are all that it changes, and of the travellers
   * of a flight these fields of each. Null for any other.
   */
  byContact: { ofEachTraveler: readonly string[] } | null;
  /** Id of the account that sent it; null for a traveller. */
  authorId: string | null;
  capturedAt: string;
  /** The server's clock, ISO 8601. */
  receivedAt: string;
}

export interface CorrectionResult {
  outcome: VersionOutcome;
  /** Names of the fields that changed. */
  changed: string[];
  /** The new revision of the record, if it changed. */
  revision: number | null;
  /** True if the correction arrived first, so that the record was created from it. */
  made: boolean;
}

/** Reason why a correction is not written. */
export type CorrectionRefusal = 'otherKind' | 'tooMany' | 'unproven' | 'notFound';

/** Seconds after which it is taken: its record was corrected often today. */
export interface CorrectionWait {
  wait: number;
}

/**
 * Most versions of one record that travellers send. No person corrects more often, and every staff device has to store them.
 * The office always can.
 */
const MAX_VERSIONS = 200;
/** Of these by reference and contact, which prove less than a secret and must not use up what its owner needs. */
const MAX_VERSIONS_BY_CONTACT = 20;

/** Fields of a record that staff change by hand. */
const changedByHand: Partial<Record<RecordKind, readonly string[]>> = Object.fromEntries(
  Object.entries(changeSchemas).map(([kind, schema]) => [kind, Object.keys(schema.shape)]),
);

/**
 * Makes one record of a correction and what it corrects, whichever came first. The correction's own row is in the
 * ledger already.
 */
export async function writeCorrection(
  context: WriteContext,
  correction: NewCorrection,
): Promise<CorrectionResult | CorrectionRefusal | CorrectionWait> {
  const transaction = await context.savepoints.begin();
  const { id, replaces, root, byContact } = correction;
  const { payload, ...ledger } = root;
  const mapper = context.mappers.get(root.kind);
  if (!mapper) throw new Error(`Nothing stores ${root.kind}.`);
  const sent = mapper.asRead(payload);
  const keep = async (
    outcome: VersionOutcome,
    changed: string[] = [],
    { content, before }: { content: object; before?: object } = { content: sent },
  ) => {
    const kept = outcome === 'removed' ? null : JSON.stringify(content);
    const by_contact = byContact ? 1 : 0;
    await addVersion(
      transaction,
      { id, record: root.id, replaces, outcome, payload: kept, by_contact },
      before,
    );
    if (kept !== null) await refreshContactsAndSize(context, mapper.makes, root.id);
    return { outcome, changed, revision: null, made: false };
  };

  const { row: held, fresh } = await addLedgerEntry(context, ledger);
  // Its request was found a moment ago, and the database put back since.
  if (fresh && byContact) return 'notFound';
  if (fresh) {
    await createRecord(transaction, mapper, root);
    return { ...(await keep('applied')), made: true };
  }
  const { authorId, receivedAt } = correction;
  const sender = { authorId, secretHash: root.secret_hash ?? null, at: receivedAt };
  if (!byContact && !(await mayCorrect(context, held, sender))) return 'unproven';
  if (held.kind !== root.kind) return 'otherKind';
  const wait =
    authorId === null ? await readCorrectionWait(transaction, root.id, receivedAt, byContact !== null) : 0;
  if (wait > 0 && !(await isHealing(context, receivedAt))) return { wait };
  const target = await findTarget(context, mapper.makes, root.id, readRecordsWithoutNotes);
  if (!target || target.gone) return keep('removed');

  const versions = await framesOf(transaction, mapper, held);
  if (authorId === null && isFull(versions, byContact !== null)) return 'tooMany';
  if (isReplaced(id, versions)) {
    await moveRecord(transaction, root.id, {});
    return keep('earlier');
  }
  const current = (await mapper.read(transaction, root.id)) ?? {};
  // A correction from another device has seen no version, so that it is on top of what is held.
  const latest = byContact
    ? withStoredTravelers(payload, current, byContact.ofEachTraveler)
    : withHeldUntyped(payload, current, correction.fields);
  const whole = mapper.asRead(latest);
  const wanted = await fieldsOf(transaction, correction, whole, versions);
  const content = byContact ? { ...current, ...picked(whole, wanted) } : whole;
  const version = { content, ...(byContact && { before: current }) };
  const changed = changedFields(current, content).filter((field) => wanted.has(field));
  // A guest's correction of a confirmed request is a message to the desk; the office's own changes it.
  const isForDesk = correction.asMessage || (authorId === null && isConfirmed(target.record));
  if (isSubmissionKind(root.kind) && isForDesk) {
    await addMessage(transaction, { ...correction, record: root.id }, current, content, changed);
    return keep('message', changed, version);
  }
  await mapper.amend(transaction, root.id, latest, wanted);
  const revision = await move(context, mapper.makes, target.record, id);
  return { ...(await keep('applied', changed, version)), revision };
}

/** Reads the outcome of a correction that is held; undefined for any other submission. */
export async function findOutcome(database: Kysely<Tables>, id: string): Promise<VersionOutcome | undefined> {
  const row = await database
    .selectFrom('record_version')
    .select('outcome')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.outcome;
}

/**
 * Returns all versions of a record, without their contents: a large request has hundreds of kilobytes of each. Before
 * its first correction, its content is added as a version.
 */
async function framesOf(
  transaction: WritingTransaction,
  mapper: CreatingMapper,
  { id, content_hash }: SubmissionRow,
): Promise<VersionMetadata[]> {
  const versions = await readVersionMetadata(transaction, id);
  if (versions.length > 0 || content_hash === '') return versions;
  const payload = JSON.stringify(await mapper.read(transaction, id));
  await addVersion(transaction, { id, record: id, replaces: [], outcome: 'first', payload });
  return readVersionMetadata(transaction, id);
}

/** Whether a traveller has used up the versions of a record, of which those by contact are counted by themselves. */
function isFull(versions: readonly VersionMetadata[], isByContact: boolean): boolean {
  const count = versions.filter(({ by_contact }) => (by_contact === 1) === isByContact).length;
  return count >= (isByContact ? MAX_VERSIONS_BY_CONTACT : MAX_VERSIONS);
}

/** The part of a content that these fields are. */
function picked(content: object, fields: ReadonlySet<string>): object {
  return Object.fromEntries(Object.entries(content).filter(([field]) => fields.has(field)));
}

/** True if a stored version was based on it. */
function isReplaced(id: string, versions: readonly VersionMetadata[]): boolean {
  // Ids of one length, in quotes: JSON need not be read to find one.
  return versions.some(({ replaces }) => replaces.includes(`"${id}"`));
}

/**
 * Returns the fields that a correction writes: those that its device names, or, if a version that it was
 * based on is missing or was never written, all that differ from the nearest version that was written.
 */
async function fieldsOf(
  transaction: WritingTransaction,
  { root, replaces, fields, byContact }: NewCorrection,
  content: object,
  versions: readonly VersionMetadata[],
): Promise<ReadonlySet<string>> {
  if (byContact) return new Set(fields);
  const written = new Map(
    versions.filter(({ outcome }) => outcome !== 'message').map((version) => [version.id, version]),
  );
  if (fields && [...replaces, root.id].every((id) => written.has(id))) return new Set(fields);
  const base = [...replaces, root.id].find((id) => written.get(id)?.has_payload);
  const before = base ? await readContent(transaction, base) : null;
  return new Set(before ? changedFields(before, content) : Object.keys(content));
}

/**
 * Gives the record a new place in the feed. Its revision changes only with fields that staff may also change
 * by hand: a correction of other fields does not conflict with their changes.
 */
async function move(
  context: WriteContext,
  kind: RecordKind,
  before: FeedRecord,
  correction: string,
): Promise<number | null> {
  const transaction = await context.savepoints.begin();
  const target = await findTarget(context, kind, before.id, readRecordsWithoutNotes);
  const after = target && !target.gone ? target.record : before;
  const byHand = (changedByHand[kind] ?? []).filter(
    (field) => JSON.stringify(fieldValue(before, field)) !== JSON.stringify(fieldValue(after, field)),
  );
  if (byHand.length === 0) {
    await moveRecord(transaction, before.id, {});
    return null;
  }
  const revision = before.revision + 1;
  await moveRecord(transaction, before.id, { revision, last_change: correction });
  await recordFieldSettings(transaction, before, byHand, correction, false);
  await transaction.updateTable('submission').set({ revision }).where('id', '=', correction).execute();
  return revision;
}

/**
 * The only way in for every checked submission: key, write, receipt. Single calls and batches both use it, so
 * they cannot differ.
 */

import type { Problem, Receipt } from '../../src/contract/protocol/answers.ts';
import { referenceOf } from '../../src/contract/values/reference.ts';
import { correctionStrings } from '../../src/kinds/correction/schema.ts';
import { type ChangeKind, isChangeKind } from '../../src/kinds/entry-kinds.ts';
import type { Payment } from '../../src/kinds/payment/schema.ts';
import type { SubmissionDefinition } from '../../src/kinds/submission.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { queueNewRequestMail } from '../mail/new-request.ts';
import { addAuditLine } from '../store/admin/audit-line.ts';
import { inSavepoint } from '../store/core/savepoints.ts';
import { keepFurthestState, type WriteContext } from '../store/core/write-context.ts';
import { readSequence } from '../store/feed/feed-sequence.ts';
import { addRecord, type NewRecord } from '../store/records/add-record.ts';
import { isHeld } from '../store/records/held-submissions.ts';
import { addLedgerEntry } from '../store/records/ledger/ledger.ts';
import type { LedgerEntry, LedgerResult } from '../store/records/ledger/ledger-rows.ts';
import type { CheckedSubmission } from './check.ts';
import { receiveCorrection } from './corrections/receive-correction.ts';
import { applyChange, authorOf } from './staff/apply-change.ts';
import { applyPayment, checkPayment } from './staff/apply-payment.ts';
import { RefusedChange } from './staff/staff-change.ts';

export type ReceiveResult =
  | { status: 200; receipt: Receipt }
  | {
      status: 400 | 404 | 409 | 425;
      problem: Problem;
      /** Seconds after which it may be sent again. */
      retryAfter?: number;
    };

/**
 * Takes a submission in the transaction of a context. The receipt may be given out only once that is committed.
 * @param now the server's clock
 * @param mail null where no mail is sent
 */
export async function receiveSubmission(
  context: WriteContext,
  checked: CheckedSubmission,
  now: Date,
  mail: MailContext | null = null,
): Promise<ReceiveResult> {
  const { definition } = checked;
  try {
    const { row, fresh, epoch, lineage, message } = await enter(context, checked, now, mail);
    keepFurthestState(context, {
      epoch,
      lineage,
      place: await placeReached(context, checked, { row, fresh }),
    });
    const author = checked.author?.accountId ?? null;
    if (!fresh && (row.author_id !== author || !checked.isContentOf(row.content_hash))) {
      return {
        status: 409,
        problem: {
          message: `We already hold another request under this key: ${row.reference}, received ${row.received_at}. Please send this one as a new request.`,
        },
      };
    }
    return { status: 200, receipt: createReceipt({ row, epoch }, definition, message) };
  } catch (error) {
    if (!(error instanceof RefusedChange)) throw error;
    const { held, ...told } = error.problem;
    const { status, retryAfter } = error;
    const problem = held && checked.seesHeld ? error.problem : told;
    return { status, problem, ...(retryAfter !== undefined && { retryAfter }) };
  }
}

/**
 * The place of a receipt to which the feed has come. A change that moved nothing, such as a second removal, has the next
 * place, and nothing is there yet: a device that showed it would make the database look as if it was put back.
 */
async function placeReached(
  { savepoints }: WriteContext,
  checked: CheckedSubmission,
  { row, fresh }: Pick<LedgerResult, 'row' | 'fresh'>,
): Promise<number> {
  if (fresh && isNewRecord(checked)) return row.feed_place;
  return Math.min(row.feed_place, await readSequence(await savepoints.begin()));
}

/**
 * Returns the receipt for the submission with a key, which is the same each time.
 * @param message for a correction, whose receipt depends on its outcome
 */
export function createReceipt(
  { row, epoch }: Pick<LedgerResult, 'row' | 'epoch'>,
  definition: Pick<SubmissionDefinition, 'referenceField'> & { strings: { success: string } },
  message = definition.strings.success,
): Receipt {
  return {
    id: row.id,
    reference: row.reference,
    receivedAt: row.received_at,
    message,
    ...(definition.referenceField && { [definition.referenceField]: row.reference }),
    ...(row.revision !== null && { revision: row.revision }),
    epoch,
    place: row.feed_place,
    ...(message === correctionStrings.message && { asMessage: true as const }),
  };
}

/** True for a submission that makes a record of its own, and reads none before. */
export function isNewRecord({ kind, corrects }: CheckedSubmission): boolean {
  // A payment is checked against its request first, see `enterPayment`.
  return !corrects && !isChangeKind(kind) && kind !== 'payment';
}

/** The new records that submissions make, so that the store may write them together. */
export function newRecordsOf(submissions: readonly CheckedSubmission[], now: Date): NewRecord[] {
  return submissions.filter(isNewRecord).map((checked) => entryOf(checked, now, checked.kind) as NewRecord);
}

/** Returns the entry for the ledger, with the payload for the record. */
function entryOf<Kind extends string>(
  checked: CheckedSubmission,
  now: Date,
  kind: Kind,
): LedgerEntry & { kind: Kind; payload: object } {
  const received = now.toISOString();
  return {
    id: checked.id,
    kind,
    payload: checked.payload,
    version: checked.version,
    reference: referenceOf(checked.definition.prefix, checked.id),
    content_hash: checked.contentHash,
    captured_at: checked.capturedAt ?? received,
    clock_ahead: checked.clockAhead,
    received_at: received,
    suspect: checked.suspect ? 1 : 0,
    author_id: checked.author?.accountId ?? null,
    exit: checked.exit,
    carried_by: checked.carriedBy,
    // A correction has none of its own: it proves that of the first.
    secret_hash: checked.corrects ? null : checked.secretHash,
  };
}

/** Writes a new submission, or finds the one that is already held under its key. */
async function enter(
  context: WriteContext,
  checked: CheckedSubmission,
  now: Date,
  mail: MailContext | null,
): Promise<LedgerResult & { message?: string }> {
  const { kind, definition, corrects } = checked;
  if (corrects) {
    const entry = entryOf(checked, now, 'correction');
    const { made, ...entered } = await receiveCorrection(context, checked, entry, corrects);
    // A correction that arrives before the first submission has created the record.
    if (made && mail) await queueNewRequestMail(context, mail, corrects.first, now);
    return entered;
  }
  if (isChangeKind(kind)) return enterChange(context, checked, entryOf(checked, now, kind), mail);
  if (kind === 'payment') return enterPayment(context, checked, entryOf(checked, now, kind));
  const entry = entryOf(checked, now, kind);
  const entered = await addRecord(context, entry as NewRecord);
  if (entered.fresh && definition.who !== 'anyone') {
    await addAuditLine(context, {
      by: authorOf(checked).accountId,
      action: 'record.add',
      subject: entry.reference,
      // The customer is named only in the record, which can be erased.
      after: { kind, ...(checked.carriedBy && { carriedBy: checked.carriedBy }) },
      at: entry.received_at,
    });
  }
  if (entered.fresh && mail) await queueNewRequestMail(context, mail, checked, now);
  return entered;
}

/** A payment that does not fit leaves nothing behind, not even its key. */
function enterPayment(
  context: WriteContext,
  checked: CheckedSubmission,
  entry: Omit<LedgerEntry, 'kind'> & { kind: 'payment' },
): Promise<LedgerResult> {
  return inSavepoint(context, async () => {
    const sent = checked.payload as Payment;
    // Ids are compared as written, and ours are in lower case.
    const payload: Payment = {
      ...sent,
      request: sent.request.toLowerCase(),
      ...(sent.reverses && { reverses: sent.reverses.toLowerCase() }),
    };
    const { reference, received_at: now } = entry;
    // A payment that is held gets its first answer again, whatever has happened to its request since.
    const isKnown = await isHeld(context, entry.id);
    const kept = isKnown ? payload : await checkPayment(context, payload, now);
    const entered = await addRecord(context, { ...entry, payload: kept });
    if (entered.fresh) await applyPayment(context, { reference, payload, author: authorOf(checked), now });
    return entered;
  });
}

/** A change that does not fit leaves nothing behind, not even its key. */
function enterChange(
  context: WriteContext,
  checked: CheckedSubmission,
  entry: LedgerEntry & { kind: ChangeKind },
  mail: MailContext | null,
): Promise<LedgerResult> {
  return inSavepoint(context, async () => {
    const entered = await addLedgerEntry(context, entry);
    if (!entered.fresh) return entered;
    const { id, kind, captured_at: capturedAt, clock_ahead: clockAhead = null, received_at: now } = entry;
    const author = authorOf(checked);
    const revision = await applyChange(context, {
      id,
      kind,
      payload: checked.payload,
      author,
      capturedAt,
      clockAhead,
      now,
      mail,
    });
    return { ...entered, row: { ...entered.row, revision } };
  });
}

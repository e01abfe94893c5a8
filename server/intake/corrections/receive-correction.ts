/**
 * Receives a correction. It and the submission that it corrects become one record, whichever arrives first.
 */

import { referenceOf } from '../../../src/contract/values/reference.ts';
import { correctionMessage, correctionStrings } from '../../../src/kinds/correction/schema.ts';
import { addAuditLine } from '../../store/admin/audit-line.ts';
import { inSavepoint } from '../../store/core/savepoints.ts';
import type { WriteContext } from '../../store/core/write-context.ts';
import { findOutcome, writeCorrection } from '../../store/records/corrections/corrections.ts';
import { mayBeSentAgain } from '../../store/records/held-submissions.ts';
import { addLedgerEntry } from '../../store/records/ledger/ledger.ts';
import type { LedgerEntry, LedgerResult } from '../../store/records/ledger/ledger-rows.ts';
import type { CheckedCorrection, CheckedSubmission } from '../check.ts';
import { RefusedChange } from '../staff/staff-change.ts';
import { notFoundRefusal } from './correction-by-contact.ts';

/**
 * A correction that does not fit leaves nothing behind, not even its key.
 * @param entry its own row of the ledger
 * @param corrects what it corrects, as checked
 * @returns its row, with the words of its receipt, and whether it has made the record
 * @throws RefusedChange when what it corrects is of another kind, was corrected far too often, or is not proven to be the
 *   sender's
 */
export function receiveCorrection(
  context: WriteContext,
  { author, secretHash }: CheckedSubmission,
  entry: LedgerEntry,
  { first, replaces, fields, asMessage, byContact }: CheckedCorrection,
): Promise<LedgerResult & { message: string; made: boolean }> {
  const reference = referenceOf(first.definition.prefix, first.id);
  const { id, received_at: now, captured_at: capturedAt, suspect } = entry;
  return inSavepoint(context, async () => {
    const entered = await addLedgerEntry(context, { ...entry, reference });
    if (!entered.fresh) {
      return {
        ...entered,
        message: correctionMessage(await findOutcome(await context.savepoints.begin(), id)),
        made: false,
      };
    }
    // It came after the confirmation of what another device still has to bring back.
    if (asMessage && (await mayBeSentAgain(context, first.id, now))) {
      throw new RefusedChange(425, { message: correctionStrings.notYet });
    }
    const corrected = await writeCorrection(context, {
      id,
      root: {
        id: first.id,
        kind: first.kind,
        version: first.version,
        reference,
        // The first has a hash of its own, when it comes.
        content_hash: '',
        captured_at: first.capturedAt ?? capturedAt,
        received_at: now,
        suspect,
        author_id: first.author?.accountId ?? null,
        secret_hash: secretHash,
        payload: first.payload,
      },
      replaces,
      fields,
      asMessage,
      byContact,
      authorId: author?.accountId ?? null,
      capturedAt,
      receivedAt: now,
    });
    if (corrected === 'notFound') {
      const { status, problem } = notFoundRefusal(true);
      throw new RefusedChange(status, problem);
    }
    if (typeof corrected === 'string') {
      const status = corrected === 'unproven' ? 400 : 409;
      throw new RefusedChange(status, { message: correctionStrings[corrected] });
    }
    if ('wait' in corrected) {
      throw new RefusedChange(425, { message: correctionStrings.slower }, corrected.wait);
    }
    const { outcome, changed, revision, made } = corrected;
    // Corrections by travellers are in the record's own history: strangers write no audit lines, which nobody may remove.
    if (author) {
      await addAuditLine(context, {
        by: author.accountId,
        action: 'record.correct',
        subject: reference,
        // The values of the fields are stored only in the record, which can be erased.
        after: { kind: first.kind, outcome, fields: changed },
        at: now,
      });
    }
    return { ...entered, row: { ...entered.row, revision }, message: correctionMessage(outcome), made };
  });
}

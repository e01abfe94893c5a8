/** Incoming payments: checks whether they fit their request, and writes the audit log. */
import type { Payment } from '../../../src/kinds/payment/schema.ts';
import { addAuditLine } from '../../store/admin/audit-line.ts';
import type { WriteContext } from '../../store/core/write-context.ts';
import { moveRecord } from '../../store/feed/move-record.ts';
import { mayBeSentAgain } from '../../store/records/held-submissions.ts';
import { findPayment } from '../../store/records/money/payments.ts';
import { findTarget } from '../../store/records/record-rows.ts';
import type { Author } from '../check.ts';
import { RefusedChange } from './staff-change.ts';

interface NewPayment {
  reference: string;
  payload: Payment;
  author: Author;
  /** The server's clock, ISO 8601. */
  now: string;
}

/**
 * Checks whether a payment fits its request. One of a request that was removed or erased is kept without the note,
 * which may name somebody: it is money.
 * @param payload with ids in lower case
 * @returns what is to be stored of it
 * @throws RefusedChange when there is no such request, or a counter-entry does not fit what it takes back
 */
export async function checkPayment(context: WriteContext, payload: Payment, now: string): Promise<Payment> {
  const { request, requestKind, requestReference, reverses } = payload;
  const target = await findTarget(context, requestKind, request);
  const isGone = target?.gone ?? context.removedIds.isForgotten(request);
  if (!target && !isGone) throw await missing(context, request, now, 'request');
  if (target && !target.gone && target.record.reference !== requestReference) {
    const message = 'This is not the reference of the request.';
    throw new RefusedChange(400, { message, fields: { requestReference: message } });
  }
  if (reverses !== undefined) await requireMatchingCounterEntry(context, payload, reverses, now);
  return isGone ? { ...payload, note: '' } : payload;
}

/**
 * Writes what accompanies a stored payment: its line in the audit log, and a new place in the feed for its
 * request, so that everybody who sees the request also sees the payment.
 */
export async function applyPayment(
  context: WriteContext,
  { reference, payload, author, now }: NewPayment,
): Promise<void> {
  const { request, requestReference, date, amount, currency, way, reverses } = payload;
  await addAuditLine(context, {
    by: author.accountId,
    action: reverses === undefined ? 'payment.add' : 'payment.reverse',
    subject: requestReference,
    // The note may name people, so it is stored only with the payment.
    after: { payment: reference, date, amount, currency, way },
    at: now,
  });
  await moveRecord(await context.savepoints.begin(), request, {});
}

async function requireMatchingCounterEntry(
  context: WriteContext,
  payment: Payment,
  reverses: string,
  now: string,
): Promise<void> {
  const held = await findPayment(context, reverses);
  if (!held) throw await missing(context, reverses, now, 'payment');
  const refusal = (message: string) => new RefusedChange(400, { message, fields: { reverses: message } });
  if (held.request !== payment.request) throw refusal('This payment is of another request.');
  if (held.reverses !== null) {
    throw refusal('A counter-entry cannot be taken back. Please enter the payment anew.');
  }
  if (held.amount !== payment.amount || held.currency !== payment.currency) {
    throw refusal('A counter-entry takes back the whole amount in its currency.');
  }
  if (held.isReversed) throw refusal('This payment was taken back already.');
}

/**
 * Returns the refusal. After a restore it is temporary, because another device may still send the missing
 * record.
 */
async function missing(
  context: WriteContext,
  id: string,
  now: string,
  what: 'request' | 'payment',
): Promise<RefusedChange> {
  const mayCome = await mayBeSentAgain(context, id, now);
  if (mayCome) {
    return new RefusedChange(425, {
      message: `We do not have the ${what} back yet. This will be sent again.`,
    });
  }
  const field = what === 'request' ? 'request' : 'reverses';
  const message = `There is no such ${what}. It may have been removed.`;
  return new RefusedChange(404, { message, fields: { [field]: message } });
}

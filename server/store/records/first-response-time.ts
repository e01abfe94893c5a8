/** Time until a request was first answered. */

import type { WritingTransaction } from '../feed/feed-sequence.ts';
import { madeAt } from './made-at.ts';

/** States in which nobody may have answered yet: a request may also be lost without an answer. */
const WITHOUT_ANSWER: readonly string[] = ['new', 'lost'];

/**
 * Returns the time to the first answer after a change of state. A change back to `new` takes the answer back.
 * @param state the new state
 * @param change id of its submission, which is in the ledger
 * @returns seconds; null without an answer
 */
export async function secondsToFirstAnswer(
  transaction: WritingTransaction,
  id: string,
  state: string,
  change: string,
): Promise<number | null> {
  if (state === 'new') return null;
  const record = await transaction
    .selectFrom('record')
    .innerJoin('submission', 'submission.id', 'record.id')
    .select(['answered_after', 'state', 'received_at', 'author_id'])
    .where('record.id', '=', id)
    .executeTakeFirstOrThrow();
  if (record.answered_after !== null || WITHOUT_ANSWER.includes(state)) return record.answered_after;
  // A record that staff entered was agreed before: there was nothing to answer.
  if (record.author_id !== null) return null;
  const { captured_at, clock_ahead, received_at } = await transaction
    .selectFrom('submission')
    .select(['captured_at', 'clock_ahead', 'received_at'])
    .where('id', '=', change)
    .executeTakeFirstOrThrow();
  const at = madeAt(captured_at, clock_ahead, received_at);
  return Math.max(0, Math.round((at - Date.parse(record.received_at)) / 1_000));
}

/**
 * Which of two statements about the same thing stands. The last to arrive does, but in the days after a restore devices
 * send again in any order: then it is the one that was said last.
 */
import type { WriteContext } from '../store/core/write-context.ts';
import { isHealing } from '../store/feed/epoch.ts';
import type { StaffChange } from './staff-change.ts';

/**
 * @param held id of the submission that stands now; null for none, or one that nobody knows
 * @returns false for a statement that another one has replaced already
 */
export async function isLastWord(
  context: WriteContext,
  { capturedAt, now }: Pick<StaffChange, 'capturedAt' | 'now'>,
  held: string | null | undefined,
): Promise<boolean> {
  if (!held || !(await isHealing(context, now))) return true;
  const database = await context.savepoints.begin();
  const standing = await database
    .selectFrom('submission')
    .select(['captured_at', 'received_at'])
    .where('id', '=', held)
    .executeTakeFirst();
  // A clock that was ahead does not speak for the time after its arrival.
  return !standing || saidAt(capturedAt, now) >= saidAt(standing.captured_at, standing.received_at);
}

const saidAt = (capturedAt: string, receivedAt: string) =>
  Math.min(Date.parse(capturedAt), Date.parse(receivedAt));

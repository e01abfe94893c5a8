/**
 * Which of two statements about the same thing stands. The last to arrive does, but in the days after a restore devices
 * send again in any order: then it is the one that was said last.
 */
import type { WriteContext } from '../../store/core/write-context.ts';
import { isHealing } from '../../store/feed/epoch.ts';
import { madeAt } from '../../store/records/made-at.ts';
import type { StaffChange } from './staff-change.ts';

/**
 * @param held id of the submission that stands now; null for none, or one that nobody knows
 * @returns false for a statement that another one has replaced already
 */
export async function isLatestWrite(
  context: WriteContext,
  { capturedAt, clockAhead, now }: Pick<StaffChange, 'capturedAt' | 'clockAhead' | 'now'>,
  held: string | null | undefined,
): Promise<boolean> {
  if (!held || !(await isHealing(context, now))) return true;
  const database = await context.savepoints.begin();
  const standing = await database
    .selectFrom('submission')
    .select(['captured_at', 'clock_ahead', 'received_at'])
    .where('id', '=', held)
    .executeTakeFirst();
  if (!standing) return true;
  const { captured_at, clock_ahead, received_at } = standing;
  return madeAt(capturedAt, clockAhead, now) >= madeAt(captured_at, clock_ahead, received_at);
}

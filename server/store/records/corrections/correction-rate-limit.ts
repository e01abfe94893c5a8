/**
 * Limit of how fast one request is corrected: nobody corrects it more than ten times a day, and each correction costs
 * every staff device a new copy of the record. What comes faster waits on its device, and is never refused for it.
 * Corrections by contact are counted by themselves: they prove less, and do not hold up the device that has the secret.
 */
import type { WritingTransaction } from '../../feed/feed-sequence.ts';

/** Corrections of one request in a day that are taken at once. */
export const CORRECTIONS_AT_ONCE = 10;
/** Seconds that each further one has to wait, from the first of that day on. */
export const CORRECTION_INTERVAL_SECONDS = 5;

const DAY = 24 * 60 * 60 * 1_000;

/**
 * @param now the server's clock, ISO 8601
 * @param byContact whether the next one is proven by reference and contact
 * @returns seconds after which the next correction of a record is taken; 0 for now
 */
export async function readCorrectionWait(
  transaction: WritingTransaction,
  record: string,
  now: string,
  byContact: boolean,
): Promise<number> {
  const at = Date.parse(now);
  const recent = await transaction
    .selectFrom('record_version')
    .innerJoin('submission', 'submission.id', 'record_version.id')
    .select(({ fn }) => [fn.countAll<number | string>().as('count'), fn.min('received_at').as('first')])
    .where('record_id', '=', record)
    .where('record_version.id', '!=', record)
    .where('by_contact', '=', Number(byContact))
    .where('received_at', '>', new Date(at - DAY).toISOString())
    // A clock that was set back leaves times that have not come yet.
    .where('received_at', '<=', now)
    .executeTakeFirst();
  const count = Number(recent?.count ?? 0);
  if (count < CORRECTIONS_AT_ONCE) return 0;
  const passed = (at - Date.parse(String(recent?.first))) / 1_000;
  const due = (count - CORRECTIONS_AT_ONCE + 1) * CORRECTION_INTERVAL_SECONDS;
  return Math.max(0, Math.ceil(due - passed));
}

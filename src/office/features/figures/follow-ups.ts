/** Requests that somebody has to take up again by today. Pure. */
import { isVoided, type RecordBase } from '../../../contract/protocol/record-base.ts';

/**
 * True from the day of a follow-up until somebody sets another or none, in whatever state: a lost guest may be asked again
 * for the next season. @param today `YYYY-MM-DD`
 */
export function isFollowUpDue(request: Pick<RecordBase, 'followUp' | 'voided'>, today: string): boolean {
  const { followUp = '' } = request;
  return followUp !== '' && followUp <= today && !isVoided(request);
}

/** Number of follow-ups in several lists that are due. @param today `YYYY-MM-DD` */
export function countFollowUpsDue(
  lists: readonly (readonly Pick<RecordBase, 'followUp' | 'voided'>[])[],
  today: string,
): number {
  return lists.reduce((sum, list) => sum + list.filter((request) => isFollowUpDue(request, today)).length, 0);
}

/** Next step of a request, and the order in which the steps are due. Pure. */
import { isVoided } from '../../../contract/protocol/record-base.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { officeDayOf } from '../../table/engine/format.ts';
import { isFollowUpDue } from './follow-ups.ts';
import { isUnanswered, requestTime } from './requests.ts';
import { firstTravelDay, isUrgent } from './urgency.ts';

/** The soonest first. */
export const nextSteps = ['Follow up', 'Answer today', 'Answer', 'In hand', 'Closed'] as const;
export type NextStep = (typeof nextSteps)[number];

const CLOSED: readonly unknown[] = ['done', 'lost'];

/**
 * Returns the next step of a request, and the day that orders it among requests with the same step, the earliest first:
 * empty for none, which comes last. Of the same day, what came first is first. The inbox says this rule in a sentence.
 * @param today `YYYY-MM-DD`
 */
export function nextStepOf(request: FeedRecord<RequestKind>, today: string): { step: NextStep; day: string } {
  const travelDay = firstTravelDay(request);
  if (isFollowUpDue(request, today)) return { step: 'Follow up', day: request.followUp ?? '' };
  if (isUrgent(request, today)) return { step: 'Answer today', day: travelDay };
  if (isUnanswered(request)) return { step: 'Answer', day: officeDayOf(requestTime(request)) };
  if (isVoided(request) || CLOSED.includes(request.state)) return { step: 'Closed', day: '' };
  return { step: 'In hand', day: travelDay >= today ? travelDay : '' };
}

/** Progress of the office with a request, as its guest reads it. */
import {
  type GuestEvent,
  guestEvents,
  guestStates,
  type LookupAnswer,
} from '../../../contract/protocol/lookup.ts';
import { NextSteps, sayNothingIsOwed } from '../../../forms/engine/outcome/next-steps.tsx';
import { formatLongDay, localDay } from '../../../ui/dates/local-days.ts';
import { say } from '../../../words/say.ts';

type Progress = NonNullable<LookupAnswer['progress']>;

/** States in which the guest may take the answer for more than it is. */
const OPEN: readonly string[] = ['answered', 'quoted'];

/**
 * Terms and descriptions for a definition list: a sentence, or what comes next where nobody has answered yet, and the way
 * there.
 */
export function RequestProgress({ state, at, history = [] }: Progress & Pick<LookupAnswer, 'history'>) {
  const known = guestStates.find((one) => one === state);
  // A state that only a later version of the server knows.
  if (!known) return null;
  const events = history.flatMap((one) => {
    const event = guestEvents.find((name) => name === one.event);
    return event ? describeEvent(event, one.at) : [];
  });
  return (
    <>
      <dt>{known === 'received' ? say('What happens next') : say('State')}</dt>
      <dd>
        {known === 'received' ? <NextSteps /> : <p>{describeEvent(known, at)}</p>}
        {OPEN.includes(known) && <p>{sayNothingIsOwed()}</p>}
      </dd>
      {events.length > 1 && (
        <>
          <dt>{say('So far')}</dt>
          <dd>
            <ol>
              {events.map((event, place) => (
                <li key={place}>{event}</li>
              ))}
            </ol>
          </dd>
        </>
      )}
    </>
  );
}

/** @param at absent for what an upgrade of the server has set */
function describeEvent(event: GuestEvent, at?: string): string {
  const day = at === undefined ? null : formatLongDay(localDay(new Date(at)));
  switch (event) {
    case 'received':
      return day === null ? say('Received') : say('We received it on {day}.', { day });
    case 'corrected':
      return day === null ? say('Corrected') : say('It was corrected on {day}.', { day });
    case 'answered':
      return day === null ? say('We have answered you.') : say('We answered you on {day}.', { day });
    case 'quoted':
      return day === null
        ? say('You have an offer from us.')
        : say('You have an offer from us, made on {day}.', { day });
    case 'confirmed':
      return day === null ? say('Confirmed.') : say('Confirmed on {day}.', { day });
    case 'done':
      return day === null ? say('Done.') : say('Done on {day}.', { day });
    case 'closed':
      return day === null ? say('Closed.') : say('Closed on {day}.', { day });
  }
}

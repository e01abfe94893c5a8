/** Progress of the office with a request, as its guest reads it. */
import { type GuestState, guestStates, type LookupAnswer } from '../../../contract/protocol/lookup.ts';
import { NextSteps } from '../../../forms/engine/outcome/next-steps.tsx';
import { formatLongDay, localDay } from '../../../ui/dates/local-days.ts';
import { say } from '../../../words/say.ts';

/** A term and a description for a definition list: a sentence, or what comes next where nobody has answered yet. */
export function RequestProgress({ state, at }: NonNullable<LookupAnswer['progress']>) {
  const known = guestStates.find((one) => one === state);
  // A state that only a later version of the server knows.
  if (!known) return null;
  return (
    <>
      <dt>{known === 'received' ? say('What happens next') : say('State')}</dt>
      <dd>{known === 'received' ? <NextSteps /> : describeProgress(known, at)}</dd>
    </>
  );
}

/** @param at absent for what an upgrade of the server has set */
function describeProgress(state: Exclude<GuestState, 'received'>, at?: string): string {
  const day = at === undefined ? null : formatLongDay(localDay(new Date(at)));
  switch (state) {
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

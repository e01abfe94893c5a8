/** Above the form: what was typed here before and not saved. */
import { say, sayWith } from '../../../../../words/say.ts';
import { OfficeMoment } from '../../../../time/office-moment.tsx';
import type { UnsavedTextsKeeper } from './use-unsaved-texts.ts';

export function UnsavedOffer({ unsaved: { offer, accept, discard } }: { unsaved: UnsavedTextsKeeper }) {
  if (!offer) return null;
  return (
    <aside className="notice site-unsaved" aria-label={say('Not saved')}>
      <p>
        {sayWith('You wrote here on {time} and did not save it.', {
          time: <OfficeMoment key="time" at={offer.savedAt} />,
        })}
      </p>
      <p className="buttons">
        <button type="button" className="button" onClick={accept}>
          {say('Go on with it')}
        </button>
        <button type="button" className="button quiet" onClick={discard}>
          {say('Throw it away')}
        </button>
      </p>
    </aside>
  );
}

import { LocalTime } from '../../../ui/dates/local-time.tsx';
import type { DraftKeeper } from './use-draft.ts';
import './draft-offer.css';
import { say, sayWith } from '../../../words/say.ts';

/** An earlier draft: offered if it is from another visit, mentioned if it was already restored. */
export function DraftOffer({ draft }: { draft: DraftKeeper }) {
  if (draft.offer) {
    return (
      <aside className="draft-offer" aria-label={say('Unfinished form')}>
        <p>
          {sayWith('You began this form on {time} and did not send it.', {
            time: <LocalTime key="time" at={draft.offer.savedAt} />,
          })}
        </p>
        <p className="buttons">
          <button type="button" className="button" onClick={draft.accept}>
            {say('Go on with it')}
          </button>
          <button type="button" className="button quiet" onClick={draft.discard}>
            {say('Throw it away')}
          </button>
        </p>
      </aside>
    );
  }
  if (draft.restored) {
    return (
      <aside className="draft-offer" aria-label={say('Unfinished form')}>
        <p>{say('What you typed before is back.')}</p>
        <button type="button" className="button quiet" onClick={draft.discard}>
          {say('Start again')}
        </button>
      </aside>
    );
  }
  return null;
}

import { Moment } from '../../ui/moment.tsx';
import type { DraftKeeper } from './use-draft.ts';
import './draft-offer.css';

/** An earlier draft: offered if it is from another visit, mentioned if it was already restored. */
export function DraftOffer({ draft }: { draft: DraftKeeper }) {
  if (draft.offer) {
    return (
      <aside className="draft-offer" aria-label="Unfinished form">
        <p>
          You began this form on <Moment at={draft.offer.savedAt} /> and did not send it.
        </p>
        <p className="buttons">
          <button type="button" className="button" onClick={draft.accept}>
            Go on with it
          </button>
          <button type="button" className="button quiet" onClick={draft.discard}>
            Throw it away
          </button>
        </p>
      </aside>
    );
  }
  if (draft.restored) {
    return (
      <aside className="draft-offer" aria-label="Unfinished form">
        <p>What you typed before is back.</p>
        <button type="button" className="button quiet" onClick={draft.discard}>
          Start afresh
        </button>
      </aside>
    );
  }
  return null;
}

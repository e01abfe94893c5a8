/** Note about a shared link that was opened. */
import type { PlannedTrip } from '../../kinds/trip-plan/plan-code.ts';
import { say } from '../../words/say.ts';
import { tooManyStops } from './plan-words.ts';
import type { Arrived } from './use-plans.ts';

interface ArrivedNoteProps {
  arrived: Arrived | null;
  onReplace: (plan: PlannedTrip) => void;
}

export function ArrivedNote({ arrived, onReplace }: ArrivedNoteProps) {
  if (!arrived) return null;
  return (
    <div className="notice plan-arrived" role="status">
      <p>{wordsOf(arrived)}</p>
      {arrived.is === 'full' && (
        <button type="button" className="button" onClick={() => onReplace(arrived.plan)}>
          {say('Show it in place of the open one')}
        </button>
      )}
    </div>
  );
}

function wordsOf(arrived: Arrived): string {
  switch (arrived.is) {
    case 'opened':
      return arrived.leftOut > 0 ? tooManyStops() : say('The shared trip is open, and kept on this device.');
    case 'cut':
      return say('The end of the link is missing: these stops were in it. Ask for the link again.');
    case 'newer':
      return say('This trip was made with a newer version of this site. Open the page again with a signal.');
    case 'full':
      return say('A trip was shared with you, and you have three already.');
    default:
      return say('This link cannot be read. Ask for it again; your own trips are as they were.');
  }
}

import type { ReactNode } from 'react';
import { say, sayKnown, sayWith } from '../../../words/say.ts';
import { OfficeMoment } from '../../time/office-moment.tsx';
import type { OfficeAnswer } from './use-office-answer.ts';

interface AnswerStateProps {
  answer: Pick<OfficeAnswer<unknown>, 'state' | 'message' | 'at' | 'ask'>;
  /** Name of the data, e.g. "The accounts". */
  what: string;
  children: ReactNode;
}

/**
 * Shows data that only the server has: a loading message, an error when the server cannot be reached, or the
 * answer.
 */
export function AnswerState({ answer: { state, message, at, ask }, what, children }: AnswerStateProps) {
  const again = (
    <button type="button" className="button quiet" onClick={() => void ask()}>
      {say('Try again')}
    </button>
  );
  if (state === 'loading') return <p role="status">{say('One moment …')}</p>;
  if (state === 'failed') {
    return (
      <div className="office-block" role="status">
        <p className="notice problem">
          {say('{what} cannot be shown now. {reason}', { what: sayKnown(what), reason: sayKnown(message) })}
        </p>
        <p>{again}</p>
      </div>
    );
  }
  return (
    <>
      {message && at && (
        <div className="office-block" role="status">
          <p className="notice">
            {sayWith('The server cannot be reached now: this is its answer of {time}. {reason}', {
              time: <OfficeMoment key="time" at={at} />,
              reason: sayKnown(message),
            })}
          </p>
          <p>{again}</p>
        </div>
      )}
      {children}
    </>
  );
}

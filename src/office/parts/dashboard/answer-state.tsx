import type { ReactNode } from 'react';
import { Moment } from '../moment.tsx';
import type { OfficeAnswer } from './use-office-answer.ts';

interface AnswerStateProps {
  answer: Pick<OfficeAnswer<unknown>, 'state' | 'message' | 'at' | 'ask'>;
  /** What is asked for, e.g. "The accounts". */
  what: string;
  children: ReactNode;
}

/**
 * Shows something that only the server knows: while it loads, when the server cannot be reached, and its
 * answer.
 */
export function AnswerState({ answer: { state, message, at, ask }, what, children }: AnswerStateProps) {
  const again = (
    <button type="button" className="button quiet" onClick={() => void ask()}>
      Try again
    </button>
  );
  if (state === 'loading') return <p role="status">One moment …</p>;
  if (state === 'failed') {
    return (
      <div className="office-block" role="status">
        <p className="notice problem">
          {what} cannot be shown now. {message}
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
            The server cannot be reached now: this is its answer of <Moment at={at} />. {message}
          </p>
          <p>{again}</p>
        </div>
      )}
      {children}
    </>
  );
}

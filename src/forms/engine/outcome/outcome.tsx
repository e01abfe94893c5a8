import { useEffect, useRef } from 'react';
import { routes } from '../../../contract/protocol/routes.ts';
import { type SubmissionKind, submissions } from '../../../kinds/submissions.ts';
import { formatDayOf } from '../../../ui/dates/local-days.ts';
import { Stamp } from '../../../ui/stamp.tsx';
import { Link } from '../../../words/link.tsx';
import { isToBeAnswered, NextSteps } from './next-steps.tsx';
import { notSavedMessage, type SubmissionResult } from './outcome-messages.ts';
import { ShareRequest, type ShareRequestProps } from './share-request.tsx';
import './outcome.css';
import { say, sayKnown } from '../../../words/say.ts';

interface OutcomeProps {
  kind: SubmissionKind;
  result: SubmissionResult | null;
  /** Facts about the request for messages to the office. */
  request: Pick<ShareRequestProps, 'name' | 'date' | 'lastDate' | 'about'> | null;
  /** Empties the form for another request; absent where one request is corrected. */
  onAnother: (() => void) | undefined;
}

/** The result of a submission, below its form: the stamp with the reference, or what to do next. */
export function Outcome({ kind, result, request, onAnother }: OutcomeProps) {
  const section = useRef<HTMLElement>(null);
  // The button lost the focus when it was disabled, so the focus moves to the result.
  useEffect(() => {
    if (result && !result.problem?.fields) section.current?.focus();
  }, [result]);
  if (!result) return null;
  const { reference, receipt } = result;
  const { success } = submissions[kind].strings;
  return (
    <section ref={section} className="outcome" aria-label={say('Your request')} tabIndex={-1}>
      {reference && (
        <Stamp
          arriving
          reference={reference}
          label={result.type === 'saved' ? say('Waiting to be sent') : say('Received')}
          date={formatDayOf(receipt?.receivedAt)}
        />
      )}
      {/* The alert has said the contract's text, which reads as if the journey were reserved. */}
      {result.message !== success && <p>{sayKnown(result.message)}</p>}
      {result.type === 'saved' && <NextSteps isWaiting />}
      {result.type === 'accepted' && isToBeAnswered(result.message, success) && <NextSteps />}
      {result.isWithoutCopy && (
        <p className="notice">
          {say('The office has it. This device could not keep a copy: please note the reference.')}
        </p>
      )}
      {result.type === 'not-stored' && !result.isNotLoaded && result.message !== notSavedMessage(result) && (
        <p className="notice">{sayKnown(notSavedMessage(result))}</p>
      )}
      {result.isNotLoaded && (
        <div className="notice problem">
          <p>
            {say(
              'A part of this page could not be loaded, because the site has changed since or the connection is poor. Load the page again: what you typed will be back.',
            )}
          </p>
          <p className="buttons">
            <button type="button" className="button" onClick={() => location.reload()}>
              {say('Load the page again')}
            </button>
          </p>
        </div>
      )}
      {result.problem && <p className="notice">{sayKnown(result.problem.message)}</p>}
      {reference && (
        <p>
          {sayKnown(submissions[kind].title)} <strong>{reference}</strong>.{' '}
          <Link to={routes.outbox}>{say('See what this device has sent')}</Link>
        </p>
      )}
      {reference && onAnother && (
        <button type="button" className="button quiet" onClick={onAnother}>
          {say('Another request')}
        </button>
      )}
      {reference && request && (
        <ShareRequest title={sayKnown(submissions[kind].title)} reference={reference} {...request} />
      )}
    </section>
  );
}

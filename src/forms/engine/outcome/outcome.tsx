import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { routes } from '../../../contract/protocol/routes.ts';
import { type SubmissionKind, submissions } from '../../../kinds/submissions.ts';
import { formatDayOf } from '../../../ui/dates/local-days.ts';
import { Stamp } from '../../../ui/stamp.tsx';
import { Link } from '../../../words/link.tsx';
import type { AfterSendingProps, LaterFate } from './after-sending.tsx';
import { isToBeAnswered, NextSteps } from './next-steps.tsx';
import { notSavedMessage, type SubmissionResult } from './outcome-messages.ts';
import './outcome.css';
import { say, sayKnown } from '../../../words/say.ts';

const loadAfterSending = () => import('./after-sending.tsx');

/** Loads what is shown once a request is sent, while the person types: there may be no signal then. */
export function prepareOutcome(): void {
  void loadAfterSending().catch(() => undefined);
}

interface OutcomeProps {
  kind: SubmissionKind;
  result: SubmissionResult | null;
  /** The payload that was sent last, and facts about it for messages to the office; null where the page shows it itself. */
  request: Pick<AfterSendingProps, 'asked' | 'request'> | null;
  /** Empties the form for another request; absent where one request is corrected. */
  onAnother: (() => void) | undefined;
}

/** The result of a submission, below its form: the stamp with the reference, where it is and what comes next. */
export function Outcome({ kind, result, request, onAnother }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [fate, setFate] = useState<LaterFate | null>(null);
  const [after, setAfter] = useState<{ Part: ComponentType<AfterSendingProps> } | null>(null);
  const id = useId();
  const hasMore = Boolean(result?.reference && request);
  // The button lost the focus when it was disabled, so the focus moves to the result.
  useEffect(() => {
    setFate(null);
    if (result && !result.problem?.fields) heading.current?.focus();
  }, [result]);
  useEffect(() => {
    if (hasMore)
      // Without it the stamp and the next steps say what counts.
      loadAfterSending().then(
        ({ AfterSending }) => setAfter({ Part: AfterSending }),
        () => undefined,
      );
  }, [hasMore]);
  if (!result) return null;
  const { reference } = result;
  const { success } = submissions[kind].strings;
  // What waited has a fate of its own since.
  const since = result.type === 'saved' ? fate : null;
  const arrived = since?.type === 'received' ? since : null;
  const receipt = arrived ?? result.receipt;
  const message = arrived?.message ?? result.message;
  return (
    <section className="outcome" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {say('Your request')}
      </h2>
      {reference && (
        <Stamp
          arriving
          reference={reference}
          label={
            since?.type === 'parked'
              ? say('Not taken')
              : receipt
                ? say('Received')
                : say('Waiting to be sent')
          }
          date={formatDayOf(receipt?.receivedAt)}
        />
      )}
      <div role="status">
        {since?.type === 'parked' ? (
          <p className="notice problem">
            {say('The office cannot accept it as it is. It stays here until you correct it.')}
          </p>
        ) : (
          // The alert has said the contract's text, which reads as if the journey were reserved.
          <p>{message === success ? say('It has reached our booking desk.') : sayKnown(message)}</p>
        )}
      </div>
      {reference && since?.type !== 'parked' && (!receipt || isToBeAnswered(message, success)) && (
        <>
          <h3>{say('What happens next')}</h3>
          <NextSteps isWaiting={!receipt} />
        </>
      )}
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
      {after && reference && request && (
        <after.Part {...request} kind={kind} reference={reference} onFate={setFate} />
      )}
      {reference && (
        <p className="on-screen">
          {sayKnown(submissions[kind].title)} <strong>{reference}</strong>.{' '}
          <Link to={routes.outbox}>{say('See what this device has sent')}</Link>
        </p>
      )}
      {reference && onAnother && (
        <button type="button" className="button quiet" onClick={onAnother}>
          {say('Another request')}
        </button>
      )}
    </section>
  );
}

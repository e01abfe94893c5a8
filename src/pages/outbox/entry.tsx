import { SIGN_IN_FIRST } from '../../contract/protocol/answers.ts';
import { editUrl, lookupUrl } from '../../contract/protocol/routes.ts';
import {
  type Entry,
  LONGEST_PAUSE,
  mayHaveArrived,
  originalRequestOf,
  proofOf,
  type SentRequest,
  type UnsentRequest,
} from '../../device/outbox/index.ts';
import { isToBeAnswered, NextSteps } from '../../forms/engine/outcome/next-steps.tsx';
import { describeProblem } from '../../forms/engine/outcome/request-fields.tsx';
import { isSubmissionKind, submissions } from '../../kinds/submissions.ts';
import { LocalTime } from '../../ui/dates/local-time.tsx';
import { Link } from '../../words/link.tsx';
import { say, sayCountWith, sayKnown, sayWith } from '../../words/say.ts';
import { Card, EntryCard } from './entry-card.tsx';
import { formatHeading, headingOfSent } from './request-heading.ts';

interface UnsentProps {
  request: UnsentRequest;
  onDiscard: () => void;
}

/** An unsent entry: since when it waits, what was tried, what comes next. */
export function WaitingEntry({ request, onDiscard }: UnsentProps) {
  const { entry, isCorrection } = request;
  return (
    <EntryCard request={request} label={isCorrection ? say('Correction waiting') : say('Waiting')}>
      <LastTry entry={entry} />
      {entry.lastAttemptAt && (
        <>
          <dt>{say('Next try')}</dt>
          <dd>
            <NextTry entry={entry} />
          </dd>
        </>
      )}
      <InFile entry={entry} />
      <dt>{say('State')}</dt>
      <dd>
        {entry.problem
          ? entry.problem.code === SIGN_IN_FIRST
            ? sayKnown(entry.problem.message)
            : say('The office could not take it just now: {reason}', {
                reason: sayKnown(entry.problem.message),
              })
          : entry.attempts > 0
            ? say('The office could not be reached. It is safe here and will be sent by itself.')
            : say('Safe on this device. It will be sent by itself as soon as you are online.')}
      </dd>
      <dd className="actions">
        <EditLink entry={entry} />
        <DiscardButton request={request} onDiscard={onDiscard} />
      </dd>
    </EntryCard>
  );
}

/** An entry that the server refused: why, field by field, with a link to correct it. */
export function ParkedEntry({ request, onDiscard }: UnsentProps) {
  const { entry } = request;
  const fields = Object.entries(entry.problem?.fields ?? {});
  const reasons = new Set(fields.map(([field, message]) => describeProblem(field, message)));
  return (
    <EntryCard
      request={request}
      label={request.isCorrection ? say('Correction not taken') : say('Not taken')}
    >
      <LastTry entry={entry} />
      <InFile entry={entry} />
      <dt>{say('State')}</dt>
      <dd>{say('The office cannot accept it as it is. It stays here until you correct it.')}</dd>
      <dt>{say('Reason')}</dt>
      <dd>
        {reasons.size === 0 ? (
          sayKnown(entry.problem?.message ?? '')
        ) : (
          <ul>
            {[...reasons].map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </dd>
      <dd className="actions">
        <EditLink entry={entry} />
        <DiscardButton request={request} onDiscard={onDiscard} />
      </dd>
    </EntryCard>
  );
}

/** A receipt: the reference and the server's time. */
export function ReceiptCard({ request: { receipt: entry, correction } }: { request: SentRequest }) {
  const newest = correction ?? entry;
  const isCorrected = newest !== entry;
  const success = isSubmissionKind(entry.kind) ? submissions[entry.kind].strings.success : '';
  return (
    <Card
      entry={entry}
      title={formatHeading(headingOfSent({ receipt: entry, correction }))}
      label={say('Received')}
      receivedAt={entry.receivedAt}
    >
      <dt>{say('Received')}</dt>
      <dd>
        <LocalTime at={entry.receivedAt} />
      </dd>
      {isCorrected && (
        <>
          <dt>{say('Corrected')}</dt>
          <dd>
            <LocalTime at={newest.receivedAt} />
          </dd>
        </>
      )}
      {newest.message !== success && (
        <>
          <dt>{say('Answer')}</dt>
          <dd>{sayKnown(newest.message)}</dd>
        </>
      )}
      {!newest.lost && isToBeAnswered(newest.message, success) && (
        <>
          <dt>{say('What happens next')}</dt>
          <dd>
            <NextSteps />
          </dd>
        </>
      )}
      {newest.lost && (
        <>
          <dt>{say('State')}</dt>
          <dd>
            {say(
              'We had to restore our records from an earlier copy, and this request was not in it. Please send it again.',
            )}
          </dd>
        </>
      )}
      {entry.kind === 'correction' && (
        <dd className="actions">
          <LookupLink reference={entry.reference} />
        </dd>
      )}
      {isSubmissionKind(entry.kind) && !(entry.lost && newest.lost) && (
        <dd className="actions">
          <LookupLink reference={entry.reference} />
          <Link className="button quiet" to={editUrl(submissions[entry.kind].form, entry.id)}>
            {say('Correct')} <span className="visually-hidden">{entry.reference}</span>
          </Link>
        </dd>
      )}
    </Card>
  );
}

function LastTry({ entry: { lastAttemptAt, attempts } }: { entry: Entry }) {
  if (!lastAttemptAt) return null;
  return (
    <>
      <dt>{say('Last try')}</dt>
      <dd>
        {sayCountWith(attempts, '{time} (1 try)', '{time} ({count} tries)', {
          time: <LocalTime key="time" at={lastAttemptAt} />,
        })}
      </dd>
    </>
  );
}

function NextTry({ entry: { nextAttemptAt, notBefore } }: { entry: Entry }) {
  const at = new Date(Math.max(nextAttemptAt, notBefore));
  // A longer pause is never trusted, whether a clock or a gateway caused it: it counts as over.
  const known = !Number.isNaN(at.getTime()) && at.getTime() - Date.now() <= LONGEST_PAUSE;
  if (!known) return say('when you are online');
  return (
    <>
      {sayWith('when you are online, at the latest {time}', {
        time: <LocalTime key="time" at={at.toISOString()} />,
      })}
    </>
  );
}

function InFile({ entry: { inFileSince } }: { entry: Entry }) {
  if (!inFileSince) return null;
  return (
    <>
      <dt>{say('In a file')}</dt>
      <dd>{sayWith('saved {time}', { time: <LocalTime key="time" at={inFileSince} /> })}</dd>
    </>
  );
}

function LookupLink({ reference }: { reference: string }) {
  return (
    <Link to={lookupUrl(reference)}>
      {say('See what we have received')} <span className="visually-hidden">{reference}</span>
    </Link>
  );
}

/** Staff entries are corrected in the department that they belong to. */
function EditLink({ entry }: { entry: Entry }) {
  const { kind, id } = originalRequestOf(entry);
  const { reference } = entry;
  if (!isSubmissionKind(kind)) return null;
  // Another device has sent the request: it is looked up once more, and changed as it is then.
  if (proofOf(entry)) return <LookupLink reference={reference} />;
  return (
    <Link className="button quiet" to={editUrl(submissions[kind].form, id)}>
      <span>{mayHaveArrived(entry) ? say('Correct') : say('Edit')}</span>{' '}
      <span className="visually-hidden">{reference}</span>
    </Link>
  );
}

function DiscardButton({ request: { entry, isCorrection }, onDiscard }: UnsentProps) {
  return (
    <button type="button" className="button danger" onClick={onDiscard}>
      <span>{isCorrection ? say('Discard correction') : say('Discard')}</span>{' '}
      <span className="visually-hidden">{entry.reference}</span>
    </button>
  );
}

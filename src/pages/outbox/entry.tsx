import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { editAddress, lookupAddress } from '../../contract/addresses.ts';
import { titleOf } from '../../contract/entry-kinds.ts';
import { isSubmissionKind, submissions } from '../../contract/submissions.ts';
import { type Entry, mayHaveArrived, type SentEntry } from '../../device/database.ts';
import { LONGEST_PAUSE } from '../../device/outbox/index.ts';
import { Moment } from '../../ui/moment.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { problemInWords, RequestFields } from '../parts/request/request-fields.tsx';

interface UnsentProps {
  entry: Entry;
  onDiscard: () => void;
}

/** An unsent entry: since when it waits, what was tried, what comes next. */
export function WaitingEntry({ entry, onDiscard }: UnsentProps) {
  return (
    <EntryCard entry={entry} label="Waiting" payload={entry.payload}>
      <LastTry entry={entry} />
      {entry.lastAttemptAt && (
        <>
          <dt>Next try</dt>
          <dd>
            <NextTry entry={entry} />
          </dd>
        </>
      )}
      <InFile entry={entry} />
      <dt>State</dt>
      <dd>
        {entry.problem
          ? `The office could not take it just now: ${entry.problem.message}`
          : entry.attempts > 0
            ? 'The office could not be reached. It is safe here and will be sent by itself.'
            : 'Safe on this device. It will be sent by itself as soon as you are online.'}
      </dd>
      <dd className="actions">
        {mayHaveArrived(entry) ? (
          <span>It cannot be edited any more: it may have reached us already.</span>
        ) : (
          <EditLink entry={entry} />
        )}
        <DiscardButton entry={entry} onDiscard={onDiscard} />
      </dd>
    </EntryCard>
  );
}

/** An entry that the server refused: why, field by field, with a link to correct it. */
export function ParkedEntry({ entry, onDiscard }: UnsentProps) {
  const fields = Object.entries(entry.problem?.fields ?? {});
  const reasons = new Set(fields.map(([field, message]) => problemInWords(field, message)));
  return (
    <EntryCard entry={entry} label="Not taken" payload={entry.payload}>
      <LastTry entry={entry} />
      <InFile entry={entry} />
      <dt>State</dt>
      <dd>The office cannot accept it as it is. It stays here until you correct it.</dd>
      <dt>Reason</dt>
      <dd>
        {reasons.size === 0 ? (
          entry.problem?.message
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
        <DiscardButton entry={entry} onDiscard={onDiscard} />
      </dd>
    </EntryCard>
  );
}

/** A receipt: the reference and the server's time. */
export function ReceiptCard({ entry }: { entry: SentEntry }) {
  return (
    <EntryCard entry={entry} label="Received" receivedAt={entry.receivedAt}>
      <dt>Received</dt>
      <dd>
        <Moment at={entry.receivedAt} />
      </dd>
      <dt>Answer</dt>
      <dd>{entry.message}</dd>
      {entry.lost && (
        <>
          <dt>State</dt>
          <dd>
            Our records had to be set back to an earlier state since, and this is not among them any more.
            Please send it again.
          </dd>
        </>
      )}
      {isSubmissionKind(entry.kind) && !entry.lost && (
        <dd className="actions">
          <Link to={lookupAddress(entry.reference)}>
            See what we hold <span className="visually-hidden">of {entry.reference}</span>
          </Link>
        </dd>
      )}
    </EntryCard>
  );
}

interface EntryCardProps {
  entry: Pick<Entry, 'reference' | 'kind' | 'capturedAt'>;
  label: string;
  /** The server's time, on the stamp of a received entry. */
  receivedAt?: string;
  /** The content of the request, while it is on this device. */
  payload?: unknown;
  children: ReactNode;
}

function EntryCard({ entry, label, receivedAt, payload, children }: EntryCardProps) {
  return (
    <li className="entry">
      <Stamp
        reference={entry.reference}
        label={label}
        {...(receivedAt && { date: receivedAt.slice(0, 10) })}
      />
      <h3>{titleOf(entry.kind)}</h3>
      <dl className="definition">
        <dt>Filled in</dt>
        <dd>
          <Moment at={entry.capturedAt} />
        </dd>
        {children}
      </dl>
      {payload !== undefined && (
        <details>
          <summary>
            What is in it <span className="visually-hidden">({entry.reference})</span>
          </summary>
          <dl className="definition">
            <RequestFields payload={payload} />
          </dl>
        </details>
      )}
    </li>
  );
}

function LastTry({ entry: { lastAttemptAt, attempts } }: { entry: Entry }) {
  if (!lastAttemptAt) return null;
  return (
    <>
      <dt>Last try</dt>
      <dd>
        <Moment at={lastAttemptAt} /> ({attempts === 1 ? '1 try' : `${attempts} tries`})
      </dd>
    </>
  );
}

function NextTry({ entry: { nextAttemptAt, notBefore } }: { entry: Entry }) {
  const at = new Date(Math.max(nextAttemptAt, notBefore));
  // A longer pause is never trusted, whether a clock or a gateway caused it: it counts as over.
  const known = !Number.isNaN(at.getTime()) && at.getTime() - Date.now() <= LONGEST_PAUSE;
  if (!known) return 'when you are online';
  return (
    <>
      when you are online, at the latest <Moment at={at.toISOString()} />
    </>
  );
}

function InFile({ entry: { inFileSince } }: { entry: Entry }) {
  if (!inFileSince) return null;
  return (
    <>
      <dt>In a file</dt>
      <dd>
        saved <Moment at={inFileSince} />
      </dd>
    </>
  );
}

/** Staff entries are corrected in the department that they belong to. */
function EditLink({ entry: { kind, id, reference } }: { entry: Entry }) {
  if (!isSubmissionKind(kind)) return null;
  return (
    <Link className="button quiet" to={editAddress(submissions[kind].form, id)}>
      Edit <span className="visually-hidden">{reference}</span>
    </Link>
  );
}

function DiscardButton({ entry, onDiscard }: UnsentProps) {
  return (
    <button type="button" className="button danger" onClick={onDiscard}>
      Discard <span className="visually-hidden">{entry.reference}</span>
    </button>
  );
}

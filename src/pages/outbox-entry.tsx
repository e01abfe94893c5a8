import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { editAddress } from '../contract/addresses.ts';
import { submissions } from '../contract/submissions.ts';
import type { Entry, SentEntry } from '../device/database.ts';
import { Moment } from '../ui/moment.tsx';
import { Stamp } from '../ui/stamp.tsx';

/** Not sent yet: since when, what was tried, what comes next. */
export function WaitingEntry({ entry, onDiscard }: { entry: Entry; onDiscard: () => void }) {
  return (
    <EntryCard entry={entry} label="Waiting">
      {entry.lastAttemptAt && (
        <>
          <dt>Last try</dt>
          <dd>
            <Moment at={entry.lastAttemptAt} /> ({entry.attempts === 1 ? '1 try' : `${entry.attempts} tries`})
          </dd>
          <dt>Next try</dt>
          <dd>
            when you are online, at the latest{' '}
            <Moment at={new Date(Math.max(entry.nextAttemptAt, entry.notBefore)).toISOString()} />
          </dd>
        </>
      )}
      <dt>State</dt>
      <dd>
        {entry.problem
          ? `The office could not take it just now: ${entry.problem.message}`
          : entry.attempts > 0
            ? 'The office could not be reached. It is safe here and will be sent by itself.'
            : 'Safe on this device. It will be sent by itself as soon as you are online.'}
      </dd>
      <dd className="actions">
        {entry.attempts === 0 ? (
          <EditLink entry={entry} />
        ) : (
          <span>It cannot be edited any more: it may have reached us already.</span>
        )}
        <DiscardButton entry={entry} onDiscard={onDiscard} />
      </dd>
    </EntryCard>
  );
}

/** Refused by the server: why, field by field, with the way to mend it. */
export function ParkedEntry({ entry, onDiscard }: { entry: Entry; onDiscard: () => void }) {
  const fields = Object.entries(entry.problem?.fields ?? {});
  return (
    <EntryCard entry={entry} label="Not taken">
      <dt>Reason</dt>
      <dd>
        {fields.length === 0 ? (
          entry.problem?.message
        ) : (
          <ul>
            {fields.map(([field, message]) => (
              <li key={field}>{message}</li>
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

/** The proof that stays: reference and the server's time. */
export function ReceiptCard({ entry }: { entry: SentEntry }) {
  return (
    <EntryCard entry={entry} label="Received" receivedAt={entry.receivedAt}>
      <dt>Received</dt>
      <dd>
        <Moment at={entry.receivedAt} />
      </dd>
      <dt>Answer</dt>
      <dd>{entry.message}</dd>
    </EntryCard>
  );
}

interface EntryCardProps {
  entry: Pick<Entry, 'reference' | 'kind' | 'capturedAt'>;
  label: string;
  /** The server's time, on the stamp of what it holds. */
  receivedAt?: string;
  children: ReactNode;
}

function EntryCard({ entry, label, receivedAt, children }: EntryCardProps) {
  return (
    <li className="entry">
      <Stamp
        reference={entry.reference}
        label={label}
        {...(receivedAt && { date: receivedAt.slice(0, 10) })}
      />
      <h3>{submissions[entry.kind].title}</h3>
      <dl className="definition">
        <dt>Filled in</dt>
        <dd>
          <Moment at={entry.capturedAt} />
        </dd>
        {children}
      </dl>
    </li>
  );
}

function EditLink({ entry }: { entry: Entry }) {
  return (
    <Link className="button quiet" to={editAddress(submissions[entry.kind].form, entry.id)}>
      Edit <span className="visually-hidden">{entry.reference}</span>
    </Link>
  );
}

function DiscardButton({ entry, onDiscard }: { entry: Entry; onDiscard: () => void }) {
  return (
    <button type="button" className="button danger" onClick={onDiscard}>
      Discard <span className="visually-hidden">{entry.reference}</span>
    </button>
  );
}

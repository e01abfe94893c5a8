import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../contract/addresses.ts';
import { type SubmissionKind, submissions } from '../contract/submissions.ts';
import { Stamp } from '../ui/stamp.tsx';
import type { Result } from './use-submission.ts';

/** What came of a submission, below its form: the stamp with the reference, or what to do next. */
export function Outcome({ kind, result }: { kind: SubmissionKind; result: Result | null }) {
  const section = useRef<HTMLElement>(null);
  // The button was disabled while sending, which loses the focus: it goes to what came of it.
  useEffect(() => {
    if (result && !result.problem?.fields) section.current?.focus();
  }, [result]);
  if (!result) return null;
  return (
    <section ref={section} className="outcome" aria-label="Your request" tabIndex={-1}>
      {result.reference && (
        <Stamp
          reference={result.reference}
          label={result.type === 'saved' ? 'Waiting to be sent' : 'Received'}
        />
      )}
      <p>{result.message}</p>
      {result.problem && <p className="notice">{result.problem.message}</p>}
      {result.reference && (
        <p>
          {submissions[kind].title} <strong>{result.reference}</strong>.{' '}
          <Link to={routes.outbox}>See what this device has sent</Link>
        </p>
      )}
    </section>
  );
}

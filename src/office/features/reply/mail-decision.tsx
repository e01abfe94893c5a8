/** Sends a message that did not arrive for certain once more, or leaves it. */
import { useState } from 'react';
import { currentSession } from '../../../device/office/session/page.ts';
import { type Row, staffActions } from '../../../device/records/index.ts';
import { alertText } from '../../../forms/engine/outcome/alert-text.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { staffSubmissionDefinitions } from '../../../kinds/staff-submissions.ts';
import { say } from '../../../words/say.ts';

interface MailDecisionProps {
  row: Row<RequestKind>;
  /** Id of the message. */
  mail: string;
}

export function MailDecision({ row, mail }: MailDecisionProps) {
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  async function decide(again: boolean): Promise<void> {
    const author = currentSession().session?.account.id ?? null;
    setSending(true);
    // The note is kept with the record, where everybody reads it: in English.
    const text = again ? 'Sent the mail once more.' : 'Left the mail as it is.';
    const outcome = await staffActions().addNote(row, text, author, { mail: { id: mail, again } });
    setSending(false);
    if (outcome.type === 'accepted' || outcome.type === 'saved') return;
    setProblem(alertText(staffSubmissionDefinitions.recordNote.strings, outcome));
  }
  const of = <span className="visually-hidden">{say('of {reference}', row)}</span>;
  return (
    <>
      <p className="buttons">
        <button type="button" className="button" disabled={sending} onClick={() => void decide(true)}>
          {say('Send again')} {of}
        </button>
        <button type="button" className="button quiet" disabled={sending} onClick={() => void decide(false)}>
          {say('Do not send again')} {of}
        </button>
      </p>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

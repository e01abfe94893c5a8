import { type FormEvent, useId, useState } from 'react';
import { newSubmissionId } from '../../../device/core/submission-id.ts';
import { currentSession } from '../../../device/office/session/page.ts';
import { type Row, staffActions } from '../../../device/records/index.ts';
import { alertText } from '../../../forms/engine/outcome/alert-text.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { recordNoteSchema } from '../../../kinds/record-note/schema.ts';
import { staffSubmissionDefinitions } from '../../../kinds/staff-submissions.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { takeBackNoteAndSay } from '../../features/undo/take-back-note.ts';
import { showToast } from '../../features/undo/toasts.tsx';
import { subjectLabel } from '../list/record-labels.ts';
import { draftOf, keepDraft } from './note-drafts.ts';

/** Form for a note on a request; notes that were written are shown in the timeline. */
export function NoteForm({ row }: { row: Row<RequestKind> }) {
  const id = useId();
  const draft = draftOf(row.id);
  const [text, setText] = useState(draft.text);
  const [problem, setProblem] = useState('');
  // The author is the account that began to write: somebody else may sign in before the note is saved.
  const [author, setAuthor] = useState(draft.author);
  const type = (next: string, by = author) => {
    keepDraft(row.id, { text: next, author: by });
    setText(next);
  };

  async function press(event: FormEvent): Promise<void> {
    event.preventDefault();
    const note = recordNoteSchema.safeParse({ record: row.id, kind: row.kind, text });
    if (!note.success) {
      setProblem(sayKnown(note.error.issues[0]?.message ?? ''));
      return;
    }
    setProblem('');
    type('');
    const own = newSubmissionId();
    const outcome = await staffActions().addNote(row, note.data.text, author, { id: own });
    if (outcome.type === 'accepted' || outcome.type === 'saved') {
      showToast({
        words: say('{record}: note saved', { record: subjectLabel(row) || row.reference }),
        undo: () => takeBackNoteAndSay(row, own),
      });
      return;
    }
    // The text is put back, before what was typed meanwhile, so that the person can try again.
    type([note.data.text, draftOf(row.id).text].filter(Boolean).join('\n'));
    setProblem(alertText(staffSubmissionDefinitions.recordNote.strings, outcome));
  }

  return (
    <section className="notes" aria-label={say('Notes')}>
      <form onSubmit={press}>
        <label htmlFor={id}>{say('Add a note')}</label>
        <textarea
          id={id}
          data-key="n"
          rows={2}
          value={text}
          aria-describedby={problem ? `${id}-problem` : undefined}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => {
            const by = text === '' ? (currentSession().session?.account.id ?? null) : author;
            setAuthor(by);
            type(target.value, by);
          }}
        />
        {problem && (
          <p className="problem" id={`${id}-problem`} role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="button quiet">
          {say('Save note')}
        </button>
      </form>
    </section>
  );
}

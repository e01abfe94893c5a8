import { type FormEvent, useId, useState } from 'react';
import { recordNoteSchema } from '../../../contract/changes.ts';
import { staffSubmissions } from '../../../contract/staff-submissions.ts';
import { addNote, type Row } from '../../../device/feed/index.ts';
import { currentSession } from '../../../device/session/page.ts';
import { wordsOf } from '../../../forms/engine/words.ts';
import type { RequestKind } from './owner.tsx';

/** A place to write a note on a request; those that were written stand in its timeline. */
export function NoteForm({ row }: { row: Row<RequestKind> }) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  // Whoever began to write it: somebody else may sign in before it is saved.
  const [author, setAuthor] = useState<string | null>(null);

  async function press(event: FormEvent): Promise<void> {
    event.preventDefault();
    const note = recordNoteSchema.safeParse({ record: row.id, kind: row.kind, text });
    if (!note.success) {
      setProblem(note.error.issues[0]?.message ?? '');
      return;
    }
    setProblem('');
    setText('');
    const outcome = await addNote(row, note.data.text, author);
    if (outcome.type === 'accepted' || outcome.type === 'saved') return;
    // The text is put back, so that the person can try again.
    setText(note.data.text);
    setProblem(wordsOf(staffSubmissions.recordNote.strings, outcome));
  }

  return (
    <section className="notes" aria-label="Notes">
      <form onSubmit={press}>
        <label htmlFor={id}>Add a note</label>
        <textarea
          id={id}
          rows={2}
          value={text}
          aria-describedby={problem ? `${id}-problem` : undefined}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => {
            if (text === '') setAuthor(currentSession().session?.account.id ?? null);
            setText(target.value);
          }}
        />
        {problem && (
          <p className="problem" id={`${id}-problem`} role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="button quiet">
          Save note
        </button>
      </form>
    </section>
  );
}

/** The frame of every form of the staff: big targets, one button, and the reason when something is wrong. */
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftOffer } from '../../../forms/engine/draft/draft-offer.tsx';
import { sayInvalidFieldCount } from '../../../forms/engine/submit/field-errors.ts';
import { useSubmitHandler } from '../../../forms/engine/submit/use-submit-handler.ts';
import { Note } from './note.tsx';
import type { StaffForm } from './use-staff-form.ts';
import './staff-form.css';
import { say, sayKnown } from '../../../words/say.ts';

interface StaffFormFrameProps<Values extends FieldValues> {
  form: StaffForm<Values>;
  title: string;
  /** Label of the button. */
  action: string;
  /** Name of what is corrected; null for a new entry. */
  corrected?: string | null;
  /** Between the fields and the button. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Asked in the form, so that nothing is in the way of who goes on. */
function Question({ words, yes, no }: { words: string; yes: () => void; no: () => void }) {
  return (
    <div className="notice wide" role="alert">
      <p>{words}</p>
      <p className="buttons">
        <button type="button" className="button" onClick={yes}>
          {say('Enter again')}
        </button>
        <button type="button" className="button quiet" onClick={no}>
          {say('Leave it out')}
        </button>
      </p>
    </div>
  );
}

export function StaffFormFrame<Values extends FieldValues>({
  form,
  title,
  action,
  corrected = null,
  beside,
  children,
}: StaffFormFrameProps<Values>) {
  const heading = corrected === null ? sayKnown(title) : say('Correct {name}', { name: corrected });
  const label = corrected === null ? sayKnown(action) : say('Save correction');
  const { waiting, press } = useSubmitHandler(form, form.checkAndSubmit);
  return (
    <section className="staff-form" id="form">
      <h2>{heading}</h2>
      <DraftOffer draft={form.draft} />
      <form noValidate aria-label={heading} onSubmit={press}>
        {children}
        {beside}
        {form.question && <Question {...form.question} />}
        <div className="send">
          <button
            type="submit"
            className="button primary"
            disabled={form.sending}
            aria-busy={waiting || undefined}
          >
            {form.sending ? say('Saving …') : label}
          </button>
          <Note of={form.note} otherwise={sayInvalidFieldCount(form.errors)} />
        </div>
      </form>
      {form.dialogs}
    </section>
  );
}

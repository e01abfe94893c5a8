/** The frame of every form of the staff: big targets, one button, and the reason when something is wrong. */
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftOffer } from '../../../forms/engine/draft-offer.tsx';
import { correctionsIn } from '../../../forms/engine/errors.ts';
import { usePress } from '../../../forms/engine/use-press.ts';
import type { StaffForm } from './use-staff-form.ts';
import './staff-form.css';

interface StaffFormFrameProps<Values extends FieldValues> {
  form: StaffForm<Values>;
  title: string;
  /** Label of the button. */
  action: string;
  children: ReactNode;
}

export function StaffFormFrame<Values extends FieldValues>({
  form,
  title,
  action,
  children,
}: StaffFormFrameProps<Values>) {
  const { waiting, press } = usePress(form, form.checkAndSubmit);
  return (
    <section className="staff-form" id="form">
      <h2>{title}</h2>
      <DraftOffer draft={form.draft} />
      <form noValidate aria-label={title} onSubmit={press}>
        {children}
        <div className="send">
          <button
            type="submit"
            className="button primary"
            disabled={form.sending}
            aria-busy={waiting || undefined}
          >
            {form.sending ? 'Saving …' : action}
          </button>
          <p role="status">{correctionsIn(form.errors) || form.note}</p>
        </div>
      </form>
      {form.dialogs}
    </section>
  );
}

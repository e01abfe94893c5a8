/** The frame of every form of the staff: big targets, one button, and the reason when something is wrong. */
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
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
  form: { submit, sending, note, form, dialogs },
  title,
  action,
  children,
}: StaffFormFrameProps<Values>) {
  const wrong = Object.keys(form.formState.errors).length;
  return (
    <section className="staff-form" id="form">
      <h2>{title}</h2>
      <form
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
        <div className="send">
          <button type="submit" className="button primary" disabled={sending}>
            {sending ? 'Saving …' : action}
          </button>
          <p role="status">
            {wrong > 0 ? `${wrong === 1 ? '1 field needs' : `${wrong} fields need`} a correction.` : note}
          </p>
        </div>
      </form>
      {dialogs}
    </section>
  );
}

/** The frame of every form: what was typed before, the fields, Submit, and what came of it. */
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { HONEYPOT } from '../../contract/honeypot.ts';
import type { Payload, SubmissionKind } from '../../contract/submissions.ts';
import { DraftOffer } from './draft-offer.tsx';
import type { HandOnProps } from './hand-on.tsx';
import { Outcome } from './outcome.tsx';
import type { RequestForm } from './use-request-form.ts';

interface RequestFormFrameProps<Kind extends SubmissionKind, Values extends FieldValues> {
  request: RequestForm<Kind, Values>;
  /** What the form is, for screen readers. */
  label: string;
  /** Called once for each press of Submit that is not a second one. */
  onSubmit: () => Promise<unknown>;
  /** What our messages say of a request that was sent. */
  summary: (sent: Payload<Kind>) => Pick<HandOnProps, 'name' | 'date' | 'about'>;
  children: ReactNode;
}

export function RequestFormFrame<Kind extends SubmissionKind, Values extends FieldValues>({
  request,
  label,
  onSubmit,
  summary,
  children,
}: RequestFormFrameProps<Kind, Values>) {
  const { sending, sent } = request;
  const wrong = countErrors(request.form.formState.errors);
  const [waiting, setWaiting] = useState(false);
  const latest = useRef(onSubmit);
  latest.current = onSubmit;
  const press = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending || waiting) return;
    // What counts is what stands in the form when its draft is back.
    const arriving = request.draft.arriving();
    if (arriving) {
      setWaiting(true);
      await arriving;
      setWaiting(false);
    }
    void latest.current();
  };
  return (
    <>
      <DraftOffer draft={request.draft} />
      <form className="form scripted" noValidate onSubmit={press} aria-label={label}>
        {children}
        <p className="visually-hidden" aria-hidden="true">
          <label>
            Leave this empty
            <input
              {...request.form.register(HONEYPOT as Path<Values>)}
              type="text"
              tabIndex={-1}
              autoComplete="off"
            />
          </label>
        </p>
        <p className="visually-hidden" role="status">
          {wrong > 0 && `${wrong === 1 ? '1 field needs' : `${wrong} fields need`} a correction.`}
        </p>
        <button type="submit" className="button primary" disabled={sending} aria-busy={waiting || undefined}>
          {sending ? 'Sending …' : 'Submit'}
        </button>
      </form>
      <Outcome kind={request.kind} result={request.result} request={sent && summary(sent)} />
      {request.dialogs}
    </>
  );
}

/** Fields with an error, those of a traveler among them. */
function countErrors(errors: object): number {
  return Object.values(errors).reduce<number>((sum, error) => {
    if (typeof error !== 'object' || error === null) return sum;
    return sum + ('message' in error ? 1 : countErrors(error));
  }, 0);
}

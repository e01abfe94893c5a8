/** The frame of every public form: an earlier draft, the fields, Submit, and the result. */
import { type ReactNode, useRef } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { HONEYPOT } from '../../contract/protocol/honeypot.ts';
import type { EditedRequest } from '../../device/outbox/index.ts';
import type { PublicPayload, SubmissionKind } from '../../kinds/submissions.ts';
import { say } from '../../words/say.ts';
import { DraftOffer } from './draft/draft-offer.tsx';
import { Outcome } from './outcome/outcome.tsx';
import type { ShareRequestProps } from './outcome/share-request.tsx';
import { sayInvalidFieldCount } from './submit/field-errors.ts';
import { useSubmitHandler } from './submit/use-submit-handler.ts';
import type { RequestForm } from './use-request-form.ts';

interface RequestFormFrameProps<Kind extends SubmissionKind, Values extends FieldValues> {
  request: RequestForm<Kind, Values>;
  /** Name of the form for screen readers. */
  label: string;
  /** Called once for each press of Submit; a repeated press while sending does not count. */
  onSubmit: () => Promise<unknown>;
  /** Returns the facts about a sent request for messages to the office. */
  summary: (sent: PublicPayload<Kind>) => Pick<ShareRequestProps, 'name' | 'date' | 'lastDate' | 'about'>;
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
  const { waiting, press } = useSubmitHandler(request, onSubmit);
  const form = useRef<HTMLFormElement>(null);
  const beginAnother = () => {
    request.beginAnother();
    form.current?.querySelector<HTMLElement>('input, select')?.focus();
  };
  return (
    <>
      <DraftOffer draft={request.draft} />
      {request.edited && <CorrectionNotice edited={request.edited} />}
      <form ref={form} className="form scripted" noValidate onSubmit={press} aria-label={label}>
        {children}
        <p className="visually-hidden" aria-hidden="true">
          <label>
            {say('Leave this empty')}
            <input
              {...request.form.register(HONEYPOT as Path<Values>)}
              type="text"
              tabIndex={-1}
              autoComplete="off"
            />
          </label>
        </p>
        <p className="visually-hidden" role="status">
          {sayInvalidFieldCount(request.form.formState.errors)}
        </p>
        <button type="submit" className="button primary" disabled={sending} aria-busy={waiting || undefined}>
          {sending ? say('Sending …') : say('Submit')}
        </button>
      </form>
      <Outcome
        kind={request.kind}
        result={request.result}
        request={sent && { asked: sent, request: summary(sent) }}
        onAnother={request.edited ? undefined : beginAnother}
      />
      {request.dialogs}
    </>
  );
}

/** Notice of the request that the form corrects, and what Submit does to it. Empty for one that never left. */
function CorrectionNotice({ edited: { reference, isCorrection, payload } }: { edited: EditedRequest }) {
  if (!isCorrection) return null;
  return (
    <p className="notice">
      <strong>{say('Correct request {reference}.', { reference })}</strong>{' '}
      <span>
        {payload
          ? say('Change what is wrong and press Submit.')
          : say(
              'What you sent is not kept on this device: please fill in the whole form once more, as it should be.',
            )}
      </span>{' '}
      {say('It stays one request, under the same reference.')}
    </p>
  );
}

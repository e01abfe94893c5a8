/** A public form: the engine, an alert with the contract's text, and the result below the form. */
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EditedRequest, Submit } from '../../device/outbox/index.ts';
import {
  currentSchema,
  type PublicPayload,
  type SubmissionKind,
  submissions,
} from '../../kinds/submissions.ts';
import { type Dialogs, useDialogs } from '../../ui/dialog.tsx';
import { loadDevice } from './load-device.ts';
import { logFailure } from './log-failure.ts';
import { isStored, type SubmissionResult, submissionResultOf } from './outcome-messages.ts';
import { type FormEngine, type FormOptions, useFormEngine } from './use-engine.ts';

export interface RequestForm<Kind extends SubmissionKind, Values extends FieldValues>
  extends Dialogs,
    Omit<FormEngine<Values, PublicPayload<Kind>>, 'submit'> {
  kind: Kind;
  /** The request that the person edits or corrects, if any. */
  edited: EditedRequest | null;
  /** Saves, sends, and shows the server's messages at the fields. */
  submit: (payload: PublicPayload<Kind>) => Promise<SubmissionResult>;
  /** Shows the result below the form. */
  show: (result: SubmissionResult) => void;
  /**
   * Validates, submits, and shows the alert and the result, as most forms do at Submit. Null if invalid.
   * @param words returns the text of the alert; the result's own message by default
   */
  checkAndSubmit: (words?: (result: SubmissionResult) => string) => Promise<SubmissionResult | null>;
  result: SubmissionResult | null;
  /** Payload that was sent last. */
  sent: PublicPayload<Kind> | null;
}

export function useRequestForm<Kind extends SubmissionKind, Values extends FieldValues>(
  options: FormOptions<Kind, Values, PublicPayload<Kind>>,
): RequestForm<Kind, Values> {
  const { kind, edited } = options;
  const dialogs = useDialogs();
  const engine = useFormEngine(options, {
    schema: currentSchema(kind),
    submit: submitHere,
    onProblem: dialogs.close,
  });
  const [result, show] = useState<SubmissionResult | null>(null);
  const [sent, setSent] = useState<PublicPayload<Kind> | null>(null);

  const request: RequestForm<Kind, Values> = {
    ...dialogs,
    ...engine,
    kind,
    edited,
    async submit(payload) {
      const { strings } = submissions[kind];
      const outcome = await engine.submit(payload);
      logFailure(strings, outcome);
      const found = submissionResultOf(strings, outcome);
      if (isStored(found)) setSent(payload);
      return found;
    },
    show,
    async checkAndSubmit(words = ({ message }) => message) {
      const payload = await engine.check();
      if (!payload) return null;
      const found = await request.submit(payload);
      const text = words(found);
      const { reference = '' } = found;
      // The text of a home booking already contains the reference.
      await dialogs.alert(text, text.includes(reference) ? {} : { reference });
      show(found);
      return found;
    },
    result,
    sent,
  };
  return request;
}

/** Submits through the device layer; if it cannot be loaded, the device cannot store. */
const submitHere: Submit = async (entry) => {
  try {
    const { startReplayTriggers, submit } = await loadDevice();
    const outcome = await submit(entry);
    if (outcome.type === 'saved') startReplayTriggers();
    return outcome;
  } catch (error) {
    return { type: 'not-stored', error: error instanceof Error ? error.message : String(error) };
  }
};

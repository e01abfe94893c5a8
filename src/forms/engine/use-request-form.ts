/** A public form: the engine, an alert with the contract's text, and the result below the form. */
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EditedRequest, RecentRequest, Submit, SubmitOutcome } from '../../device/outbox/index.ts';
import {
  currentSchema,
  type PublicPayload,
  type SubmissionKind,
  submissions,
} from '../../kinds/submissions.ts';
import { type Dialogs, useDialogs } from '../../ui/dialog/dialog.tsx';
import type { FormEngine, FormOptions } from './engine-types.ts';
import { prepareOutcome } from './outcome/outcome.tsx';
import { isStored, type SubmissionResult, submissionResultOf } from './outcome/outcome-messages.ts';
import { isDeviceLoaded, loadDevice } from './submit/load-device.ts';
import { logFailure } from './submit/log-failure.ts';
import { useRecentRequests } from './submit/use-recent-requests.ts';
import { useFormEngine } from './use-engine.ts';

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
  /** Empties the form for another request, which may have the same content. */
  beginAnother: () => void;
}

export function useRequestForm<Kind extends SubmissionKind, Values extends FieldValues>(
  options: FormOptions<Kind, Values, PublicPayload<Kind>>,
): RequestForm<Kind, Values> {
  const { kind, edited } = options;
  const { strings } = submissions[kind];
  const dialogs = useDialogs();
  const recent = useRecentRequests(kind);
  const engine = useFormEngine(options, {
    schema: currentSchema(kind),
    submit: submitOnDevice,
    onTouch() {
      void recent.load();
      prepareOutcome();
    },
    onRestored: showAgain,
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
      // Typed anew, or changed and changed back: what was sent already is no other request.
      const same = edited || engine.isAllSent() ? undefined : recent.find(payload);
      if (same && isCorrectedSince(same)) return tell(payload, same.outcome);
      if (same) engine.resume(same.id, false);
      const outcome = await engine.submit(payload);
      recent.forget();
      logFailure(strings, outcome);
      return tell(payload, outcome);
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
    beginAnother() {
      recent.ignore();
      engine.reset();
      show(null);
      setSent(null);
    },
  };
  return request;

  function tell(payload: PublicPayload<Kind>, outcome: SubmitOutcome): SubmissionResult {
    const found = submissionResultOf(strings, outcome);
    if (isStored(found)) setSent(payload);
    return found;
  }

  /** Shows what became of a request whose page the browser has filled in again, because somebody came back to it. */
  async function showAgain(payload: PublicPayload<Kind>): Promise<boolean> {
    await recent.load();
    const same = recent.find(payload);
    if (!same) return false;
    const found = same.outcome && tell(payload, same.outcome);
    if (found) show(found);
    const isDone = found !== null && isStored(found);
    if (isDone && !same.isCurrent) engine.reset();
    else engine.resume(same.id, isDone);
    return isDone;
  }
}

/** Sent again, it would undo the correction. */
const isCorrectedSince = (request: RecentRequest): request is RecentRequest & { outcome: SubmitOutcome } =>
  !request.isCurrent && request.outcome !== null;

/** Submits through the device layer; if it cannot be loaded, the device cannot store. */
export const submitOnDevice: Submit = async (entry) => {
  try {
    const { startReplayTriggers, submit } = await loadDevice();
    const outcome = await submit(entry);
    if (outcome.type === 'saved') startReplayTriggers();
    return outcome;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { type: 'not-stored', error: message, ...(!isDeviceLoaded() && { isNotLoaded: true }) };
  }
};

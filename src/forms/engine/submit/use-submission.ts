/** The id of the submission being written, from the first touch to the server or the outbox. */
import { useCallback, useRef, useState } from 'react';
import { newSubmissionId } from '../../../device/core/submission-id.ts';
import type { EditedRequest, Submit, SubmitOutcome } from '../../../device/outbox/index.ts';
import type { EntryKind } from '../../../kinds/entry-kinds.ts';
import { isStored } from '../outcome/outcome-messages.ts';
import { loadDevice } from './load-device.ts';

/**
 * Milliseconds until the button says that it is sending. By then most phones have the entry on disk;
 * rendering the form earlier would delay that.
 */
const PATIENCE = 100;

export interface SubmissionOptions {
  kind: EntryKind;
  /** The request that the person edits, if any; it keeps its id. */
  edited: EditedRequest | null;
  submit: Submit;
}

export interface Submission {
  /** Call this at every change by the person; the first call makes the id. @returns the id */
  touch: () => string;
  /** The id of the next `submit`. */
  id: () => string;
  /** True once the person has begun it. */
  isBegun: () => boolean;
  /** True once the server or the outbox holds the form's content. */
  isStored: () => boolean;
  /** True while the form's content changes a submission that was already made under its id. */
  corrects: () => boolean;
  /** Goes on with an id that a draft kept. @param isDone true if its content is that of the form, and stored */
  resume: (id: string, corrects: boolean, isDone?: boolean) => void;
  /** The next touch begins another submission. */
  begin: () => void;
  /** Resolves with the result and the id. */
  submit: (payload: unknown) => Promise<SubmitOutcome & { id: string }>;
  sending: boolean;
}

/** @param options read again at each `submit` */
export function useSubmission(options: SubmissionOptions): Submission {
  const { edited } = options;
  const id = useRef<string | null>(edited?.id ?? null);
  const current = useCallback(() => {
    id.current ??= newSubmissionId();
    return id.current;
  }, []);
  const [sending, setSending] = useState(false);
  const stored = useRef(false);
  const corrects = useRef(false);
  /**
   * True if the next typing begins another request: this one is stored, and it is not being edited. Only the
   * person knows whether a changed name is a correction or the next guest; corrections start in the outbox.
   */
  const isOver = useRef(false);
  /** True once the person has changed something since the last press. */
  const typedSince = useRef(false);

  /** Continues the request, or begins another if it is over. Pressing Submit twice is one request. */
  const goOn = () => {
    if (id.current === null || isOver.current) {
      id.current = newSubmissionId();
      corrects.current = false;
    }
    isOver.current = false;
    stored.current = false;
    return id.current;
  };

  return {
    touch() {
      typedSince.current = true;
      // Loaded while the person is still typing.
      void loadDevice().catch(() => undefined);
      return goOn();
    },
    id: current,
    isBegun: () => id.current !== null,
    isStored: () => stored.current,
    corrects: () => corrects.current,
    resume(draft, isCorrection, isDone = false) {
      id.current = draft;
      corrects.current = isCorrection;
      isOver.current = isDone;
      stored.current = isDone;
    },
    begin() {
      id.current = null;
      corrects.current = false;
      isOver.current = false;
      stored.current = false;
    },
    async submit(payload) {
      const submitted = current();
      typedSince.current = false;
      const waiting = setTimeout(() => setSending(true), PATIENCE);
      try {
        const { kind, submit } = options;
        const known = edited?.id === submitted ? edited.atOffice : null;
        const outcome = await submit({ id: submitted, kind, payload, atOffice: known });
        stored.current = isStored(outcome);
        corrects.current ||= stored.current;
        isOver.current = edited?.id !== submitted && stored.current;
        // Text typed during the submission was not part of it, so it begins another one.
        if (stored.current && typedSince.current) goOn();
        return { ...outcome, id: submitted };
      } finally {
        clearTimeout(waiting);
        setSending(false);
      }
    },
    sending,
  };
}

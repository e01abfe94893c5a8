/** The id of the submission being written, from the first touch to the server or the outbox. */
import { useCallback, useRef, useState } from 'react';
import type { EntryKind } from '../../contract/entry-kinds.ts';
import type { Entry } from '../../device/database.ts';
import type { Submit, SubmitOutcome } from '../../device/outbox/index.ts';
import { newSubmissionId } from '../../device/submission-id.ts';
import { loadDevice } from './load-device.ts';
import { isStored } from './result.ts';

/**
 * Milliseconds until the button says that it is sending. By then the entry is on the disk of most
 * phones: to draw the form again before would hold that up.
 */
const PATIENCE = 100;

export interface SubmissionOptions {
  kind: EntryKind;
  /** The entry of the outbox that the person edits, if any. */
  edited: Entry | null;
  /** True where an edited entry keeps its id; otherwise a further one takes its place. */
  keepsId: boolean;
  submit: Submit;
}

export interface Submission {
  /** To be called at every change by the person: the first one makes the id, which it gives. */
  touch: () => string;
  /** The id under which the next `submit` goes out. */
  id: () => string;
  /** True once the server or the outbox holds what stands in the form. */
  isStored: () => boolean;
  /** Goes on with an id that a draft kept. */
  resume: (id: string) => void;
  /** The next touch begins another submission. */
  begin: () => void;
  /** Resolves with what came of it, and under which id. */
  submit: (payload: unknown) => Promise<SubmitOutcome & { id: string }>;
  sending: boolean;
}

/** @param options read anew at each `submit` */
export function useSubmission(options: SubmissionOptions): Submission {
  const { edited, keepsId } = options;
  const id = useRef<string | null>(keepsId && edited ? edited.id : null);
  const replaces = useRef<string | null>(null);
  const current = useCallback(() => {
    id.current ??= newSubmissionId();
    return id.current;
  }, []);
  const [sending, setSending] = useState(false);
  const stored = useRef(false);
  /** True once the person has changed something since the last press. */
  const typedSince = useRef(false);

  return {
    touch() {
      // Pressing Submit twice is one request; changing what was sent begins another.
      if (id.current === null || stored.current) {
        id.current = newSubmissionId();
        replaces.current = null;
      }
      stored.current = false;
      typedSince.current = true;
      // Fetched while the person still writes.
      void loadDevice().catch(() => undefined);
      return id.current;
    },
    id: current,
    isStored: () => stored.current,
    resume(draft) {
      id.current = draft;
      stored.current = false;
    },
    begin() {
      id.current = null;
      replaces.current = null;
      stored.current = false;
    },
    async submit(payload) {
      const submitted = current();
      typedSince.current = false;
      if (edited && !keepsId && !stored.current) replaces.current ??= edited.id;
      const waiting = setTimeout(() => setSending(true), PATIENCE);
      try {
        const { kind, submit } = options;
        const outcome = await submit({ id: submitted, kind, payload, replaces: replaces.current });
        stored.current = isStored(outcome);
        // What was typed while that was on its way has not gone with it: it is another submission.
        if (stored.current && typedSince.current) {
          stored.current = false;
          id.current = newSubmissionId();
          replaces.current = null;
        }
        if (outcome.type === 'already-sent') replaces.current = null;
        return { ...outcome, id: submitted };
      } finally {
        clearTimeout(waiting);
        setSending(false);
      }
    },
    sending,
  };
}

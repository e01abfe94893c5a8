/**
 * What all forms share: the id of the submission being written, the way to the
 * server, and what the person is told (decisions section 4).
 */
import { useCallback, useRef, useState } from 'react';
import type { Problem } from '../contract/answers.ts';
import { type Payload, type SubmissionKind, submissions } from '../contract/submissions.ts';
import type { Entry } from '../device/database.ts';
import { newSubmissionId, openDevice } from '../device/device.ts';
import { submit } from '../device/submit.ts';
import { startWakes } from '../device/wakes.ts';

/** What the person reads after pressing Submit. */
export interface Result {
  type: 'accepted' | 'saved' | 'refused' | 'failed' | 'not-stored' | 'already-sent';
  message: string;
  /** Absent when nothing is kept under it. */
  reference?: string;
  problem?: Problem;
}

export const SAVED = 'Saved on this device. We will send it as soon as you are online.';
const ALREADY_SENT =
  'Your earlier version has been sent in the meantime. Your changes are still here: submit again to send them as a further request.';

export interface Submission<Kind extends SubmissionKind> {
  /** To be called at every change by the person: the first one makes the id. */
  touch: () => void;
  send: (payload: Payload<Kind>) => Promise<Result>;
  sending: boolean;
}

/**
 * @param edits the entry of the outbox that this form mends, if any
 */
export function useSubmission<Kind extends SubmissionKind>(
  kind: Kind,
  edits: Entry | null,
): Submission<Kind> {
  const id = useRef<string | null>(null);
  const replaces = useRef<string | null>(null);
  const [sending, setSending] = useState(false);
  /** True once the server or the outbox holds what stands in the form. */
  const held = useRef(false);

  const touch = useCallback(() => {
    // Pressing Submit twice is one request; changing what was sent begins another.
    if (id.current === null || held.current) {
      id.current = newSubmissionId();
      replaces.current = null;
    }
    held.current = false;
  }, []);

  const send = useCallback(
    async (payload: Payload<Kind>): Promise<Result> => {
      id.current ??= newSubmissionId();
      if (edits && !held.current) replaces.current ??= edits.id;
      setSending(true);
      try {
        const outcome = await submit({ id: id.current, kind, payload, replaces: replaces.current });
        held.current = outcome.type === 'accepted' || outcome.type === 'saved';
        if (outcome.type === 'already-sent') replaces.current = null;
        if (outcome.type === 'saved') startWakes();
        return describe(kind, outcome);
      } finally {
        setSending(false);
      }
    },
    [kind, edits],
  );

  return { touch, send, sending };
}

function describe(kind: SubmissionKind, outcome: Awaited<ReturnType<typeof submit>>): Result {
  const { strings } = submissions[kind];
  switch (outcome.type) {
    case 'accepted':
      return { type: 'accepted', message: strings.success, reference: outcome.reference };
    case 'saved':
      return { type: 'saved', message: SAVED, reference: outcome.reference };
    case 'refused':
    case 'failed':
      return { type: outcome.type, message: strings.failure, problem: outcome.problem };
    case 'not-stored':
      return { type: 'not-stored', message: strings.unreachable };
    case 'already-sent':
      return { type: 'already-sent', message: ALREADY_SENT };
  }
}

/** The entry named by `?edit=<id>`, for a form to open with; null when there is none. */
export async function findEdited(search: string): Promise<Entry | null> {
  const id = new URLSearchParams(search).get('edit');
  return (id && (await openDevice().outbox.find(id))) || null;
}

/**
 * What all forms share: the id of the submission being written, the way to the
 * server, and what the person is told (docs/contract.md#outcomes).
 */
import { useCallback, useRef, useState } from 'react';
import type { Problem, Receipt } from '../../contract/answers.ts';
import { type Payload, type SubmissionKind, submissions } from '../../contract/submissions.ts';
import type { Entry } from '../../device/database.ts';
import type { NewEntry, SubmitOutcome } from '../../device/outbox/index.ts';
import { newSubmissionId } from '../../device/submission-id.ts';
import { loadDevice } from './load-device.ts';

/** What the person reads after pressing Submit. */
export interface Result {
  type: 'accepted' | 'saved' | 'refused' | 'failed' | 'not-stored' | 'already-sent';
  message: string;
  /** Absent when nothing is kept under it. */
  reference?: string;
  /** What the server said when it took it. */
  receipt?: Pick<Receipt, 'message' | 'receivedAt'>;
  problem?: Problem;
  /** The browser's own words, when the device could not store it. */
  error?: string;
}

/**
 * Milliseconds until the button says that it is sending. By then the entry is on the disk of most
 * phones: to draw the form again before would hold that up.
 */
const PATIENCE = 100;

export const SAVED = 'Saved on this device. We will send it as soon as you are online.';
const ALREADY_SENT =
  'Your earlier version has been sent in the meantime. Your changes are still here: submit again to send them as a further request.';

export interface Submission<Kind extends SubmissionKind> {
  /** To be called at every change by the person: the first one makes the id, which it gives. */
  touch: () => string;
  /** The id under which the next `send` goes out. */
  id: () => string;
  /** True once the server or the outbox holds what stands in the form. */
  isHeld: () => boolean;
  /** Goes on with an id that a draft kept. */
  resume: (id: string) => void;
  /** The next touch begins another submission. */
  begin: () => void;
  /** Resolves with what came of it, and under which id. */
  send: (payload: Payload<Kind>) => Promise<Result & { id: string }>;
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
  const current = useCallback(() => {
    id.current ??= newSubmissionId();
    return id.current;
  }, []);
  const [sending, setSending] = useState(false);
  const held = useRef(false);

  const touch = useCallback(() => {
    // Pressing Submit twice is one request; changing what was sent begins another.
    if (id.current === null || held.current) {
      id.current = newSubmissionId();
      replaces.current = null;
    }
    held.current = false;
    // Fetched while the person still writes.
    void loadDevice().catch(() => undefined);
    return id.current;
  }, []);
  const resume = useCallback((draft: string) => {
    id.current = draft;
    held.current = false;
  }, []);
  const begin = useCallback(() => {
    id.current = null;
    replaces.current = null;
    held.current = false;
  }, []);

  const send = useCallback(
    async (payload: Payload<Kind>) => {
      const submitted = current();
      if (edits && !held.current) replaces.current ??= edits.id;
      const waiting = setTimeout(() => setSending(true), PATIENCE);
      try {
        const outcome = await submitTo({ id: submitted, kind, payload, replaces: replaces.current });
        held.current = outcome.type === 'accepted' || outcome.type === 'saved';
        if (outcome.type === 'already-sent') replaces.current = null;
        return { ...describe(kind, outcome), id: submitted };
      } finally {
        clearTimeout(waiting);
        setSending(false);
      }
    },
    [kind, edits, current],
  );

  return { touch, id: current, isHeld: () => held.current, resume, begin, send, sending };
}

/** A device layer that cannot be had is a device that cannot store. */
async function submitTo(entry: NewEntry): Promise<SubmitOutcome> {
  try {
    const { startWakes, submit } = await loadDevice();
    const outcome = await submit(entry);
    if (outcome.type === 'saved') startWakes();
    return outcome;
  } catch (error) {
    return { type: 'not-stored', error: error instanceof Error ? error.message : String(error) };
  }
}

function describe(kind: SubmissionKind, outcome: SubmitOutcome): Result {
  const { strings } = submissions[kind];
  switch (outcome.type) {
    case 'accepted':
      return {
        type: 'accepted',
        message: strings.success,
        reference: outcome.reference,
        receipt: outcome.receipt,
      };
    case 'saved':
      return { type: 'saved', message: SAVED, reference: outcome.reference };
    case 'refused':
    case 'failed':
      return { type: outcome.type, message: strings.failure, problem: outcome.problem };
    case 'not-stored':
      return { type: 'not-stored', message: strings.unreachable, error: outcome.error };
    case 'already-sent':
      return { type: 'already-sent', message: ALREADY_SENT };
  }
}

/** The entry named by `?edit=<id>`, for a form to open with; null when there is none, or it is another account's. */
export async function findEdited(search: string): Promise<Entry | null> {
  const id = new URLSearchParams(search).get('edit');
  if (!id) return null;
  const { openDevice } = await loadDevice();
  return (await openDevice().own.find(id)) ?? null;
}

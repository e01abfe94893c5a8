/**
 * Publishes drafts, or undoes an edition, one request at a time. If the office did not answer, the next press sends the
 * same id, so that it is published only once.
 */
import { useCallback, useRef, useState } from 'react';
import { endpoints } from '../../../../../contract/protocol/endpoints.ts';
import type { ReleaseAnswer, ReleaseBody } from '../../../../../kinds/calls/site-editions.ts';
import { say, sayKnown } from '../../../../../words/say.ts';
import { askToDraw } from '../ask-to-draw.ts';
import { forgetReleaseId, withReleaseId } from './release-ids.ts';

/** Why nothing was published. */
export interface Refusal {
  /** In words. */
  message: string;
  /** What is wrong, by the key of a field. */
  faults: Readonly<Record<string, string>>;
}

export type ReleaseOutcome = { answer: ReleaseAnswer } | { refusal: Refusal };

/** @returns true while one is sent; how to send one, which resolves with null for a second press */
export function useRelease(): {
  isPublishing: boolean;
  release: (body: Omit<ReleaseBody, 'id'>) => Promise<ReleaseOutcome | null>;
} {
  const [isPublishing, setPublishing] = useState(false);
  const busy = useRef(false);
  const release = useCallback(async (body: Omit<ReleaseBody, 'id'>) => {
    if (busy.current) return null;
    busy.current = true;
    setPublishing(true);
    try {
      return await send(withReleaseId(body));
    } finally {
      busy.current = false;
      setPublishing(false);
    }
  }, []);
  return { isPublishing, release };
}

async function send(release: ReleaseBody): Promise<ReleaseOutcome> {
  const answer = await askToDraw<ReleaseAnswer>(endpoints.siteEditions, release);
  if (answer.ok) {
    forgetReleaseId(release);
    return { answer: answer.value };
  }
  const { status, problem } = answer;
  if (status === 0) {
    const message = say(
      'The office did not answer, so nobody here knows whether it was published. Press again when you have a signal: it is published only once.',
    );
    return { refusal: { message, faults: {} } };
  }
  // A server that failed may have published it before.
  if (status < 500) forgetReleaseId(release);
  return { refusal: { message: sayKnown(problem.message), faults: problem.fields ?? {} } };
}

import { useRef } from 'react';
import type { RecentRequest } from '../../../device/outbox/index.ts';
import type { SubmissionKind } from '../../../kinds/submissions.ts';
import { loadDevice } from './load-device.ts';

export interface RecentRequests {
  /** Reads them, once. */
  load: () => Promise<void>;
  /** The request that had this content; undefined while nothing is read. */
  find: (payload: unknown) => RecentRequest | undefined;
  /** To be called when one was sent: the next `load` reads them again. */
  forget: () => void;
  /** The next request may have the content of an earlier one. */
  ignore: () => void;
}

/**
 * Requests of a kind that this device has lately sent, by which a form that is filled in again is recognised. It is
 * read while the person types, so that Submit never waits for it.
 */
export function useRecentRequests(kind: SubmissionKind): RecentRequests {
  const known = useRef<{ all: RecentRequest[]; hash: (payload: unknown) => number } | null>(null);
  const reading = useRef<Promise<void> | null>(null);
  const isIgnored = useRef(false);

  async function read(): Promise<void> {
    try {
      const { openDevice, payloadHash } = await loadDevice();
      known.current = { all: await openDevice().own.recent(kind), hash: payloadHash };
    } catch {
      // A device that stores nothing knows of nothing that it has sent.
    }
  }

  return {
    load() {
      reading.current ??= read();
      return reading.current;
    },
    find(payload) {
      if (isIgnored.current || !known.current) return undefined;
      const { all, hash } = known.current;
      const mark = hash(payload);
      return all.find((request) => request.mark === mark);
    },
    forget() {
      known.current = null;
      reading.current = null;
      isIgnored.current = false;
    },
    ignore() {
      isIgnored.current = true;
    },
  };
}

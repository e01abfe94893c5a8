/**
 * The last look of an account at the inbox on this device. What was seen becomes the last look when the next one begins,
 * so that a look counts however it ended, and only while no other tab is looking.
 */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { localValues } from '../../../contract/document/web-storage.ts';
import { officeNow } from '../../time/office-clock.ts';

const KEY = 'inbox-looks:';
const LOCK = 'inbox-look';
/** Milliseconds for which the list may be out of sight within one look, such as to copy a number from elsewhere. */
const PAUSE = 5 * 60_000;

/** Times by the office's clock, ISO 8601. */
interface Looks {
  /** Receipt of the latest request that was seen before the present look. */
  last: string;
  /** Receipt of the latest request that was seen. */
  seen: string;
  /** When the list was last known to be in sight. */
  until: string;
}

function readLooks(account: string): Looks | null {
  const [last, seen, until] = (localValues.read(KEY + account) ?? '').split(' ');
  return last && seen && until ? { last, seen, until } : null;
}

function writeLooks(account: string, { last, seen }: Omit<Looks, 'until'>): void {
  localValues.write(KEY + account, `${last} ${seen} ${officeNow().toISOString()}`);
}

/** @param locks null where the browser has none: then every tab looks alone */
export function createLastSeen(account: string, locks: Pick<LockManager, 'request'> | null) {
  let turn = new AbortController();
  let isBegun = false;

  function goOn(): void {
    const looks = readLooks(account);
    if (!looks || Math.abs(officeNow().getTime() - Date.parse(looks.until)) < PAUSE) return;
    writeLooks(account, { last: looks.seen, seen: looks.seen });
  }

  return {
    /** Begins a look. @returns the last one before it; null for the first on this device */
    async begin(): Promise<string | null> {
      turn = new AbortController();
      const { signal } = turn;
      if (locks) await locks.request(LOCK, { ifAvailable: true }, async (lock) => lock && goOn());
      else goOn();
      if (!signal.aborted) {
        isBegun = true;
        // Other tabs know by it that this one is looking.
        const untilEnd = () => new Promise<void>((end) => signal.addEventListener('abort', () => end()));
        void locks?.request(LOCK, { mode: 'shared', signal }, untilEnd).catch(() => undefined);
      }
      return readLooks(account)?.last ?? null;
    },
    /**
     * Notes that all requests up to this one are in sight.
     * @param latest when it was received, ISO 8601. @returns the last look; null before this one has begun
     */
    see(latest: string): string | null {
      if (!isBegun) return null;
      const { last, seen } = readLooks(account) ?? { last: latest, seen: latest };
      writeLooks(account, { last, seen: latest > seen ? latest : seen });
      return last;
    },
    end(): void {
      const looks = readLooks(account);
      if (isBegun && looks) writeLooks(account, looks);
      isBegun = false;
      turn.abort();
    },
  };
}

function followVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Looks for as long as the page is in sight. `look` is undefined until the last one is known, and another object with each
 * look; its `last` is null at the first on this device. `see` notes that all requests up to a time of receipt are in sight.
 */
export function useInboxLastSeen(account: string) {
  const own = useMemo(() => createLastSeen(account, globalThis.navigator?.locks ?? null), [account]);
  const [look, setLook] = useState<{ last: string | null }>();
  const isVisible = useSyncExternalStore(
    followVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  useEffect(() => {
    if (!isVisible) return;
    void own.begin().then((last) => setLook({ last }));
    return () => own.end();
  }, [own, isVisible]);
  const see = (latest: string) => {
    const last = own.see(latest);
    if (look?.last === null && last !== null) setLook({ last });
  };
  return { look, see };
}

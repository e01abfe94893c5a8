import { useCallback, useEffect, useRef, useState } from 'react';
import { cacheUntilSignOut, readCachedValue } from '../../../device/local-cache/index.ts';
import { callOffice } from '../../../device/office/session/page.ts';
import { officeNow } from '../../time/office-clock.ts';

export interface OfficeAnswer<Value> {
  state: 'loading' | 'ready' | 'failed';
  /** The last answer; kept on screen when a later question fails. */
  value: Value | null;
  /** Why the last question failed, in words. */
  message: string;
  /** When the answer came, ISO 8601. */
  at: string | null;
  ask: () => Promise<void>;
}

interface Kept<Value> {
  value: Value;
  at: string;
}

type AnswerState<Value> = Omit<OfficeAnswer<Value>, 'ask'>;

const NOTHING = { state: 'loading', value: null, message: '', at: null } as const;

/**
 * The server's answer to a GET for data that is not on the device. Asked again when the connection returns.
 * An empty address asks nothing.
 * @param keep keeps the last answer on the device until sign-out, for use without a signal
 */
export function useOfficeAnswer<Value>(address: string, { keep = false } = {}): OfficeAnswer<Value> {
  const [answered, setAnswered] = useState<AnswerState<Value>>(NOTHING);
  /** Counts the questions: only the newest one's answer is shown, in whatever order they come. */
  const asked = useRef(0);
  const ask = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    if (address === '') return;
    const answer = await callOffice<Value>('GET', address);
    if (question !== asked.current) return;
    if (answer.ok) {
      const at = officeNow().toISOString();
      setAnswered({ state: 'ready', value: answer.value, message: '', at });
      // If it cannot be kept, it is simply asked for again.
      if (keep) await cacheUntilSignOut(address, { value: answer.value, at }).catch(() => undefined);
      return;
    }
    const kept = keep ? ((await readCachedValue(address).catch(() => null)) as Kept<Value> | null) : null;
    if (question !== asked.current) return;
    const { message } = answer.problem;
    setAnswered((last) => {
      if (last.value !== null) return { ...last, state: 'ready', message };
      return kept ? { state: 'ready', ...kept, message } : { ...last, state: 'failed', message };
    });
  }, [address, keep]);
  useEffect(() => {
    setAnswered(NOTHING);
    void ask();
    const again = () => void ask();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [ask]);
  return { ...answered, ask };
}

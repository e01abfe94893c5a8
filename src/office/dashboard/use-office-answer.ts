import { useCallback, useEffect, useState } from 'react';
import { callOffice } from '../../device/staff-call.ts';

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

type Answered<Value> = Omit<OfficeAnswer<Value>, 'ask'>;

const NOTHING = { state: 'loading', value: null, message: '', at: null } as const;

/**
 * What the server answers to a GET that is not among the records of the device; asked again when
 * the line comes back. An empty address asks nothing.
 */
export function useOfficeAnswer<Value>(address: string): OfficeAnswer<Value> {
  const [answered, setAnswered] = useState<Answered<Value>>(NOTHING);
  const ask = useCallback(async () => {
    if (address === '') return;
    const answer = await callOffice<Value>('GET', address);
    setAnswered((last) =>
      answer.ok
        ? { state: 'ready', value: answer.value, message: '', at: new Date().toISOString() }
        : { ...last, state: last.value === null ? 'failed' : 'ready', message: answer.problem.message },
    );
  }, [address]);
  useEffect(() => {
    setAnswered(NOTHING);
    void ask();
    const again = () => void ask();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [ask]);
  return { ...answered, ask };
}

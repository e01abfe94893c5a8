/** Colleagues who are writing to a guest, as long as they say so: whoever falls silent is forgotten. */
import { WRITING_NOTICE_LIFETIME, type WritingNotice } from '../../../kinds/writing.ts';
import type { StartTimer } from '../../core/dependencies.ts';

const NOBODY: readonly string[] = [];

export function createReplyWriters(startTimer: StartTimer) {
  /** How to stop the timer of each account that writes, by record. */
  const timers = new Map<string, Map<string, () => void>>();
  const shown = new Map<string, readonly string[]>();
  const listeners = new Set<() => void>();

  function show(record: string): void {
    const accounts = [...(timers.get(record)?.keys() ?? [])];
    if (accounts.length > 0) shown.set(record, accounts);
    else {
      shown.delete(record);
      timers.delete(record);
    }
    for (const listener of listeners) listener();
  }

  return {
    hear({ record, account, writing }: WritingNotice): void {
      const writers = timers.get(record) ?? new Map<string, () => void>();
      timers.set(record, writers);
      const stopTimer = writers.get(account);
      stopTimer?.();
      const forget = () => {
        writers.delete(account);
        show(record);
      };
      if (!writing) forget();
      else {
        writers.set(account, startTimer(WRITING_NOTICE_LIFETIME, forget));
        if (!stopTimer) show(record);
      }
    },
    /** Returns ids of accounts, the same array until it changes. */
    of: (record: string) => shown.get(record) ?? NOBODY,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

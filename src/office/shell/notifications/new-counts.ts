/**
 * Number of new requests of each kind for the signed-in person: for the title, the sidebar and the app's
 * badge.
 */
import { useSyncExternalStore } from 'react';
import type { RecordKind } from '../../../kinds/list.ts';

type Counts = Readonly<Partial<Record<RecordKind, number>>>;

const NOTHING: Counts = {};
let counts = NOTHING;
const listeners = new Set<() => void>();

export function setNewCount(kind: RecordKind, count: number): void {
  if ((counts[kind] ?? 0) === count) return;
  counts = { ...counts, [kind]: count };
  for (const listener of listeners) listener();
}

export function forgetNewCounts(): void {
  counts = NOTHING;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the numbers by kind; kinds without new requests may be missing. */
export function useNewCounts(): Counts {
  return useSyncExternalStore(
    subscribe,
    () => counts,
    () => NOTHING,
  );
}

/** Returns the number of new requests of all kinds. */
export function useNewCount(): number {
  return Object.values(useNewCounts()).reduce((sum, count) => sum + count, 0);
}

import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/** False while a document is rendered at build and hydrated, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
}

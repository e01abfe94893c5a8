import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/** False while a document is drawn at build and taken over by the program, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
}

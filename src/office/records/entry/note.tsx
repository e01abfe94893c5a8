/**
 * The message beside a form's button. It has a store of its own so that only the message is rendered again
 * when it changes, not the many fields beside it.
 */
import { useState, useSyncExternalStore } from 'react';

export interface NoteTexts {
  subscribe: (listener: () => void) => () => void;
  /** Returns the current message; empty for none. */
  snapshot: () => string;
  say: (words: string) => void;
}

/** Returns the note of one form, the same object at every render. @param first its first message */
export function useNote(first: string): NoteTexts {
  const [note] = useState(() => createNote(first));
  return note;
}

function createNote(first: string): NoteTexts {
  const listeners = new Set<() => void>();
  let said = first;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => said,
    say(words) {
      if (words === said) return;
      said = words;
      for (const listener of listeners) listener();
    },
  };
}

/** @param otherwise shown while there is no note */
export function Note({ of, otherwise }: { of: NoteTexts; otherwise: string }) {
  return <p role="status">{useSyncExternalStore(of.subscribe, of.snapshot, of.snapshot) || otherwise}</p>;
}

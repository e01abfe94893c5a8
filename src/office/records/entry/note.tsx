/** What a form says beside its button. Only this is drawn again when it changes: the fields beside it are many. */
import { useState, useSyncExternalStore } from 'react';

export interface NoteWords {
  subscribe: (listener: () => void) => () => void;
  /** Empty for nothing. */
  snapshot: () => string;
  say: (words: string) => void;
}

/** The note of one form, the same at every drawing. @param first what it says at first */
export function useNote(first: string): NoteWords {
  const [note] = useState(() => createNote(first));
  return note;
}

function createNote(first: string): NoteWords {
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

/** @param otherwise said while there is no note */
export function Note({ of, otherwise }: { of: NoteWords; otherwise: string }) {
  return <p role="status">{useSyncExternalStore(of.subscribe, of.snapshot, of.snapshot) || otherwise}</p>;
}

/** The language that is chosen and loaded. How it is chosen stands apart, because few pages need that. */

import { useSyncExternalStore } from 'react';
import { CHOSEN_LANGUAGE } from '../contract/document/local-storage.ts';
import { localValues } from '../contract/document/web-storage.ts';
import type { Language } from '../contract/values/languages.ts';
import type { Words } from './table.ts';

/** Keeps what is chosen by a link to the same page in another language, which is about to open. */
export function storeChoice(language: Language): void {
  localValues.write(CHOSEN_LANGUAGE, language);
}

export interface LoadedLanguage {
  language: Language;
  /** Null for English. */
  words: Words | null;
  /** To be called once a page is in the document. @param language of that page; without an address its title stays */
  drawn?: (language: Language, address: string) => void;
}

const ENGLISH: LoadedLanguage = { language: 'en', words: null };

let now = ENGLISH;
const listeners = new Set<() => void>();

export const loadedLanguage = (): Language => now.language;

/** Draws every page in a language from now on. */
export function changeLanguage(next: LoadedLanguage): void {
  now = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Language of the page: English while a document of the build is taken over, then what is loaded. */
export const useLanguage = (): LoadedLanguage =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => ENGLISH,
  );

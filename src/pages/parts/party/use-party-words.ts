import { useEffect, useState } from 'react';

type PartyWords = typeof import('./answer-words.ts');

let loaded: PartyWords | null = null;

/**
 * What tells prices in words, loaded once a party is known; null until then, and where it is not saved on this device.
 * From then on a price is drawn in the frame in which the party changes.
 */
export function usePartyWords(isWanted: boolean): PartyWords | null {
  const [words, setWords] = useState(loaded);
  useEffect(() => {
    if (!isWanted || words) return;
    let isShown = true;
    import('./answer-words.ts').then(
      (module) => {
        loaded = module;
        if (isShown) setWords(module);
      },
      // Not saved on this device: the way to the form stays.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [isWanted, words]);
  return words;
}

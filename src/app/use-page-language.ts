import { useEffect } from 'react';
import type { Language } from '../contract/languages.ts';
import { bridge } from '../service-worker/bridge.ts';
import { useLanguage } from '../words/language.ts';
import { speak } from '../words/say.ts';

/**
 * Draws what stands below in the chosen language, and says so in the document.
 * @param isTranslated false for a page that is in English alone
 * @param address of the page; empty for pages that set their titles themselves
 * @returns the language of the page
 */
export function usePageLanguage(isTranslated: boolean, address: string): Language {
  const chosen = useLanguage();
  const language = isTranslated ? chosen.language : 'en';
  // While drawing, because what is drawn next reads it.
  speak(language, isTranslated ? chosen.words : null);
  useEffect(() => {
    chosen.drawn?.(language, address);
    if (chosen.words) bridge.saveLanguage(chosen.language);
  }, [chosen, language, address]);
  return language;
}

import { useEffect } from 'react';
import { isStaffLanguage, type Language } from '../contract/languages.ts';
import { isTranslated } from '../pages/registry.ts';
import { bridge } from '../service-worker/bridge.ts';
import { useLanguage } from '../words/language.ts';
import { openChoice } from '../words/open-choice.ts';
import { speak } from '../words/say.ts';
import type { Words } from '../words/table.ts';
import type { LoadedPage } from './page-document.ts';

interface PageLanguage {
  language: Language;
  /** Those into whose language links lead: that of the page, or else what was chosen. */
  links: Words | null;
}

/**
 * Draws what stands below in the language of the page, and says so in the document. That is the language which the
 * address names, or for pages that everybody has in one document what was chosen.
 * @param address of the page; empty for pages that set their titles themselves
 */
export function usePageLanguage({ content, words }: LoadedPage, address: string): PageLanguage {
  const chosen = useLanguage();
  const own = content.language;
  const isInChoice = isTranslated(content.kind) && isStaffLanguage(chosen.language);
  const language = own ?? (isInChoice ? chosen.language : 'en');
  // While drawing, because what is drawn next reads it.
  speak(language, own ? words : isInChoice ? chosen.words : null);
  useEffect(() => {
    document.documentElement.lang = language;
    if (own) void openChoice().then(({ chooseFirst }) => chooseFirst(own));
    else chosen.drawn?.(language, address);
    if (chosen.words) bridge.saveLanguage(chosen.language);
  }, [chosen, own, language, address]);
  return { language, links: own ? words : chosen.words };
}

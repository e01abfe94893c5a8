import { useEffect } from 'react';
import { isStaffLanguage, type Language, languageOfPath } from '../../contract/values/languages.ts';
import { followsChosenLanguage } from '../../pages/registry.ts';
import { bridge } from '../../service-worker/bridge.ts';
import { useLanguage } from '../../words/language.ts';
import { loadChosenLanguage } from '../../words/load-chosen-language.ts';
import { setPageLanguage } from '../../words/say.ts';
import type { Words } from '../../words/table.ts';
import type { LoadedPage, PageContent } from './page-document.ts';

interface PageLanguage {
  language: Language;
  /** Those into whose language links lead: that of the page, or else what was chosen. */
  links: Words | null;
}

/**
 * The language of a page: that which its address names, or for pages that everybody has in one document what was chosen.
 * The page for unknown addresses is of these, and is in German below `/de` once that is loaded.
 */
export function languageOfPage(
  { kind, language }: Pick<PageContent, 'kind' | 'language'>,
  address: string,
  chosen: Language,
): Language {
  if (language) return language;
  const mayBe = isStaffLanguage(chosen) || chosen === languageOfPath(address);
  return followsChosenLanguage(kind) && mayBe ? chosen : 'en';
}

/**
 * Renders the components below in the language of the page, and sets that language in the document.
 * @param address that of the page; empty for pages that set their titles themselves
 */
export function usePageLanguage({ content, words }: LoadedPage, address: string): PageLanguage {
  const chosen = useLanguage();
  const own = content.language;
  const named = own ?? languageOfPath(address);
  const language = languageOfPage(content, address, chosen.language);
  // While drawing, because what is drawn next reads it.
  setPageLanguage(language, own ? words : language === chosen.language ? chosen.words : null);
  // Once for each page: two tabs in two languages would otherwise go on correcting each other.
  useEffect(() => {
    if (named) void loadChosenLanguage().then(({ chooseByUrl }) => chooseByUrl(named));
  }, [named, address]);
  useEffect(() => {
    document.documentElement.lang = language;
    if (!own) chosen.drawn?.(language, address);
    if (chosen.words) bridge.saveLanguage(chosen.language);
  }, [chosen, own, language, address]);
  return { language, links: own ? words : chosen.words };
}

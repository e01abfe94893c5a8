/** Texts of the operator that documents carry beside their page, in the language of the document. */
import type { SiteDetails } from '../../contract/document/site-details.ts';
import { type TravelLanguage, travelLanguages } from '../../contract/values/languages.ts';
import { changesIn, programWords } from './translate.ts';

/** Returns the details in a language. */
export function translateDetails(details: SiteDetails, language: TravelLanguage): SiteDetails {
  const say = (text: string) => (text ? sayEmbedded(text, language) : text);
  const { company, answerTime, partnersText } = details;
  return {
    ...details,
    company: { ...company, ...(company.openingHours && { openingHours: say(company.openingHours) }) },
    answerTime: say(answerTime),
    partnersText: say(partnersText),
  };
}

const ITEMS: readonly string[] = ['company', 'partners', 'terms'];

function sayEmbedded(text: string, language: TravelLanguage): string {
  const { find, typeset } = programWords[language];
  const changed = changesIn(language).texts.find(
    ({ item, english }) => english === text && ITEMS.includes(item),
  );
  return changed ? typeset(changed.text) : find(text);
}

/** Lets the program say what the operator has changed, so that it draws documents as a browser does that reads them. */
export function addChangedTextsToProgram(): void {
  for (const language of travelLanguages) {
    const changed = changesIn(language).texts.filter(({ item }) => ITEMS.includes(item));
    const entries = changed.map(({ english, text }) => [english, text]);
    Object.assign(programWords[language].table, Object.fromEntries(entries));
  }
}

/** A reader whose browser prefers German or French is offered the home page in it, until a language was chosen. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CHOSEN_LANGUAGE } from '../../contract/document/local-storage.ts';
import { localValues } from '../../contract/document/web-storage.ts';
import { routes } from '../../contract/protocol/routes.ts';
import { type Language, pathInLanguage, type TravelLanguage } from '../../contract/values/languages.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { storeChoice } from '../../words/language.ts';

/** In the language that is offered: the page is in English. */
const OFFERS = {
  de: { text: 'Diese Seite gibt es auch auf Deutsch.', yes: 'Auf Deutsch lesen', no: 'Weiter auf Englisch' },
  fr: { text: 'Cette page existe aussi en français.', yes: 'Lire en français', no: 'Continuer en anglais' },
} as const;

/** @returns the language to offer on this page; null for none */
function useOfferedLanguage(languages: readonly Language[] | undefined): TravelLanguage | null {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated || pathname !== routes.home) return null;
  const wanted = preferredLanguage();
  return wanted && languages?.includes(wanted) && isUndecided() ? wanted : null;
}

function preferredLanguage(): TravelLanguage | null {
  const codes = (navigator.languages ?? []).map((code) => code.slice(0, 2).toLowerCase());
  const first = codes.find((code) => code === 'en' || code === 'sw' || Object.hasOwn(OFFERS, code));
  return first === 'de' || first === 'fr' ? first : null;
}

/** Where nothing is stored, a choice could not be kept, and the offer would come back at every visit. */
const isUndecided = () => localValues.read(CHOSEN_LANGUAGE) === null && localValues.isStoring();

function LanguageOffer({ language, onDone }: { language: TravelLanguage; onDone: () => void }) {
  const { pathname, search } = useLocation();
  const { text, yes, no } = OFFERS[language];
  return (
    <aside className="save-strip language-offer" lang={language} aria-label={text}>
      <p>{text}</p>
      <a
        className="button primary"
        href={pathInLanguage(language, pathname) + search}
        hrefLang={language}
        onClick={() => storeChoice(language)}
      >
        {yes}
      </a>
      <button
        type="button"
        className="button quiet"
        onClick={() => {
          storeChoice('en');
          onDone();
        }}
      >
        {no}
      </button>
    </aside>
  );
}

/** The strip with the offer, or what stands in its place. */
export function useLanguageOffer(languages: readonly Language[] | undefined) {
  const language = useOfferedLanguage(languages);
  const [isDone, setDone] = useState(false);
  return language && !isDone ? <LanguageOffer language={language} onDone={() => setDone(true)} /> : null;
}

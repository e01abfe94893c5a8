/** Links to the same page in other languages, which work before the app runs and without it. */
import { type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../contract/protocol/routes.ts';
import { type Language, pathInLanguage, travelLanguages } from '../../contract/values/languages.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { storeChoice } from '../../words/language.ts';
import { LANGUAGE_NAMES } from '../../words/languages.ts';
import { pageLanguage, say } from '../../words/say.ts';

/** @param languages in which there is the page; one that is in English alone leads to the home pages of the others */
export function LanguageLinks({ languages }: { languages: readonly Language[] | undefined }) {
  const { pathname, search } = useLocation();
  const query = useHydrated() && languages ? search : '';
  const [missing, setMissing] = useState(false);
  const page = languages ? pathname : routes.home;

  async function open(event: MouseEvent<HTMLAnchorElement>, language: Language) {
    if (navigator.onLine !== false) return storeChoice(language);
    // Saved pages are answered without a signal; of one that is not saved here the browser could only say that.
    event.preventDefault();
    const { href } = event.currentTarget;
    const isSaved = await fetch(href).then(
      ({ ok }) => ok,
      () => false,
    );
    setMissing(!isSaved);
    if (!isSaved) return;
    storeChoice(language);
    location.assign(href);
  }

  return (
    <>
      {!languages && (
        <p className="label english-only">
          {say('This page is in English only. The nearest in other languages:')}
        </p>
      )}
      <ul className="languages">
        {(languages ?? travelLanguages).map((one) => (
          <li key={one}>
            <a
              href={pathInLanguage(one, page) + query}
              hrefLang={one}
              lang={one}
              aria-current={one === pageLanguage() ? 'true' : undefined}
              onClick={(event) => void open(event, one)}
            >
              {LANGUAGE_NAMES[one]}
            </a>
          </li>
        ))}
      </ul>
      <p role="status">
        {missing && say('This language is not saved here yet. Please try again when you have a signal.')}
      </p>
    </>
  );
}

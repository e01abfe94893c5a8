/** The same page in other languages: links, which work before the app runs and without it. */
import { useLocation } from 'react-router-dom';
import { type Language, pathInLanguage } from '../contract/values/languages.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { storeChoice } from '../words/language.ts';
import { LANGUAGE_NAMES } from '../words/languages.ts';
import { pageLanguage } from '../words/say.ts';

/** @param languages in which there is the page; nothing is shown for one that is in English alone */
export function LanguageLinks({ languages }: { languages: readonly Language[] | undefined }) {
  const { pathname, search } = useLocation();
  const query = useHydrated() ? search : '';
  if (!languages) return null;
  return (
    <ul className="languages">
      {languages.map((one) => (
        <li key={one}>
          <a
            href={pathInLanguage(one, pathname) + query}
            hrefLang={one}
            lang={one}
            aria-current={one === pageLanguage() ? 'true' : undefined}
            onClick={() => storeChoice(one)}
          >
            {LANGUAGE_NAMES[one]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where the browser is, with the address as it stands in its bar, and the way to other pages in the same language. */
import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { createPath, type Navigator, type To, type UNSAFE_createBrowserHistory } from 'react-router-dom';
import type { Words } from '../words/table.ts';

export type SiteHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
export type Place = Pick<SiteHistory, 'action' | 'location'>;

export function usePlace(browser: SiteHistory): Place {
  const [place, setPlace] = useState<Place>({ action: browser.action, location: browser.location });
  useLayoutEffect(() => {
    const { action, location } = browser;
    // The first page is hydrated in slices: Back may have been pressed between two of them, before anybody listened.
    startTransition(() =>
      setPlace((shown) =>
        createPath(shown.location) === createPath(location) ? shown : { action, location },
      ),
    );
    return browser.listen(({ action, location }) => startTransition(() => setPlace({ action, location })));
  }, [browser]);
  return place;
}

/**
 * Links and steps of the program name pages by their English addresses. They lead to the page in the reader's language
 * where there is one.
 * @param words of that language; null for English
 */
export function useNavigator(browser: SiteHistory, words: Words | null): Navigator {
  return useMemo(() => {
    const lead = (to: To) => words?.lead?.(typeof to === 'string' ? to : createPath(to)) ?? to;
    return {
      ...browser,
      createHref: (to) => browser.createHref(lead(to)),
      push: (to, state) => browser.push(lead(to), state),
      replace: (to, state) => browser.replace(lead(to), state),
    };
  }, [browser, words]);
}

/** The browser's history, and steps to other pages in the reader's language. */
import { useMemo } from 'react';
import { createPath, type Navigator, type To, type UNSAFE_createBrowserHistory } from 'react-router-dom';
import type { Words } from '../../words/table.ts';

export type SiteHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
export type HistoryEntry = Pick<SiteHistory, 'action' | 'location'>;

/**
 * Links and steps of the app name pages by their English addresses. They lead to the page in the reader's language
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

/** The page in its shell, and navigation between pages. */
import { createElement, useEffect, useInsertionEffect, useMemo, useRef } from 'react';
import { Router } from 'react-router-dom';
import { pathInEnglish } from '../contract/values/languages.ts';
import { followsChosenLanguage } from '../pages/registry.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { type SiteHistory, useNavigator } from './navigation/history.ts';
import type { LoadedPage } from './navigation/page-document.ts';
import { recordPageView } from './navigation/record-page-view.ts';
import { useCurrentPage } from './navigation/use-current-page.ts';
import { usePageLanguage } from './navigation/use-page-language.ts';
import { UpdateBanner } from './shell/saved-site-banner.tsx';
import { Shell } from './shell/shell.tsx';

interface AppProps {
  /** The page that the document carries. */
  first: LoadedPage;
  /** Path of that document. */
  path: string;
  browser: SiteHistory;
  /** Called once the elements of the first page are inserted, before anything refers to them. */
  onInserted?: (() => void) | undefined;
  /** Called once every part of the first page is ready. */
  onDrawn?: () => void;
}

export function App({ first, path, browser, onInserted, onDrawn }: AppProps) {
  const current = useCurrentPage(first, path, browser);
  const { content, module, address, place } = current;
  const isOffice = content.kind === 'office';
  const { plate } = content.data as { plate?: number };
  const { language, links } = usePageLanguage(current, isOffice ? '' : address);
  const navigator = useNavigator(browser, links);
  // Inside the app, a page has the same address in every language.
  const pathname = pathInEnglish(place.location.pathname);
  const location = useMemo(() => ({ ...place.location, pathname }), [place, pathname]);
  useEffect(() => {
    // Page views of the staff's pages are not counted.
    if (!isOffice) recordPageView(pathname, plate);
  }, [isOffice, pathname, plate]);
  const inserted = useRef(onInserted);
  useInsertionEffect(() => inserted.current?.(), []);
  const drawn = useRef(onDrawn);
  // The effect of the outermost component runs last.
  useEffect(() => drawn.current?.(), []);
  const languages =
    content.languages &&
    ([
      'en',
      ...content.languages,
      ...(followsChosenLanguage(content.kind) ? (['sw'] as const) : []),
    ] as const);
  // Another page of the same kind still starts with fresh state, and so does the page in another language.
  const page = createElement(module.default, { key: `${address} ${language}`, data: content.data as never });
  return (
    <Router location={location} navigationType={place.action} navigator={navigator}>
      {/* The inner one leaves the bars where they are. */}
      <ErrorBoundary whole>
        {isOffice ? (
          <>
            <UpdateBanner />
            {page}
          </>
        ) : (
          <Shell languages={languages} notices={content.notices}>
            <ErrorBoundary key={address} whole>
              {page}
            </ErrorBoundary>
          </Shell>
        )}
      </ErrorBoundary>
    </Router>
  );
}

/** The page in its shell, and the steps from one page to the next. */
import { createElement, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { READY_EVENT } from '../contract/early-press.ts';
import { isTranslated } from '../pages/registry.ts';
import type { LoadedPage } from './page-document.ts';
import { recordPageView } from './record-page-view.ts';
import { Shell } from './shell.tsx';
import { useCurrentPage } from './use-current-page.ts';
import { usePageLanguage } from './use-page-language.ts';

/**
 * @param first the page that the document carries
 * @param path of that document
 */
export function App({ first, path }: { first: LoadedPage; path: string }) {
  const { content, module, address } = useCurrentPage(first, path);
  const { pathname } = useLocation();
  const isOffice = content.kind === 'office';
  const { plate } = content.data as { plate?: number };
  const language = usePageLanguage(isTranslated(content.kind), isOffice ? '' : address);
  useEffect(() => {
    // Pages of the staff are not counted.
    if (!isOffice) recordPageView(pathname, plate);
  }, [isOffice, pathname, plate]);
  // The outermost effect runs last, when every part of the page is ready.
  useEffect(() => void dispatchEvent(new Event(READY_EVENT)), []);
  // Another page of the same kind still starts with fresh state, and so does the page in another language.
  const page = createElement(module.default, { key: `${address} ${language}`, data: content.data as never });
  return isOffice ? page : <Shell>{page}</Shell>;
}

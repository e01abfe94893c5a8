/** The page in its shell, and the steps from one page to the next. */
import { createElement, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { READY_EVENT } from '../contract/early-press.ts';
import type { LoadedPage } from './page-document.ts';
import { recordPageView } from './record-page-view.ts';
import { Shell } from './shell.tsx';
import { useCurrentPage } from './use-current-page.ts';

export function App({ first }: { first: LoadedPage }) {
  const { content, module, address } = useCurrentPage(first);
  const { pathname } = useLocation();
  const isOffice = content.kind === 'office';
  useEffect(() => {
    // Pages of the staff are not counted.
    if (!isOffice) recordPageView(pathname);
  }, [isOffice, pathname]);
  // The outermost effect runs last, when every part of the page is ready.
  useEffect(() => void dispatchEvent(new Event(READY_EVENT)), []);
  // Another page of the same kind still starts with fresh state.
  const page = createElement(module.default, { key: address, data: content.data as never });
  return isOffice ? page : <Shell>{page}</Shell>;
}

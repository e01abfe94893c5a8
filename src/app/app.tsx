/** The page in its shell, and the steps from one page to the next. */
import { createElement, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { LoadedPage } from './page-document.ts';
import { Shell } from './shell.tsx';
import { useCurrentPage } from './use-current-page.ts';

export function App({ first }: { first: LoadedPage }) {
  const { content, module } = useCurrentPage(first);
  const { pathname } = useLocation();
  useEffect(() => {
    void import('../device/visits.ts').then(({ recordView }) => recordView(pathname));
  }, [pathname]);
  return <Shell>{createElement(module.default, { data: content.data as never })}</Shell>;
}

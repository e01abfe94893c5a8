/** The page in its shell, and the steps from one page to the next. */
import { createElement } from 'react';
import type { LoadedPage } from './page-document.ts';
import { Shell } from './shell.tsx';
import { useCurrentPage } from './use-current-page.ts';

export function App({ first }: { first: LoadedPage }) {
  const { content, module } = useCurrentPage(first);
  return <Shell>{createElement(module.default, { data: content.data as never })}</Shell>;
}

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls back when a print begins and ends. The browser prints the page as it is when `begin` returns.
 * @returns how to stop
 */
export function followPrinting(begin: () => void, end: () => void): () => void {
  const paper = matchMedia('print');
  const change = () => (paper.matches ? begin() : end());
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  paper.addEventListener('change', change);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    paper.removeEventListener('change', change);
  };
}

/** True while the page is being printed, for content that only the printed page needs. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(
    () =>
      followPrinting(
        // Synchronously, because the browser does not wait.
        () => flushSync(() => setPrinting(true)),
        () => setPrinting(false),
      ),
    [],
  );
  return printing;
}

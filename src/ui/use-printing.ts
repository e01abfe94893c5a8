import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is being printed: for what only paper shows, and a screen need not carry. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    // At once: the browser takes the page as it stands when this event has been heard.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const change = () => setPrinting(paper.matches);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    paper.addEventListener('change', change);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      paper.removeEventListener('change', change);
    };
  }, []);
  return printing;
}

/** The document's title, with how much is new before it: "(3) Trip Plans, Operations". */
import { useEffect } from 'react';
import { sayNumber } from '../../../words/say.ts';
import { useNewCount } from './new-counts.ts';

/** @param title undefined while it is not known */
export function useTitleWithCount(title: string | undefined): void {
  const count = useNewCount();
  useEffect(() => {
    if (title) document.title = count > 0 ? `(${sayNumber(count)}) ${title}` : title;
  }, [title, count]);
}

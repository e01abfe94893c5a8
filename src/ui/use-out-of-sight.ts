import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Tells if an element is off the screen; false until that is known.
 * @returns for the element's `ref`, and the answer
 */
export function useOutOfSight<Watched extends Element>(): [ref: RefObject<Watched | null>, away: boolean] {
  const ref = useRef<Watched>(null);
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, away];
}

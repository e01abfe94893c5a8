/** Heights of the table's head and foot. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Pixels. */
export interface EdgeHeights {
  head: number;
  foot: number;
}

/**
 * The browser tells of them when it has laid the page out, because asking for them forces it to lay out at once, which
 * every press of a row would wait for.
 * @param expected pixels of the head, as the style sheet will set it
 */
export function useEdgeHeights(scroller: RefObject<HTMLElement | null>, expected: number): EdgeHeights {
  const [edges, setEdges] = useState<EdgeHeights>({ head: expected, foot: 0 });
  const observer = useRef<ResizeObserver>(undefined);
  const watched = useRef<readonly (HTMLElement | null | undefined)[]>([]);

  // The foot comes and goes with what it sums up.
  useLayoutEffect(() => {
    const parts = ['thead', 'tfoot'].map((part) => scroller.current?.querySelector<HTMLElement>(part));
    if (parts.every((part, index) => part === watched.current[index])) return;
    watched.current = parts;
    observer.current?.disconnect();
    observer.current = new ResizeObserver(() => {
      const [head = 0, foot = 0] = parts.map((part) => part?.offsetHeight ?? 0);
      setEdges((before) => (before.head === head && before.foot === foot ? before : { head, foot }));
    });
    for (const part of parts) if (part) observer.current.observe(part, { box: 'border-box' });
  });
  useLayoutEffect(
    () => () => {
      observer.current?.disconnect();
      watched.current = [];
    },
    [],
  );
  return edges;
}

/** Fingers, mouse and wheel on a map that can be zoomed and moved. */

export interface MapGestures {
  /** Nothing can be moved while the whole sheet is seen: then a finger scrolls the page. */
  isZoomed: () => boolean;
  /** @param at shares of the width and height; @returns false if nothing changed */
  zoom: (factor: number, at: readonly [number, number]) => boolean;
  /** @param right and `down`: shares of the width and height */
  pan: (right: number, down: number) => void;
}

interface Point {
  x: number;
  y: number;
}

/** Pixels that a finger may tremble on a mark that it presses. */
const TREMBLE = 8;
/** Doublings for each pixel, line or page that a wheel turns. */
const DOUBLINGS = [0.002, 0.05, 1];

/** @returns stops watching */
export function watchMapGestures(element: HTMLElement, { isZoomed, zoom, pan }: MapGestures): () => void {
  const fingers = new Map<number, Point>();
  let travelled = 0;
  const end = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listen: (event: HTMLElementEventMap[Name]) => void,
    options: AddEventListenerOptions = {},
  ) => element.addEventListener(name, listen, { ...options, signal: end.signal });
  const shareOf = ({ x, y }: Point) => {
    const box = element.getBoundingClientRect();
    return [(x - box.left) / box.width, (y - box.top) / box.height] as const;
  };

  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) travelled = 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  on('pointermove', (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const before = summary(fingers);
    const next = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, next);
    if (fingers.size === 1 && !isZoomed()) return;
    travelled += Math.hypot(next.x - last.x, next.y - last.y);
    if (travelled < TREMBLE) return;
    // From here on the finger may leave the map.
    element.setPointerCapture(event.pointerId);
    const after = summary(fingers);
    const [fromX, fromY] = shareOf(before.middle);
    const [toX, toY] = shareOf(after.middle);
    pan(fromX - toX, fromY - toY);
    if (before.spread && after.spread) zoom(after.spread / before.spread, [toX, toY]);
  });
  for (const name of ['pointerup', 'pointercancel'] as const)
    on(name, ({ pointerId }) => void fingers.delete(pointerId));
  // A link that was drawn along is not pressed; a key has no detail.
  on(
    'click',
    (event) => {
      if (travelled < TREMBLE || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  on('dragstart', (event) => event.preventDefault());
  // Two fingers are for the map, even where one scrolls the page.
  for (const name of ['touchstart', 'touchmove'] as const)
    on(name, (event) => event.touches.length > 1 && event.cancelable && event.preventDefault(), {
      passive: false,
    });
  // The wheel scrolls the page until somebody has turned to the map. Trackpads pinch with Ctrl.
  on(
    'wheel',
    (event) => {
      const pinched = event.ctrlKey || event.metaKey;
      if (!pinched && !element.contains(document.activeElement)) return;
      const doublings = -event.deltaY * (DOUBLINGS[event.deltaMode] ?? 0) * (pinched ? 5 : 1);
      const changed = zoom(2 ** doublings, shareOf({ x: event.clientX, y: event.clientY }));
      if (changed || pinched) event.preventDefault();
    },
    { passive: false },
  );
  return () => end.abort();
}

/** The middle of the fingers, and how far they are apart. */
function summary(fingers: ReadonlyMap<number, Point>): { middle: Point; spread: number } {
  const [first = { x: 0, y: 0 }, second = first] = [...fingers.values()];
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    spread: Math.hypot(first.x - second.x, first.y - second.y),
  };
}

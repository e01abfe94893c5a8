/**
 * While a page is hydrated, nothing that a person does reaches React. It would stop hydrating in slices and do all that
 * is left at once, for half a second on a slow phone, in which not even the press is shown. So the time until the page
 * is drawn is like the time before the app came: the document's own script remembers a press
 * (contract/document/inline-script.ts), links lead on by themselves, and fields are read once the page is drawn.
 */

/**
 * The events of taps, hovering and typing for which React would hydrate at once. It does so for others too (drag, paste,
 * the context menu), which are too rare within half a second to be worth their bytes.
 */
const HELD =
  'pointerover pointerdown pointerup mouseover mousedown mouseup touchstart touchend click focusin keydown keypress keyup compositionstart compositionend textInput input change'.split(
    ' ',
  );

/**
 * Holds back presses until the page works. Call this before the page is hydrated: the listener that is added to the
 * root first runs first.
 * @returns to be called once it is: from then on the app handles every press itself
 */
export function holdEvents(root: HTMLElement): () => void {
  const hold = (event: Event) => {
    if (event.type === 'click') window.onclick?.(event as PointerEvent);
    event.stopImmediatePropagation();
  };
  // Passive, so that a finger scrolls without waiting for the app.
  for (const type of HELD) root.addEventListener(type, hold, { capture: true, passive: true });
  return () => {
    window.onclick = null;
    for (const type of HELD) root.removeEventListener(type, hold, true);
  };
}

/** Marks in a page of the preview what has changed, and shows the first of it. */

/** Legible on paper and ink, on pictures and in both themes: a line round the other. */
const OUTLINE = '3px solid #d3126f';
const HALO = '0 0 0 6px #ffffffd9';

/** @returns how many places are marked */
export function markChanges(page: Document, changed: readonly Element[]): number {
  const shown = [...new Set(changed.map(shownElement))].filter((element) => element !== null);
  for (const element of shown) {
    if (!('style' in element)) continue;
    const { style } = element as HTMLElement;
    style.outline = OUTLINE;
    style.outlineOffset = '3px';
    style.boxShadow = HALO;
  }
  const view = page.defaultView;
  const [first] = shown;
  if (first && view) {
    const { top } = first.getBoundingClientRect();
    view.scrollTo({ top: Math.max(0, view.scrollY + top - view.innerHeight / 4), behavior: 'instant' });
  }
  return shown.length;
}

/** The element itself, with what is folded round it opened, or the smallest one around it that takes up room. */
function shownElement(element: Element): Element | null {
  for (
    let folded = element.closest('details');
    folded;
    folded = folded.parentElement?.closest('details') ?? null
  )
    folded.open = true;
  let shown: Element | null = element;
  while (shown && !takesRoom(shown)) shown = shown.parentElement;
  return shown;
}

/** One pixel is what screen readers alone are given. */
function takesRoom(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** Marks in a page of the preview what has changed, and shows the first of it. */

/** Legible on paper and ink, on pictures and in both themes: a line round the other. */
const OUTLINE = '3px solid #d3126f';
const HALO = '0 0 0 6px #ffffffd9';

/** @returns how many places are marked, and in how many menus and the like, which are closed, there are more */
export function markChanges(page: Document, changed: readonly Element[]): { marked: number; closed: number } {
  for (const element of changed) unfold(element);
  const inSight = changed.filter(takesRoom);
  // A page of which nothing else has changed shows at least where.
  const around = inSight.length > 0 ? [] : changed.map(roomAround);
  const shown = inSight.length > 0 ? inSight : [...new Set(around)].filter((element) => element !== null);
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
  return { marked: shown.length, closed: changed.length - inSight.length };
}

function unfold(element: Element): void {
  for (
    let folded = element.closest('details');
    folded;
    folded = folded.parentElement?.closest('details') ?? null
  )
    folded.open = true;
}

/** The smallest element around it that takes up room. */
function roomAround(element: Element): Element | null {
  let shown: Element | null = element;
  while (shown && !takesRoom(shown)) shown = shown.parentElement;
  return shown;
}

/** One pixel is what screen readers alone are given. */
function takesRoom(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

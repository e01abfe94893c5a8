/**
 * Presses on a drawing wait for the program: once it has drawn the same page itself, they are done there. Links lead on
 * by themselves.
 */

/** Where an element is: in the row of a record, or by its place among the others. */
interface Place {
  row: string | undefined;
  /** From the row or the root, each a tag and the place among the siblings of that tag. */
  steps: (readonly [tag: string, place: number])[];
}

/**
 * @param root of the page, in which the drawing is
 * @param ready event of the window that says when the program has drawn the page
 */
export function holdPresses(root: HTMLElement, ready: string): void {
  let pressed: Place | null = null;
  const typed = new Map<string, { place: Place; value: string }>();
  const scrolled = new Map<string, { place: Place; top: number }>();
  let marked: Element | null = null;

  const press = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest('a[href]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    marked?.removeAttribute('aria-busy');
    marked = target.closest('[data-id], button') ?? target;
    marked.setAttribute('aria-busy', 'true');
    pressed = placeOf(root, target.closest('button, input, select, label') ?? target);
  };
  const type = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return;
    const place = placeOf(root, target);
    typed.set(JSON.stringify(place), { place, value: target.value });
  };
  const scroll = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const place = placeOf(root, target);
    scrolled.set(JSON.stringify(place), { place, top: target.scrollTop });
  };
  const of = { capture: true };
  root.addEventListener('click', press, of);
  root.addEventListener('input', type, of);
  root.addEventListener('scroll', scroll, of);

  const takeOver = () => {
    root.removeEventListener('click', press, of);
    root.removeEventListener('input', type, of);
    root.removeEventListener('scroll', scroll, of);
    for (const { place, top } of scrolled.values()) {
      const live = find(root, place);
      if (live) live.scrollTop = top;
    }
    for (const { place, value } of typed.values()) {
      const live = find(root, place);
      if (live instanceof HTMLInputElement) setValue(live, value);
    }
    const live = pressed && find(root, pressed);
    if (!(live instanceof HTMLElement)) return;
    live.focus({ preventScroll: true });
    live.click();
    if (live instanceof HTMLSelectElement) openChoice(live);
  };
  addEventListener(ready, takeOver, { once: true });
}

function placeOf(root: Element, element: Element): Place {
  const row = element.closest<HTMLElement>('[data-id]');
  const steps: Place['steps'] = [];
  for (let at = element; at !== (row ?? root) && at.parentElement; at = at.parentElement)
    steps.unshift([at.localName, ofTag(at.parentElement, at.localName).indexOf(at)]);
  return { row: row?.dataset.id, steps };
}

/** The element at the same place of what is drawn now. */
function find(root: Element, { row, steps }: Place): Element | undefined {
  let at: Element | null | undefined =
    row === undefined ? root : root.querySelector(`[data-id="${CSS.escape(row)}"]`);
  for (const [tag, place] of steps) at = at ? ofTag(at, tag)[place] : undefined;
  return at ?? undefined;
}

/** What is not drawn is of other tags, and changes no place. */
const ofTag = (parent: Element, tag: string) =>
  [...parent.children].filter(({ localName }) => localName === tag);

function openChoice(select: HTMLSelectElement & { showPicker?: () => void }): void {
  try {
    select.showPicker?.();
  } catch {
    // The press was too long ago: it has the focus.
  }
}

/** As a person types: React hears of it. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus({ preventScroll: true });
}

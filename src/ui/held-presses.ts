/**
 * What is done on a drawing waits for the program: once it has drawn the same page itself, it is done there, in the same
 * order. Links lead on by themselves.
 */

/** Where an element is: in the row of a record, or by its place among the others. */
interface Place {
  row: string | undefined;
  /** From the row or the root, each a tag and the place among the siblings of that tag. */
  steps: (readonly [tag: string, place: number])[];
  /** What a control is called: the program may have another one at its place. */
  name: string | null;
}

interface Held {
  kind: 'press' | 'type' | 'scroll';
  place: Place;
  /** Does it there. */
  again: (live: HTMLElement) => void;
}

/** Milliseconds for what the program draws later than its first screen, such as views that it has yet to read. */
const PATIENCE = 3_000;

const CONTROLS = 'button, input, select, textarea, label';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * @param root of the page, in which the drawing is
 * @param ready event of the window that says when the program has drawn the page
 */
export function holdPresses(root: HTMLElement, ready: string): void {
  // Pressed again, a control moves to the end: people repeat a press that seems not to count.
  const held = new Map<string, Held>();
  const hold = (kind: Held['kind'], element: Element, again: Held['again']) => {
    const place = placeOf(root, element);
    const name = kind + JSON.stringify(place);
    held.delete(name);
    held.set(name, { kind, place, again });
  };

  const press = (event: Event) => {
    const target = event.target as Element;
    if (target.closest('a[href]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    (target.closest('[data-id], button') ?? target).setAttribute('aria-busy', 'true');
    hold('press', target.closest(CONTROLS) ?? target, pressAgain);
  };
  // Enter opens a row; on a control it presses that.
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.target as Element).matches('[data-id]')) press(event);
  };
  const type = ({ target }: Event) => {
    if (!isTextField(target)) return;
    const { value } = target;
    hold('type', target, (live) => isTextField(live) && setValue(live, value));
  };
  const scroll = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const { scrollTop } = target;
    hold('scroll', target, (live) => {
      live.scrollTop = scrollTop;
    });
  };
  const listeners = Object.entries({ click: press, keydown: key, input: type, scroll }) as [
    string,
    EventListener,
  ][];
  for (const [name, listener] of listeners) root.addEventListener(name, listener, true);

  const takeOver = () => {
    for (const [name, listener] of listeners) root.removeEventListener(name, listener, true);
    void repeatAll(root, [...held.values()]);
  };
  addEventListener(ready, takeOver, { once: true });
}

/** Presses in their order, until the person does something else. What was typed is theirs in any case. */
async function repeatAll(root: HTMLElement, all: readonly Held[]): Promise<void> {
  const given = new AbortController();
  // The clock of the phone may be set meanwhile.
  const end = performance.now() + PATIENCE;
  for (const one of all) if (one.kind !== 'press') void repeat(root, one, end);
  const stop = ({ isTrusted }: Event) => isTrusted && given.abort();
  for (const name of ['pointerdown', 'keydown'])
    addEventListener(name, stop, { capture: true, signal: given.signal });
  for (const one of all) if (one.kind === 'press') await repeat(root, one, end, given.signal);
  given.abort();
}

/** As soon as the program has drawn its place, if it does in time. */
async function repeat(root: HTMLElement, { place, again }: Held, end: number, given?: AbortSignal) {
  let live = find(root, place);
  while (!live && !given?.aborted && performance.now() < end) {
    await new Promise(requestAnimationFrame);
    live = find(root, place);
  }
  if (live instanceof HTMLElement && !given?.aborted) again(live);
}

function placeOf(root: Element, element: Element): Place {
  const row = element.closest<HTMLElement>('[data-id]');
  const steps: Place['steps'] = [];
  for (let at = element; at !== (row ?? root) && at.parentElement; at = at.parentElement)
    steps.unshift([at.localName, ofTag(at.parentElement, at.localName).indexOf(at)]);
  return { row: row?.dataset.id, steps, name: nameOf(element) };
}

/** The element at the same place of what is drawn now, if it is the same one. */
function find(root: Element, { row, steps, name }: Place): Element | undefined {
  let at: Element | null | undefined =
    row === undefined ? root : root.querySelector(`[data-id="${CSS.escape(row)}"]`);
  for (const [tag, place] of steps) at = at ? ofTag(at, tag)[place] : undefined;
  return at && nameOf(at) === name ? at : undefined;
}

/** Of a control: by its label for screen readers, its field, or its words. */
function nameOf(element: Element): string | null {
  if (!element.matches(CONTROLS)) return null;
  const text = element.matches('button, label') ? element.textContent : '';
  return element.getAttribute('aria-label') ?? element.getAttribute('name') ?? text;
}

/** What is not drawn is of other tags, and changes no place. */
const ofTag = (parent: Element, tag: string) =>
  [...parent.children].filter(({ localName }) => localName === tag);

function pressAgain(live: HTMLElement): void {
  live.focus({ preventScroll: true });
  live.click();
  if (live instanceof HTMLSelectElement) openChoice(live);
}

function openChoice(select: HTMLSelectElement & { showPicker?: () => void }): void {
  try {
    select.showPicker?.();
  } catch {
    // The press was too long ago: it has the focus.
  }
}

const isTextField = (field: unknown): field is TextField =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !/box|radio|file/.test(field.type));

/** As a person types: React hears of it. */
function setValue(field: TextField, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus({ preventScroll: true });
}

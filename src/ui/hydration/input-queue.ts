/**
 * Holds back presses, typing and scrolling on a drawing of the page until the app has rendered the same
 * page, and then repeats them there in the same order. The focus goes to the same field. Links work at once.
 */

/** Position of an element, in the row of a record or among all elements. */
interface Place {
  row: string | undefined;
  /** Path from the row or the root: at each level, the tag and the place among the siblings of that tag. */
  steps: (readonly [tag: string, place: number])[];
  /** Name of a control, because the app may have another control at its place. */
  name: string | null;
}

interface Held {
  kind: 'press' | 'type' | 'scroll';
  place: Place;
  /** Repeats the action on the rendered element. */
  again: (live: HTMLElement) => void;
}

/** The element of the drawing that has the focus. */
interface Focused {
  element: HTMLElement;
  place: Place;
}

/**
 * Time for parts that the app renders later than its first screen, such as views that it has yet to read,
 * milliseconds.
 */
const PATIENCE = 3_000;

const CONTROLS = 'button, input, select, textarea, label';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Starts holding back actions.
 * @param root element of the page that contains the drawing
 * @param ready name of the window event fired once the app has rendered the page
 */
export function queueInput(root: HTMLElement, ready: string): void {
  // A repeated press replaces the earlier one, because people repeat a press that seems to have no effect.
  const held = new Map<string, Held>();
  const hold = (kind: Held['kind'], element: Element, again: Held['again']) => {
    const place = placeOf(root, element);
    const name = kind + JSON.stringify(place);
    held.delete(name);
    held.set(name, { kind, place, again });
  };

  let focused: Focused | null = null;
  const focus = ({ target }: Event) => {
    focused = { element: target as HTMLElement, place: placeOf(root, target as Element) };
  };
  const press = (event: Event) => {
    const target = event.target as Element;
    if (target.closest('a[href]')) return;
    if (!target.closest(CONTROLS)) focused = null;
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
  const listeners = Object.entries({ click: press, keydown: key, input: type, focusin: focus, scroll }) as [
    string,
    EventListener,
  ][];
  for (const [name, listener] of listeners) root.addEventListener(name, listener, true);

  const takeOver = () => {
    for (const [name, listener] of listeners) root.removeEventListener(name, listener, true);
    void repeatAll(root, [...held.values()], focused);
  };
  addEventListener(ready, takeOver, { once: true });
}

/**
 * Repeats presses in their order until the person does something else. Typed text is restored in any case.
 */
async function repeatAll(root: HTMLElement, all: readonly Held[], focused: Focused | null): Promise<void> {
  const given = new AbortController();
  // Not `Date.now()`, because the clock of the phone may be set meanwhile.
  const end = performance.now() + PATIENCE;
  for (const one of all) if (one.kind !== 'press') void repeat(root, one, end);
  if (focused) void repeat(root, { place: focused.place, again: (live) => focusAgain(live, focused) }, end);
  const stop = ({ isTrusted }: Event) => isTrusted && given.abort();
  for (const name of ['pointerdown', 'keydown'])
    addEventListener(name, stop, { capture: true, signal: given.signal });
  for (const one of all) if (one.kind === 'press') await repeat(root, one, end, given.signal);
  given.abort();
}

/** Repeats one action as soon as the app has rendered its element, if that happens in time. */
async function repeat(
  root: HTMLElement,
  { place, again }: Pick<Held, 'place' | 'again'>,
  end: number,
  given?: AbortSignal,
) {
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

/** Returns the element at the same place of the rendered page, if it has the same name. */
function find(root: Element, { row, steps, name }: Place): Element | undefined {
  let at: Element | null | undefined =
    row === undefined ? root : root.querySelector(`[data-id="${CSS.escape(row)}"]`);
  for (const [tag, place] of steps) at = at ? ofTag(at, tag)[place] : undefined;
  return at && nameOf(at) === name ? at : undefined;
}

/** Returns the name of a control: its label for screen readers, its field name or its text. */
function nameOf(element: Element): string | null {
  if (!element.matches(CONTROLS)) return null;
  const text = element.matches('button, label') ? element.textContent : '';
  return element.getAttribute('aria-label') ?? element.getAttribute('name') ?? text;
}

/**
 * Returns the children with a tag. Elements that are left out of the drawing have other tags, so the places
 * do not shift.
 */
const ofTag = (parent: Element, tag: string) =>
  [...parent.children].filter(({ localName }) => localName === tag);

function pressAgain(live: HTMLElement): void {
  live.focus({ preventScroll: true });
  live.click();
  if (live instanceof HTMLSelectElement) openChoice(live);
}

/** Puts the focus and the caret where they were, unless the focus is somewhere else by now. */
function focusAgain(live: HTMLElement, { element }: Focused): void {
  if (document.activeElement !== document.body) return;
  live.focus({ preventScroll: true });
  if (isTextField(live) && isTextField(element) && element.selectionStart !== null)
    live.setSelectionRange(element.selectionStart, element.selectionEnd);
}

function openChoice(select: HTMLSelectElement & { showPicker?: () => void }): void {
  try {
    select.showPicker?.();
  } catch {
    // The browser refuses because the press was too long ago; the select then only has the focus.
  }
}

const isTextField = (field: unknown): field is TextField =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !/box|radio|file/.test(field.type));

/**
 * Sets the value as if a person had typed it. React hears of it even where the field had that value by itself, because
 * it compares with what was set through the field.
 */
function setValue(field: TextField, value: string): void {
  field.value = '';
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Where a page differs from what it was, as somebody sees it: the smallest elements with another text or picture. Pure. */

/** What no visitor sees. */
const UNSEEN = new Set(['SCRIPT', 'STYLE', 'LINK', 'META', 'TEMPLATE', 'NOSCRIPT', 'TITLE']);
/** Attributes that say which picture is shown, and what is said in its place. */
const OF_PICTURES = ['src', 'srcset', 'alt', 'href', 'poster'];
const PICTURES = 'img, source, image, use, video';

/** Returns the elements of a page that differ from those of `before`, in the order of the page. */
export function changedElements(after: Document, before: Document): Element[] {
  const signatures = new WeakMap<Element, string>();
  const signed = (element: Element): string => {
    const known = signatures.get(element);
    if (known !== undefined) return known;
    const made = signatureOf(element, signed);
    signatures.set(element, made);
    return made;
  };
  const changed: Element[] = [];
  compare(after.body, before.body);
  return changed;

  function compare(element: Element, former: Element): void {
    if (signed(element) === signed(former)) return;
    if (ownText(element) !== ownText(former) || ownPicture(element) !== ownPicture(former)) {
      changed.push(element);
      return;
    }
    const found = changed.length;
    const { pairs, added, isLess } = align(seen(element), seen(former), signed);
    const steps = [
      ...pairs.map(([one, other]) => ({ one, step: () => compare(one, other) })),
      ...added.map((one) => ({ one, step: () => changed.push(one) })),
    ];
    steps.sort(({ one }, { one: other }) => (one.compareDocumentPosition(other) & FOLLOWS ? -1 : 1));
    for (const { step } of steps) step();
    // What was taken out cannot be marked: what it stood in is.
    if (isLess || changed.length === found) changed.splice(found, 0, element);
  }
}

/** `Node.DOCUMENT_POSITION_FOLLOWING` */
const FOLLOWS = 4;

const seen = (element: Element) =>
  [...element.children].filter(({ tagName }) => !UNSEEN.has(tagName.toUpperCase()));

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Texts that stand in an element itself, between its children. */
function ownText(element: Element): string {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
  return plain(texts.map(({ nodeValue }) => nodeValue ?? '').join(' '));
}

function ownPicture(element: Element): string {
  if (!element.matches(PICTURES)) return '';
  return OF_PICTURES.map((name) => element.getAttribute(name) ?? '').join('\n');
}

/** Everything that is seen of an element. */
function signatureOf(element: Element, signed: (element: Element) => string): string {
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeType === 3) return plain(node.nodeValue ?? '');
    if (node.nodeType !== 1 || UNSEEN.has((node as Element).tagName.toUpperCase())) return '';
    return signed(node as Element);
  });
  return [ownPicture(element), ...parts].filter(Boolean).join('\u0001');
}

interface Alignment {
  /** Elements that stand for each other. */
  pairs: [after: Element, before: Element][];
  added: Element[];
  /** True where something was taken out. */
  isLess: boolean;
}

/** Finds for each element the former one in its place: first those that are alike, then the others between them in order. */
function align(
  after: readonly Element[],
  before: readonly Element[],
  signed: (element: Element) => string,
): Alignment {
  const alike = longestCommon(after.map(signed), before.map(signed));
  const result: Alignment = { pairs: [], added: [], isLess: false };
  let [place, former] = [0, 0];
  for (const [next, formerNext] of [...alike, [after.length, before.length] as const]) {
    const ones = after.slice(place, next);
    const others = before.slice(former, formerNext);
    for (const one of ones) {
      const at = others.findIndex(({ tagName }) => tagName === one.tagName);
      const other = others[at];
      if (other === undefined) result.added.push(one);
      else {
        result.pairs.push([one, other]);
        if (at > 0) result.isLess = true;
        others.splice(0, at + 1);
      }
    }
    if (others.length > 0) result.isLess = true;
    [place, former] = [next + 1, formerNext + 1];
  }
  return result;
}

/** Places of the longest sequence that two lists have in common. */
function longestCommon(after: readonly string[], before: readonly string[]): (readonly [number, number])[] {
  const longest = Array.from({ length: after.length + 1 }, () => new Uint16Array(before.length + 1));
  const at = (row: number, column: number) => longest[row]?.[column] ?? 0;
  for (let row = after.length - 1; row >= 0; row -= 1)
    for (let column = before.length - 1; column >= 0; column -= 1) {
      const isAlike = after[row] === before[column];
      const value = isAlike
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
      const line = longest[row];
      if (line) line[column] = value;
    }
  const places: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < after.length && column < before.length) {
    if (after[row] === before[column]) {
      places.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return places;
}

/** What search engines and tabs show of a page. */
export interface PageHead {
  title: string;
  description: string;
}

export const headOf = (page: Document): PageHead => ({
  title: page.title,
  description: page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
});

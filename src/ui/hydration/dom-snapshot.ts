/**
 * A drawing of elements as they are on screen: lists and texts alone, which can be stored and drawn again without a
 * program. It is drawn element by element, never as markup, and nothing in it can run.
 */
export type DomSnapshot =
  | string
  | readonly [tag: string, attributes: Record<string, string>, ...DomSnapshot[]];

/** No scripts, frames, sheets or media; a form has no address that it could send to. */
const TAGS =
  /^(a|abbr|article|aside|b|bdi|br|button|caption|code|col|colgroup|dd|details|div|dl|dt|em|fieldset|figure|footer|form|h[1-6]|header|hr|i|input|kbd|label|legend|li|main|mark|nav|ol|optgroup|option|output|p|s|section|select|small|span|strong|summary|table|tbody|td|textarea|tfoot|th|thead|time|tr|ul|svg|circle|ellipse|g|line|path|polygon|polyline|rect|text|use)$/;
const ATTRIBUTES =
  /^(aria-[a-z]+|data-[a-z-]+|checked|class|colspan|cx|cy|d|dir|disabled|fill|for|height|hidden|href|id|inert|lang|max|min|multiple|name|open|placeholder|points|popover|r|role|rowspan|rx|ry|scope|selected|stroke[a-z-]*|style|tabindex|title|transform|type|value|viewBox|width|x|x1|x2|y|y1|y2)$/;
/** Addresses lead to this site alone. */
const OWN_ADDRESS = /^(\/(?!\/)|#|\?)/;
const DRAWN_SVG = 'http://www.w3.org/2000/svg';

const isAllowed = (name: string, value: string) =>
  ATTRIBUTES.test(name) && (name !== 'href' || OWN_ADDRESS.test(value));

export interface SnapshotOptions {
  /** Elements that are not drawn, with everything in them. */
  leaveOut: (element: Element) => boolean;
  /** Fields whose values are drawn: what is typed into the others is nobody's to keep. */
  keepsValue: (field: Element) => boolean;
  /** Words drawn in place of all that is in an element; null for what it has itself. */
  wordsFor: (element: Element) => string | null;
  /** A style of its own in place of what it has; null for that. */
  styleFor: (element: Element) => string | null;
}

/** The drawing of an element and all in it; null for what is not drawn. */
export function takeDomSnapshot(element: Element, parts: SnapshotOptions): DomSnapshot | null {
  const tag = element.localName;
  if (!TAGS.test(tag) || parts.leaveOut(element)) return null;
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    if (name !== 'value' && name !== 'checked' && isAllowed(name, value)) attributes[name] = value;
  }
  const style = parts.styleFor(element);
  if (style !== null) attributes.style = style;
  const children: DomSnapshot[] = [];
  const words = parts.wordsFor(element);
  if (words !== null) children.push(words);
  else if (element instanceof HTMLSelectElement) {
    // The others are chosen from once the app runs.
    const chosen = element.selectedOptions[0];
    if (chosen) children.push(['option', {}, chosen.label]);
  } else if (element instanceof HTMLInputElement) {
    if (element.type === 'checkbox' || element.type === 'radio') {
      if (element.checked) attributes.checked = '';
    } else if (parts.keepsValue(element)) attributes.value = element.value;
  } else if (!(element instanceof HTMLTextAreaElement)) {
    for (const child of element.childNodes) {
      if (child instanceof Text) children.push(child.data);
      else if (child instanceof Element) children.push(takeDomSnapshot(child, parts) ?? '');
    }
  }
  return [tag, attributes, ...children.filter((child) => child !== '')];
}

/**
 * Draws a snapshot. Elements that none may have are left out here as well, because what is stored may have been
 * changed.
 */
export function renderDomSnapshot(drawing: DomSnapshot, isSvg = false): Node {
  if (typeof drawing === 'string') return document.createTextNode(drawing);
  const [tag, attributes, ...children] = drawing;
  if (!TAGS.test(tag)) return document.createTextNode('');
  const svg = isSvg || tag === 'svg';
  const element = svg ? document.createElementNS(DRAWN_SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (!isAllowed(name, value)) continue;
    // The policy of the document allows no style as an attribute.
    if (name === 'style') (element as HTMLElement).style.cssText = value;
    else element.setAttribute(name, value);
  }
  for (const child of children) element.append(renderDomSnapshot(child, svg));
  return element;
}

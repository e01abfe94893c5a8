/** Text that was copied from another program: what its author saw, without the rest. */
import { withoutUnseen } from './check-text.ts';

/** Parts of a page that nobody reads. */
const HIDDEN = new Set(['script', 'style', 'head', 'title', 'template', 'svg', 'noscript']);
/** Elements that are paragraphs, and those that end a line. */
const PARAGRAPHS = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'table',
  'blockquote',
  'section',
]);
const LINES = new Set(['br', '/li', '/tr']);
const CELLS = new Set(['/td', '/th']);
/** Marks with which word processors begin the entries of a list. */
const BULLETS = /^[·•▪§] */gm;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/**
 * Returns the text of copied HTML: paragraphs with an empty line between them, each entry of a list in a line.
 * @param html as the clipboard or a person has it; plain text is returned as it is
 */
export function cleanPasted(html: string): string {
  const isHtml = /<(\/?[a-z]|!--)/i.test(html) && html.includes('>');
  const text = isHtml ? textOfHtml(html) : html;
  return withoutUnseen(text.replace(/[\u2028\u2029]/g, '\n'))
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u00a0 ]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(BULLETS, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Reads from tag to tag, because a pattern for tags takes long for a text that has many beginnings of them. */
function textOfHtml(html: string): string {
  const lower = html.toLowerCase();
  let text = '';
  let at = 0;
  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', at)) {
    text += spaced(html.slice(at, open));
    if (html.startsWith('<!--', open)) {
      at = after(html, '-->', open);
      continue;
    }
    // What word processors say to each other.
    if (html.startsWith('<!', open)) {
      at = after(html, '>', open);
      continue;
    }
    const [name = ''] = /^\/?[a-z][a-z0-9]*/.exec(lower.slice(open + 1, open + 20)) ?? [];
    const end = name ? after(html, '>', open) : open + 1;
    if (!name) text += '<';
    else if (HIDDEN.has(name)) {
      at = after(html, '>', after(lower, `</${name}`, end));
      continue;
    } else if (CELLS.has(name)) text += ' ';
    else if (PARAGRAPHS.has(name.replace('/', ''))) text += '\n\n';
    else if (LINES.has(name)) text += '\n';
    at = end;
  }
  text += spaced(html.slice(at));
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, characterOf);
}

/** The place behind the next occurrence of a text; the end where there is none. */
function after(html: string, wanted: string, from: number): number {
  const found = html.indexOf(wanted, from);
  return found < 0 ? html.length : found + wanted.length;
}

const spaced = (text: string) => text.replace(/\s+/g, ' ');

function characterOf(entity: string, name: string): string {
  const known = ENTITIES[name.toLowerCase()];
  if (known !== undefined) return known;
  if (!name.startsWith('#')) return entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code >= 32 && code < 0xd800 ? String.fromCharCode(code) : '';
}

/** Text that was copied from another program: what its author saw, without the rest. */

/** Parts of a page that nobody reads. */
const HIDDEN =
  /<(script|style|head|title|template|svg|noscript)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?(-->|$)/gi;
/** Ends of paragraphs and headings, and of lines and entries of lists. */
const PARAGRAPH_END = /<\/?(p|div|h[1-6]|ul|ol|table|section|article|blockquote)\b[^>]*>/gi;
const LINE_END = /<br\b[^>]*>|<\/(li|tr)\s*>/gi;
const TAG = /<[^>]*>/g;
/** Characters that nobody sees; word processors leave soft hyphens and marks of direction. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

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
  const isHtml = /<\/?[a-z][^>]*>|<!--/i.test(html);
  const text = isHtml ? textOfHtml(html) : html;
  return text
    .replace(UNSEEN, '')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\t\u00a0 ]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function textOfHtml(html: string): string {
  return html
    .replace(HIDDEN, '')
    .replace(/\s+/g, ' ')
    .replace(PARAGRAPH_END, '\n\n')
    .replace(LINE_END, '\n')
    .replace(TAG, '')
    .replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, characterOf);
}

function characterOf(entity: string, name: string): string {
  const known = ENTITIES[name.toLowerCase()];
  if (known !== undefined) return known;
  if (!name.startsWith('#')) return entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code >= 32 && code < 0xd800 ? String.fromCharCode(code) : '';
}

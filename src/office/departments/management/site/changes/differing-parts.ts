/** What differs between two texts, with a few words around it: how a change is told where the whole text is too long. Pure. */

/** Characters that are shown before and after what differs. */
const AROUND = 60;
/** Most characters of each side of what differs. */
const MOST = 400;

/** A text in three parts: what both texts begin with, what one of them says alone, and what both end with. */
export interface DifferingPart {
  lead: string;
  own: string;
  tail: string;
}

/** Returns both texts in whole words, cut where they say the same for long. */
export function differingParts(
  before: string,
  after: string,
): { before: DifferingPart; after: DifferingPart } {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const lead = lastOf(one.slice(0, start).join(''));
  const tail = firstOf(one.slice(one.length - end).join(''));
  const part = (words: string[]) => ({
    lead,
    own: shorten(words.slice(start, words.length - end).join('')),
    tail,
  });
  return { before: part(one), after: part(other) };
}

/** Words and the spaces between them. */
const wordsOf = (text: string): string[] => text.split(/(\s+)/).filter(Boolean);

function firstOf(text: string): string {
  if (text.length <= AROUND) return text;
  const cut = text.slice(0, AROUND);
  return `${cut.slice(0, Math.max(cut.search(/\s\S*$/), 0)) || cut} …`;
}

function lastOf(text: string): string {
  if (text.length <= AROUND) return text;
  const cut = text.slice(-AROUND);
  return `… ${cut.replace(/^\S*\s+/, '') || cut}`;
}

const shorten = (text: string) => (text.length <= MOST ? text : `${text.slice(0, MOST)} …`);

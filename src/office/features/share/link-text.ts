/** What of a long text goes into a link. Pure. */
import { say, sayCount } from '../../../words/say.ts';

/** Characters in a link, which browsers and WhatsApp take. */
const MOST = 2_000;

interface LinkText {
  text: string;
  /** Lines that found no room. */
  left: number;
}

/** Whole lines, and how many are left out. */
export function linkText(text: string, most: number = MOST): LinkText {
  const lines = text.trimEnd().split('\n');
  let room = most;
  let taken = 0;
  for (const line of lines) {
    room -= [...line].length + 1;
    if (room < 0) break;
    taken += 1;
  }
  if (taken === lines.length) return { text: lines.join('\n'), left: 0 };
  const count = (some: readonly string[]) => some.filter((line) => line.trim() !== '').length;
  // A first line without end is cut between two characters.
  const kept = taken > 0 ? lines.slice(0, taken) : [[...(lines[0] ?? '')].slice(0, most).join('')];
  const left = count(lines.slice(taken));
  const more = sayCount(left, '… and 1 more.', '… and {count} more.');
  return {
    text: [kept.join('\n').trimEnd(), more].join('\n'),
    left,
  };
}

/** What is said beside the link; empty where it has everything. */
export function leftInWords(left: number): string {
  if (left === 0) return '';
  return sayCount(
    left,
    'The WhatsApp link has no room for 1 line. “{share}” has all of them.',
    'The WhatsApp link has no room for {count} lines. “{share}” has all of them.',
    { share: say('Share as text') },
  );
}

/** Shortens a text to the length that a link can hold. Pure. */
import { say, sayCount } from '../../../words/say.ts';

/** Most characters of a link that browsers and WhatsApp accept. */
const MOST = 2_000;

interface LinkText {
  text: string;
  /** Number of lines that were left out. */
  left: number;
}

/** Returns as many whole lines as fit, and the number of those that do not. */
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
  // A first line that is too long is cut between two characters.
  const kept = taken > 0 ? lines.slice(0, taken) : [[...(lines[0] ?? '')].slice(0, most).join('')];
  const left = count(lines.slice(taken));
  const more = sayCount(left, '… and 1 more.', '… and {count} more.');
  return {
    text: [kept.join('\n').trimEnd(), more].join('\n'),
    left,
  };
}

/** Returns the hint beside the link; empty if it holds the whole text. */
export function describeLeftOut(left: number): string {
  if (left === 0) return '';
  return sayCount(
    left,
    'The WhatsApp link has no room for 1 line. “{share}” has all of them.',
    'The WhatsApp link has no room for {count} lines. “{share}” has all of them.',
    { share: say('Share as text') },
  );
}

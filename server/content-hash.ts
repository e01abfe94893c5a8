/** By which the content of a submission is known again when it is sent once more. */
import { createHash } from 'node:crypto';
import type { EntryKind } from '../src/contract/entry-kinds.ts';

/**
 * SHA-256 of kind and payload as they were sent: what a later schema makes of the same payload does
 * not change it. The same for the same content, in whatever order its fields came.
 * @param sent as JSON gives it, however deep
 */
export function hashSent(kind: EntryKind, sent: unknown): string {
  const hash = createHash('sha256');
  hash.update(inOrder([kind, sent]));
  return hash.digest('hex');
}

/**
 * Whether the content under a key is this one, by the hash that was written with it. Until 2026-11 the
 * hash was of the payload as the schema of its day gave it.
 * @param parsed as the current schema gives it
 */
export function isHashOf(hash: string, kind: EntryKind, sent: unknown, parsed: object): boolean {
  if (hash === hashSent(kind, sent)) return true;
  return asParsedThen(sent, parsed).some((then) => hash === hashParsed(kind, then));
}

/** Defaults that are looked through: no form has nearly as many. */
const MOST_DEFAULTS = 6;

/** Which of the fields that were not sent had a default then already, nobody knows: every choice of them. */
function asParsedThen(sent: unknown, parsed: object): object[] {
  const given = Object.keys(sent as object);
  const defaults = Object.keys(parsed).filter((field) => !given.includes(field));
  let choices: object[] = [parsed];
  for (const field of defaults.slice(0, MOST_DEFAULTS)) {
    choices = choices.flatMap((choice) => [choice, { ...choice, [field]: undefined }]);
  }
  return choices;
}

function hashParsed(kind: EntryKind, payload: object): string {
  const fields = Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, fields]))
    .digest('hex');
}

/**
 * JSON with sorted keys at every depth and without what is undefined. Without recursion: a field that no
 * schema reads may be nested deeper than the stack.
 */
function inOrder(whole: unknown): string {
  const parts: string[] = [];
  const rest: ({ text: string } | { value: unknown })[] = [{ value: whole }];
  for (let one = rest.pop(); one; one = rest.pop()) {
    if ('text' in one) {
      parts.push(one.text);
      continue;
    }
    const { value } = one;
    if (typeof value !== 'object' || value === null) {
      parts.push(JSON.stringify(value) ?? 'null');
      continue;
    }
    parts.push(Array.isArray(value) ? '[' : '{');
    rest.push({ text: Array.isArray(value) ? ']' : '}' });
    // The last first: what was laid down last is taken up next.
    for (const [place, [lead, member]] of [...membersOf(value).entries()].reverse()) {
      rest.push({ value: member }, { text: place > 0 ? `,${lead}` : lead });
    }
  }
  return parts.join('');
}

/** Each with what stands before it. */
function membersOf(value: object): [lead: string, member: unknown][] {
  if (Array.isArray(value)) return value.map((member) => ['', member]);
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => [`${JSON.stringify(name)}:`, member]);
}

/** Hashes by which the server recognises a submission that is sent again. */
import { createHash } from 'node:crypto';
import type { EntryKind } from '../src/contract/entry-kinds.ts';

/**
 * SHA-256 of kind and payload as they were sent. Later schemas parse the same payload differently, which must
 * not change the hash; nor does the order of the fields.
 * @param sent parsed JSON, nested to any depth
 */
export function hashSent(kind: EntryKind, sent: unknown): string {
  const hash = createHash('sha256');
  hash.update(inOrder([kind, sent]));
  return hash.digest('hex');
}

/**
 * Whether the content stored under a key is this one, judged by its hash. Until 2026-11 the hash covered the
 * payload as the schema of the day had parsed it.
 * @param parsed the payload in the current schema
 */
export function isHashOf(hash: string, kind: EntryKind, sent: unknown, parsed: object): boolean {
  if (hash === hashSent(kind, sent)) return true;
  return asParsedThen(sent, parsed).some((then) => hash === hashParsed(kind, then));
}

/** Most default values that are tried; no form has nearly as many. */
const MOST_DEFAULTS = 6;

/**
 * It is unknown which of the missing fields already had a default at that time, so every combination is
 * tried.
 */
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
 * JSON with sorted keys at every depth and without undefined values. Not recursive, because a field that no
 * schema reads may be nested deeper than the stack allows.
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
    // Pushed in reverse, because the last item pushed is taken next.
    for (const [place, [lead, member]] of [...membersOf(value).entries()].reverse()) {
      rest.push({ value: member }, { text: place > 0 ? `,${lead}` : lead });
    }
  }
  return parts.join('');
}

/** Each item with the text that precedes it. */
function membersOf(value: object): [lead: string, member: unknown][] {
  if (Array.isArray(value)) return value.map((member) => ['', member]);
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => [`${JSON.stringify(name)}:`, member]);
}

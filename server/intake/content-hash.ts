/** Hashes by which the server recognises a submission that is sent again. */
import { hash } from 'node:crypto';
import type { SubmissionIdentity } from '../../src/contract/protocol/submission-identity.ts';
import { SUBMISSION_FIELD } from '../../src/contract/protocol/submission-secret.ts';
import type { EntryKind } from '../../src/kinds/entry-kinds.ts';

/**
 * SHA-256 of kind and payload as they were sent. Later schemas parse the same payload differently, which must
 * not change the hash; nor does the order of the fields.
 * @param sent parsed JSON, nested to any depth
 */
export function hashContent(kind: EntryKind, sent: unknown): string {
  return hash('sha256', inOrder([kind, sent]));
}

/**
 * True if the content stored under a key is this one, judged by its hash. Until 2026-11 the hash covered the payload as
 * the schema of the day had parsed it.
 * @param parsed the payload in the current schema
 * @param identity what it said of itself beside the payload, which servers until 2026-12 took for content
 */
export function matchesContentHash(
  stored: string,
  kind: EntryKind,
  sent: unknown,
  parsed: object,
  identity: SubmissionIdentity = {},
): boolean {
  if (stored === hashContent(kind, sent)) return true;
  const whole = { ...(sent as object), [SUBMISSION_FIELD]: identity };
  if (identity.id !== undefined && stored === hashContent(kind, whole)) return true;
  return asParsedThen(sent, parsed).some((then) => stored === hashParsed(kind, then));
}

/** Most default values that are tried; no form has nearly as many. */
const MAX_DEFAULTS = 6;

/** The payload without what schemas have learnt to clean since: at that time, phone numbers were kept as typed. */
function asTyped(sent: Record<string, unknown>, parsed: object): object {
  const typed = Object.entries(parsed).map(([field, value]) => {
    const text = sent[field];
    return [field, typeof value === 'string' && typeof text === 'string' ? text.trim() : value];
  });
  return Object.fromEntries(typed);
}

/**
 * It is unknown which of the missing fields already had a default at that time, so every combination is
 * tried.
 */
function asParsedThen(sent: unknown, parsed: object): object[] {
  const given = Object.keys(sent as object);
  const defaults = Object.keys(parsed).filter((field) => !given.includes(field));
  let choices: object[] = [parsed, asTyped(sent as Record<string, unknown>, parsed)];
  for (const field of defaults.slice(0, MAX_DEFAULTS)) {
    choices = choices.flatMap((choice) => [choice, { ...choice, [field]: undefined }]);
  }
  return choices;
}

function hashParsed(kind: EntryKind, payload: object): string {
  const fields = Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify([kind, fields]));
}

/** An object or array of which the members before `at` are written. */
interface Opened {
  value: Readonly<Record<string, unknown>>;
  /** In the order in which they are written. */
  names: readonly string[];
  isArray: boolean;
  at: number;
}

/**
 * JSON with sorted keys at every depth and without undefined values. Not recursive, because a field that no
 * schema reads may be nested deeper than the stack allows.
 */
function inOrder(whole: object): string {
  const path = [open(whole)];
  let text = begin(whole);
  for (let one = path.at(-1); one; one = path.at(-1)) {
    const name = one.names[one.at];
    if (name === undefined) {
      text += one.isArray ? ']' : '}';
      path.pop();
      continue;
    }
    if (one.at > 0) text += ',';
    if (!one.isArray) text += `${JSON.stringify(name)}:`;
    one.at += 1;
    const member = one.value[name];
    if (typeof member === 'object' && member !== null) {
      text += begin(member);
      path.push(open(member));
    } else {
      text += JSON.stringify(member) ?? 'null';
    }
  }
  return text;
}

function begin(value: object): string {
  return Array.isArray(value) ? '[' : '{';
}

function open(value: object): Opened {
  const isArray = Array.isArray(value);
  const members = value as Record<string, unknown>;
  const names = Object.keys(value);
  return {
    value: members,
    names: isArray ? names : names.filter((name) => members[name] !== undefined).sort(),
    isArray,
    at: 0,
  };
}

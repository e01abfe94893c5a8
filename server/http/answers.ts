/** Every answer that is not a success has the same shape and names the submission that it concerns. */
import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import {
  IDEMPOTENCY_KEY_HEADER,
  MAX_REPLAY_ENTRIES,
  type Problem,
  type ReplayResult,
} from '../../src/contract/protocol/answers.ts';

/** Most wrong fields named in one answer: more than a person would correct at once. */
const FIELDS_NAMED = 50;
/** Names of our own fields, such as `travelerDetails.0.gender`. Other names are not echoed. */
const FIELD_NAME = /^[\w.]{1,60}$/;
/** Characters of all problems in the answer to a backlog. */
const PROBLEMS_LENGTH = 300 * MAX_REPLAY_ENTRIES;
/** Characters of a shortened message, and of the whole problem of an entry that carries nothing else. */
const WORDS_LENGTH = 150;
const BRIEF_LENGTH = WORDS_LENGTH + 120;

const SUBMISSION_ID = 'submissionId';

/** Notes the id that stands in the body of a call, where no proxy drops it; its answer names it. */
export function setSubmissionId(c: Context, id: string): void {
  c.set(SUBMISSION_ID, id);
}

export function answerProblem(c: Context, status: ContentfulStatusCode, problem: Problem): Response {
  return answerJson(c, { ...problem, ...echoedKey(c) }, status);
}

/** The key of a call, which its answer repeats: by it a device tells our answer from a portal's or an old one. */
export function echoedKey(c: Context): { id?: string } {
  const id = z.uuid().safeParse(c.get(SUBMISSION_ID) ?? c.req.header(IDEMPOTENCY_KEY_HEADER)).data;
  return id ? { id } : {};
}

/** Bytes from which an answer is compressed, and up to which at once: what is larger is compressed as a stream. */
const PACKED = { from: 1_024, to: 64 * 1_024 };

/**
 * JSON with its length, by which a small answer is left uncompressed. Of a larger one most repeats itself, so a low
 * level makes it nearly as small in half the time.
 */
export function answerJson(c: Context, value: object, status: ContentfulStatusCode = 200): Response {
  const text = JSON.stringify(value);
  const length = Buffer.byteLength(text);
  const type = { 'Content-Type': 'application/json' };
  if (length < PACKED.from || length > PACKED.to || !acceptsGzip(c.req.header('Accept-Encoding'))) {
    return c.body(text, status, { ...type, 'Content-Length': String(length) });
  }
  const packed = gzipSync(text, { level: 3 });
  const coding = { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' };
  return c.body(packed, status, { ...type, ...coding, 'Content-Length': String(packed.length) });
}

/** @param accepted the request's Accept-Encoding */
export function acceptsGzip(accepted = ''): boolean {
  return parseAccept(accepted).some(({ type, q }) => type.toLowerCase() === 'gzip' && q > 0);
}

/** The error of input that had so many faults that collecting them overflowed the stack. */
const TOO_COMPLEX = new z.core.$ZodError([]);

/** Parses input from outside. @returns the data as the schema gives it, or an error for `describeIssues` */
export function safeParse<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): { success: true; data: z.output<Schema> } | { success: false; error: z.core.$ZodError } {
  try {
    return schema.safeParse(input);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { success: false, error: TOO_COMPLEX };
  }
}

/** Parses input from outside: the data as the schema gives it, or a problem that says what is wrong. */
export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): { data: z.output<Schema> } | { problem: Problem } {
  const parsed = safeParse(schema, input);
  return parsed.success ? { data: parsed.data } : { problem: describeIssues(parsed.error) };
}

/** The first message for each field, and one for all. */
export function describeIssues(error: z.core.$ZodError): Problem {
  if (error === TOO_COMPLEX) return { message: 'The request is too complex to be read.' };
  const fields = new Map<string, string>();
  const messages = new Set<string>();
  for (const { path, message } of error.issues) {
    const field = path.join('.');
    if (!field || fields.has(field)) continue;
    messages.add(message);
    if (FIELD_NAME.test(field)) fields.set(field, message);
    if (fields.size === FIELDS_NAMED) break;
  }
  if (messages.size === 0)
    return { message: 'The request must be a JSON object with the fields of the form.' };
  return { message: [...messages].join(' '), fields: Object.fromEntries(fields) };
}

/**
 * Keeps the problems of refused entries in full until the answer reaches its size limit; later ones are
 * shortened.
 */
export function shortenRefusals<Entry extends object>(
  entries: readonly (Entry | ReplayResult)[],
): (Entry | ReplayResult)[] {
  let room = PROBLEMS_LENGTH - BRIEF_LENGTH * entries.length;
  return entries.map((entry) => {
    if (!('problem' in entry && entry.problem)) return entry;
    const more = Math.max(0, JSON.stringify(entry).length - BRIEF_LENGTH);
    if (more <= room) {
      room -= more;
      return entry;
    }
    const { message, code } = entry.problem;
    const brief = message.length > WORDS_LENGTH ? `${message.slice(0, WORDS_LENGTH)}…` : message;
    return { ...entry, problem: { message: brief, ...(code && { code }) } };
  });
}

/**
 * The answers of the server, in one shape for people, outbox and any other client (docs/contract.md#outcomes,
 * docs/contract.md#bounds).
 */
import * as z from 'zod/mini';
import { momentSchema } from '../values/moment.ts';
import { epochSchema, feedPlaceSchema } from './server-status.ts';

/** Every answer that is not a success: a message for the person, and one for each wrong field. */
export const problemSchema = z.object({
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** The server's version of the record, when a change conflicts with it. */
  held: z.optional(z.looseObject({ id: z.uuid() })),
  /** For programs, where words are not enough: `UNSUPPORTED_SUBMISSION`, `UNREADABLE_BODY`. */
  code: z.optional(z.string()),
});
export type Problem = z.output<typeof problemSchema>;

/** The server does not know this kind of submission, or this version of it: another version of it may. */
export const UNSUPPORTED_SUBMISSION = 'unknown-here';

/** The server could not read the body: something on the way may have changed it, or its headers. */
export const UNREADABLE_BODY = 'unread';

/** An entry waits until its author has signed in again. Said by the device alone. */
export const SIGN_IN_FIRST = 'sign-in-first';

/** True for a body, of whatever shape, that names the submission that it is about. */
export function isAboutSubmission(body: unknown, id: string | undefined): boolean {
  return typeof body === 'object' && body !== null && 'id' in body && id !== undefined && body.id === id;
}

/** How servers before 2026-12 said so. */
const UNKNOWN_IN_WORDS = [
  /^This kind of request is not known here\.$/,
  /^This request is of a version \(\d+\) that we do not know\.$/,
  /^There is no such call\.$/,
  /^This address can only be read\.$/,
];

/** True when the entry is not to blame: the server is of another version than the device. */
export function isUnsupportedSubmission({ code, message }: Problem): boolean {
  return code === UNSUPPORTED_SUBMISSION || UNKNOWN_IN_WORDS.some((words) => words.test(message));
}

/** The server's confirmation that it holds a submission. Never given before the commit. */
export const receiptSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  /** The server's clock, ISO 8601. */
  receivedAt: momentSchema,
  message: z.string(),
  /** The reference again, in the answer to a home booking. */
  bookingId: z.optional(z.string()),
  /** For a change of a record: its new revision. */
  revision: z.optional(z.int()),
  /** True for a correction that came after the confirmation, so that it is a message. Sent again, it stays one. */
  asMessage: z.optional(z.literal(true)),
  /** Which epoch of the database took it, see `server-status.ts`; absent from older servers. */
  epoch: z.optional(epochSchema),
  /** A backup of this epoch that reaches this place in the feed holds it. */
  place: z.optional(feedPlaceSchema),
});
export type Receipt = z.output<typeof receiptSchema>;

/** Header that carries a submission's id (docs/contract.md#identity). */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
/** Header with the number of the payload's version; absent means the current one. */
export const SCHEMA_VERSION_HEADER = 'Schema-Version';
/** Header with the device's clock at submission, ISO 8601. */
export const CAPTURED_AT_HEADER = 'Captured-At';
/**
 * Header with the milliseconds by which that clock was ahead, see `isClockWrong`, or `UNKNOWN_CLOCK`; older servers ignore
 * both.
 */
export const CLOCK_AHEAD_HEADER = 'Clock-Ahead';
/** Header of every call with submissions: the device's clock when it leaves, ISO 8601. */
export const DEVICE_CLOCK_HEADER = 'Device-Clock';

/** Header with the id of the account that made a staff entry. It is not accepted under any other account. */
export const AUTHOR_HEADER = 'Author';

/**
 * Most entries, and bytes of JSON, in one call of replay. More of them at once compress better and need fewer headers;
 * older servers take 50, and refuse a larger call as a whole.
 */
export const MAX_REPLAY_ENTRIES = 150;
export const MAX_REPLAY_BYTES = 200_000;
/** Largest body that any call takes, in bytes, after decompression (docs/contract.md#bounds). */
export const MAX_BODY_BYTES = 256 * 1024;

/** One entry of a backlog. The payload is checked later, entry by entry. */
export const replayEntrySchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  version: z.int().check(z.positive()),
  capturedAt: momentSchema,
  /** Milliseconds by which that clock was ahead of the server's then, as far as its device knew; absent while it was right. */
  clockAhead: z.optional(z.int()),
  /** True if that clock was set since its device had last heard the server; `clockAhead` is absent then. */
  clockUnknown: z.optional(z.literal(true)),
  /** Account that made it; absent for visitors. Never accepted under another account. */
  author: z.optional(z.nullable(z.uuid())),
  payload: z.unknown(),
  /** True for a correction that was received as a message, see the receipt. */
  asMessage: z.optional(z.literal(true)),
});
export type ReplayEntry = z.output<typeof replayEntrySchema>;

export const replayRequestSchema = z.object({
  entries: z.array(replayEntrySchema).check(z.minLength(1), z.maxLength(MAX_REPLAY_ENTRIES)),
});

/** The answer to one entry: the status that its own call would have had. */
export const replayResultSchema = z.object({
  id: z.uuid(),
  status: z.int(),
  receipt: z.optional(receiptSchema),
  problem: z.optional(problemSchema),
  /** Seconds after which this entry may be sent again, as the header of its own call would say. */
  retryAfter: z.optional(z.number()),
  /** The entry itself, where it was refused out of an envelope: for the account that made it, and for nobody else. */
  entry: z.optional(replayEntrySchema),
});
export type ReplayResult = z.output<typeof replayResultSchema>;

/** Each result is read by itself, as a `replayResultSchema`. */
export const replayAnswerSchema = z.object({ results: z.array(z.unknown()) });

/**
 * Verdicts: the meaning of an answer for an entry, such as received, refused or later. Pure, and tested with
 * a table of cases. The effects of a verdict (parking, pauses) are in `apply-verdicts.ts`.
 */
import {
  isAboutSubmission,
  isUnsupportedSubmission,
  type Problem,
  problemSchema,
  type Receipt,
  type ReplayEntry,
  type ReplayResult,
  receiptSchema,
  replayAnswerSchema,
  replayResultSchema,
  UNREADABLE_BODY,
} from '../../../contract/protocol/answers.ts';
import type { Envelope } from '../../../contract/protocol/outbox-file.ts';
import type { CallResult } from '../../core/transport.ts';

export type Verdict =
  /** The server holds it. */
  | { type: 'accepted'; receipt: Receipt }
  /**
   * The server will not accept it as it is, for as long as it is that of this epoch. `isTaken`: it may hold other
   * content under the same key. `entry`: the server has opened it for its maker.
   */
  | { type: 'refused'; problem: Problem; epoch?: string; isTaken?: true; entry?: ReplayEntry }
  /** The server says that it failed; it is unknown whether it had stored the entry by then. */
  | { type: 'failed'; problem: Problem }
  /** Our server did not answer. */
  | { type: 'unreachable' }
  /**
   * Asked to try later, after a time in milliseconds if one was given: by our server, which is always obeyed,
   * or by something in between. `ofThisOne`: it lacks what this entry needs, and others may go.
   */
  | { type: 'later'; wait: number | null; ours: boolean; ofThisOne?: { message: string } }
  /** The author has to sign in first. */
  | { type: 'sign-in'; problem?: Problem }
  /** The account may not send it now; its role or password may change, and the entry is not at fault. */
  | { type: 'forbidden'; problem: Problem }
  /** The server does not know its kind or version: it was rolled back, or is partly updated. */
  | { type: 'unknown-here' }
  /**
   * Something in between blocks it: other entries got an answer and this one, sent alone, got none, or our server
   * says that it could not read what arrived.
   */
  | { type: 'blocked' };

/** True for a verdict that asks others to wait as well: not one that only says what this entry lacks. */
export const pausesOthers = (verdict: Verdict): boolean => verdict.type === 'later' && !verdict.ofThisOne;

/**
 * The result of a batch: a verdict for each entry, or that the batch itself was refused (too large, or one
 * entry made it unreadable) and has to be sent in parts.
 */
export type BatchVerdict = { type: 'split' } | { type: 'judged'; verdicts: Map<string, Verdict> };

/**
 * Judges the answer to a single entry's call. Only our JSON that names the id counts, because a captive
 * portal answers 200 too.
 * @param now epoch milliseconds, for a Retry-After that names a date
 */
export function judgeAnswer(reply: CallResult, id: string, now: number): Verdict {
  if (reply instanceof Error || !isAboutSubmission(reply.body, id)) return waitIfAsked(reply, false, now);
  const receipt = receiptSchema.safeParse(reply.body);
  const problem = problemSchema.safeParse(reply.body);
  return judgeStatus(
    reply.status,
    receipt.success ? receipt.data : undefined,
    problem.success ? problem.data : undefined,
    readRetryAfter(reply.retryAfter, now),
    epochOf(reply),
  );
}

/**
 * Judges the answer to a batch: each entry by its own result, missing ones as unreachable.
 * @param ids of its entries; a problem of ours with the whole batch names the first
 */
export function judgeBatch(reply: CallResult, ids: readonly string[], now: number): BatchVerdict {
  const { status, body } = contentOf(reply);
  const isOurs =
    problemSchema.safeParse(body).success && ids[0] !== undefined && isAboutSubmission(body, ids[0]);
  if (status === 413 || (status === 400 && isOurs)) return { type: 'split' };
  const results = new Map<string, ReplayResult>();
  for (const result of resultsIn(status, body)) if (result) results.set(result.id, result);
  const otherwise = waitIfAsked(reply, isOurs, now);
  const verdicts = ids.map((id): [string, Verdict] => {
    const result = results.get(id);
    if (!result) return [id, otherwise];
    // A receipt for another entry is no receipt for this one.
    const receipt = result.receipt?.id === id ? result.receipt : undefined;
    return [id, judgeStatus(result.status, receipt, result.problem, waitOf(result, now), epochOf(reply))];
  });
  return { type: 'judged', verdicts: new Map(verdicts) };
}

/**
 * Judges the answer to an envelope, whose ids this device does not know: its results come in the order of its
 * entries, and a receipt counts if it has the reference. A refusal counts only if the answer names the file.
 * @param file id of the envelope's file, sent as the key of the call
 */
export function judgeEnvelope(
  reply: CallResult,
  { file, references }: Pick<Envelope, 'file' | 'references'>,
  now: number,
): Verdict[] {
  const { status, body } = contentOf(reply);
  const results = resultsIn(status, body);
  const isOurs = isAboutSubmission(body, file);
  const problem = isOurs ? problemSchema.safeParse(body).data : undefined;
  const otherwise = problem
    ? judgeStatus(status, undefined, problem, readRetryAfter(retryAfterOf(reply), now), epochOf(reply))
    : waitIfAsked(reply, problemSchema.safeParse(body).success, now);
  return references.map((reference, index) => {
    const result = results.length === references.length ? results[index] : undefined;
    if (!result) return otherwise;
    const receipt = result.receipt?.reference === reference ? result.receipt : undefined;
    const verdict = judgeStatus(result.status, receipt, result.problem, waitOf(result, now), epochOf(reply));
    if (verdict.type !== 'refused') return verdict;
    return isOurs ? { ...verdict, ...(result.entry && { entry: result.entry }) } : { type: 'unreachable' };
  });
}

/** Returns the epoch of the server that gave an answer; undefined if it names none. */
function epochOf(reply: CallResult): string | undefined {
  return reply instanceof Error ? undefined : reply.serverStatus?.epoch;
}

/** Returns how long one entry of a batch has to wait. A 409 names no time: it is an answer. */
const waitOf = ({ status, retryAfter }: ReplayResult, now: number) =>
  status !== 409 && retryAfter !== undefined ? readRetryAfter(String(Math.ceil(retryAfter)), now) : null;

const retryAfterOf = (reply: CallResult) => (reply instanceof Error ? null : reply.retryAfter);

/** Returns the results in the order of the entries; undefined in place of a malformed one. */
function resultsIn(status: number, body: unknown): (ReplayResult | undefined)[] {
  const answer = status === 200 ? replayAnswerSchema.safeParse(body).data : undefined;
  return (answer?.results ?? []).map((result) => replayResultSchema.safeParse(result).data);
}

function judgeStatus(
  status: number,
  receipt: Receipt | undefined,
  problem: Problem | undefined,
  wait: number | null,
  epoch: string | undefined,
): Verdict {
  if (status >= 200 && status < 300) return receipt ? { type: 'accepted', receipt } : { type: 'unreachable' };
  if (status === 401) return { type: 'sign-in', ...(problem && { problem }) };
  if ([408, 425, 429, 503].includes(status) || (status === 409 && wait !== null)) {
    const ofThisOne = status === 425 && problem ? { ofThisOne: { message: problem.message } } : {};
    return { type: 'later', wait, ours: true, ...ofThisOne };
  }
  if (!problem || status < 400) return { type: 'unreachable' };
  if (isUnsupportedSubmission(problem)) return { type: 'unknown-here' };
  if (problem.code === UNREADABLE_BODY) return { type: 'blocked' };
  if (status === 403) return { type: 'forbidden', problem };
  if (status >= 500) return { type: 'failed', problem };
  return { type: 'refused', problem, ...(epoch && { epoch }), ...(status === 409 && { isTaken: true }) };
}

/** Returns how long to wait. An answer that is not ours may also ask for it, if it names a time. */
function waitIfAsked(reply: CallResult, ours: boolean, now: number): Verdict {
  if (reply instanceof Error || ![429, 503].includes(reply.status)) return { type: 'unreachable' };
  const wait = readRetryAfter(reply.retryAfter, now);
  return wait !== null || ours ? { type: 'later', wait, ours } : { type: 'unreachable' };
}

/** Returns status and body of a reply; status 0 if there was no answer. */
function contentOf(reply: CallResult): { status: number; body: unknown } {
  return reply instanceof Error ? { status: 0, body: undefined } : reply;
}

/**
 * Longest accepted wait, milliseconds, so that neither a broken gateway nor a clock that was set back can
 * hold the queue for years.
 */
export const LONGEST_PAUSE = 60 * 60_000;
/** The three forms of an HTTP date start like this; `Date.parse` alone would also accept "in 5". */
const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /;

/**
 * Reads Retry-After, seconds or an HTTP date (RFC 9110, 10.2.3), as milliseconds from now; otherwise null.
 */
function readRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  let wait = Number.NaN;
  if (/^\d+$/.test(value)) wait = Number(value) * 1000;
  // The oldest form names no zone and means GMT.
  else if (HTTP_DATE.test(value)) wait = Date.parse(value.endsWith(' GMT') ? value : `${value} GMT`) - now;
  return Number.isNaN(wait) ? null : Math.min(Math.max(0, wait), LONGEST_PAUSE);
}

/** Office calls that are not stored: accounts, audit, figures. They need a connection. */
import { FRESH_PROOF_REQUIRED } from '../../../contract/accounts/fresh-proof.ts';
import type { PassportAnswer, PassportRequest } from '../../../contract/office/open-passport.ts';
import { type Problem, problemSchema } from '../../../contract/protocol/answers.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import type { FoundGuests, GuestSearch } from '../../../kinds/calls/guest-search.ts';
import { openDatabase, withDatabase } from '../../core/database.ts';
import { statusStoringTransport } from '../../core/server-status.ts';
import {
  type CallOptions,
  createTransport,
  echoedKeyHeader,
  isServerProblem,
  unansweredError,
} from '../../core/transport.ts';
import { readAuthor } from './author.ts';
import { requireSignInHere } from './browser-session.ts';
import { UNREACHABLE_PROBLEM } from './unreachable.ts';

export type OfficeAnswer<Value> =
  | { ok: true; value: Value }
  /** `status` is 0 when our server did not answer. */
  | { ok: false; status: number; problem: Problem };

const transport = statusStoringTransport(createTransport(), openDatabase);

/** Asks whoever is at the screen for a fresh proof; false when that person declines. */
type Prove = () => Promise<boolean>;
let prove: Prove | null = null;

/** Calls that are refused for want of a fresh proof ask for one with this, and go on. Returns how to stop. */
export function answerProofRequests(asking: Prove): () => void {
  prove = asking;
  return () => {
    if (prove === asking) prove = null;
  };
}

/**
 * Calls the office. Where the server wants a fresh proof of who is there, the person is asked, and the call is made
 * again.
 * @param body sent as JSON when given
 * @param timeout milliseconds, for what takes the server longer than other calls
 * @returns the answer's JSON; null if it has none
 */
export async function callOffice<Value>(
  method: NonNullable<CallOptions['method']>,
  address: string,
  body?: unknown,
  timeout?: number,
): Promise<OfficeAnswer<Value>> {
  const answer = await call<Value>(method, address, body, timeout);
  const isAsked = !answer.ok && answer.problem.code === FRESH_PROOF_REQUIRED;
  return isAsked && (await prove?.()) ? call<Value>(method, address, body, timeout) : answer;
}

async function call<Value>(
  method: NonNullable<CallOptions['method']>,
  address: string,
  body: unknown,
  timeout: number | undefined,
): Promise<OfficeAnswer<Value>> {
  // The account that made the call, because the answer may arrive after a sign-out.
  const author = await withDatabase(openDatabase(), readAuthor).catch(() => null);
  const json = body === undefined ? {} : { json: JSON.stringify(body) };
  const patience = timeout === undefined ? {} : { timeout };
  const reply = await transport(address, { method, headers: echoedKeyHeader, ...json, ...patience });
  if (reply instanceof Error || unansweredError(reply))
    return { ok: false, status: 0, problem: UNREACHABLE_PROBLEM };
  if (reply.status >= 200 && reply.status < 300) return { ok: true, value: reply.body as Value };
  if (reply.status === 401 && author && isServerProblem(reply.body))
    await requireSignInHere(author).catch(() => undefined);
  const problem = problemSchema.safeParse(reply.body);
  return { ok: false, status: reply.status, problem: problem.success ? problem.data : UNREACHABLE_PROBLEM };
}

/**
 * Finds guests of other departments, whom the office alone knows: nothing of them is stored here.
 * @param text beginning of a name, a phone number or an e-mail address
 */
export function findGuests(text: string): Promise<OfficeAnswer<FoundGuests>> {
  return callOffice('POST', endpoints.guests, { text } satisfies GuestSearch);
}

/**
 * Opens one passport number. The audit log records who did it; nothing is stored here.
 * @param record id of a flight request
 * @param place index in `travelerDetails`, from 0
 */
export function openPassport(record: string, place: number): Promise<OfficeAnswer<PassportAnswer>> {
  return callOffice('POST', endpoints.passports, { record, place } satisfies PassportRequest);
}

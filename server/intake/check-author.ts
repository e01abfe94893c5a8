/** Checks of a submission's author: whose entry it is, and what the role may write (docs/contract.md#roles). */
import * as z from 'zod/mini';
import { moneyFields } from '../../src/contract/money/money.ts';
import type { Problem } from '../../src/contract/protocol/answers.ts';
import { isChangeKind } from '../../src/kinds/entry-kinds.ts';
import { type RecordKind, recordKinds } from '../../src/kinds/list.ts';
import { mayHandle, seesOnlyMoney } from '../../src/kinds/record-roles.ts';
import type { SubmissionDefinition } from '../../src/kinds/submission.ts';
import type { Caller } from '../security/caller.ts';
import { guardStrings, requiredFirstStep } from '../security/guard.ts';
import type { IncomingSubmission } from './incoming-submission.ts';

/** Both let an entry wait on its device: its author may sign in, and the role may change. */
interface AuthorRefusal {
  status: 401 | 403;
  problem: Problem;
}

const authorRefusal = (status: AuthorRefusal['status'], message: string): AuthorRefusal => ({
  status,
  problem: { message },
});

/**
 * A staff entry is accepted only from the account that made it. Until that account signs in, it waits on the
 * device.
 */
export function checkSubmissionAuthor(
  { kind, author, caller, payload }: IncomingSubmission,
  { who, right }: SubmissionDefinition,
): AuthorRefusal | null {
  if (who === 'anyone') return null;
  if (!caller) return authorRefusal(401, guardStrings.signIn);
  const refusal = sessionRefusal(caller, author);
  if (refusal) return refusal;
  // Only the roles that may handle this kind of record may change it.
  const named = isChangeKind(kind) ? namedKinds.safeParse(payload).data : undefined;
  const hasRight = right !== undefined && (caller.rights ?? []).includes(right);
  const may = hasRight || who.some((role) => role === caller.role);
  const mayAll =
    !named || Object.values(named).every((each) => each === undefined || mayHandle(caller.role, each));
  if (!may || (!mayAll && !(kind === 'recordChange' && setsOnlyMoney(caller.role, payload)))) {
    return authorRefusal(403, guardStrings.notAllowed);
  }
  return null;
}

/** The kinds of the records that a change names. */
const namedKinds = z.object({ kind: z.enum(recordKinds), otherKind: z.optional(z.enum(recordKinds)) });
/** True for a change by finance that sets only the agreed money of a request. */
function setsOnlyMoney(role: string, payload: unknown): boolean {
  const { kind, set } = z.looseObject({}).safeParse(payload).data ?? {};
  if (!recordKinds.some((one) => one === kind && seesOnlyMoney(role, one))) return false;
  const fields = Object.keys(z.looseObject({}).safeParse(set).data ?? {});
  return fields.length > 0 && fields.every((field) => moneyFields.some((own) => own === field));
}

/** Refuses a session of another account than the named author's, or one that has to take a first step. */
function sessionRefusal(caller: Caller, author: string | null | undefined): AuthorRefusal | null {
  if (author && author.toLowerCase() !== caller.accountId) return authorRefusal(401, OTHER_AUTHOR);
  const first = requiredFirstStep(caller);
  return first ? authorRefusal(403, first) : null;
}

const OTHER_AUTHOR = 'This was entered under another account. It can be sent when that person signs in.';

/**
 * A correction of a visitor's request by somebody who is signed in and does not prove its secret is the office's, in
 * that person's own name, so it takes a role that handles the request.
 * @param author the account that the device named, if any
 */
export function checkCorrectionAuthor(
  caller: Caller,
  author: string | null,
  kind: RecordKind,
): AuthorRefusal | null {
  const refusal = sessionRefusal(caller, author);
  if (refusal) return refusal;
  return mayHandle(caller.role, kind) ? null : authorRefusal(403, guardStrings.notAllowed);
}

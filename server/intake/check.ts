/** Checks a submission before it touches the database, so that no transaction waits for the checks. */
import { type Problem, UNSUPPORTED_SUBMISSION } from '../../src/contract/protocol/answers.ts';
import type { DeliveryChannel } from '../../src/contract/protocol/delivery-channels.ts';
import { isSuspect } from '../../src/contract/protocol/honeypot.ts';
import { passportSealingContext, sealingStrings } from '../../src/contract/values/sealing.ts';
import type { Correction } from '../../src/kinds/correction/schema.ts';
import type { EitherCorrection } from '../../src/kinds/correction/submission.ts';
import {
  type CreatingKind,
  createdKindOf,
  type EntryKind,
  isChangeKind,
} from '../../src/kinds/entry-kinds.ts';
import type { FlightRequest } from '../../src/kinds/flight-request/schema.ts';
import { PAYMENT_IS_FIXED_MESSAGE } from '../../src/kinds/payment/schema.ts';
import type { SiteDraftChange } from '../../src/kinds/site-draft/schema.ts';
import { STEP_IS_FIXED_MESSAGE } from '../../src/kinds/souvenir-step/schema.ts';
import { submissionDefinitions } from '../../src/kinds/staff-submissions.ts';
import type { SubmissionDefinition } from '../../src/kinds/submission.ts';
import { parseInput } from '../http/answers.ts';
import type { Caller } from '../security/caller.ts';
import { guardStrings } from '../security/guard.ts';
import type { SealingKeys } from '../security/sealing-keys.ts';
import { checkCorrectionAuthor, checkSubmissionAuthor } from './check-author.ts';
import { checkSiteDraft } from './check-site-draft.ts';
import { hashContent, matchesContentHash } from './content-hash.ts';
import { type ContactCorrectionDetails, completeCorrection } from './corrections/correction-by-contact.ts';
import type { IncomingSubmission } from './incoming-submission.ts';
import { secretHashOf } from './submission-secret.ts';

/** The account that made a submission. */
export type Author = Pick<Caller, 'accountId' | 'email' | 'role'>;

/** A submission that passed every check. */
export interface CheckedSubmission {
  id: string;
  kind: EntryKind;
  definition: SubmissionDefinition;
  version: number;
  capturedAt: string | null;
  clockAhead: number | null;
  /** The payload as parsed into the current schema. */
  payload: object;
  /** Hash of kind and payload as they were sent. */
  contentHash: string;
  /** Whether a stored hash belongs to this same content. */
  isContentOf: (hash: string) => boolean;
  suspect: boolean;
  author: Author | null;
  exit: DeliveryChannel | null;
  carriedBy: string | null;
  seesHeld: boolean;
  /** As stored: the hash that a first submission names, or of the secret that a correction proves. */
  secretHash: string | null;
  /** The submission that it corrects; only present in a correction. */
  corrects?: CheckedCorrection;
}

export interface CheckedCorrection {
  /** The content, checked as if it were the first submission; its id is the record's. */
  first: CheckedSubmission;
  /** Earlier corrections that it was made on, the last first. */
  replaces: readonly string[];
  /** The fields that it changes, where its device knows. */
  fields: readonly string[] | null;
  /** True where it was received as a message, by a database that has forgotten it since. */
  asMessage: boolean;
  /** For one from another device, which reference and contact prove; null for any other. */
  byContact: ContactCorrectionDetails | null;
}

export const UNKNOWN_KIND_MESSAGE = 'This kind of request is not known here.';

export type SubmissionDefinitions = Readonly<Record<EntryKind, SubmissionDefinition>>;

export type CheckResult =
  | { checked: CheckedSubmission }
  | { status: 400 | 401 | 403 | 404 | 422 | 425; problem: Problem };

/** Opens the sealed values of a submission. */
export interface SealedValueOpener extends Pick<SealingKeys, 'open'> {
  /** Called with the number of values before the first is opened; if it throws, none is opened. */
  begin?: (count: number) => Promise<void>;
}

/** @param definitions of every kind that the server accepts */
export async function checkSubmission(
  arrival: IncomingSubmission,
  keys: SealedValueOpener,
  definitions: SubmissionDefinitions = submissionDefinitions,
): Promise<CheckResult> {
  const { id, kind, capturedAt } = arrival;
  const definition = definitions[kind];
  const forbidden = checkSubmissionAuthor(arrival, definition);
  if (forbidden) return forbidden;
  const version = arrival.version ?? definition.version;
  const schema = definition.versions[version - 1];
  if (!schema) return unsupportedRefusal(`This request is of a version (${version}) that we do not know.`);
  const parsed = parseInput(schema, arrival.payload);
  if ('problem' in parsed) return refused(parsed.problem);
  let payload = parsed.data as object;
  const contentHash = hashContent(kind, arrival.payload);
  const isContentOf = (hash: string) =>
    matchesContentHash(hash, kind, arrival.payload, payload, arrival.identity);
  if (kind === 'correction') {
    const sent = payload as EitherCorrection;
    const named = sent.proof
      ? completeCorrection(sent, arrival.found)
      : { whole: sent as Correction, byContact: null };
    if ('problem' in named) return named;
    const { byContact } = named;
    const whole = { ...arrival, version, payload: named.whole, contentHash, isContentOf, byContact };
    return checkCorrection(whole, definitions, (first) => checkSubmission(first, keys, definitions));
  }
  if (kind === 'siteDraft') {
    const draft = await checkSiteDraft(payload as SiteDraftChange);
    if (draft === 'unknown') return unsupportedRefusal('This text of the site is not known here.');
    if ('problem' in draft) return refused(draft.problem);
    payload = { ...payload, ...draft };
  }
  if (kind === 'flightRequest') {
    const problem = await checkPassports(id, payload as FlightRequest, keys);
    if (problem) return refused(problem);
  }
  return {
    checked: {
      id,
      kind,
      definition,
      version,
      capturedAt,
      clockAhead: arrival.clockAhead ?? null,
      payload,
      contentHash,
      isContentOf,
      suspect: isSuspect(arrival.payload),
      author: definition.who === 'anyone' ? null : (arrival.caller ?? null),
      exit: arrival.exit ?? null,
      carriedBy: arrival.carriedBy ?? null,
      seesHeld: arrival.seesHeld ?? true,
      secretHash: definition.who === 'anyone' ? secretHashOf(kind, arrival.identity ?? {}) : null,
    },
  };
}

/** True for kinds of entry that create a record. */
function isCreating(kind: string): kind is CreatingKind {
  return kind !== 'correction' && !isChangeKind(kind as EntryKind);
}

/**
 * Checks a correction by the rules of the submission that it corrects: its permitted senders and its schema.
 * @param checkFirst checks the content as if it were the first submission, whose id is the record's
 */
async function checkCorrection(
  arrival: IncomingSubmission &
    Pick<CheckedSubmission, 'version' | 'contentHash' | 'isContentOf'> &
    Pick<CheckedCorrection, 'byContact'> & { payload: Correction },
  definitions: SubmissionDefinitions,
  checkFirst: (first: IncomingSubmission) => Promise<CheckResult>,
): Promise<CheckResult> {
  const { record, kind, version, capturedAt, replaces, fields, payload } = arrival.payload;
  const id = record.toLowerCase();
  if (!Object.hasOwn(definitions, kind)) return unsupportedRefusal(UNKNOWN_KIND_MESSAGE);
  if (!isCreating(kind))
    return refused({ message: 'Only a submission that makes a record can be corrected.' });
  if (kind === 'payment') return refused({ message: PAYMENT_IS_FIXED_MESSAGE });
  if (kind === 'souvenirStep') return refused({ message: STEP_IS_FIXED_MESSAGE });
  if (id === arrival.id || replaces.some((one) => one.toLowerCase() === arrival.id)) {
    return refused({ message: 'A correction cannot correct itself.' });
  }
  const { author = null, caller = null, contentHash, isContentOf, identity = {}, byContact } = arrival;
  const result = await checkFirst({ id, kind, version, capturedAt, payload, author, caller });
  if (!('checked' in result)) return result;
  const secretHash = byContact ? null : secretHashOf('correction', identity);
  // Who brings a visitor's sealed file is not who made it.
  const isBrought = arrival.exit === 'sealed' && author === null;
  // Staff correct in their own name, so that such a correction waits for its account.
  if (author !== null && caller === null && !byContact)
    return { status: 401, problem: { message: guardStrings.signIn } };
  const isOfficial =
    definitions[kind].who === 'anyone' && secretHash === null && caller !== null && !isBrought && !byContact;
  const forbidden = isOfficial ? checkCorrectionAuthor(caller, author, createdKindOf(kind)) : null;
  if (forbidden) return forbidden;
  return {
    checked: {
      ...result.checked,
      author: isOfficial ? caller : result.checked.author,
      secretHash,
      id: arrival.id,
      kind: 'correction',
      carriedBy: arrival.carriedBy ?? null,
      definition: definitions.correction,
      version: arrival.version,
      capturedAt: arrival.capturedAt,
      clockAhead: arrival.clockAhead ?? null,
      contentHash,
      isContentOf,
      corrects: {
        first: result.checked,
        replaces: replaces.map((one) => one.toLowerCase()).filter((one) => one !== id),
        fields: fields ?? null,
        asMessage: arrival.asMessage ?? false,
        byContact,
      },
    },
  };
}

/**
 * Refused now, because a passport number that the office cannot open would only be noticed at the airport.
 */
async function checkPassports(
  id: string,
  { travelerDetails }: FlightRequest,
  keys: SealedValueOpener,
): Promise<Problem | null> {
  const count = travelerDetails.filter(({ passportNumber }) => passportNumber).length;
  if (count > 0) await keys.begin?.(count);
  const fields: Record<string, string> = {};
  for (const [index, { passportNumber }] of travelerDetails.entries()) {
    if (!passportNumber || (await keys.open(passportNumber, passportSealingContext(id, index))) !== null)
      continue;
    fields[`travelerDetails.${index}.passportNumber`] = sealingStrings.unreadable;
  }
  return Object.keys(fields).length > 0 ? { message: sealingStrings.unreadable, fields } : null;
}

function refused(problem: Problem): CheckResult {
  return { status: 400, problem };
}

/** Another version of the server may know this kind or version, so the sender keeps the entry. */
export function unsupportedRefusal(message: string): { status: 422; problem: Problem } {
  return { status: 422, problem: { message, code: UNSUPPORTED_SUBMISSION } };
}

/**
 * The calls for submissions: one for each kind, and two for a backlog, plain and sealed. Each charges,
 * checks, receives and answers.
 */
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import {
  AUTHOR_HEADER,
  CAPTURED_AT_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  MAX_REPLAY_ENTRIES,
  type Problem,
  type ReplayEntry,
  type ReplayResult,
  replayRequestSchema,
  SCHEMA_VERSION_HEADER,
} from '../../../src/contract/protocol/answers.ts';
import { calls } from '../../../src/contract/protocol/calls.ts';
import {
  type DeliveryChannel,
  SENT_BY_HEADER,
  SENT_BY_WORKER,
} from '../../../src/contract/protocol/delivery-channels.ts';
import { envelopeSchema, envelopeStrings } from '../../../src/contract/protocol/outbox-file.ts';
import { createMomentSchema } from '../../../src/contract/values/moment.ts';
import { type EntryKind, entryKinds, isEntryKind } from '../../../src/kinds/entry-kinds.ts';
import {
  type CheckedSubmission,
  type CheckResult,
  checkSubmission,
  refuseUnsupported,
  type SealedValueOpener,
  UNKNOWN_KIND_MESSAGE,
} from '../../intake/check.ts';
import { type ResolveSender, verifyEnvelopeSender } from '../../intake/envelope-sender.ts';
import { findFirstReceipt } from '../../intake/first-receipt.ts';
import { openEnvelope } from '../../intake/open-envelope.ts';
import { newRecordsOf, type ReceiveResult, receiveSubmission } from '../../intake/receive.ts';
import { type SeparatedBody, separateIdentity } from '../../intake/submission-secret.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import type { Caller, Identify } from '../../security/caller.ts';
import { type Charge, chargeOne, POINTS_PER_SEALED_VALUE } from '../../security/limits.ts';
import { KeyOnOtherServer, type SealingKeys, UnknownSealingKey } from '../../security/sealing-keys.ts';
import { type Log, newErrorNumber } from '../../start/log.ts';
import { isDatabaseUnavailable } from '../../store/core/database-unavailable.ts';
import { inSavepoint } from '../../store/core/savepoints.ts';
import type { Store } from '../../store/core/store.ts';
import type { WriteContext } from '../../store/core/write-context.ts';
import { answerJson, answerProblem, echoedKey, setSubmissionId, shortenRefusals } from '../answers.ts';
import { readSubmissionId, submissionIdStrings } from '../submission-id.ts';
import { refuseInputWith, validate } from '../validate.ts';

/** Hono gives header names in lower case. */
const headersSchema = z.object({
  [IDEMPOTENCY_KEY_HEADER.toLowerCase()]: z.optional(z.uuid('Idempotency-Key must be a UUID.')),
  [SCHEMA_VERSION_HEADER.toLowerCase()]: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'Schema-Version must be a number from 1.')),
  ),
  [CAPTURED_AT_HEADER.toLowerCase()]: z.optional(
    createMomentSchema('Captured-At must be a time like 2027-06-14T08:00:00Z.'),
  ),
  [AUTHOR_HEADER.toLowerCase()]: z.optional(z.uuid('Author must be the id of an account.')),
});

/** Intake alone decides by kind and version: who may send it is asked first, and what is held is answered anew. */
const anyBody = z.unknown();
/** The fields of a change, of which intake makes the rest of its payload. */
const changeBody = z.catch(z.looseObject({}), {});
/** Intake answers that there is no such record, once it knows who asks. */
const recordParam = z.object({ id: z.string() });

export interface SubmissionRoutesDeps {
  store: Store;
  clock: () => Date;
  log: Log;
  sealingKeys: SealingKeys;
  charge: Charge;
  identify: Identify;
  /** Null where no mail is sent. */
  mail: MailContext | null;
}

export function submissionRoutes(parts: SubmissionRoutesDeps): Hono {
  const { store, clock, log, sealingKeys, charge, identify, mail } = parts;
  const routes = new Hono();

  const readHeaders = validate('header', headersSchema, (c, { message }) =>
    answerProblem(c, 400, { message }),
  );
  const charged = chargeOne(charge, 'submissions');

  const openerFor = (c: Context): SealedValueOpener => ({
    async open(sealed, place) {
      if (!(await sealingKeys.knows(sealed.key))) throw new UnknownSealingKey();
      return sealingKeys.open(sealed, place);
    },
    begin: (count) => charge(c, 'submissions', count * POINTS_PER_SEALED_VALUE),
  });

  /** One submission in a call of its own. */
  async function receiveOne(
    c: Context,
    kind: EntryKind,
    { payload, identity }: SeparatedBody,
  ): Promise<ReceiveResult | CheckProblem> {
    const version = c.req.header(SCHEMA_VERSION_HEADER);
    const id = readSubmissionId(c, identity);
    if (id === null) return { status: 400, problem: { message: submissionIdStrings.none } };
    const arrival = {
      id,
      identity,
      kind,
      version: version ? Number(version) : null,
      capturedAt: c.req.header(CAPTURED_AT_HEADER) ?? null,
      payload,
      author: c.req.header(AUTHOR_HEADER) ?? null,
      exit: channelOf(c, 'call'),
      caller: await identify(c),
    };
    const result = await checkUnlessHeld(arrival, openerFor(c));
    if (!('checked' in result)) return result;
    const { checked } = result;
    const now = clock();
    return store.write((context) => receiveSubmission(context, checked, now, mail), {
      adds: () => newRecordsOf([checked], now),
    });
  }

  /**
   * Checks a new submission, or returns the receipt again of one that is held, or the reason for a refusal.
   */
  async function checkUnlessHeld(
    arrival: ArrivedSubmission,
    opener: SealedValueOpener,
  ): Promise<CheckResult | ReceiveResult> {
    const { kind } = arrival;
    const known = MAY_BE_SEALED.has(kind) ? await findFirstReceipt(store, arrival) : null;
    if (known) return { status: 200, receipt: known };
    const result = isEntryKind(kind)
      ? await checkSubmission({ ...arrival, kind }, opener)
      : refuseUnsupported(UNKNOWN_KIND_MESSAGE);
    return 'checked' in result ? result : unlessHeld(arrival, result);
  }

  /** Returns the receipt again for a submission that is held; the refusal applies only to a new one. */
  async function unlessHeld<Refused>(
    arrival: ArrivedSubmission,
    refused: Refused,
  ): Promise<Refused | ReceiveResult> {
    const receipt = await findFirstReceipt(store, arrival);
    return receipt ? { status: 200, receipt } : refused;
  }

  for (const kind of Object.keys(entryKinds) as EntryKind[]) {
    routes.post(entryKinds[kind].call, readHeaders, charged, validate('json', anyBody), async (c) => {
      const body = separateIdentity(c.req.valid('json'));
      if ('problem' in body) return answerProblem(c, 400, body.problem);
      const result = await receiveOne(c, kind, body);
      if ('problem' in result) return answerProblem(c, result.status, result.problem);
      return answerJson(c, result.receipt);
    });
  }

  const readRecord = validate('param', recordParam);
  /** Changes that have an address of their own (docs/contract.md#calls). */
  for (const [path, kind] of [
    [`${calls.bookingInfos}/:id`, 'tour'],
    [`${calls.souvenirs}/:id`, 'souvenir'],
  ] as const) {
    const readChange = validate('json', changeBody);
    routes.patch(path, readHeaders, charged, readChange, readRecord, async (c) => {
      const { id: record } = c.req.valid('param');
      const body = separateIdentity(c.req.valid('json'));
      if ('problem' in body) return answerProblem(c, 400, body.problem);
      const { revision = null, ...set } = body.payload as Record<string, unknown>;
      const payload = { record, kind, revision, set };
      return answerAddressed(c, await receiveOne(c, 'recordChange', { ...body, payload }));
    });
  }

  routes.delete(`${calls.stayBookings}/:id`, readHeaders, charged, readRecord, async (c) => {
    const payload = { record: c.req.valid('param').id, kind: 'stayBooking', revision: null };
    return answerAddressed(c, await receiveOne(c, 'recordRemoval', { payload, identity: {} }));
  });

  const backlogShape = refuseInputWith(
    `A replay is {"entries": […]} with 1 to ${MAX_REPLAY_ENTRIES} entries.`,
  );
  routes.post(calls.replay, charged, validate('json', replayRequestSchema, backlogShape), async (c) => {
    const { entries } = c.req.valid('json');
    setSubmissionId(c, entries[0]?.id ?? '');
    const caller = await identify(c);
    const senderOf: ResolveSender = () => ({ caller, carriedBy: null, seesHeld: true, refusal: null });
    return answerJson(c, {
      results: await receiveBacklog(c, entries, senderOf, channelOf(c, 'batch')),
    });
  });

  const envelopeShape = refuseInputWith(envelopeStrings.shape);
  routes.post(calls.sealedReplay, charged, validate('json', envelopeSchema, envelopeShape), async (c) => {
    const envelope = c.req.valid('json');
    setSubmissionId(c, envelope.file);
    const opened = await openEnvelope(envelope, sealingKeys);
    if ('problem' in opened) return answerProblem(c, opened.status, opened.problem);
    const { entries, clockAhead } = opened;
    const caller = await identify(c);
    const senderOf = await verifyEnvelopeSender(
      store.deviceKeys,
      { ...envelope, clockAhead },
      caller,
      clock(),
    );
    if ('problem' in senderOf) return answerProblem(c, 400, senderOf.problem);
    const answered = await receiveBacklog(c, entries, senderOf, 'sealed');
    const results = answered.map((result, place) => openForMaker(result, entries[place], caller));
    return answerJson(c, { results, ...echoedKey(c) });
  });

  /** One result per entry, in their order. The first entry has already been charged. */
  async function receiveBacklog(
    c: Context,
    entries: readonly ReplayEntry[],
    senderOf: ResolveSender,
    exit: DeliveryChannel,
  ): Promise<ReplayResult[]> {
    // An entry costs the same in a backlog as in its own call.
    if (entries.length > 1) await charge(c, 'submissions', entries.length - 1);
    const opener = openerFor(c);
    const checks = shortenRefusals(
      await Promise.all(entries.map((entry) => checkEntry(entry, senderOf, exit, opener))),
    );
    const passed = checks.flatMap((one) => ('checked' in one ? [one.checked] : []));
    if (passed.length === 0) return checks.flatMap((one) => ('checked' in one ? [] : [one]));
    const now = clock();
    const write = async (context: WriteContext) => {
      const answers: ReplayResult[] = [];
      for (const one of checks)
        answers.push('checked' in one ? await receiveEntry(context, one.checked, now) : one);
      return answers;
    };
    return store.write(write, { entries: passed.length, adds: () => newRecordsOf(passed, now) });
  }

  async function checkEntry(
    { id, kind, version, capturedAt, author = null, asMessage, ...sent }: ReplayEntry,
    senderOf: ResolveSender,
    exit: DeliveryChannel,
    opener: SealedValueOpener,
  ): Promise<{ checked: CheckedSubmission } | ReplayResult> {
    const { refusal, ...by } = senderOf({ author, capturedAt });
    const body = separateIdentity(sent.payload);
    if ('problem' in body) return { id, status: 400, problem: body.problem };
    const named = body.identity.id ?? id;
    if (named.toLowerCase() !== id.toLowerCase())
      return { id, status: 400, problem: { message: submissionIdStrings.other } };
    const known = { kind, version, capturedAt, author, asMessage, exit };
    const arrival = { id: id.toLowerCase(), ...known, ...body, ...by };
    const result = await (refusal ? unlessHeld(arrival, refusal) : checkUnlessHeld(arrival, opener)).catch(
      refuseForNow,
    );
    return 'checked' in result ? result : { id, ...result };
  }

  /** One entry of a backlog. Its failure affects no other entry. */
  async function receiveEntry(
    context: WriteContext,
    checked: CheckedSubmission,
    now: Date,
  ): Promise<ReplayResult> {
    const { id, kind } = checked;
    try {
      return { id, ...(await inSavepoint(context, () => receiveSubmission(context, checked, now, mail))) };
    } catch (error) {
      // Then none of them can be written.
      if (isDatabaseUnavailable(error)) throw error;
      const number = newErrorNumber();
      log.error({ err: error, error: number, kind }, 'An entry of a replay failed');
      return {
        id,
        status: 500,
        problem: { message: `Something went wrong on our side. We will try again. (Error ${number})` },
      };
    }
  }

  return routes;
}

/** A service worker says of itself that it calls. */
function channelOf(c: Context, otherwise: DeliveryChannel): DeliveryChannel {
  return c.req.header(SENT_BY_HEADER) === SENT_BY_WORKER ? 'background' : otherwise;
}

/** Only the server can open an envelope: what it refuses, its maker gets to read and correct, and nobody else. */
function openForMaker(
  result: ReplayResult,
  entry: ReplayEntry | undefined,
  caller: Caller | null,
): ReplayResult {
  const isOwn = entry?.author && entry.author.toLowerCase() === caller?.accountId;
  if (!isOwn || !REFUSED_FOR_GOOD.includes(result.status)) return result;
  // The identity beside the payload is of the other phone's call, and no content.
  const body = separateIdentity(entry.payload);
  return 'problem' in body ? result : { ...result, entry: { ...entry, payload: body.payload } };
}

const REFUSED_FOR_GOOD = [400, 404, 409];

/** An entry that another server can open, or this one once its operator has brought the key, waits; the others of its batch do not. */
function refuseForNow(error: unknown): { status: 425 | 503; problem: Problem } {
  const isUnknown = error instanceof UnknownSealingKey;
  if (!isUnknown && !(error instanceof KeyOnOtherServer)) throw error;
  return { status: isUnknown ? 425 : 503, problem: { message: error.message } };
}

/**
 * Kinds with sealed values. Held submissions are looked up first, because opening sealed values costs more.
 */
const MAY_BE_SEALED: ReadonlySet<string> = new Set<EntryKind>(['flightRequest', 'correction']);

type CheckProblem = Exclude<CheckResult, { checked: CheckedSubmission }>;

/** Its kind may be unknown here. */
type ArrivedSubmission = Parameters<typeof findFirstReceipt>[1];

/** The record comes from the address and the fields from the body. */
function answerAddressed(c: Context, result: ReceiveResult | CheckProblem): Response {
  if (!('problem' in result)) return answerJson(c, result.receipt);
  const { status, problem } = result;
  const { fields } = problem;
  if (fields && 'record' in fields) return answerProblem(c, 404, { message: 'There is no such record.' });
  const named =
    fields &&
    Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace(/^set\./, ''), text]));
  return answerProblem(c, status, { ...problem, ...(named && { fields: named }) });
}

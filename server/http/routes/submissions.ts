/**
 * The calls for submissions: one for each kind, and two for a backlog, plain and sealed.
 */
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import {
  AUTHOR_HEADER,
  CAPTURED_AT_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  MAX_REPLAY_ENTRIES,
  type ReplayEntry,
  type ReplayResult,
  replayRequestSchema,
  SCHEMA_VERSION_HEADER,
} from '../../../src/contract/protocol/answers.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { envelopeSchema, envelopeStrings } from '../../../src/contract/protocol/outbox-file.ts';
import { createMomentSchema } from '../../../src/contract/values/moment.ts';
import { type EntryKind, entryKinds } from '../../../src/kinds/entry-kinds.ts';
import { type ResolveSender, verifyEnvelopeSender } from '../../intake/envelope/envelope-sender.ts';
import { openEnvelope } from '../../intake/envelope/open-envelope.ts';
import type { ReceiveResult } from '../../intake/receive.ts';
import { splitIdentity } from '../../intake/submission-secret.ts';
import type { Caller } from '../../security/caller.ts';
import { chargeOnePoint } from '../../security/limits.ts';
import { setBodyBytes } from '../../security/submission-cost.ts';
import { answerJson, answerProblem, echoedKey, setSubmissionId } from '../answers.ts';
import {
  type CheckProblem,
  channelOf,
  createSubmissionReceiver,
  type SubmissionReceiverDeps,
} from '../receive-submissions.ts';
import { answerInvalidInputWith, validate } from '../validate.ts';

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

export function submissionRoutes(deps: SubmissionReceiverDeps): Hono {
  const { store, clock, sealingKeys, charge, identify } = deps;
  const { receiveOne, receiveBacklog } = createSubmissionReceiver(deps);
  const routes = new Hono();

  const readHeaders = validate('header', headersSchema, (c, { message }) =>
    answerProblem(c, 400, { message }),
  );
  const charged = chargeOnePoint(charge, 'submissions');

  for (const kind of Object.keys(entryKinds) as EntryKind[]) {
    routes.post(entryKinds[kind].call, readHeaders, charged, validate('json', anyBody), async (c) => {
      const body = splitIdentity(c.req.valid('json'));
      if ('problem' in body) return answerProblem(c, 400, body.problem);
      const result = await receiveOne(c, kind, body);
      if ('problem' in result) {
        if ('retryAfter' in result) c.header('Retry-After', String(result.retryAfter));
        return answerProblem(c, result.status, result.problem);
      }
      return answerJson(c, result.receipt);
    });
  }

  const readRecord = validate('param', recordParam);
  /** Changes that have an address of their own (docs/contract.md#calls). */
  for (const [path, kind] of [
    [`${endpoints.bookingInfos}/:id`, 'tour'],
    [`${endpoints.souvenirs}/:id`, 'souvenir'],
  ] as const) {
    const readChange = validate('json', changeBody);
    routes.patch(path, readHeaders, charged, readChange, readRecord, async (c) => {
      const { id: record } = c.req.valid('param');
      const body = splitIdentity(c.req.valid('json'));
      if ('problem' in body) return answerProblem(c, 400, body.problem);
      const { revision = null, ...set } = body.payload as Record<string, unknown>;
      const payload = { record, kind, revision, set };
      return answerAddressed(c, await receiveOne(c, 'recordChange', { ...body, payload }));
    });
  }

  routes.delete(`${endpoints.stayBookings}/:id`, readHeaders, charged, readRecord, async (c) => {
    const payload = { record: c.req.valid('param').id, kind: 'stayBooking', revision: null };
    return answerAddressed(c, await receiveOne(c, 'recordRemoval', { payload, identity: {} }));
  });

  const backlogShape = answerInvalidInputWith(
    `A replay is {"entries": […]} with 1 to ${MAX_REPLAY_ENTRIES} entries.`,
  );
  routes.post(endpoints.replay, charged, validate('json', replayRequestSchema, backlogShape), async (c) => {
    const { entries } = c.req.valid('json');
    setSubmissionId(c, entries[0]?.id ?? '');
    const caller = await identify(c);
    const senderOf: ResolveSender = () => ({ caller, carriedBy: null, seesHeld: true, refusal: null });
    return answerJson(c, {
      results: await receiveBacklog(c, entries, senderOf, channelOf(c, 'batch')),
    });
  });

  const envelopeShape = answerInvalidInputWith(envelopeStrings.shape);
  routes.post(endpoints.sealedReplay, charged, validate('json', envelopeSchema, envelopeShape), async (c) => {
    const envelope = c.req.valid('json');
    setSubmissionId(c, envelope.file);
    const opened = await openEnvelope(envelope, sealingKeys);
    if ('problem' in opened) return answerProblem(c, opened.status, opened.problem);
    const { entries, clockAhead, bytes } = opened;
    // An envelope unpacks to more bytes than its body has.
    setBodyBytes(c, bytes);
    const caller = await identify(c);
    const senderOf = await verifyEnvelopeSender(
      store.deviceKeys,
      { ...envelope, clockAhead },
      caller,
      clock(),
    );
    if ('problem' in senderOf) return answerProblem(c, 400, senderOf.problem);
    const answered = await receiveBacklog(c, entries, senderOf, 'sealed');
    const results = answered.map((result, index) => openForMaker(result, entries[index], caller));
    return answerJson(c, { results, ...echoedKey(c) });
  });

  return routes;
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
  const body = splitIdentity(entry.payload);
  return 'problem' in body ? result : { ...result, entry: { ...entry, payload: body.payload } };
}

const REFUSED_FOR_GOOD = [400, 404, 409];

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

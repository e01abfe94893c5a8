/** The calls of all submissions: one each, and two for a backlog, plain and sealed. Thin: charge, check, receive, answer. */
import { zValidator } from '@hono/zod-validator';
import { type Context, Hono } from 'hono';
import { v7 } from 'uuid';
import * as z from 'zod/mini';
import { calls } from '../../src/contract/addresses.ts';
import {
  CAPTURED_AT,
  IDEMPOTENCY_KEY,
  type ReplayEntry,
  type ReplayResult,
  replayRequestSchema,
  SCHEMA_VERSION,
} from '../../src/contract/answers.ts';
import { isSubmissionKind, submissionKinds, submissions } from '../../src/contract/submissions.ts';
import { answerProblem } from '../answers.ts';
import { readJson } from '../body.ts';
import { type Checked, check } from '../check.ts';
import { openEnvelope } from '../envelope.ts';
import type { Log } from '../log.ts';
import { receive } from '../receive.ts';
import type { Charge } from '../security/limits.ts';
import type { SealingKeys } from '../security/sealing-keys.ts';
import type { Store, Writer } from '../store/store.ts';

/** Hono gives header names in lower case. */
const headersSchema = z.object({
  [IDEMPOTENCY_KEY.toLowerCase()]: z.optional(z.uuid('Idempotency-Key must be a UUID.')),
  [SCHEMA_VERSION.toLowerCase()]: z.optional(
    z.string().check(z.regex(/^\d{1,4}$/, 'Schema-Version must be a number.')),
  ),
  [CAPTURED_AT.toLowerCase()]: z.optional(
    z.iso.datetime('Captured-At must be a time like 2027-06-14T08:00:00Z.'),
  ),
});

export interface SubmissionRoutesParts {
  store: Store;
  clock: () => Date;
  log: Log;
  sealingKeys: SealingKeys;
  charge: Charge;
}

export function submissionRoutes({ store, clock, log, sealingKeys, charge }: SubmissionRoutesParts): Hono {
  const routes = new Hono();

  const readHeaders = zValidator('header', headersSchema, (result, c) => {
    if (!result.success) {
      return answerProblem(c, 400, { message: result.error.issues.map(({ message }) => message).join(' ') });
    }
  });

  for (const kind of submissionKinds) {
    routes.post(submissions[kind].call, readHeaders, async (c) => {
      await charge(c, 'submissions');
      const version = c.req.header(SCHEMA_VERSION);
      const arrival = {
        id: c.req.header(IDEMPOTENCY_KEY)?.toLowerCase() ?? v7(),
        kind,
        version: version ? Number(version) : null,
        capturedAt: c.req.header(CAPTURED_AT) ?? null,
        payload: await readJson(c),
      };
      const checked = await check(arrival, sealingKeys);
      if ('problem' in checked) return answerProblem(c, checked.status, checked.problem);
      const reception = await store.write((writer) => receive(writer, checked.checked, clock()));
      if (reception.status !== 200) return answerProblem(c, reception.status, reception.problem);
      return c.json(reception.receipt);
    });
  }

  routes.post(calls.replay, async (c) => {
    await charge(c, 'submissions');
    const parsed = replayRequestSchema.safeParse(await readJson(c));
    if (!parsed.success) {
      return answerProblem(c, 400, { message: 'A replay is {"entries": […]} with 1 to 50 entries.' });
    }
    return c.json({ results: await takeBacklog(c, parsed.data.entries) });
  });

  routes.post(calls.sealedReplay, async (c) => {
    await charge(c, 'submissions');
    const opened = await openEnvelope(await readJson(c), sealingKeys);
    if ('problem' in opened) return answerProblem(c, 400, opened.problem);
    return c.json({ results: await takeBacklog(c, opened.entries) });
  });

  /** One result each, in the order of the entries. The first entry is paid for already. */
  async function takeBacklog(c: Context, entries: readonly ReplayEntry[]): Promise<ReplayResult[]> {
    // An entry costs the same in a backlog as in a call of its own.
    if (entries.length > 1) await charge(c, 'submissions', entries.length - 1);
    const checks = await Promise.all(entries.map(checkEntry));
    return store.write(async (writer) => {
      const answers: ReplayResult[] = [];
      for (const one of checks)
        answers.push('checked' in one ? await receiveEntry(writer, one.checked) : one);
      return answers;
    });
  }

  async function checkEntry({
    id,
    kind,
    ...rest
  }: ReplayEntry): Promise<{ checked: Checked } | ReplayResult> {
    if (!isSubmissionKind(kind)) {
      return { id, status: 400, problem: { message: 'This kind of request is not known here.' } };
    }
    const result = await check({ ...rest, id: id.toLowerCase(), kind }, sealingKeys);
    return 'checked' in result ? result : { id, ...result };
  }

  /** One entry of a backlog: its failure is its own. */
  async function receiveEntry(writer: Writer, checked: Checked): Promise<ReplayResult> {
    const { id, kind } = checked;
    try {
      return { id, ...(await writer.apart(() => receive(writer, checked, clock()))) };
    } catch (error) {
      log.error({ err: error, kind }, 'An entry of a replay failed');
      return {
        id,
        status: 500,
        problem: { message: 'Something went wrong on our side. We will try again.' },
      };
    }
  }

  return routes;
}

/** The calls of all submissions: one each, and one for a backlog. Thin: check, receive, answer. */
import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
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
import type { Log } from '../log.ts';
import { receive } from '../receive.ts';
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
}

export function submissionRoutes({ store, clock, log }: SubmissionRoutesParts): Hono {
  const routes = new Hono();

  const readHeaders = zValidator('header', headersSchema, (result, c) => {
    if (!result.success) {
      return answerProblem(c, 400, { message: result.error.issues.map(({ message }) => message).join(' ') });
    }
  });

  for (const kind of submissionKinds) {
    routes.post(submissions[kind].call, readHeaders, async (c) => {
      const version = c.req.header(SCHEMA_VERSION);
      const arrival = {
        id: c.req.header(IDEMPOTENCY_KEY)?.toLowerCase() ?? v7(),
        kind,
        version: version ? Number(version) : null,
        capturedAt: c.req.header(CAPTURED_AT) ?? null,
        payload: await readJson(c),
      };
      const reception = await store.write((writer) => receive(writer, arrival, clock()));
      if (reception.status !== 200) return answerProblem(c, reception.status, reception.problem);
      return c.json(reception.receipt);
    });
  }

  routes.post(calls.replay, async (c) => {
    const parsed = replayRequestSchema.safeParse(await readJson(c));
    if (!parsed.success) {
      return answerProblem(c, 400, { message: 'A replay is {"entries": […]} with 1 to 50 entries.' });
    }
    const results = await store.write(async (writer) => {
      const answers: ReplayResult[] = [];
      for (const entry of parsed.data.entries) answers.push(await receiveEntry(writer, entry));
      return answers;
    });
    return c.json({ results });
  });

  /** One entry of a backlog: its failure is its own. */
  async function receiveEntry(writer: Writer, { id, kind, ...rest }: ReplayEntry): Promise<ReplayResult> {
    if (!isSubmissionKind(kind)) {
      return { id, status: 400, problem: { message: 'This kind of request is not known here.' } };
    }
    try {
      const arrival = { ...rest, id: id.toLowerCase(), kind };
      return { id, ...(await writer.apart(() => receive(writer, arrival, clock()))) };
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

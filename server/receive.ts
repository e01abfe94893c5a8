/**
 * The one way in for every submission: check, key, write, receipt. A single call
 * and a backlog both go through it, so they cannot differ.
 */
import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Problem, Receipt } from '../src/contract/answers.ts';
import { isSuspect } from '../src/contract/honeypot.ts';
import { referenceOf } from '../src/contract/reference.ts';
import {
  currentVersion,
  type SubmissionDefinition,
  type SubmissionKind,
  submissions,
} from '../src/contract/submissions.ts';
import type { NewRecord, Writer } from './store/store.ts';

/** A submission as it arrived. */
export interface Arrival {
  id: string;
  kind: SubmissionKind;
  /** Version of the payload's schema; null means the current one. */
  version: number | null;
  /** The device's clock, ISO 8601; null when it did not say. */
  capturedAt: string | null;
  payload: unknown;
}

export type Reception = { status: 200; receipt: Receipt } | { status: 400 | 409; problem: Problem };

/**
 * Takes a submission inside the writer's transaction. The receipt may be given out
 * only once that is committed.
 * @param now the server's clock
 */
export async function receive(writer: Writer, arrival: Arrival, now: Date): Promise<Reception> {
  const { id, kind } = arrival;
  const definition: SubmissionDefinition = submissions[kind];
  const version = arrival.version ?? currentVersion(kind);
  const schema = definition.versions[version - 1];
  if (!schema) {
    return {
      status: 400,
      problem: { message: `This request is of a version (${version}) that we do not know.` },
    };
  }
  const parsed = schema.safeParse(arrival.payload);
  if (!parsed.success) return { status: 400, problem: describe(parsed.error) };

  const payload = parsed.data as object;
  const content_hash = hashContent(kind, payload);
  const received = now.toISOString();
  const { row, fresh } = await writer.take({
    id,
    kind,
    version,
    payload,
    reference: referenceOf(definition.prefix, id),
    content_hash,
    captured_at: arrival.capturedAt ?? received,
    received_at: received,
    suspect: isSuspect(arrival.payload) ? 1 : 0,
  } as NewRecord);
  if (!fresh && row.content_hash !== content_hash) {
    return {
      status: 409,
      problem: {
        message: `We already hold another request under this key: ${row.reference}, received ${row.received_at}. Please send this one as a new request.`,
      },
    };
  }
  return {
    status: 200,
    receipt: {
      id,
      reference: row.reference,
      receivedAt: row.received_at,
      message: definition.strings.success,
      ...(definition.referenceField && { [definition.referenceField]: row.reference }),
    },
  };
}

/** The first message for each field, and one for all. */
function describe(error: z.core.$ZodError): Problem {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    if (field) fields[field] ??= issue.message;
  }
  const names = Object.keys(fields);
  if (names.length === 0)
    return { message: 'The request must be a JSON object with the fields of the form.' };
  return { message: [...new Set(Object.values(fields))].join(' '), fields };
}

/** The same content gives the same hash, in whatever order its fields came. */
function hashContent(kind: SubmissionKind, payload: object): string {
  const fields = Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, fields]))
    .digest('hex');
}

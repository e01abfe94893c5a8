/**
 * The one way in for every submission that was checked: key, write, receipt. A single call
 * and a backlog both go through it, so they cannot differ.
 */
import type { Problem, Receipt } from '../src/contract/answers.ts';
import { referenceOf } from '../src/contract/reference.ts';
import { allSubmissions } from '../src/contract/staff-submissions.ts';
import type { SubmissionDefinition } from '../src/contract/submissions.ts';
import type { Checked } from './check.ts';
import type { NewRecord, Writer } from './store/store.ts';

export type Reception = { status: 200; receipt: Receipt } | { status: 409; problem: Problem };

/**
 * Takes a submission inside the writer's transaction. The receipt may be given out
 * only once that is committed.
 * @param now the server's clock
 */
export async function receive(writer: Writer, checked: Checked, now: Date): Promise<Reception> {
  const { id, kind, contentHash } = checked;
  const definition: SubmissionDefinition = allSubmissions[kind];
  const received = now.toISOString();
  const { row, fresh } = await writer.take({
    id,
    kind,
    version: checked.version,
    payload: checked.payload,
    reference: referenceOf(definition.prefix, id),
    content_hash: contentHash,
    captured_at: checked.capturedAt ?? received,
    received_at: received,
    suspect: checked.suspect ? 1 : 0,
  } as NewRecord);
  if (!fresh && row.content_hash !== contentHash) {
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

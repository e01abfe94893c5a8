/** Batch of entries that one call of replay sends to the server. */
import {
  MAX_REPLAY_BYTES,
  MAX_REPLAY_ENTRIES,
  type ReplayEntry,
} from '../../../contract/protocol/answers.ts';
import type { SubmissionIdentity } from '../../../contract/protocol/submission-identity.ts';
import { SUBMISSION_FIELD } from '../../../contract/protocol/submission-secret.ts';
import { clampIsoTime } from '../../core/iso-time.ts';
import { clockFieldsOf } from '../../core/server-status.ts';
import { MAX_IDENTITY_JSON_BYTES } from '../../core/submission-secret.ts';
import type { Entry } from '../../core/tables.ts';

/** Bytes per millisecond of the slowest connection worth waiting for: 1 KB a second. */
export const SLOWEST_LINK = 1;

/** Returns the body of an entry, the same by every way: its payload, and what its device says of it. */
export function bodyOf({ payload }: Pick<Entry, 'payload'>, identity: SubmissionIdentity): object {
  return { ...(payload as object), [SUBMISSION_FIELD]: identity };
}

export function toReplayEntry(entry: Entry, identity: SubmissionIdentity): ReplayEntry {
  const { id, kind, version, capturedAt, author, asMessage } = entry;
  const stamp = clampIsoTime(capturedAt);
  return {
    id,
    kind,
    version,
    capturedAt: stamp,
    ...clockFieldsOf(entry),
    ...(author && { author }),
    payload: bodyOf(entry, identity),
    ...(asMessage && { asMessage }),
  };
}

/** Returns the bytes of JSON of an entry in a batch, at most. */
export function bytesOf(entry: Entry): number {
  return new TextEncoder().encode(JSON.stringify(toReplayEntry(entry, {}))).length + MAX_IDENTITY_JSON_BYTES;
}

/**
 * Returns the first entries that fit into one call; an entry that must be sent alone gets its own call.
 * @param most maximum of bytes of JSON, which a single entry may exceed, and of entries
 */
export function takeBatch(
  due: readonly Entry[],
  most: { bytes: number; entries: number } = { bytes: MAX_REPLAY_BYTES, entries: MAX_REPLAY_ENTRIES },
): Entry[] {
  const batch: Entry[] = [];
  let bytes = 0;
  for (const entry of due) {
    bytes += bytesOf(entry);
    if (batch.length === most.entries || (batch.length > 0 && (bytes > most.bytes || entry.alone))) break;
    batch.push(entry);
    if (entry.alone) break;
  }
  return batch;
}

/**
 * An entry that is already stored gets its receipt again, whoever sends it now and in whatever version: a
 * device that lost the receipt must not be refused by rules that apply only to new entries.
 */

import type { Receipt } from '../../src/contract/protocol/answers.ts';
import { correctionMessage } from '../../src/kinds/correction/schema.ts';
import { type EntryKind, isEntryKind } from '../../src/kinds/entry-kinds.ts';
import { submissionDefinitions } from '../../src/kinds/staff-submissions.ts';
import { parseInput } from '../http/answers.ts';
import type { Store } from '../store/core/store.ts';
import type { SubmissionDefinitions } from './check.ts';
import { matchesContentHash } from './content-hash.ts';
import type { IncomingSubmission } from './incoming-submission.ts';
import { createReceipt } from './receive.ts';

/** The answer for a kind that another version of the server accepted and this one does not know. */
const RECEIVED = { strings: { success: 'We have received it.' } };

/**
 * @param arrival the refused submission; its kind may be unknown here
 * @returns the first answer again if the same content of the same author is stored under its key, or null
 */
export async function findFirstReceipt(
  store: Pick<Store, 'held' | 'outcomeOf'>,
  { id, kind, payload, caller, identity }: Omit<IncomingSubmission, 'kind'> & { kind: string },
  definitions: SubmissionDefinitions = submissionDefinitions,
): Promise<Receipt | null> {
  if (typeof payload !== 'object' || payload === null) return null;
  const held = await store.held(id);
  if (!held || held.row.kind !== kind) return null;
  const { row } = held;
  if (row.author_id !== null && row.author_id !== caller?.accountId) return null;
  const definition = isEntryKind(kind) ? definitions[kind] : null;
  const schema = definition?.versions.at(-1);
  const parsed = schema && parseInput(schema, payload);
  // If it can no longer be parsed, it was accepted as it is: most payloads need no change.
  const then = parsed && 'data' in parsed ? (parsed.data as object) : payload;
  if (!matchesContentHash(row.content_hash, kind as EntryKind, payload, then, identity)) return null;
  if (kind === 'correction')
    return createReceipt(held, RECEIVED, correctionMessage(await store.outcomeOf(id)));
  return createReceipt(held, definition ?? RECEIVED);
}

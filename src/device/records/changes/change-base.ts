/** What a change by staff is based on, and what all that staff do needs. */

import type { RecordKind } from '../../../contract/accounts/roles.ts';
import { fieldsOfChange, type RecordChange } from '../../../contract/protocol/changes.ts';
import { type DeviceDatabase, readFact, withDatabase } from '../../core/database.ts';
import type { Entry } from '../../core/tables.ts';
import { NotSignedIn, type Outbox, type Submit, type SubmitOutcome } from '../../outbox/index.ts';
import type { FeedChange } from '../rows/live-records.ts';
import { targetOf } from '../rows/merge.ts';

export interface StaffWorkParts {
  database: DeviceDatabase;
  outbox: Outbox;
  /** Saves durably, then sends. */
  submit: Submit;
  announce: (change: FeedChange) => void;
  /** A new UUIDv7. */
  newId: () => string;
  /**
   * Id of the account that this tab shows, or null. What is pressed here is that account's alone, even if
   * another has signed in elsewhere since and this tab has not heard of it.
   */
  shown: () => string | null;
}

/** Identifies a record as the person saw it. */
export interface Target {
  id: string;
  kind: RecordKind;
  revision: number;
  lastChange: string;
}

/** Entries on a record that leave its fields as they are: nothing builds on them. */
const LEAVES_RECORD: readonly string[] = ['recordNote', 'guestLink'];

/** What a change is based on: the change that the row shows, and the device's own waiting one. */
export type Base = Omit<RecordChange, 'set' | 'seen'>;

/** A change that is not known to be stored yet. */
export interface UnderWay {
  /** Of its entry. */
  id: string;
  record: string;
  set: object;
}

/**
 * The account that may send what is pressed now.
 * @param opener account that pressed, the only one that may send it; null for any account
 * @throws NotSignedIn when nobody, or somebody else, is signed in
 */
export async function readSender(database: DeviceDatabase, opener: string | null): Promise<string> {
  const session = await withDatabase(database, (tables) => readFact(tables, 'session'));
  if (!session) throw new NotSignedIn();
  if (opener !== null && session.account.id !== opener) throw new NotSignedIn(true);
  return session.account.id;
}

/** @param own entries of this account, oldest first */
export function baseAmong({ id, kind, revision, lastChange }: Target, own: readonly Entry[]): Base {
  const last = own
    .filter((entry) => targetOf(entry)?.id === id && !LEAVES_RECORD.includes(entry.kind))
    .at(-1);
  return { record: id, kind, revision, lastChange, after: last?.id ?? null };
}

/**
 * Keys are pressed faster than a disk writes: the next change has seen this one.
 * @returns by the fields of `set` that changes under way set too
 */
export function seenUnderWay(
  record: string,
  set: object,
  underWay: readonly UnderWay[],
): Record<string, string> {
  const marks = underWay
    .filter((one) => one.record === record)
    .flatMap((one) => Object.keys(one.set).map((field) => [field, one.id]));
  const seen: Record<string, string> = Object.fromEntries(marks);
  return Object.fromEntries(
    fieldsOfChange(set).flatMap((field) => (seen[field] ? [[field, seen[field]]] : [])),
  );
}

export const notStored = (error: unknown): Extract<SubmitOutcome, { type: 'not-stored' }> => ({
  type: 'not-stored',
  error: error instanceof Error ? error.message : String(error),
});

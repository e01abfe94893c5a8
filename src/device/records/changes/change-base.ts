/** Base of a change by staff, and the parts that all actions of staff need. */

import type { RecordKind } from '../../../kinds/list.ts';
import { conflictFieldsOf, type RecordChange } from '../../../kinds/record-change/schema.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { type DeviceDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import type { Entry } from '../../core/tables.ts';
import { NotSignedIn, type Outbox, type Submit } from '../../outbox/index.ts';
import type { FeedChange } from '../rows/live-records.ts';
import { recordOfEntry } from '../rows/merge.ts';

export interface StaffActionsDeps {
  database: DeviceDatabase;
  outbox: Outbox;
  /** Saves durably, then sends. */
  submit: Submit;
  announce: (change: FeedChange) => void;
  /** A new UUIDv7. */
  newId: () => string;
  /**
   * Returns the id of the account that this tab shows, or null. Actions in this tab belong to that account,
   * even if another has signed in in another tab and this tab does not know it yet.
   */
  shown: () => string | null;
}

/** Identifies a record as the person saw it. */
export interface ChangeTarget {
  id: string;
  kind: RecordKind;
  revision: number;
  lastChange: string;
  history?: FeedRecord['history'];
}

/** Kinds of entries that do not change the fields of their record, so that no change is based on them. */
const LEAVES_RECORD: readonly string[] = ['recordNote', 'guestLink'];

/** Base of a change: the record's last change as the row shows it, and the device's own waiting change. */
export type ChangeBase = Omit<RecordChange, 'set' | 'seen'>;

/** A change that is not known to be stored yet. */
export interface PendingChange {
  /** Id of its entry. */
  id: string;
  record: string;
  set: object;
}

/**
 * Reads the account that sends the present action.
 * @param opener account that began the action, and the only one that may send it; null for any account
 * @throws NotSignedIn when no account, or another one, is signed in
 */
export async function readSender(database: DeviceDatabase, opener: string | null): Promise<string> {
  const session = await withDatabase(database, (tables) => readDeviceState(tables, 'session'));
  if (!session) throw new NotSignedIn();
  if (opener !== null && session.account.id !== opener) throw new NotSignedIn(true);
  return session.account.id;
}

/** Returns the base of a change. @param own entries of this account, oldest first */
export function changeBaseOf(
  { id, kind, revision, lastChange, history = [] }: ChangeTarget,
  own: readonly Entry[],
): ChangeBase {
  const last = own
    .filter((entry) => recordOfEntry(entry)?.id === id && !LEAVES_RECORD.includes(entry.kind))
    .at(-1);
  // A confirmation confirms what was corrected: after a restore it waits for the correction.
  const corrected = history.filter(({ outcome }) => outcome === 'applied').at(-1)?.id;
  return {
    record: id,
    kind,
    revision,
    lastChange,
    after: last?.id ?? null,
    ...(corrected !== undefined && { corrected }),
  };
}

/**
 * Finds changes that are still being stored, because keys are pressed faster than a disk writes: the next
 * change is based on them.
 * @returns the ids of such changes, by the fields of `set` that they set too
 */
export function pendingChangesByField(
  record: string,
  set: object,
  underWay: readonly PendingChange[],
): Record<string, string> {
  const marks = underWay
    .filter((one) => one.record === record)
    .flatMap((one) => Object.keys(one.set).map((field) => [field, one.id]));
  const seen: Record<string, string> = Object.fromEntries(marks);
  return Object.fromEntries(
    conflictFieldsOf(set).flatMap((field) => (seen[field] ? [[field, seen[field]]] : [])),
  );
}

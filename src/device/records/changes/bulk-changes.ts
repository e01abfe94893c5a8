/**
 * Changes many records at once, and undoes such changes: with an entry for each record, all stored in one
 * transaction.
 */

import {
  type ChangeableKind,
  conflictFieldsOf,
  type RecordChange,
  type RecordChangeSet,
} from '../../../kinds/record-change/schema.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { type DeviceDatabase, withDatabase } from '../../core/database.ts';
import type { Entry } from '../../core/tables.ts';
import { type NewEntry, notStoredOutcome, replaceEntries, type SubmitOutcome } from '../../outbox/index.ts';
import { withRecords } from '../../storage/index.ts';
import { readRecords } from '../pull/stored-segments.ts';
import { recordOfEntry } from '../rows/merge.ts';
import type { Row } from '../rows/rows.ts';
import {
  changeBaseOf,
  type PendingChange,
  pendingChangesByField,
  readSender,
  type StaffActionsDeps,
} from './change-base.ts';
import { seenFieldsOf, setsField } from './seen-fields.ts';

/** A change of one record among many. */
export interface BulkChange {
  row: Row<ChangeableKind>;
  set: RecordChangeSet;
}

/** A change that is to be undone. */
export interface ChangeToUndo {
  /** Id of the entry that made it. */
  change: string;
  record: string;
  kind: ChangeableKind;
  /** Earlier values of the fields. */
  set: RecordChangeSet;
}

type NotStored = Extract<SubmitOutcome, { type: 'not-stored' }>;

/** Ids of the entries, in the order of the changes. */
export type StoredBulkChange = { type: 'stored'; ids: string[] } | NotStored;

export interface UndoResult {
  type: 'stored';
  /** Number of changes that had not left and were withdrawn. */
  taken: number;
  /** Ids of the entries that undo changes that may have left. */
  ids: string[];
  /** Number of changes that stay, because their fields have been set again since. */
  overtaken: number;
}

/** Outcome of one of many changes. */
export type ChangeOutcome =
  | { state: 'set' | 'waiting' | 'gone' }
  /** @property by author of the change that came first; empty for a traveller */
  | { state: 'conflict'; by: string }
  | { state: 'refused' };

export function createBulkChanges(
  { database, outbox, newId, shown }: StaffActionsDeps,
  underWay: PendingChange[],
) {
  /**
   * Reads the records of changes whose entries have left the outbox. They are read from the disk, after the
   * entries: an entry leaves once its record is there, while a tab may still show the earlier record.
   */
  async function readReceived(changes: readonly ChangeToUndo[]): Promise<Map<string, FeedRecord>> {
    const here = await withDatabase(database, ({ entries }) =>
      entries
        .where('id')
        .anyOf(changes.map(({ change }) => change))
        .toArray(),
    );
    const waiting = new Set(here.map(({ id }) => id));
    const gone = changes.filter(({ change }) => !waiting.has(change));
    const found = new Map<string, FeedRecord>();
    for (const kind of new Set(gone.map((one) => one.kind))) {
      const ids = gone.filter((one) => one.kind === kind).map(({ record }) => record);
      const records = await withRecords(database, (tables) => readRecords(tables, kind, ids));
      for (const [id, record] of records ?? []) found.set(id, record);
    }
    return found;
  }

  return {
    /** Stores a change of each row; they are sent by the next replay. */
    async changeRecords(changes: readonly BulkChange[]): Promise<StoredBulkChange> {
      const before = [...underWay];
      const mine = changes.map(({ row, set }) => ({ id: newId(), record: row.id, set }));
      underWay.push(...mine);
      try {
        const account = await readSender(database, shown());
        await replaceEntries(outbox, [], (_, entries) => {
          const own = byRecord(entries, account);
          return changes.map(({ row, set }, place): NewEntry => {
            const ofRow = own.get(row.id) ?? [];
            const seen = { ...seenFieldsOf(row, set, ofRow), ...pendingChangesByField(row.id, set, before) };
            const payload: RecordChange = { ...changeBaseOf(row, ofRow), seen, set };
            return { id: mine[place]?.id ?? newId(), kind: 'recordChange', payload, author: account };
          });
        });
        return { type: 'stored', ids: mine.map(({ id }) => id) };
      } catch (error) {
        return notStoredOutcome(error);
      } finally {
        for (const one of mine) underWay.splice(underWay.indexOf(one), 1);
      }
    },

    /**
     * Undoes changes. Those that have not left are withdrawn; those that may have left get a change that
     * undoes them, which counts only if nobody has set the field since.
     */
    async setBack(changes: readonly ChangeToUndo[]): Promise<UndoResult | NotStored> {
      try {
        const account = await readSender(database, shown());
        const records = await readReceived(changes);
        const ids: string[] = [];
        let overtaken = 0;
        const taken = await replaceEntries(
          outbox,
          changes.map(({ change }) => change),
          (gone, entries) => {
            const own = byRecord(entries, account);
            return changes.flatMap((one): NewEntry[] => {
              if (gone.has(one.change)) return [];
              if (isOvertaken(one, own.get(one.record) ?? [], records.get(one.record))) {
                overtaken += 1;
                return [];
              }
              const id = newId();
              ids.push(id);
              return [{ id, kind: 'recordChange', payload: undoing(one), author: account }];
            });
          },
        );
        return { type: 'stored', taken: taken.size, ids, overtaken };
      } catch (error) {
        return notStoredOutcome(error);
      }
    },

    /** Returns the outcomes of changes, in the order of the ids. */
    changeOutcomes: (ids: readonly string[]): Promise<ChangeOutcome[]> =>
      withDatabase(database, (tables) =>
        tables.transaction('r', tables.entries, tables.sent, () => outcomesOf(tables, ids)),
      ),
  };
}

function byRecord(entries: readonly Entry[], account: string): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const target = entry.author === account ? recordOfEntry(entry) : null;
    if (!target) continue;
    const list = found.get(target.id);
    if (list) list.push(entry);
    else found.set(target.id, [entry]);
  }
  return found;
}

/** Returns true if a field was set again since: on this device, or in a record that the feed brought. */
function isOvertaken(
  { change, set }: ChangeToUndo,
  own: readonly Entry[],
  record: Pick<FeedRecord, 'setBy'> | undefined,
): boolean {
  const at = own.findIndex(({ id }) => id === change);
  return conflictFieldsOf(set).some((field) => {
    if (own.slice(at + 1).some((entry) => entry.id !== change && setsField(entry, field))) return true;
    const last = record?.setBy?.[field]?.id;
    // The record was not read, as its change was still here a moment ago: the server decides.
    return at < 0 && record !== undefined && last !== change;
  });
}

function undoing({ change, record, kind, set }: ChangeToUndo): RecordChange {
  const seen = Object.fromEntries(conflictFieldsOf(set).map((field) => [field, change]));
  return { record, kind, revision: null, lastChange: null, after: change, seen, set };
}

async function outcomesOf(
  { entries, sent }: Pick<DeviceDatabase, 'entries' | 'sent'>,
  ids: readonly string[],
): Promise<ChangeOutcome[]> {
  // Read all at once: a query for some hundred ids would step from one to the next.
  const wanted = new Set(ids);
  const all = await entries.orderBy('order').toArray();
  const here = new Map(all.filter(({ id }) => wanted.has(id)).map((entry) => [entry.id, entry]));
  const gone = ids.filter((id) => here.get(id)?.state !== 'waiting');
  const receipts = await sent.bulkGet(gone);
  const received = new Set(gone.filter((_, place) => receipts[place]));
  return ids.map((id) => {
    const entry = here.get(id);
    if (received.has(id) || entry?.state === 'received') return { state: 'set' };
    if (!entry) return { state: 'gone' };
    if (entry.state === 'waiting') return { state: 'waiting' };
    return entry.problem?.held ? { state: 'conflict', by: firstBy(entry) } : { state: 'refused' };
  });
}

/** Returns the author of the other change in a conflict: one of a field that this change was not based on. */
function firstBy({ payload, problem }: Entry): string {
  const { set, seen = {} } = payload as RecordChange;
  const { setBy = {} } = (problem?.held ?? {}) as Pick<FeedRecord, 'setBy'>;
  const other = conflictFieldsOf(set).find((field) => setBy[field] && setBy[field].id !== seen[field]);
  return (other && setBy[other]?.by) || '';
}

/** Changes by staff: stored durably, bound to their author, then sent. Tests pass in their own parts. */
import type {
  ChangeableKind,
  RecordChange,
  RecordChangeSet,
  RecordNotePayload,
} from '../../contract/changes.ts';
import { madeRecords, makesRecord } from '../../contract/made-records.ts';
import type { FeedRecord } from '../../contract/records.ts';
import type { RecordKind } from '../../contract/roles.ts';
import type { StaffKind } from '../../contract/staff-submissions.ts';
import { type DeviceDatabase, type Entry, readFact, withDatabase } from '../database.ts';
import {
  type EditedRequest,
  findUnsent,
  type NewEntry,
  NotSignedIn,
  type Outbox,
  type Submit,
  type SubmitOutcome,
} from '../outbox/index.ts';
import { type RecordsDatabase, readProgress, withRecords } from '../records/index.ts';
import type { FeedChange } from './live-records.ts';
import { targetOf } from './merge.ts';
import { madeBy, payloadOf } from './payload-of.ts';
import type { Row } from './rows.ts';
import { buildOn, seenAgain, seenOf } from './seen-fields.ts';
import { addSegments, readRecord } from './segments.ts';

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

/** What a change is based on: the change that the row shows, and the device's own waiting one. */
type Base = Omit<RecordChange, 'set' | 'seen'>;

export type StaffWork = ReturnType<typeof createStaffWork>;

export function createStaffWork(parts: StaffWorkParts) {
  const { database, outbox, submit, announce, newId, shown } = parts;

  /**
   * Bound to the signed-in account.
   * @param opener account that pressed, the only one that may send it; null for any account
   */
  async function submitAs(
    entry: Omit<NewEntry, 'author'>,
    opener: string | null = shown(),
  ): Promise<SubmitOutcome> {
    try {
      const session = await withDatabase(database, (tables) => readFact(tables, 'session'));
      if (!session) throw new NotSignedIn();
      if (opener !== null && session.account.id !== opener) throw new NotSignedIn(true);
      return await submit({ ...entry, author: session.account.id });
    } catch (error) {
      return notStored(error);
    }
  }

  async function baseOf({ id, kind, revision, lastChange }: Target): Promise<Base> {
    // Including entries that the server holds: the row may have been drawn before their receipt arrived.
    const own = await withDatabase(database, readOwn).catch(() => []);
    const changes = own.filter((entry) => targetOf(entry)?.id === id && entry.kind !== 'recordNote');
    return { record: id, kind, revision, lastChange, after: changes.at(-1)?.id ?? null };
  }

  /** Changes of this tab that are not known to be stored yet, oldest first. */
  const underWay: { id: string; record: string; set: object }[] = [];
  const markOf = ({ id, set }: { id: string; set: object }): Record<string, string> =>
    Object.fromEntries(Object.keys(set).map((field) => [field, id]));

  return {
    /**
     * @param id made when the form was first touched, see `newSubmissionId`; or that of the record which
     *   is corrected, with what the office has of it
     * @param opener account for which the form was opened
     */
    submitStaff: (
      kind: StaffKind,
      payload: unknown,
      id: string,
      opener: string | null = shown(),
      held: NewEntry['held'] = null,
    ): Promise<SubmitOutcome> => submitAs({ id, kind, payload, held }, opener),

    /** A record that staff entered, for its form to open with; null for none of this kind here. */
    async editedRecord(kind: StaffKind, id: string): Promise<EditedRequest | null> {
      if (!makesRecord(kind)) return null;
      const listed = madeRecords[kind].kind;
      const record = await withRecords(database, (tables) => readRecord(tables, listed, id));
      if (!record || madeBy(record) !== kind) return null;
      const { reference, capturedAt, history = [] } = record;
      const payload = payloadOf(kind, record);
      const replaces = history.filter((version) => version.id !== id).map((version) => version.id);
      const held = { capturedAt, replaces: replaces.reverse(), payload };
      return { id, reference, kind, payload, isCorrection: true, held };
    },

    /** Changes fields of a record, against what the person saw in the row. */
    async changeRecord<Kind extends ChangeableKind>(
      row: Row<Kind>,
      set: RecordChangeSet<Kind>,
    ): Promise<SubmitOutcome> {
      const opener = shown();
      const id = newId();
      // Keys are pressed faster than a disk writes: the next change has seen this one.
      const before = Object.assign({}, ...underWay.filter((one) => one.record === row.id).map(markOf));
      const mine = { id, record: row.id, set };
      underWay.push(mine);
      try {
        const own = await withDatabase(database, readOwn).catch(() => []);
        const seen = seenOf(row, set, own);
        for (const field of Object.keys(seen)) seen[field] = before[field] ?? seen[field] ?? null;
        const payload = { ...(await baseOf(row)), seen, set };
        return await submitAs({ id, kind: 'recordChange', payload }, opener);
      } finally {
        underWay.splice(underWay.indexOf(mine), 1);
      }
    },

    async removeRecord(row: Row<'stayBooking'>): Promise<SubmitOutcome> {
      const opener = shown();
      return submitAs({ id: newId(), kind: 'recordRemoval', payload: await baseOf(row) }, opener);
    },

    /**
     * @param text not empty
     * @param opener account that wrote it
     * @param more an answer, under an id that was made when it was begun; or a decision about mail
     */
    addNote: (
      { id, kind }: Pick<Target, 'id' | 'kind'>,
      text: string,
      opener: string | null = shown(),
      { id: own = newId(), ...more }: { id?: string } & Pick<RecordNotePayload, 'reply' | 'mail'> = {},
    ): Promise<SubmitOutcome> =>
      submitAs({ id: own, kind: 'recordNote', payload: { record: id, kind, text, ...more } }, opener),

    /**
     * Resolves a conflict: "theirs" discards the own change, "mine" repeats it against the server's version.
     * @param entryId of a parked entry whose problem has `held`
     * @returns null if there was nothing to send, or the entry is not the signed-in account's
     */
    async resolveConflict(entryId: string, choice: 'mine' | 'theirs'): Promise<SubmitOutcome | null> {
      const person = shown();
      const entry = (await withDatabase(database, readUnsent)).find(({ id }) => id === entryId);
      const answered = entry?.problem?.held as FeedRecord | undefined;
      if (entry?.state !== 'parked' || !answered) return null;
      if (person !== null && person !== entry.author) return notStored(new NotSignedIn(true));
      // The feed may have brought a newer one since.
      const known = await withRecords(database, (tables) => readRecord(tables, answered.kind, answered.id));
      const current = known && known.revision > answered.revision ? known : answered;
      const mine: NewEntry | null =
        choice === 'theirs'
          ? null
          : {
              id: newId(),
              kind: entry.kind,
              payload: {
                ...(entry.payload as Base),
                revision: current.revision,
                lastChange: current.lastChange,
                after: null,
                ...seenAgain(entry, current),
              },
              author: entry.author,
              replaces: entryId,
            };
      // Before the entry goes, so that the row shows neither less nor older values.
      await withRecords(database, (tables) =>
        tables.transaction('rw', tables.segments, tables.progress, async () =>
          storeServerVersion(tables, current),
        ),
      );
      const { entries, sent, facts, copies } = database;
      await withDatabase(database, (tables) =>
        tables.transaction('rw', [entries, sent, facts, copies], async () => {
          if (!mine) await outbox.remove(entryId);
          else {
            await outbox.add(mine);
            await buildOn(tables, entryId, mine.id);
          }
        }),
      );
      announce({ type: 'records', outbox: true });
      return mine && submit(mine);
    },
  };
}

const notStored = (error: unknown): SubmitOutcome => ({
  type: 'not-stored',
  error: error instanceof Error ? error.message : String(error),
});

/** What the signed-in account has waiting or parked here, oldest first. */
export async function readUnsent(tables: DeviceDatabase): Promise<Entry[]> {
  return ofAccount(tables, await findUnsent(tables));
}

/** The same, including received entries that the feed has not brought yet. */
async function readOwn(tables: DeviceDatabase): Promise<Entry[]> {
  return ofAccount(tables, await tables.entries.orderBy('order').toArray());
}

async function ofAccount(tables: DeviceDatabase, entries: readonly Entry[]): Promise<Entry[]> {
  const session = await readFact(tables, 'session');
  return session ? entries.filter(({ author }) => author === session.account.id) : [];
}

/** The server's version replaces it at once; the feed brings it again. */
async function storeServerVersion(tables: RecordsDatabase, current: FeedRecord): Promise<void> {
  const feed = await readProgress(tables);
  const known = await readRecord(tables, current.kind, current.id);
  const isOther = known?.revision === current.revision && known.lastChange !== current.lastChange;
  if (feed && (!known || known.revision < current.revision || isOther)) {
    await addSegments(tables, { records: [current], removed: [] }, feed.generation);
  }
}

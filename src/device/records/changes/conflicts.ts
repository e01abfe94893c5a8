/** Two versions of one field: a person chooses, and may choose again. */
import type { FeedRecord } from '../../../kinds/records.ts';
import { withDatabase } from '../../core/database.ts';
import type { Entry } from '../../core/tables.ts';
import { type NewEntry, NotSignedIn, notStoredOutcome, type SubmitOutcome } from '../../outbox/index.ts';
import { type RecordsDatabase, readProgress, withRecords } from '../../storage/index.ts';
import { addSegments, readRecord } from '../pull/stored-segments.ts';
import { readOwnUnsent } from '../rows/own-entries.ts';
import { type ChangeBase, readSender, type StaffActionsDeps } from './change-base.ts';
import { rebaseChanges, seenFieldsOfRepeat } from './seen-fields.ts';

export function createConflicts({ database, outbox, submit, announce, newId, shown }: StaffActionsDeps) {
  return {
    /**
     * Resolves a conflict: "theirs" discards the own change, "mine" repeats it against the server's version.
     * @param entryId of a parked entry whose problem has `held`
     * @param id of the entry that repeats it, for who wants to set it back
     * @returns null if there was nothing to send, or the entry is not the signed-in account's
     */
    async resolveConflict(
      entryId: string,
      choice: 'mine' | 'theirs',
      id: string = newId(),
    ): Promise<SubmitOutcome | null> {
      const person = shown();
      const entry = (await withDatabase(database, readOwnUnsent)).find(({ id }) => id === entryId);
      const answered = entry?.problem?.held as FeedRecord | undefined;
      if (entry?.state !== 'parked' || !answered) return null;
      if (person !== null && person !== entry.author) return notStoredOutcome(new NotSignedIn(true));
      // The feed may have brought a newer one since.
      const known = await withRecords(database, (tables) => readRecord(tables, answered.kind, answered.id));
      const current = known && known.revision > answered.revision ? known : answered;
      const mine: NewEntry | null =
        choice === 'theirs'
          ? null
          : {
              id,
              kind: entry.kind,
              payload: {
                ...(entry.payload as ChangeBase),
                revision: current.revision,
                lastChange: current.lastChange,
                after: null,
                ...seenFieldsOfRepeat(entry, current),
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
            await rebaseChanges(tables, entryId, mine.id);
          }
        }),
      );
      announce({ type: 'records', outbox: true });
      return mine && submit(mine);
    },

    /** Sends an own change that was given up in a conflict as it was made: the two versions are there again. */
    async reopenConflict({ kind, payload }: Pick<Entry, 'kind' | 'payload'>): Promise<SubmitOutcome> {
      try {
        const author = await readSender(database, shown());
        return await submit({ id: newId(), kind, payload, author });
      } catch (error) {
        return notStoredOutcome(error);
      }
    },
  };
}

/**
 * The server's version replaces the older one at once; the feed brings it again. A record that is not here may
 * have been removed since the conflict, and what the office erased must not come back.
 */
async function storeServerVersion(tables: RecordsDatabase, current: FeedRecord): Promise<void> {
  const feed = await readProgress(tables);
  const known = await readRecord(tables, current.kind, current.id);
  if (!feed || !known) return;
  const isOther = known.revision === current.revision && known.lastChange !== current.lastChange;
  if (known.revision < current.revision || isOther) {
    await addSegments(tables, { records: [current], removed: [] }, feed.generation);
  }
}

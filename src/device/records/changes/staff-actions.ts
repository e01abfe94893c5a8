/** Changes by staff: stored durably, bound to their author, then sent. Tests pass in their own parts. */

import { createdKindOf, type EntryKind, isCreatingKind } from '../../../kinds/entry-kinds.ts';
import type { GuestLink } from '../../../kinds/guest-link/schema.ts';
import type { ChangeableKind, RecordChangeSet } from '../../../kinds/record-change/schema.ts';
import type { RecordNotePayload } from '../../../kinds/record-note/schema.ts';
import type { SavedViewChange } from '../../../kinds/saved-view/schema.ts';
import type { SiteDraftChange } from '../../../kinds/site-draft/schema.ts';
import type { SitePhotoPart } from '../../../kinds/site-photo-part/schema.ts';
import type { StaffSubmissionKind } from '../../../kinds/staff-submissions.ts';
import { withDatabase } from '../../core/database.ts';
import {
  addEntries,
  type EditedRequest,
  type NewEntry,
  notStoredOutcome,
  type SubmitCallbacks,
  type SubmitOutcome,
} from '../../outbox/index.ts';
import { withRecords } from '../../storage/index.ts';
import { readRecord } from '../pull/stored-segments.ts';
import { readOwnEntries } from '../rows/own-entries.ts';
import { entryKindOfRecord, payloadFromRecord } from '../rows/payload-from-record.ts';
import type { Row } from '../rows/rows.ts';
import { createBulkChanges } from './bulk-changes.ts';
import {
  type ChangeBase,
  type ChangeTarget,
  changeBaseOf,
  type PendingChange,
  pendingChangesByField,
  readSender,
  type StaffActionsDeps,
} from './change-base.ts';
import { createConflicts } from './conflicts.ts';
import { createDeferredEntries } from './deferred-entries.ts';
import { createNoteWithdrawal } from './note-withdrawal.ts';
import { seenFieldsOf } from './seen-fields.ts';

export type StaffActions = ReturnType<typeof createStaffActions>;

export function createStaffActions(parts: StaffActionsDeps) {
  const { database, outbox, submit, newId, shown, announce } = parts;

  /**
   * Bound to the signed-in account.
   * @param opener account that pressed, the only one that may send it; null for any account
   */
  async function submitAs(
    entry: Omit<NewEntry, 'author'>,
    opener: string | null = shown(),
    form?: SubmitCallbacks,
  ): Promise<SubmitOutcome> {
    try {
      // The transaction that adds it makes sure that the opener is still signed in, so nothing is read before it.
      return await submit({ ...entry, author: opener ?? (await readSender(database, opener)) }, form);
    } catch (error) {
      return notStoredOutcome(error);
    }
  }

  async function baseOf(target: ChangeTarget): Promise<ChangeBase> {
    // Including entries that the server holds: the row may have been drawn before their receipt arrived.
    return changeBaseOf(target, await withDatabase(database, readOwnEntries).catch(() => []));
  }

  /** Changes of this tab, oldest first. */
  const underWay: PendingChange[] = [];

  return {
    ...createBulkChanges(parts, underWay),
    ...createDeferredEntries(parts, baseOf),
    ...createNoteWithdrawal(parts),
    ...createConflicts(parts),

    /**
     * @param id made when the form was first touched, see `newSubmissionId`; or that of the record which
     *   is corrected, with what the office has of it
     * @param opener account for which the form was opened
     * @param form of one that goes on with the next entry meanwhile
     */
    submitStaff: (
      kind: EntryKind,
      payload: unknown,
      id: string,
      opener: string | null = shown(),
      atOffice: NewEntry['atOffice'] = null,
      form?: SubmitCallbacks,
    ): Promise<SubmitOutcome> => submitAs({ id, kind, payload, atOffice }, opener, form),

    /**
     * Saves many entries of one form together, each a submission of its own; they are sent by themselves.
     * @param opener account that chose them
     * @param ids of the entries, one for each payload
     * @returns null, or why none of them is saved
     */
    async saveMany(
      kind: StaffSubmissionKind,
      payloads: readonly unknown[],
      opener: string | null = shown(),
      ids: readonly string[] = payloads.map(() => newId()),
    ): Promise<{ error: string } | null> {
      return this.saveAll(
        opener,
        payloads.map((payload, place) => ({ id: ids[place] ?? newId(), kind, payload })),
      );
    },

    /** Saves entries together, of several kinds too. @returns null, or why none of them is saved */
    async saveAll(
      opener: string | null,
      entries: readonly Omit<NewEntry, 'author'>[],
    ): Promise<{ error: string } | null> {
      try {
        const author = await readSender(database, opener);
        await addEntries(
          outbox,
          entries.map((entry) => ({ ...entry, author })),
        );
        return null;
      } catch (error) {
        return notStoredOutcome(error);
      }
    },

    /** A record as it was sent, for its form to open with; null for none of this kind here. */
    async editedRecord(kind: EntryKind, id: string): Promise<EditedRequest | null> {
      if (!isCreatingKind(kind)) return null;
      const listed = createdKindOf(kind);
      const record = await withRecords(database, (tables) => readRecord(tables, listed, id));
      if (!record || entryKindOfRecord(record) !== kind) return null;
      const { reference, capturedAt, history = [] } = record;
      const payload = payloadFromRecord(kind, record);
      const replaces = history.filter((version) => version.id !== id).map((version) => version.id);
      const atOffice = { capturedAt, replaces: replaces.reverse(), payload };
      return { id, reference, kind, payload, isCorrection: true, atOffice };
    },

    /**
     * Changes fields of a record, against what the person saw in the row.
     * @param id of its entry, for who wants to set it back
     */
    async changeRecord<Kind extends ChangeableKind>(
      row: Row<Kind>,
      set: RecordChangeSet<Kind>,
      id: string = newId(),
    ): Promise<SubmitOutcome> {
      const opener = shown();
      const before = [...underWay];
      const mine = { id, record: row.id, set };
      underWay.push(mine);
      try {
        const own = await withDatabase(database, readOwnEntries).catch(() => []);
        const seen = { ...seenFieldsOf(row, set, own), ...pendingChangesByField(row.id, set, before) };
        const payload = { ...(await baseOf(row)), seen, set };
        return await submitAs({ id, kind: 'recordChange', payload }, opener);
      } finally {
        underWay.splice(underWay.indexOf(mine), 1);
      }
    },

    /** Saves a view of a table, or removes it; its id was made when it was first saved. */
    saveView: (change: SavedViewChange): Promise<SubmitOutcome> =>
      submitAs({ id: newId(), kind: 'savedView', payload: change }),

    /**
     * Drafts fields of the public site together, or takes drafts back.
     * @param photographs parts of the photographs that the drafts name: they are saved with them, or nothing is
     * @returns null, or why none of them is saved
     */
    async saveDrafts(
      changes: readonly SiteDraftChange[],
      photographs: readonly SitePhotoPart[] = [],
    ): Promise<{ error: string } | null> {
      return this.saveAll(shown(), [
        // Drafts first: they are small, and colleagues see at once what is on its way.
        ...changes.map((payload) => ({ id: newId(), kind: 'siteDraft' as const, payload })),
        ...photographs.map((payload) => ({ id: newId(), kind: 'sitePhotoPart' as const, payload })),
      ]);
    },

    /** Settles a draft that was refused: another one takes its place, or none does. */
    async settleDraft(entryId: string, mine: SiteDraftChange | null): Promise<{ error: string } | null> {
      const saved = mine && (await this.saveDrafts([mine]));
      if (saved) return saved;
      await outbox.remove(entryId);
      announce({ type: 'records', outbox: true });
      return null;
    },

    /**
     * @param text not empty
     * @param opener account that wrote it
     * @param more an answer, under an id that was made when it was begun; or a decision about mail
     */
    addNote: (
      { id, kind }: Pick<ChangeTarget, 'id' | 'kind'>,
      text: string,
      opener: string | null = shown(),
      { id: own = newId(), ...more }: { id?: string } & Pick<RecordNotePayload, 'reply' | 'mail'> = {},
    ): Promise<SubmitOutcome> =>
      submitAs({ id: own, kind: 'recordNote', payload: { record: id, kind, text, ...more } }, opener),

    /** Says that two requests are of one guest, or of two. */
    linkGuests: (
      one: Pick<GuestLink, 'record' | 'kind'>,
      other: Pick<GuestLink, 'record' | 'kind'>,
      same: boolean,
    ): Promise<SubmitOutcome> =>
      submitAs({
        id: newId(),
        kind: 'guestLink',
        payload: { ...one, other: other.record, otherKind: other.kind, same },
      }),
  };
}

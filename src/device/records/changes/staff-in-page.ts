/** Changes by staff in this tab: through the outbox, bound to the signed-in account. */
import { useMemo } from 'react';
import { v7 } from 'uuid';
import { requestBackgroundSync } from '../../browser/index.ts';
import { requestPersistentStorage } from '../../browser/page.ts';
import { openDatabase } from '../../core/database.ts';
import { sharedQuery, useSharedQuery } from '../../core/live-query.ts';
import type { Entry } from '../../core/tables.ts';
import { currentSession } from '../../office/session/page.ts';
import { openDevice } from '../../outbox/index.ts';
import { sendStored, submit } from '../../outbox/page.ts';
import { announceChange } from '../in-page.ts';
import { shownUnsent } from '../rows/own-entries.ts';
import { readWaitingItems, type WaitingItem } from '../rows/waiting-items.ts';
import type { ChangeOutcome, OneOfMany, SetBack } from './many-changes.ts';
import { createStaffWork, type StaffWork } from './staff-work.ts';

let work: StaffWork | undefined;

function open(): StaffWork {
  work ??= createStaffWork({
    database: openDatabase(),
    outbox: openDevice().outbox,
    submit,
    announce: announceChange,
    newId: v7,
    shown: () => currentSession().session?.account.id ?? null,
  });
  return work;
}

/** Sends a staff form; its id was made when it was first touched, see `newSubmissionId`. */
export const submitStaff: StaffWork['submitStaff'] = (...form) => open().submitStaff(...form);
/** Saves many entries of one form together; they are sent automatically, even if this tab is closed. */
export const saveMany: StaffWork['saveMany'] = async (...list) => {
  const failed = await open().saveMany(...list);
  if (!failed) {
    void requestBackgroundSync();
    void requestPersistentStorage();
  }
  return failed;
};
/** Reads a record that staff entered, for its form to open with. */
export const editedRecord: StaffWork['editedRecord'] = (kind, id) => open().editedRecord(kind, id);
/** Changes fields of a record, based on the row that the person saw. */
export const changeRecord: StaffWork['changeRecord'] = (...change) => open().changeRecord(...change);
/** Changes many records, an entry each, and begins to send them. */
export async function changeRecords(changes: readonly OneOfMany[]): ReturnType<StaffWork['changeRecords']> {
  const stored = await open().changeRecords(changes);
  if (stored.type === 'stored') sendStored();
  return stored;
}
/** Undoes changes; those that have not left are withdrawn. */
export async function setBack(changes: readonly SetBack[]): ReturnType<StaffWork['setBack']> {
  const done = await open().setBack(changes);
  if (done.type === 'stored') sendStored();
  return done;
}
/** Returns the outcomes of changes, in the order of the ids. */
export const changeOutcomes: StaffWork['changeOutcomes'] = (ids) => open().changeOutcomes(ids);
/**
 * Returns the same, live; undefined while it is read.
 * @param ids the same array as long as they do not change
 */
export function useChangeOutcomes(ids: readonly string[]): readonly ChangeOutcome[] | undefined {
  return useSharedQuery(useMemo(() => sharedQuery(() => changeOutcomes(ids)), [ids]));
}
/** Stores a removal that is not sent before a time, epoch milliseconds. */
export const deferRemoval: StaffWork['deferRemoval'] = (row, until) => open().deferRemoval(row, until);
/** Stores an answer that is not sent before a time, epoch milliseconds. */
export const deferReply: StaffWork['deferReply'] = (...answer) => open().deferReply(...answer);
export const deferLonger: StaffWork['deferLonger'] = (deferred, until) => open().deferLonger(deferred, until);
export const sendDeferred: StaffWork['sendDeferred'] = (deferred) => open().sendDeferred(deferred);
export const takeBackDeferred: StaffWork['takeBackDeferred'] = (deferred) =>
  open().takeBackDeferred(deferred);
/** Saves a view of a table, or removes it. */
export const saveView: StaffWork['saveView'] = (change) => open().saveView(change);
/** Adds a note, whose text must not be empty. */
export const addNote: StaffWork['addNote'] = (...note) => open().addNote(...note);
/** Takes back one's own note or answer; if it may have left, asks the office to do so. */
export async function takeBackNote(
  ...note: Parameters<StaffWork['takeBackNote']>
): ReturnType<StaffWork['takeBackNote']> {
  const done = await open().takeBackNote(...note);
  if (done.type === 'stored') sendStored();
  return done;
}
/** States that two requests are of one guest, or of two. */
export const linkGuests: StaffWork['linkGuests'] = (...link) => open().linkGuests(...link);
/** Resolves a conflict with one's own version or the server's; null if there was nothing to send. */
export const resolveConflict: StaffWork['resolveConflict'] = (...choice) => open().resolveConflict(...choice);
/** Sends again one's own change that was given up in a conflict. */
export const reopenConflict: StaffWork['reopenConflict'] = (entry) => open().reopenConflict(entry);

/**
 * Returns the unsent entries of this account, each with its record, live.
 * @returns undefined while they are read, null if they cannot be read
 */
export function useWaitingItems(): readonly WaitingItem[] | null | undefined {
  return useSharedQuery(waitingItems);
}

const waitingItems = sharedQuery(() => readWaitingItems(openDatabase()).catch(() => null));

export interface Unsent {
  count: number;
  entries: readonly Entry[];
}

const unsent = sharedQuery(async (): Promise<Unsent> => {
  const entries = await shownUnsent(openDatabase());
  return { count: entries.length, entries };
});

/** Returns the unsent entries of this account, oldest first, live; undefined until they could be read. */
export function useUnsentOfAccount(): Unsent | undefined {
  return useSharedQuery(unsent);
}

/** Changes by staff in this tab: through the outbox, bound to the signed-in account. */
import { v7 } from 'uuid';
import { type Entry, openDatabase } from '../database.ts';
import { createLiveView, useLiveView } from '../live-view.ts';
import { openDevice } from '../outbox/index.ts';
import { submit } from '../outbox/page.ts';
import { currentSession } from '../session/page.ts';
import { announceChange } from './in-page.ts';
import { createStaffWork, readUnsent, type StaffWork } from './staff-work.ts';

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
/** A record that staff entered, for its form to open with. */
export const editedRecord: StaffWork['editedRecord'] = (kind, id) => open().editedRecord(kind, id);
/** Changes fields of a record, against what the person saw in the row. */
export const changeRecord: StaffWork['changeRecord'] = (row, set) => open().changeRecord(row, set);
export const removeRecord: StaffWork['removeRecord'] = (row) => open().removeRecord(row);
/** The text is not empty. */
export const addNote: StaffWork['addNote'] = (...note) => open().addNote(...note);
/** Resolves a conflict with one's own version or the server's; null if there was nothing to send. */
export const resolveConflict: StaffWork['resolveConflict'] = (id, choice) =>
  open().resolveConflict(id, choice);

export interface Unsent {
  count: number;
  entries: readonly Entry[];
}

const unsent = createLiveView(async (): Promise<Unsent> => {
  const entries = await readUnsent(openDatabase()).catch(() => []);
  return { count: entries.length, entries };
});

/** What this account has not sent yet, oldest first, live; undefined while it is read. */
export function useUnsentOfAccount(): Unsent | undefined {
  return useLiveView(unsent);
}

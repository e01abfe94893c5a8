/** Changes by staff in this tab: through the outbox, bound to the signed-in account. */
import { useMemo } from 'react';
import { v7 } from 'uuid';
import { countEntries } from '../../../kinds/site-photo-part/count-entries.ts';
import { requestBackgroundSync } from '../../browser/index.ts';
import { requestPersistentStorage } from '../../browser/page.ts';
import { openDatabase } from '../../core/database.ts';
import { sharedQuery, useSharedQuery } from '../../core/live/live-query.ts';
import type { Entry } from '../../core/tables.ts';
import { currentSession } from '../../office/session/page.ts';
import { openDevice } from '../../outbox/index.ts';
import { sendStoredEntries, submit } from '../../outbox/page.ts';
import { readSharedOwnUnsent } from '../rows/own-entries.ts';
import { readWaitingItems, type WaitingItem } from '../rows/waiting-items.ts';
import { announceFeedChange } from '../use-records.ts';
import type { ChangeOutcome } from './bulk-changes.ts';
import { createStaffActions, type StaffActions } from './staff-actions.ts';

let work: StaffActions | undefined;

/** Returns the work of staff in this tab: entries, changes, notes, answers. */
export function staffActions(): StaffActions {
  work ??= sendingAtOnce(
    createStaffActions({
      database: openDatabase(),
      outbox: openDevice().outbox,
      submit,
      announce: announceFeedChange,
      newId: v7,
      shown: () => currentSession().session?.account.id ?? null,
    }),
  );
  return work;
}

/** The same work, whose batches are sent once they are stored, even if this tab is closed then. */
function sendingAtOnce(staff: StaffActions): StaffActions {
  const sent = async <Stored extends { type: string }>(stored: Promise<Stored>): Promise<Stored> => {
    const done = await stored;
    if (done.type === 'stored') sendStoredEntries();
    return done;
  };
  return {
    ...staff,
    // What saves many at once ends here.
    async saveAll(...list) {
      const failed = await staff.saveAll(...list);
      if (!failed) {
        void requestBackgroundSync();
        void requestPersistentStorage();
      }
      return failed;
    },
    changeRecords: (changes) => sent(staff.changeRecords(changes)),
    setBack: (changes) => sent(staff.setBack(changes)),
    takeBackNote: (...note) => sent(staff.takeBackNote(...note)),
  };
}

/**
 * Returns the outcomes of changes, in the order of the ids, live; undefined while they are read.
 * @param ids the same array as long as they do not change
 */
export function useChangeOutcomes(ids: readonly string[]): readonly ChangeOutcome[] | undefined {
  return useSharedQuery(useMemo(() => sharedQuery(() => staffActions().changeOutcomes(ids)), [ids]));
}
/**
 * Returns the unsent entries of this account, each with its record, live.
 * @returns undefined while they are read, null if they cannot be read
 */
export function useWaitingItems(): readonly WaitingItem[] | null | undefined {
  return useSharedQuery(waitingItems);
}

const waitingItems = sharedQuery(() => readWaitingItems(openDatabase()).catch(() => null));

export interface UnsentOfAccount {
  /** As a person counts: a photograph in many parts is one. */
  count: number;
  entries: readonly Entry[];
}

const unsent = sharedQuery(async (): Promise<UnsentOfAccount> => {
  const entries = await readSharedOwnUnsent(openDatabase());
  return { count: countEntries(entries), entries };
});

/** Returns the unsent entries of this account, oldest first, live; undefined until they could be read. */
export function useUnsentOfAccount(): UnsentOfAccount | undefined {
  return useSharedQuery(unsent);
}

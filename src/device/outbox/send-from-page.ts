/** Submitting from this tab, and when it tries again. */
import { v7 } from 'uuid';
import { IDEMPOTENCY_KEY_HEADER } from '../../contract/protocol/answers.ts';
import { entryKinds } from '../../kinds/entry-kinds.ts';
import { requestBackgroundSync, startTimer, waitForFreedSpace } from '../browser/index.ts';
import { requestPersistentStorage, whenIdle } from '../browser/page.ts';
import { openChannel } from '../core/channel.ts';
import { openDatabase, withDatabase } from '../core/database.ts';
import { retryParkedInNewVersion } from '../core/retry-parked.ts';
import { OUTBOX_CHANNEL, SESSION_CHANNEL } from '../core/shared-names.ts';
import { createTransport } from '../core/transport.ts';
import type { NewEntry } from './add/add-entry.ts';
import { createSubmit, type Submit } from './add/submit.ts';
import { openDevice, openDirectSender } from './open-device.ts';
import { isSurelyOffline } from './send/is-offline.ts';
import { createReplayTriggers, HIDDEN_RETRY_DELAY, OFFLINE_RETRY_DELAY } from './send/replay-triggers.ts';

/** Filled in by the build, see vite.config.ts. */
declare const PROGRAM_VERSION: string;

let submitOnDevice: Submit | undefined;

/** Saves a submission durably, then sends it. The answer says what the person may be told. */
export const submit: Submit = async (entry, form) => {
  // Registered before the first attempt, so that the worker continues if this tab is closed.
  submitOnDevice ??= createSubmit({
    ...openDevice(),
    newPress: v7,
    onStored: () => void requestBackgroundSync(),
    isSurelyOffline,
    waitForRoom: waitForFreedSpace,
    ...openDirectSender(),
  });
  const outcome = await submitOnDevice(entry, form);
  // Entries have to stay for a while, so a browser short of space must not clear them.
  if (outcome.type === 'saved') void requestPersistentStorage();
  if (outcome.type === 'accepted' || outcome.type === 'saved') whenIdle(() => void loadHealing());
  return outcome;
};

/** Sends what was just stored: as soon as it is shown, or by the worker where this tab is closed. Nobody waits for the answer. */
export function sendStoredEntries(): void {
  void requestBackgroundSync();
  void requestPersistentStorage();
  // First it is shown. What fails stays, and the next replay trigger tries again.
  whenIdle(
    () =>
      void openDevice()
        .replayer.replay(true)
        .catch(() => undefined),
  );
}

/** Sends a request known to be incomplete and stores nothing (docs/contract.md#quirks). */
export async function sendIncomplete(entry: Pick<NewEntry, 'id' | 'kind' | 'payload'>): Promise<void> {
  await createTransport()(entryKinds[entry.kind].call, {
    method: 'POST',
    json: JSON.stringify(entry.payload),
    headers: { [IDEMPOTENCY_KEY_HEADER]: entry.id },
  });
}

/** Seals copies of received entries, and sends them again to a restored server. */
async function loadHealing(): Promise<void> {
  // If it cannot be loaded now, the next page loads it.
  await import('../transfer/healing/page.ts').then(
    ({ startHealing }) => startHealing(),
    () => undefined,
  );
}

/** Nothing was ever sent from this device, and nothing waits: there is nothing to heal, and nothing to load for it. */
const isUnused = (): Promise<boolean> =>
  withDatabase(openDatabase(), async ({ entries, sent, copies, carried }) => {
    const counts = await Promise.all([entries, sent, copies, carried].map((table) => table.limit(1).count()));
    return counts.every((count) => count === 0);
  });

let started = false;

/** Starts the page's replay triggers, once. They stop with the page. */
export function startReplayTriggers(): void {
  if (started) return;
  started = true;
  const { wake, hearOutbox } = createReplayTriggers({
    ...openDevice(),
    clock: () => Date.now(),
    startTimer,
    rest: () => {
      if (navigator.onLine === false) return OFFLINE_RETRY_DELAY;
      // Background Sync goes on too where nobody looks at the page.
      return document.visibilityState === 'hidden' ? HIDDEN_RETRY_DELAY : 0;
    },
  });
  addEventListener('online', () => wake(true));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void wake(true);
  });
  // Entries may have waited for a sign-in, or for a password to be changed.
  openChannel(SESSION_CHANNEL).addEventListener('message', () => wake(true));
  openChannel(OUTBOX_CHANNEL).addEventListener('message', hearOutbox);
  void retryParkedInNewVersion(openDatabase(), PROGRAM_VERSION)
    .catch(() => undefined)
    .then(() => wake(true))
    // After waiting entries, and without delaying the render.
    .then(isUnused)
    .then((unused) => (unused ? undefined : loadHealing()))
    .catch(() => undefined);
}

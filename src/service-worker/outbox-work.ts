/// <reference types="vite/client" />
/**
 * The worker's tasks for the outbox, in a separate script: the browser starts the worker for each page that
 * is opened, and that start must not wait for this code.
 */

import { openDevice } from '../device/outbox/index.ts';
import { healThisDevice } from '../device/transfer/healing/index.ts';

/** Sends the outbox. Fails while entries still wait, so that the browser wakes the worker again. */
async function replayOutbox(): Promise<void> {
  const { replayer } = openDevice();
  await replayer.replay(true);
  // If every tab is closed, only the worker can seal the copies of the entries just received.
  await healThisDevice(true);
  const waiting = await replayer.waiting();
  if (waiting.length > 0) throw new Error(`${waiting.length} entries still wait`);
}

const work = { replayOutbox };
export type OutboxTasks = typeof work;

(globalThis as { outboxWork?: OutboxTasks }).outboxWork = work;

/// <reference types="vite/client" />
/**
 * What the worker does for the outbox, as a script of its own: the browser starts the worker for each page that is
 * opened, and that must not wait for it.
 */

import { openDevice } from '../device/outbox/index.ts';
import { healHere } from '../device/transfer/healing/index.ts';

/** Fails while something still waits, so that the browser wakes us again. */
async function replayOutbox(): Promise<void> {
  const { replayer } = openDevice();
  await replayer.replay(true);
  // With every tab closed nobody else seals the copies of what was just received.
  await healHere(true);
  const waiting = await replayer.waiting();
  if (waiting.length > 0) throw new Error(`${waiting.length} entries still wait`);
}

const work = { replayOutbox };
export type OutboxWork = typeof work;

(globalThis as { outboxWork?: OutboxWork }).outboxWork = work;

/**
 * The thread that makes deltas from the packs that phones hold to those that are shown. It runs once visitors see them, and
 * stands back while an edition is drawn: a phone that asks before it is done fetches whole packs.
 */
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DeltaOrder } from '../../src/content/editable/delta-order.ts';

export interface DeltaThread {
  /**
   * Makes the deltas to what is shown now, in place of those that were being made.
   * @param onFailure told why they could not be made; phones fetch whole packs then
   */
  make(order: DeltaOrder, onFailure: (error: unknown) => void): void;
  /** Stops until `resume`, and then begins again: what is done stays. */
  pause(): void;
  resume(): void;
  /** Resolves once nothing is left to be made. */
  made(): Promise<void>;
  end(): Promise<void>;
}

/** @param prerender folder of what draws */
export function createDeltaThread(prerender: string): DeltaThread {
  let order: DeltaOrder | undefined;
  let tellFailure: (error: unknown) => void = () => undefined;
  let thread: Worker | undefined;
  let pauses = 0;
  let isEnded = false;
  let listeners: (() => void)[] = [];

  function finish(): void {
    order = undefined;
    const told = listeners;
    listeners = [];
    for (const tell of told) tell();
  }

  function start(): void {
    if (!order || thread || pauses > 0 || isEnded) return;
    const begun = new Worker(resolve(join(prerender, 'delta-worker.js')), { workerData: order });
    thread = begun;
    // A server that stops does not wait for it.
    begun.unref();
    const isCurrent = () => thread === begun;
    begun.once('error', (error) => {
      if (isCurrent()) tellFailure(error);
    });
    begun.once('exit', () => {
      if (!isCurrent()) return;
      thread = undefined;
      finish();
    });
  }

  async function stop(): Promise<void> {
    const begun = thread;
    thread = undefined;
    await begun?.terminate();
  }

  return {
    make(next, onFailure) {
      void stop();
      order = next;
      tellFailure = onFailure;
      start();
    },
    pause() {
      pauses += 1;
      void stop();
    },
    resume() {
      pauses -= 1;
      start();
    },
    made: () => (order ? new Promise((done) => listeners.push(done)) : Promise.resolve()),
    async end() {
      isEnded = true;
      await stop();
      finish();
    },
  };
}

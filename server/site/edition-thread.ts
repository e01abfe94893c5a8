/**
 * Threads that draw editions. A thread lays the operator's overrides over the content while it loads it, so that it can
 * draw one edition alone. The next thread is started ahead, and has read what the build noted by the time its order comes.
 */
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type {
  DrawnEdition,
  EditionOrder,
  EditionThreadData,
} from '../../src/content/editable/edition-order.ts';

/** Longest drawing, milliseconds: many times what one takes. */
export const PATIENCE = 5 * 60 * 1_000;
/** Milliseconds after which a thread ends for which no order came: it holds some 100 MB. */
const IDLE = 10 * 60 * 1_000;

export interface EditionThreads {
  /** Starts a thread for an order that may come soon, unless one waits. */
  prepare(): void;
  /** Draws in the thread that waits, or in a new one. @throws when the site cannot be drawn */
  draw(order: EditionOrder): Promise<DrawnEdition>;
  /** Ends the thread that waits. */
  end(): void;
}

/**
 * @param prerender folder of what draws
 * @param site folder of the built site
 */
export function createEditionThreads(prerender: string, site: string): EditionThreads {
  let waiting: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;

  function start(): Worker {
    const workerData: EditionThreadData = { site };
    const thread = new Worker(resolve(join(prerender, 'edition-worker.js')), { workerData });
    // One that fails before its order comes is of no use; the next order has its own, and says why.
    const forget = () => {
      if (waiting === thread) waiting = undefined;
    };
    thread.on('error', forget);
    thread.on('exit', forget);
    return thread;
  }

  function takeWaiting(): Worker | undefined {
    const thread = waiting;
    waiting = undefined;
    clearTimeout(timer);
    return thread;
  }

  const end = () => void takeWaiting()?.terminate();

  return {
    prepare() {
      waiting ??= start();
      // A server that stops does not wait for it.
      waiting.unref();
      clearTimeout(timer);
      timer = setTimeout(end, IDLE);
      timer.unref();
    },
    draw(order) {
      const thread = takeWaiting() ?? start();
      thread.ref();
      return new Promise((done, fail) => {
        const timer = setTimeout(() => {
          fail(new Error('The site took too long to be drawn'));
          void thread.terminate();
        }, PATIENCE);
        thread.once('message', done);
        thread.once('error', fail);
        thread.once('exit', (code) => {
          clearTimeout(timer);
          fail(new Error(`The thread that draws the site ended with ${code}`));
        });
        thread.postMessage(order);
      });
    },
    end,
  };
}

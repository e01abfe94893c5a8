/** The same requests through workbox-background-sync's own queue, in a worker of its own on the same
 * origin: `queue-worker.js`. */
import type { Server } from 'node:http';
import type { Page } from 'playwright-core';
import { EMPTY_PAGE, openSideSite } from '../parts/side-site.ts';

const FOLDER = '/workbox-queue/';

/** Stands before our server, and adds a page with that worker. */
export function openQueueSite(port: number, serverPort: number, script: string): Promise<Server> {
  return openSideSite(port, serverPort, { [FOLDER]: EMPTY_PAGE, [`${FOLDER}worker.js`]: script });
}

/** Milliseconds that the library's replay takes, from the word to the last answer. */
export async function replayByWorkbox(
  page: Page,
  origin: string,
  requests: readonly [url: string, init: RequestInit][],
): Promise<number> {
  await page.goto(origin + FOLDER);
  return page.evaluate(
    async (list) => {
      const registration = await navigator.serviceWorker.register('worker.js');
      const worker = registration.active ?? registration.waiting ?? registration.installing;
      if (!worker) throw new Error('The worker of workbox-background-sync was not installed.');
      while (worker.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 20));
      const ask = async (message: unknown) => {
        const { port1, port2 } = new MessageChannel();
        const answered = new Promise<string>((resolve) => {
          port1.onmessage = ({ data }) => resolve(data);
        });
        worker.postMessage(message, [port2]);
        const answer = await answered;
        if (answer !== 'done') throw new Error(answer);
      };
      await ask({ requests: list });
      const start = performance.now();
      await ask({});
      return performance.now() - start;
    },
    requests as [string, RequestInit][],
  );
}

/** The same requests through workbox-background-sync's own queue, in a worker of its own on the same origin. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { EMPTY_PAGE, openSideSite } from './side-site.ts';

const FOLDER = '/workbox-queue/';

/** Its own way out is used as it is; only the moment is ours, so that the clock can run. */
const WORKER = `
import { Queue } from 'workbox-background-sync';
const queue = new Queue('requests', { onSync: async () => undefined });
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('message', ({ data, ports }) => {
  const work = data.requests
    ? Promise.all(data.requests.map(([url, init]) => queue.pushRequest({ request: new Request(url, init) })))
    : queue.replayRequests();
  work.then(() => ports[0].postMessage('done'), (error) => ports[0].postMessage(String(error)));
});
`;

export async function buildQueueWorker(): Promise<string> {
  await mkdir('dist', { recursive: true });
  // Inside the project, so that it finds the library.
  const root = await mkdtemp('dist/queue-');
  await writeFile(join(root, 'worker.js'), WORKER);
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { lib: { entry: 'worker.js', formats: ['iife'], name: 'worker', fileName: () => 'worker.js' } },
  });
  const script = await readFile(join(root, 'dist/worker.js'), 'utf8');
  await rm(root, { recursive: true });
  return script;
}

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

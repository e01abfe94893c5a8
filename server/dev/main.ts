/** Entry of `npm run dev`: the whole product on one port, with edits on screen at once. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { buildIfStale } from '../commands/prepare.mjs';
import { listen } from '../http/listen.ts';
import type { Application } from '../start/application.ts';
import { readSettings, StartError } from '../start/settings.ts';
import type * as ProductModule from './application.ts';
import { reportError } from './errors.ts';
import { createReloadable } from './reloadable.ts';
import { createRenderer } from './renderer.ts';
import { openDevVite, VITE_PATHS } from './vite.ts';

/** Longest wait for open requests when the server reloads, milliseconds. */
const DRAIN_TIMEOUT = 2_000;

interface Running {
  application: Application;
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
  inFlight: Set<ServerResponse>;
}

async function main(): Promise<void> {
  const settings = readSettings({ ...process.env, DATA_DIR: process.env.DATA_DIR || './data-dev' });
  const { worker } = readOptions();
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  const devVite = await openDevVite({ ...settings, server });
  const renderer = await createRenderer(devVite);
  const running = createReloadable<typeof ProductModule, Running>({
    async load() {
      const module = await devVite.load<typeof ProductModule>('/server/dev/application.ts');
      // A rebuilt site is reopened even if the server's own code has not changed.
      return worker && (await buildIfStale()) ? { ...module } : module;
    },
    async make({ openDevApplication }) {
      const application = await openDevApplication(settings, worker ? null : renderer);
      await application.startJobs();
      return { application, answer: getRequestListener(application.app.fetch), inFlight: new Set() };
    },
    end,
    failed: tell,
  });

  devVite.hear(() => {
    renderer.reloadable.edited();
    running.edited();
    void running.now().catch(tell);
  });
  await listen(server, settings);
  await running.now().catch((error: unknown) => {
    if (isStartError(error)) throw error;
    tell(error);
  });
  const stop = async () => {
    server.close();
    await running.end();
    await devVite.vite.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  process.stdout.write(
    `Savanna & Coast is open for work at ${settings.publicOrigin}, its records in ${settings.dataDir}\n${
      worker
        ? 'Pages and service worker are built, and built anew after each edit.\n'
        : "The security policy also allows inline styles and Fast Refresh's script; no service worker (-- --worker has one).\n"
    }`,
  );

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (!worker && VITE_PATHS.test(incoming.url ?? '')) {
      devVite.vite.middlewares(incoming, outgoing, () => outgoing.writeHead(404).end());
      return;
    }
    try {
      const { answer, inFlight } = await running.now();
      inFlight.add(outgoing);
      outgoing.once('close', () => inFlight.delete(outgoing));
      await answer(incoming, outgoing);
    } catch (error) {
      outgoing.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
      outgoing.end(await renderer.errorPage(error));
    }
  }

  /** Shown in the terminal and on top of every open page. */
  function tell(error: unknown): void {
    devVite.vite.environments.client.hot.send({ type: 'error', err: reportError(error) });
  }
}

/** Lets what is in flight finish, then closes the database. */
async function end({ application, inFlight }: Running): Promise<void> {
  application.endStreams();
  const timer = setTimeout(() => {
    for (const outgoing of inFlight) outgoing.destroy();
  }, DRAIN_TIMEOUT);
  await Promise.all(
    [...inFlight].map((outgoing) => new Promise((resolve) => outgoing.once('close', resolve))),
  );
  clearTimeout(timer);
  await application.close();
}

function readOptions(): { worker?: boolean } {
  try {
    return parseArgs({ options: { worker: { type: 'boolean' } } }).values;
  } catch {
    throw new StartError('Use: npm run dev, or: npm run dev -- --worker');
  }
}

/** Compared by name, because the reloaded part of the server has its own copy of the class. */
function isStartError(error: unknown): error is Error {
  return error instanceof Error && error.name === StartError.name;
}

main().catch((error: unknown) => {
  if (!isStartError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

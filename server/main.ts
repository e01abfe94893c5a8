/** Entry: settings, database, listen, stop. */

import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { staffRoutes } from '../src/contract/addresses.ts';
import { createApp } from './app.ts';
import { ensureFirstAccount } from './first-account.ts';
import { keepPrivate } from './folder.ts';
import { createLive } from './live.ts';
import { createLog, type Log } from './log.ts';
import { createLogMemory } from './log-memory.ts';
import { startRetention } from './retention.ts';
import { openSealingKeys } from './security/sealing-keys.ts';
import { pruneSessions } from './security/sessions.ts';
import { readSettings, type Settings, StartError } from './settings.ts';
import { openStore } from './store/open.ts';

/** Folder of the built site, beside this bundle. */
const SITE_ROOT = 'dist/site';
/** Longest wait for what is in flight after SIGTERM, milliseconds. */
const LAST_CALL = 4_000;
/** How often sessions that ended are removed, milliseconds. */
const PRUNE_EVERY = 60 * 60 * 1_000;

async function main(): Promise<void> {
  keepPrivate();
  const settings = readSettings(process.env);
  const memory = createLogMemory();
  const log = createLog(memory);
  const store = await openStore(settings);
  const sealingKeys = await openSealingKeys(settings.dataDir);
  const live = createLive();
  const app = createApp({ store, settings, log, memory, sealingKeys, live, siteRoot: SITE_ROOT });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  // A phone on 2G needs time for a body; a socket that says nothing needs none.
  server.headersTimeout = 20_000;
  server.requestTimeout = 120_000;
  // Longer than a proxy keeps its own, and long enough that a slow phone seldom writes into one just closed.
  server.keepAliveTimeout = 75_000;
  try {
    await listen(server, settings);
  } catch (error) {
    await store.close();
    throw error;
  }
  const prune = () =>
    void pruneSessions(store, live, new Date()).catch((error) => log.error({ err: error }, 'Sessions stay'));
  prune();
  const pruning = setInterval(prune, PRUNE_EVERY);
  const endRetention = startRetention({ store, clock: () => new Date(), live, log });
  const first = await ensureFirstAccount(store, settings.publicOrigin, new Date());
  if (first) {
    process.stdout.write(
      `First account: ${first.email}, one-time password ${first.oneTimePassword} (told this once).\n` +
        `Sign in at ${settings.publicOrigin}${staffRoutes.management} and choose your own.\n`,
    );
  }
  // Ready to stop before it says that it is open: whoever waits for that line may stop it at once.
  const stop = () => {
    clearInterval(pruning);
    const closeStore = async () => {
      await endRetention();
      await store.close();
    };
    void close(server, closeStore, log);
    live.endAll();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.stdout.write(`Savanna & Coast is open at ${settings.publicOrigin}\n`);
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is already in use. Is the server running already? Stop it, or set PORT.`
          : `Cannot listen on ${host}:${port}: ${error.message}. Set HOST and PORT.`;
      reject(new StartError(reason));
    });
    server.listen(port, host, resolve);
  });
}

/** Stops accepting, lets what is in flight finish, closes the database, exits. */
async function close(server: Server, closeStore: () => Promise<void>, log: Log): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), LAST_CALL);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await closed;
  clearTimeout(timer);
  await closeStore();
  log.info('Stopped');
  process.exit(0);
}

main().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

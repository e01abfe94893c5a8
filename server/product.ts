/** The application with its database, its open lines and the work that it does by itself. */
import type { Hono } from 'hono';
import { staffRoutes } from '../src/contract/addresses.ts';
import { createApp } from './app.ts';
import { ensureFirstAccount } from './first-account.ts';
import { createLive } from './live.ts';
import { createLog, type Log } from './log.ts';
import { createLogMemory } from './log-memory.ts';
import { startRetention } from './retention-job.ts';
import { openSealingKeys } from './security/sealing-keys.ts';
import { pruneSessions } from './security/sessions.ts';
import type { Settings } from './settings.ts';
import type { Site } from './site.ts';
import { openStore } from './store/open.ts';

/** How often sessions that ended are removed, milliseconds. */
const PRUNE_EVERY = 60 * 60 * 1_000;

export interface Product {
  app: Hono;
  log: Log;
  /** Begins what it does by itself, and tells of the first account; once it can be reached. */
  begin(): Promise<void>;
  /** Closes the lines of the staff, which would stay open for ever otherwise. */
  endLines(): void;
  /** Closes the database, when nothing is in flight any more. */
  close(): Promise<void>;
}

/**
 * @param openSite called once the database is open: what is wrong with that is told first
 * @throws StartError when folder or database cannot be used
 */
export async function openProduct(settings: Settings, openSite: () => Site): Promise<Product> {
  const memory = createLogMemory();
  const log = createLog(memory);
  const store = await openStore(settings);
  const sealingKeys = await openSealingKeys(settings.dataDir);
  const live = createLive();
  const app = createApp({ store, settings, log, memory, sealingKeys, live, site: openSite() });
  let pruning: NodeJS.Timeout | undefined;
  let endRetention: (() => Promise<void>) | undefined;
  const prune = () =>
    void pruneSessions(store, live, new Date()).catch((error) => log.error({ err: error }, 'Sessions stay'));
  return {
    app,
    log,
    async begin() {
      prune();
      pruning = setInterval(prune, PRUNE_EVERY);
      endRetention = startRetention({ store, clock: () => new Date(), live, log });
      const first = await ensureFirstAccount(store, settings.publicOrigin, new Date());
      if (!first) return;
      process.stdout.write(
        `First account: ${first.email}, one-time password ${first.oneTimePassword} (told this once).\n` +
          `Sign in at ${settings.publicOrigin}${staffRoutes.management} and choose your own.\n`,
      );
    },
    endLines: live.endAll,
    async close() {
      clearInterval(pruning);
      await endRetention?.();
      await store.close();
    },
  };
}

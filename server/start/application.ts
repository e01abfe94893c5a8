/** The application with its database, its open streams and its background jobs. */
import type { Hono } from 'hono';
import { staffRoutes } from '../../src/contract/protocol/routes.ts';
import { setOperatorZone } from '../../src/contract/values/operator-zone.ts';
import { createApp } from '../http/app.ts';
import type { Site } from '../http/site.ts';
import { createStreamHub } from '../http/stream-hub.ts';
import { startMailSender } from '../mail/mail-sender.ts';
import { startDigests } from '../mail/notices.ts';
import { keyFilePath, requireKeyFile, throwOlderKeyFile } from '../security/sealing-key-file.ts';
import { openSealingKeys, type SealingKeys } from '../security/sealing-keys.ts';
import { pruneSessions } from '../security/sessions.ts';
import type { DrawnEditions } from '../site/drawn-editions.ts';
import { createSiteEditions } from '../site/site-editions.ts';
import { createSitePhotos } from '../site/site-photos.ts';
import { openStore, sqliteFileIn } from '../store/core/open.ts';
import type { Store } from '../store/core/store.ts';
import { watchDatabaseFile } from './database-file-watch.ts';
import { createDiskWatch } from './disk-watch.ts';
import { ensureFirstAccount } from './first-account.ts';
import { createLog, type Log } from './log.ts';
import { createRecentLog } from './recent-log.ts';
import { startRetention } from './retention-job.ts';
import type { Settings } from './settings.ts';

/** How often sessions that ended are removed, milliseconds. */
const PRUNE_EVERY = 60 * 60 * 1_000;

const KEYS_MISSING =
  'This file lacks sealing keys that other servers of this database have. Copy it from one of them; until then this server refuses the passport numbers sealed to them';

/** The site, and what draws editions of it; nothing draws them in development. */
export interface BuiltSite {
  site: Site;
  drawn?: DrawnEditions;
}

export interface Application {
  app: Hono;
  log: Log;
  /** Starts the background jobs and prints the first account. Call it once the server can be reached. */
  startJobs(): Promise<void>;
  /** Closes the event streams of the staff, which would otherwise stay open for ever. */
  endStreams(): void;
  /** Closes the database, when nothing is in flight any more. */
  close(): Promise<void>;
}

/**
 * @param openSite called once the database is open, so that database errors are reported first
 * @param withoutKeys true to start although the sealing keys of the records are not there
 * @throws StartError when folder or database cannot be used, or there are records without their keys
 */
export async function openApplication(
  settings: Settings,
  openSite: () => BuiltSite,
  withoutKeys = false,
): Promise<Application> {
  const memory = createRecentLog();
  const log = createLog(memory);
  setOperatorZone(settings.timeZone);
  const store = await openStore(settings, undefined, undefined, {
    tell: (line) => void process.stdout.write(`${line}\n`),
  });
  const sealingKeys = await openKeys(store, settings.dataDir, withoutKeys, log).catch((error) =>
    store.close().then(() => Promise.reject(error)),
  );
  const hub = createStreamHub(store.announcements);
  const disk = createDiskWatch(settings.dataDir, log);
  // PostgreSQL notices a put back database by its lineages; Windows lets nobody move an open file.
  const hasFile = settings.databaseUrl === '' && process.platform !== 'win32';
  const file = hasFile ? watchDatabaseFile(sqliteFileIn(settings.dataDir), log, endAtOnce) : null;
  const { site, drawn } = openSite();
  const clock = () => new Date();
  const photos = createSitePhotos(store, settings.dataDir, log);
  const editions = drawn && createSiteEditions({ store, site, drawn, photos, clock, log });
  // Visitors never see an earlier edition while this one is drawn.
  await editions
    ?.showPublished()
    .catch((error) => log.error({ err: error }, 'The published site could not be drawn'));
  const app = createApp({
    store,
    settings,
    log,
    memory,
    sealingKeys,
    hub,
    disk,
    site,
    photos,
    ...(editions && { editions }),
  });
  let pruning: NodeJS.Timeout | undefined;
  let endRetention: (() => Promise<void>) | undefined;
  let endDigests: (() => Promise<void>) | undefined;
  let endSender: (() => Promise<void>) | undefined;
  let endEditions: (() => Promise<void>) | undefined;
  let endPhotos: (() => Promise<void>) | undefined;
  let completing: Promise<void> | undefined;
  let moving: Promise<void> | undefined;
  const ending = new AbortController();
  const prune = () => {
    // The chain of lineages goes on though nobody calls.
    void store.serverStatus().catch(() => undefined);
    void pruneSessions(store, hub, new Date()).catch((error) =>
      log.error({ err: error }, 'Expired sessions could not be removed'),
    );
  };
  return {
    app,
    log,
    async startJobs() {
      prune();
      disk.start();
      file?.start();
      pruning = setInterval(prune, PRUNE_EVERY);
      endRetention = startRetention({ store, clock, hub, log });
      endEditions = editions?.start();
      endPhotos = photos.start();
      if (settings.mail) {
        const name = new URL(settings.publicOrigin).hostname;
        endSender = startMailSender({ store, mail: settings.mail, name, clock, log, hub });
        const { publicOrigin: origin, timeZone } = settings;
        endDigests = startDigests({ store, mail: { origin }, timeZone, clock, log });
      }
      completing = store.admin
        .resumeErasures()
        .then((count) => void (count > 0 && hub.changed()))
        .catch((error) => log.error({ err: error }, 'An erasure could not be completed'));
      moving = store.admin
        .moveSums(settings.timeZone, ending.signal)
        .then((rows) => void (rows > 0 && log.info({ rows }, 'The daily sums go by the days of TIME_ZONE')))
        .catch((error) => log.error({ err: error }, 'The daily sums could not be moved to TIME_ZONE'));
      const first = await ensureFirstAccount(store, settings.publicOrigin, new Date());
      if (!first) return;
      process.stdout.write(
        `First account: ${first.email}, one-time password ${first.oneTimePassword} (told this once).\n` +
          `Sign in at ${settings.publicOrigin}${staffRoutes.management} and choose your own. It works once, until ${first.until}.\n`,
      );
    },
    endStreams: hub.endAll,
    async close() {
      clearInterval(pruning);
      disk.stop();
      file?.stop();
      ending.abort();
      await Promise.all([endEditions?.(), endPhotos?.(), endRetention?.(), endSender?.(), endDigests?.()]);
      await Promise.all([completing, moving]);
      await store.close();
    },
  };
}

/** Without the hooks that close the database: systemd starts the server again on what is there. */
const endAtOnce = () => void process.kill(process.pid, 'SIGKILL');

/** @throws StartError when there are records, and keys are missing to which devices have sealed */
async function openKeys(
  { keyRegistry, hasSubmissions }: Store,
  dataDir: string,
  withoutKeys: boolean,
  log: Log,
): Promise<SealingKeys> {
  const hasRecords = await hasSubmissions();
  // New keys, made in silence, would open nothing that devices have sealed.
  if (hasRecords && !withoutKeys) await requireKeyFile(dataDir);
  const without = withoutKeys || (!hasRecords && !keyRegistry.isShared);
  const sealingKeys = await openSealingKeys(dataDir, keyRegistry, without);
  const missing = await sealingKeys.missing();
  if (missing.length === 0) return sealingKeys;
  if (!keyRegistry.isShared) throwOlderKeyFile(dataDir, missing);
  log.warn({ keys: missing, file: keyFilePath(dataDir) }, KEYS_MISSING);
  return sealingKeys;
}

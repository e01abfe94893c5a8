/** The real application on a real database file, without a port. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Hono } from 'hono';
import { createApp } from '../../../server/http/app.ts';
import { builtSite } from '../../../server/http/site.ts';
import type { StreamHub } from '../../../server/http/stream-hub.ts';
import type { MailSettings } from '../../../server/mail/mail-settings.ts';
import type { Identify } from '../../../server/security/caller.ts';
import type { LimitValues } from '../../../server/security/limits.ts';
import { openSealingKeys, type SealingKeys } from '../../../server/security/sealing-keys.ts';
import type { SignInLimits } from '../../../server/security/sign-in-limits.ts';
import { DELTAS, type DrawnEditions, openDrawnEditions } from '../../../server/site/drawn-editions.ts';
import { createSiteEditions, type SiteEditions } from '../../../server/site/site-editions.ts';
import { createSitePhotos, photoFilesFolder, type SitePhotos } from '../../../server/site/site-photos.ts';
import type { DiskWatch } from '../../../server/start/disk-watch.ts';
import type { Log } from '../../../server/start/log.ts';
import { openStore } from '../../../server/store/core/open.ts';
import type { Store } from '../../../server/store/core/store.ts';
import { folderWithTables } from '../database/empty-database.ts';
import { findFullScansOnSqlite, recordStatements } from '../database/query-plans.ts';
import { undrawnEditions } from './undrawn-editions.ts';

export interface TestServer {
  app: Hono;
  store: Store;
  editions: SiteEditions;
  photos: SitePhotos;
  sealingKeys: SealingKeys;
  dataDir: string;
  /** Everything that was logged, as the lines would carry it. */
  logged: unknown[];
  /** Statements that the database was asked, in order. */
  statements: string[];
  /** Reads the database file with a connection of its own. */
  rows: (sql: string) => Record<string, unknown>[];
  /** @throws when anything that was asked meanwhile has read a whole table that grows */
  close: () => Promise<void>;
}

export const ORIGIN = 'http://localhost:8080';

export async function openTestServer(
  options: {
    clock?: () => Date;
    siteRoot?: string;
    limits?: LimitValues;
    signInLimits?: SignInLimits;
    disk?: DiskWatch;
    hub?: StreamHub;
    identify?: Identify;
    trustProxy?: number;
    publicOrigin?: string;
    passkeyRoles?: readonly string[];
    mail?: MailSettings;
    /** True for the built site, whose drafts can be published. */
    publishes?: boolean;
    /** What is different about drawing editions without pages. */
    drawn?: Partial<DrawnEditions>;
  } = {},
): Promise<TestServer> {
  const dataDir = await folderWithTables();
  const recorder = recordStatements();
  const statements: string[] = [];
  const store = await openStore({ dataDir, databaseUrl: '' }, undefined, undefined, {
    log(event) {
      recorder.log(event);
      statements.push(event.query.sql);
    },
  });
  // The migrations of an empty database may read what they like.
  recorder.clear();
  const logged: unknown[] = [];
  const keep = (...line: unknown[]) => void logged.push(line);
  const log = { info: keep, warn: keep, error: keep } as unknown as Log;
  const siteRoot = options.publishes
    ? 'dist/site'
    : (options.siteRoot ?? join(import.meta.dirname, '../site'));
  const site = builtSite(siteRoot, {
    photos: photoFilesFolder(dataDir),
    ...(options.publishes && { deltas: join(dataDir, DELTAS) }),
  });
  const sealingKeys = await openSealingKeys(dataDir);
  const { trustProxy = 0, publicOrigin = ORIGIN, passkeyRoles = [], mail = null, ...rest } = options;
  const { clock = () => new Date() } = options;
  const drawn = options.publishes
    ? openDrawnEditions(siteRoot, dataDir)
    : { ...undrawnEditions, ...options.drawn };
  // Without the built site there is nothing to show of what is published.
  const shown = options.publishes ? site : { isPage: site.isPage, routes: site.routes };
  const photos = createSitePhotos(store, dataDir, log);
  const editions = createSiteEditions({ store, site: shown, drawn, photos, clock, log });
  const app = createApp({
    store,
    log,
    sealingKeys,
    settings: { publicOrigin, trustProxy, passkeyRoles, mail },
    ...rest,
    site,
    editions,
    photos,
  });
  const reader = new Sqlite(join(dataDir, 'operator.db'), { readonly: true });
  return {
    app,
    store,
    editions,
    photos,
    sealingKeys,
    dataDir,
    logged,
    rows: (sql) => reader.prepare(sql).all() as Record<string, unknown>[],
    statements,
    async close() {
      const long = findFullScansOnSqlite(reader, recorder);
      reader.close();
      await drawn.end();
      await store.close();
      await rm(dataDir, { recursive: true });
      if (long.length > 0) throw new Error(`Reads what grows with the records:\n${long.join('\n')}`);
    },
  };
}

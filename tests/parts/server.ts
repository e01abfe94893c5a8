/** The real application on a real database file, without a port. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Hono } from 'hono';
import { createApp } from '../../server/app.ts';
import type { Log } from '../../server/log.ts';
import type { Identify } from '../../server/security/caller.ts';
import type { LimitName } from '../../server/security/limits.ts';
import { openSealingKeys, type SealingKeys } from '../../server/security/sealing-keys.ts';
import type { SignInLimits } from '../../server/security/sign-in-limits.ts';
import { builtSite } from '../../server/site.ts';
import { openStore } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store.ts';
import type { StreamHub } from '../../server/stream-hub.ts';

export interface TestServer {
  app: Hono;
  store: Store;
  sealingKeys: SealingKeys;
  dataDir: string;
  /** Everything that was logged, as the lines would carry it. */
  logged: unknown[];
  /** Reads the database file with a connection of its own. */
  rows: (sql: string) => Record<string, unknown>[];
  close: () => Promise<void>;
}

export const ORIGIN = 'http://localhost:8080';

export async function openTestServer(
  options: {
    clock?: () => Date;
    siteRoot?: string;
    limits?: Partial<Record<LimitName, number>>;
    signInLimits?: SignInLimits;
    hub?: StreamHub;
    identify?: Identify;
    trustProxy?: number;
    publicOrigin?: string;
  } = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
  const store = await openStore({ dataDir, databaseUrl: '' });
  const logged: unknown[] = [];
  const keep = (...line: unknown[]) => void logged.push(line);
  const log = { info: keep, warn: keep, error: keep } as unknown as Log;
  const siteRoot = options.siteRoot ?? join(import.meta.dirname, 'site');
  const sealingKeys = await openSealingKeys(dataDir);
  const { trustProxy = 0, publicOrigin = ORIGIN, ...rest } = options;
  const app = createApp({
    store,
    log,
    sealingKeys,
    settings: { publicOrigin, trustProxy },
    ...rest,
    site: builtSite(siteRoot),
  });
  const reader = new Sqlite(join(dataDir, 'operator.db'), { readonly: true });
  return {
    app,
    store,
    sealingKeys,
    dataDir,
    logged,
    rows: (sql) => reader.prepare(sql).all() as Record<string, unknown>[],
    async close() {
      reader.close();
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** One of several servers on one PostgreSQL database: the real application, without a port. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { createApp } from '../../../server/http/app.ts';
import { builtSite } from '../../../server/http/site.ts';
import type { LimitName } from '../../../server/security/limits.ts';
import { openSealingKeys, type SealingKeys } from '../../../server/security/sealing-keys.ts';
import type { SignInLimits } from '../../../server/security/sign-in-limits.ts';
import type { Log } from '../../../server/start/log.ts';
import { openStore } from '../../../server/store/core/open.ts';
import type { Store } from '../../../server/store/core/store.ts';
import { ORIGIN } from './server.ts';

export interface TestNode {
  app: Hono;
  store: Store;
  sealingKeys: SealingKeys;
  dataDir: string;
  /** Everything that was logged, as the lines would carry it. */
  logged: unknown[];
  close: () => Promise<void>;
}

export interface NodeOptions {
  /** Its folder, which stays; else a new one, which goes with it. */
  dataDir?: string;
  limits?: Partial<Record<LimitName, number>>;
  signInLimits?: SignInLimits;
}

export async function openNode(databaseUrl: string, options: NodeOptions = {}): Promise<TestNode> {
  const { dataDir = await mkdtemp(join(tmpdir(), 'node-')), ...rest } = options;
  const store = await openStore({ dataDir, databaseUrl });
  const logged: unknown[] = [];
  const keep = (...line: unknown[]) => void logged.push(line);
  const log = { info: keep, warn: keep, error: keep } as unknown as Log;
  const sealingKeys = await openSealingKeys(dataDir, store.keyRegistry);
  const app = createApp({
    store,
    log,
    sealingKeys,
    settings: { publicOrigin: ORIGIN, trustProxy: 0 },
    ...rest,
    site: builtSite(join(import.meta.dirname, '../site')),
  });
  return {
    app,
    store,
    sealingKeys,
    dataDir,
    logged,
    async close() {
      await store.close();
      if (!options.dataDir) await rm(dataDir, { recursive: true });
    },
  };
}

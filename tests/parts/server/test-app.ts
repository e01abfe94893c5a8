/** The application on a test's own database, with management signed in: for tests that run on both databases. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { createApp } from '../../../server/http/app.ts';
import { builtSite } from '../../../server/http/site.ts';
import { openSealingKeys } from '../../../server/security/sealing-keys.ts';
import type { Log } from '../../../server/start/log.ts';
import type { TestDatabase } from '../database/databases.ts';
import { ORIGIN } from './server.ts';
import { signedIn } from './staff.ts';

export interface TestApp {
  app: ReturnType<typeof createApp>;
  /** Headers of management. */
  headers: Record<string, string>;
  /** Sends a submission by management. @param id its key */
  post: (address: string, body: unknown, id?: string) => Promise<Response>;
  /** Closes the database, too. */
  close: () => Promise<void>;
}

export async function openTestApp(database: TestDatabase): Promise<TestApp> {
  const keysAt = await mkdtemp(join(tmpdir(), 'operator-'));
  const quiet = () => undefined;
  const app = createApp({
    store: database.store,
    log: { info: quiet, warn: quiet, error: quiet } as unknown as Log,
    sealingKeys: await openSealingKeys(keysAt),
    settings: { publicOrigin: ORIGIN, trustProxy: 0 },
    site: builtSite(join(import.meta.dirname, '../site')),
  });
  const { headers } = await signedIn({ app, store: database.store }, 'management');
  return {
    app,
    headers,
    post: async (address, body, id = v7()) =>
      app.request(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...headers },
        body: JSON.stringify(body),
      }),
    close: async () => {
      await database.close();
      await rm(keysAt, { recursive: true });
    },
  };
}

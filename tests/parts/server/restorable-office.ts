/** The real application on a real database file, of which backups are made and put back under live devices. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Hono } from 'hono';
import { v7 } from 'uuid';
import { createApp } from '../../../server/http/app.ts';
import { builtSite } from '../../../server/http/site.ts';
import type { MailSettings } from '../../../server/mail/mail-settings.ts';
import { openSealingKeys } from '../../../server/security/sealing-keys.ts';
import type { Log } from '../../../server/start/log.ts';
import { backUpDatabase } from '../../../server/store/backup/backup.ts';
import { restoreDatabase } from '../../../server/store/backup/restore.ts';
import { openStore } from '../../../server/store/core/open.ts';
import type { Role } from '../../../src/contract/accounts/roles.ts';
import { folderWithTables } from '../database/empty-database.ts';
import type { Network } from '../device/device.ts';
import { sessionOf } from '../device/feed.ts';
import { ORIGIN } from './server.ts';
import { addAccount, signIn } from './staff.ts';

/** Limit that nobody reaches here: limits have tests of their own. */
const POINTS = 10_000_000;

export type RestorableOffice = Awaited<ReturnType<typeof openRestorableOffice>>;

export async function openRestorableOffice(
  clock: () => Date = () => new Date(),
  { mail = null }: { mail?: MailSettings | null } = {},
) {
  const dataDir = await folderWithTables();
  const backups = await mkdtemp(join(tmpdir(), 'backups-'));
  const nothing = () => undefined;
  const log = { info: nothing, warn: nothing, error: nothing } as unknown as Log;

  async function start() {
    const store = await openStore({ dataDir, databaseUrl: '' }, undefined, clock);
    const sealingKeys = await openSealingKeys(dataDir);
    const app: Hono = createApp({
      store,
      log,
      sealingKeys,
      clock,
      settings: { publicOrigin: ORIGIN, trustProxy: 0, mail },
      limits: { submissions: POINTS, lookups: POINTS, reports: POINTS, known: POINTS },
      site: builtSite(join(import.meta.dirname, '../site')),
    });
    return { store, app };
  }
  let running = await start();
  const cookies = new Map<string, string>();
  /** Calls so far, such as "POST /api/known". */
  const calls: string[] = [];

  async function network(cookie: string | undefined, ...[address, init]: Parameters<Network>) {
    const headers = new Headers(init.headers);
    if (cookie) headers.set('Cookie', cookie);
    calls.push(`${init.method ?? 'GET'} ${address}`);
    // A test's device hands over what it packed unpacked.
    if (typeof init.body === 'string') headers.delete('Content-Encoding');
    return running.app.request(address, { ...init, headers });
  }

  return {
    dataDir,
    calls,
    app: () => running.app,
    store: () => running.store,
    /** Network of a visitor's device. */
    network: ((...request) => network(undefined, ...request)) as Network,
    /** Network of an account's device, once it has signed in. */
    networkOf:
      (account: string): Network =>
      (...request) =>
        network(cookies.get(account), ...request),
    async hire(role: Role): Promise<{ id: string; email: string }> {
      return addAccount(running, role, { email: `${role}-${v7()}@example.com` });
    },
    /** Signs an account in, and gives what its device keeps of that. */
    async signIn({ id, email }: { id: string; email: string }, role: Role) {
      const { Cookie } = await signIn(running, email);
      cookies.set(id, Cookie);
      return sessionOf(id, role);
    },
    /** Makes a backup, and gives its file. */
    async backUp(): Promise<string> {
      const file = join(backups, `${v7()}.db`);
      await backUpDatabase(dataDir, file);
      return file;
    },
    /** Stops, puts a backup in the place of the database, and starts again. */
    async restore(file: string): Promise<void> {
      await running.store.close();
      await restoreDatabase(dataDir, file, clock());
      running = await start();
    },
    async restart(): Promise<void> {
      await running.store.close();
      running = await start();
    },
    /** Takes a snapshot of the machine: all of its folder as it is on the disk, and gives its name. */
    async snapshot(): Promise<string> {
      await running.store.close();
      const folder = join(backups, v7());
      await cp(dataDir, folder, { recursive: true });
      running = await start();
      return folder;
    },
    /** Puts the machine, or one folder of it, back to a snapshot, and starts it. */
    async rollBack(folder: string, { only = '' } = {}): Promise<void> {
      await running.store.close();
      for (const name of await readdir(folder)) {
        if (only && name !== only) continue;
        await rm(join(dataDir, name), { recursive: true, force: true });
        await cp(join(folder, name), join(dataDir, name), { recursive: true });
      }
      running = await start();
    },
    /** Lets time pass in which the server is served, as it is by its hourly job. @param pass moves the clock */
    async serve(hours: number, pass: (milliseconds: number) => void): Promise<void> {
      for (let hour = 0; hour < hours; hour += 1) {
        pass(60 * 60_000);
        await running.store.serverStatus(clock().toISOString());
      }
    },
    /** Reads the database file with a connection of its own. */
    rows<Row = Record<string, unknown>>(sql: string): Row[] {
      const reader = new Sqlite(join(dataDir, 'operator.db'), { readonly: true });
      try {
        return reader.prepare(sql).all() as Row[];
      } finally {
        reader.close();
      }
    },
    async close(): Promise<void> {
      await running.store.close();
      await Promise.all([dataDir, backups].map((folder) => rm(folder, { recursive: true })));
    },
  };
}

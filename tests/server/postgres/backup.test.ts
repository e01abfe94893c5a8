/** Backups of PostgreSQL: by its own tools where it is installed, and what is said where it is not. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkSubmission } from '../../../server/intake/check.ts';
import { receiveSubmission } from '../../../server/intake/receive.ts';
import { findTool } from '../../../server/store/backup/postgres-tools.ts';
import { openStore } from '../../../server/store/core/open.ts';
import type { Store } from '../../../server/store/core/store.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { hasPostgres, startRealPostgres } from '../../parts/database/postgres.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { runCommand } from '../../parts/server/command.ts';
import { addAccount } from '../../parts/server/staff.ts';

const noKeys = { open: async () => null };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dumps-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function book(store: Store): Promise<string> {
  const id = v7();
  const arrival = { id, kind: 'packageBooking', version: 1, capturedAt: null, payload: booking } as const;
  const checked = await checkSubmission(arrival, noKeys);
  if (!('checked' in checked)) throw new Error(checked.problem.message);
  await store.write((context) => receiveSubmission(context, checked.checked, new Date()));
  return id;
}

describe('Without PostgreSQL’s client programs', () => {
  it('says in one line what to install', () => {
    expect(() => findTool('pg_dump', folder, join(folder, 'none'))).toThrow(
      /^pg_dump is not installed\. [^\n]+\.$/,
    );
  });

  it('says in one line that nobody is there, and leaves no file', async () => {
    const copy = join(folder, 'copy.dump');
    const environment = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: folder };
    const result = await runCommand('backup', [copy], environment);
    expect(result).toMatchObject({ status: 1, stdout: '' });
    expect(result.stderr).toMatch(/^[^\n]+\.\n$/);
    expect(existsSync(copy)).toBe(false);
  });
});

describe.skipIf(!hasPostgres)('On a PostgreSQL server', () => {
  let postgres: Awaited<ReturnType<typeof startRealPostgres>>;
  let name = '';
  let url = '';
  let copy = '';
  beforeAll(async () => {
    // The content of a copy does not depend on the disk.
    postgres = await startRealPostgres({ fsync: false });
  }, 60_000);
  afterAll(() => postgres?.stop());
  beforeEach(async () => {
    name = `office_${v7().replaceAll('-', '')}`;
    url = postgres.urlOf(name);
    copy = join(folder, 'copy.dump');
    await postgres.run(
      'createdb',
      '--host=127.0.0.1',
      `--maintenance-db=${postgres.urlOf('postgres')}`,
      name,
    );
  });
  const open = () => openStore({ dataDir: folder, databaseUrl: url });
  const command = (what: 'backup' | 'restore', ...parameters: string[]) =>
    runCommand(what, parameters, { DATABASE_URL: url, DATA_DIR: folder });

  it('npm run backup copies it while it is served, reads it back, and has it announced', async () => {
    const store = await open();
    await book(store);
    await book(store);
    const result = await command('backup', copy);
    expect(result).toMatchObject({ status: 0, stderr: '' });
    expect(result.stdout).toMatch(/^ +2 {2}Package booking$/m);
    expect(statSync(copy).mode & 0o077).toBe(0);
    await book(store);
    expect(await store.serverStatus()).toMatchObject({ backedUpTo: 2 });
    expect(await command('backup', copy)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('--force'),
    });
    await store.close();
    expect(readdirSync(folder).sort()).toEqual(['copy.dump', 'keys']);
  }, 60_000);

  it('npm run restore puts it back, ends all sessions and begins a new life', async () => {
    let store = await open();
    const id = await book(store);
    expect((await command('backup', copy)).status).toBe(0);
    const lost = await book(store);
    const before = await store.serverStatus();
    const refused = await command('restore', copy);
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('Stop it first') });
    await store.close();
    expect(await command('restore', copy)).toMatchObject({ status: 0, stderr: '' });
    store = await open();
    const after = await store.serverStatus();
    expect(after.epoch).not.toBe(before.epoch);
    expect(after.backedUpTo).toBe(0);
    expect((await store.known([id, lost])).known).toEqual([id]);
    await store.close();
    store = await open();
    expect(await store.serverStatus()).toEqual(after);
    await store.close();
  }, 60_000);

  it('npm run restore keeps what was done to accounts since, and names what only a later backup has', async () => {
    let store = await open();
    const dismissed = await addAccount({ store }, 'bookings');
    expect((await command('backup', copy)).status).toBe(0);
    const at = new Date().toISOString();
    await store.accounts.change(dismissed.id, { disabled: true }, null, { by: 'system', at });
    const hired = await addAccount({ store }, 'operations');
    const id = await book(store);
    expect((await command('backup', join(folder, 'later.dump'))).status).toBe(0);
    await store.close();
    const { stdout, status } = await command('restore', copy);
    expect(status).toBe(0);
    for (const named of [dismissed.email, hired.email, referenceOf('PB', id)])
      expect(stdout).toContain(named);
    store = await open();
    expect((await store.accounts.find(dismissed.id))?.disabled_at).toBe(at);
    expect(await store.accounts.find(hired.id)).toMatchObject({ email: hired.email });
    await store.close();
  }, 60_000);

  it('a bare pg_restore begins a new life at the next start', async () => {
    let store = await open();
    await book(store);
    const before = await store.serverStatus();
    await postgres.run('pg_dump', '--format=custom', `--file=${join(postgres.folder, name)}`, url);
    await book(store);
    await store.close();
    const bare = ['--clean', '--if-exists', `--dbname=${url}`, join(postgres.folder, name)];
    await postgres.run('pg_restore', ...bare);
    store = await open();
    const after = await store.serverStatus();
    expect(after.epoch).not.toBe(before.epoch);
    await store.close();
    store = await open();
    expect(await store.serverStatus()).toEqual(after);
    await store.close();
  }, 60_000);

  it.each([
    ['a letter', () => 'This is a letter.'.repeat(500)],
    ['a dump that was cut', () => readFileSync(copy).subarray(0, 4_000)],
  ])(
    'of %s nothing is restored, which one line says',
    async (_what, content) => {
      const store = await open();
      const id = await book(store);
      expect((await command('backup', copy)).status).toBe(0);
      await store.close();
      const other = join(folder, 'other.dump');
      writeFileSync(other, content());
      const result = await command('restore', other);
      expect(result).toMatchObject({ status: 1, stdout: '' });
      expect(result.stderr).toMatch(/^[^\n]+\.\n$/);
      const again = await open();
      expect((await again.known([id])).known).toEqual([id]);
      await again.close();
    },
    60_000,
  );
});

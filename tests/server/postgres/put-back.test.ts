/** PostgreSQL that was put back: by a failover to a standby that lacks the last commits, and by restores. */
import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkSubmission } from '../../../server/intake/check.ts';
import { receiveSubmission } from '../../../server/intake/receive.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { EPOCH_HEADER, LINEAGE_HEADER } from '../../../src/contract/protocol/server-status.ts';
import { hasPostgres, startRealPostgres } from '../../parts/database/postgres.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { runCommand } from '../../parts/server/command.ts';
import { openNode, type TestNode } from '../../parts/server/node.ts';

const run = promisify(execFile);
const DIRECTOR = 'director@example.com';

describe.skipIf(!hasPostgres)('Two servers on one PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startRealPostgres>>;
  let folder: string;
  let url: string;
  let name: string;
  const open: TestNode[] = [];
  beforeAll(async () => {
    postgres = await startRealPostgres({ fsync: false });
  }, 60_000);
  afterAll(() => postgres?.stop());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nodes-'));
    name = `office_${v7().replaceAll('-', '')}`;
    url = postgres.urlOf(name);
    const maintenance = `--maintenance-db=${postgres.urlOf('postgres')}`;
    await postgres.run('createdb', '--host=127.0.0.1', maintenance, name);
  });
  afterEach(async () => {
    await closeAll();
    await rm(folder, { recursive: true });
  });

  /** A server with a folder of its own, which outlives it. */
  async function start(which: string): Promise<TestNode> {
    const node = await openNode(url, { dataDir: join(folder, which) });
    open.push(node);
    return node;
  }
  const closeAll = async () => {
    for (const node of open.splice(0)) await node.close();
  };

  const post = ({ app }: TestNode, id = v7()) =>
    app.request(endpoints.companyPackage, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify(booking),
    });
  /** A request that the office has received, and what the device may show of that. */
  async function book(node: TestNode, id = v7()): Promise<{ id: string; lineage: string }> {
    // A pool may still hold connections that broke.
    await expect.poll(async () => (await post(node, id)).status).toBe(200);
    return { id, lineage: (await post(node, id)).headers.get(LINEAGE_HEADER) ?? '' };
  }
  const epochAt = async ({ app }: TestNode, lineage?: string) =>
    (
      await app.request(endpoints.health, { headers: lineage ? { [LINEAGE_HEADER]: lineage } : {} })
    ).headers.get(EPOCH_HEADER);
  const erase = ({ store }: TestNode, id: string) =>
    store.admin.erase([id], { by: DIRECTOR, at: new Date().toISOString() });
  const rowsOf = async (id: string) =>
    (
      await postgres.run(
        'psql',
        '--tuples-only',
        url,
        `--command=select id from package_booking where id = '${id}'`,
      )
    )
      .trim()
      .split('\n')
      .filter(Boolean);

  /** Makes a standby of the present state. */
  async function makeStandby(): Promise<string> {
    await postgres.end();
    const standby = join(postgres.folder, `standby-${v7()}`);
    // With its owner, whom PostgreSQL checks.
    await run('cp', ['-a', join(postgres.folder, 'data'), standby]);
    await postgres.start();
    return standby;
  }
  /** The standby takes over, under the same address, from a server that is gone. */
  async function promote(standby: string): Promise<void> {
    await postgres.end();
    await rm(join(postgres.folder, 'data'), { recursive: true });
    await rename(standby, join(postgres.folder, 'data'));
    await postgres.start();
  }
  /** Makes a dump of the present state. */
  async function dump(): Promise<string> {
    const file = join(postgres.folder, `${v7()}.dump`);
    await postgres.run('pg_dump', '--format=custom', `--file=${file}`, url);
    return file;
  }
  const restore = (file: string) =>
    postgres.run('pg_restore', '--clean', '--if-exists', `--dbname=${url}`, file);

  it('notice that a standby took over without the last commits, at the first call that shows it', async () => {
    const [one, other] = [await start('one'), await start('other')];
    await book(one);
    const standby = await makeStandby();
    const lost = [await book(one), await book(one), await book(one)];
    const before = await epochAt(one);
    // What received them goes down with the old server.
    await one.close();
    open.splice(open.indexOf(one), 1);
    await promote(standby);
    // The other goes on at once, beyond their places.
    for (let number = 0; number < 5; number += 1) await book(other);
    const [, second] = lost;
    const after = await epochAt(other, second?.lineage);
    expect(after).not.toBe(before);
    // The receipts of the new life are of no interest to it.
    const own = await book(other);
    expect(await epochAt(other, own.lineage)).toBe(after);
  }, 60_000);

  it('notice it by themselves where they received the lost commits', async () => {
    const one = await start('one');
    const standby = await makeStandby();
    await book(one);
    await book(one);
    await one.store.serverStatus();
    const before = await epochAt(one);
    await promote(standby);
    // Connections to the old server fail first; the first status of the new one tells.
    const { epoch } = await vi.waitFor(() => one.store.serverStatus(), 20_000);
    expect(epoch).not.toBe(before);
    expect(JSON.stringify(one.logged)).toContain('put back to an earlier state');
  }, 60_000);

  it('notice it by their next write, though it goes as far as the lost commits before anybody looks', async () => {
    const one = await start('one');
    const standby = await makeStandby();
    await book(one);
    const { epoch: before } = await one.store.serverStatus();
    await promote(standby);
    const result = await checkSubmission(
      { id: v7(), kind: 'packageBooking', version: null, capturedAt: null, payload: booking },
      { open: async () => null },
    );
    if (!('checked' in result)) throw new Error(result.problem.message);
    const { checked } = result;
    // Connections to the old server fail first.
    await vi.waitFor(
      () => one.store.write((context) => receiveSubmission(context, checked, new Date())),
      20_000,
    );
    expect((await one.store.serverStatus()).epoch).not.toBe(before);
  }, 60_000);

  it('go on in the same epoch where a standby that has everything takes over', async () => {
    const one = await start('one');
    const { lineage } = await book(one);
    const before = await epochAt(one);
    await promote(await makeStandby());
    await book(one);
    expect(await epochAt(one, lineage)).toBe(before);
  }, 60_000);

  it('bring no erased guest back through the one that did not erase', async () => {
    const [one, other] = [await start('one'), await start('other')];
    const { id } = await book(one);
    const file = await dump();
    await erase(one, id);
    await other.store.serverStatus();
    await closeAll();
    await restore(file);
    expect(await rowsOf(id)).toEqual([id]);
    const again = await start('other');
    expect(await rowsOf(id)).toEqual([]);
    expect((await post(again, id)).status).toBe(200);
    expect(await rowsOf(id)).toEqual([]);
  }, 60_000);

  it('bring none back that the backup did not have, through a third either', async () => {
    const [one, other] = [await start('one'), await start('other')];
    const file = await dump();
    const { id } = await book(one);
    await erase(one, id);
    await other.store.serverStatus();
    await closeAll();
    await restore(file);
    const third = await start('third');
    // Its file knows nothing; it started before the one that knows.
    await start('other');
    expect((await third.store.known([id])).known).toEqual([id]);
    expect((await post(third, id)).status).toBe(200);
    const result = await third.app.request(endpoints.replay, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        entries: [
          { id, kind: 'packageBooking', version: 1, capturedAt: new Date().toISOString(), payload: booking },
        ],
      }),
    });
    expect((await result.json()).results).toMatchObject([{ status: 200 }]);
    expect(await rowsOf(id)).toEqual([]);
  }, 60_000);

  it('bring none back by the command, on a machine whose server has heard of no erasure', async () => {
    const one = await start('one');
    const other = await start('other');
    const { id } = await book(one);
    const copy = join(folder, 'copy.dump');
    const command = (what: 'backup' | 'restore', ...parameters: string[]) =>
      runCommand(what, parameters, { DATABASE_URL: url, DATA_DIR: join(folder, 'other') });
    expect(await command('backup', copy)).toMatchObject({ status: 0 });
    await other.close();
    open.splice(open.indexOf(other), 1);
    await erase(one, id);
    await closeAll();
    expect(await command('restore', copy)).toMatchObject({ status: 0, stderr: '' });
    await start('other');
    expect(await rowsOf(id)).toEqual([]);
  }, 60_000);
});

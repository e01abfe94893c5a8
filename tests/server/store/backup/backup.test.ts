import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSubmission } from '../../../../server/intake/check.ts';
import { receiveSubmission } from '../../../../server/intake/receive.ts';
import { keyFilePath } from '../../../../server/security/sealing-key-file.ts';
import { backUpDatabase } from '../../../../server/store/backup/backup.ts';
import { restoreDatabase } from '../../../../server/store/backup/restore.ts';
import { openSqliteDatabase, openStore } from '../../../../server/store/core/open.ts';
import { allOf } from '../../../parts/all-of.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { runCommand } from '../../../parts/server/command.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';

let server: TestServer;
let folder: string;
let copy: string;
let now: number;
beforeEach(async () => {
  const points = 1_000_000;
  now = Date.now();
  server = await openTestServer({
    clock: () => new Date(now),
    limits: { submissions: points, lookups: points, reports: points },
  });
  folder = await mkdtemp(join(tmpdir(), 'copies-'));
  copy = join(folder, 'copy.db');
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const backUp = (parameters: readonly string[], dataDir = server.dataDir) =>
  runCommand('backup', parameters, { DATA_DIR: dataDir });
const restore = (parameters: readonly string[], dataDir: string) =>
  runCommand('restore', parameters, { DATA_DIR: dataDir });

/** Makes a booking by the call that visitors use. */
async function book(id = v7()): Promise<string> {
  const response = await server.app.request('/api/companypackage', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify(booking),
  });
  expect(response.status).toBe(200);
  return id;
}

/** Adds many bookings, so that a copy takes more than one step. */
async function fill(count: number): Promise<void> {
  await server.store.write(async (context) => {
    for (let number = 0; number < count; number += 1) {
      const payload = { ...booking, specialRequests: 'x'.repeat(500) };
      const arrival = { id: v7(), kind: 'packageBooking', version: 1, capturedAt: null, payload } as const;
      const checked = await checkSubmission(arrival, server.sealingKeys);
      if ('checked' in checked) await receiveSubmission(context, checked.checked, new Date());
    }
  });
}

function read<Value>(file: string, sql: string): Value[] {
  const database = new Sqlite(file, { readonly: true });
  try {
    return database.prepare(sql).pluck().all() as Value[];
  } finally {
    database.close();
  }
}

/** Makes a copy in this process: a command of its own would only cost time. */
const copyTo = (target: string, force = false, dataDir = server.dataDir) =>
  backUpDatabase(dataDir, target, force);
const put = (file: string, dataDir: string) => restoreDatabase(dataDir, file, new Date());
const ONE_LINE = /^[^\n]+\.$/;
const lines = (text: string) => text.trim().split('\n');
/** Files in a folder that SQLite may have left beside a database. */
const beside = (dir: string, name: string) => readdirSync(dir).filter((file) => file.startsWith(`${name}-`));

describe('npm run backup', () => {
  it('on a disk that is full says so, and does not call the database unreadable', async () => {
    await fill(500);
    const { stderr, status } = await runCommand('backup', [copy], { DATA_DIR: server.dataDir }, '', 200);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^The copy .* cannot be written: .*\. The database was only read, and is as it was\.$/m,
    );
    expect(readdirSync(folder)).toEqual([]);
    expect((await backUp([copy])).status).toBe(0);
  });

  it('keeps the copy where the database cannot be opened to note it, as on a full disk', async () => {
    await copyTo(copy);
    const other = join(folder, 'restored');
    await put(copy, other);
    const reader = new Sqlite(join(other, 'operator.db'));
    try {
      // It can be read, and not be written.
      reader.exec('begin; select count(*) from submission');
      reader.prepare('select count(*) from submission').get();
      const target = join(folder, 'second.db');
      expect(await copyTo(target, false, other)).toMatchObject({ announced: false });
      expect(existsSync(target)).toBe(true);
    } finally {
      reader.close();
    }
  });

  it('copies while bookings come in, with each that was acknowledged before it began', async () => {
    await fill(2_000);
    const before: string[] = [await book(), await book()];
    let writing = true;
    const during: string[] = [];
    const writer = (async () => {
      while (writing) {
        during.push(await book());
        // Everything up to here is done in one go: without a pause nobody would hear the other process end.
        await setImmediate();
      }
    })();
    const result = await backUp([copy]);
    const acknowledged = during.length;
    writing = false;
    await writer;
    expect(result).toMatchObject({ status: 0, stderr: '' });
    expect(acknowledged).toBeGreaterThan(0);

    const ids = new Set(read<string>(copy, 'select id from submission'));
    for (const id of before) expect(ids).toContain(id);
    // The copy shows one moment: of the bookings made meanwhile it has the first ones, without gaps.
    const included = during.filter((id) => ids.has(id));
    expect(included).toEqual(during.slice(0, included.length));
    expect(ids.size).toBe(2_000 + before.length + included.length);
    expect(read(copy, 'select count(*) from package_booking')).toEqual([ids.size]);
    expect(read(copy, 'pragma integrity_check')).toEqual(['ok']);
    expect(result.stdout).toMatch(new RegExp(`^ +${ids.size}  Package booking$`, 'm'));
    expect(beside(folder, 'copy.db')).toEqual([]);
  }, 60_000);

  it('serves from the copy once it is restored', async () => {
    const id = await book();
    await copyTo(copy);
    const elsewhere = join(folder, 'elsewhere');
    const result = await restore([copy], elsewhere);
    expect(result).toMatchObject({ status: 0, stderr: '' });
    const store = await openStore({ dataDir: elsewhere, databaseUrl: '' });
    const [reference = ''] = read<string>(copy, `select reference from submission where id = '${id}'`);
    expect(await allOf(store.find('packageBooking', reference))).toMatchObject([{ row: { id } }]);
    await store.close();
  }, 60_000);

  it('holds no sealing key', async () => {
    await copyTo(copy);
    const { keys } = JSON.parse(readFileSync(keyFilePath(server.dataDir), 'utf8'));
    const bytes = readFileSync(copy, 'latin1');
    for (const { privateKey } of keys) expect(bytes).not.toContain(privateKey);
    expect(readdirSync(folder)).toEqual(['copy.db']);
    expect(statSync(copy).mode & 0o077).toBe(0);
  });

  it('replaces a file only when told to', async () => {
    writeFileSync(copy, 'a letter');
    const refused = await backUp([copy]);
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain('--force');
    expect(readFileSync(copy, 'utf8')).toBe('a letter');
    expect((await backUp(['--force', copy])).status).toBe(0);
    expect(read(copy, 'select count(*) from submission')).toEqual([0]);
  });

  it.each([
    ['no file', () => []],
    ['an empty name', () => ['']],
    ['two files', () => [copy, `${copy}2`]],
    ['an option that there is not', () => [copy, '--hurry']],
  ])('with %s says how it is used', async (_what, parameters) => {
    const result = await backUp(parameters());
    expect(result).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(/^Use: [^\n]+\n$/) });
    expect(existsSync(copy)).toBe(false);
  });

  it.each([
    ['a folder', () => folder],
    ['a place in a folder that is not there', () => join(folder, 'none', 'copy.db')],
    ['the database itself', () => join(server.dataDir, 'operator.db')],
    ['its log', () => join(server.dataDir, 'operator.db-wal')],
    ['a place beside the keys', () => join(server.dataDir, 'keys', 'copy.db')],
  ])('into %s is refused, forced or not', async (_what, target) => {
    for (const force of [false, true]) await expect(copyTo(target(), force)).rejects.toThrow(ONE_LINE);
  });

  it('of no database, or one that is none, leaves no copy', async () => {
    for (const text of [null, 'This is a letter.'.repeat(500)]) {
      const dataDir = join(folder, String(text?.length));
      mkdirSync(dataDir);
      if (text !== null) writeFileSync(join(dataDir, 'operator.db'), text);
      await expect(copyTo(copy, false, dataDir)).rejects.toThrow(ONE_LINE);
      expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([]);
    }
  });

  it('has the running server tell devices how far it reaches', async () => {
    const standing = async () => (await server.app.request('/api/health')).headers.get('Backed-Up-To');
    expect(await standing()).toBe('0');
    await book();
    await book();
    expect((await backUp([copy])).status).toBe(0);
    await book();
    now += 60_000;
    expect(await standing()).toBe('2');
    // A run that makes no backup changes nothing.
    expect((await backUp([copy])).status).toBe(1);
    now += 60_000;
    expect(await standing()).toBe('2');
  });
});

describe('npm run restore', () => {
  it('removes the draft of one that was killed, which holds guests who were erased since', async () => {
    await copyTo(copy);
    const other = join(folder, 'restored');
    mkdirSync(other);
    // No process has this number.
    const draft = join(other, 'operator.db.4194305.draft');
    copyFileSync(copy, draft);
    await put(copy, other);
    expect(readdirSync(other)).not.toContain('operator.db.4194305.draft');
    expect(readdirSync(other)).toContain('operator.db');
  });

  /** A stopped server's folder with one booking. */
  async function stopped(): Promise<{ dataDir: string; file: string }> {
    await book();
    const dataDir = join(folder, 'stopped');
    await copyTo(copy);
    mkdirSync(dataDir);
    copyFileSync(copy, join(dataDir, 'operator.db'));
    await book();
    await copyTo(copy, true);
    return { dataDir, file: join(dataDir, 'operator.db') };
  }

  it('is refused while a server has the database open, also one that does nothing', async () => {
    const { dataDir, file } = await stopped();
    const open = openSqliteDatabase(dataDir);
    const refused = await restore([copy], dataDir);
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain('Stop it first');
    expect(lines(refused.stderr)).toHaveLength(1);
    expect(open.prepare('select count(*) from submission').pluck().get()).toBe(1);
    open.close();
    await put(copy, dataDir);
    expect(read(file, 'select count(*) from submission')).toEqual([2]);
  }, 60_000);

  it('keeps what was there, with what lay in its log, and leaves no old log', async () => {
    const { dataDir, file } = await stopped();
    // As after a power cut: the last rows lie in the log alone.
    const open = openSqliteDatabase(dataDir);
    open.exec(`insert into submission (id, kind, version, reference, content_hash, captured_at, received_at)
      values ('${v7()}', 'packageBooking', 1, 'x', 'x', 'x', 'x')`);
    const cut = join(folder, 'cut');
    mkdirSync(cut);
    for (const end of ['', '-wal']) copyFileSync(file + end, join(cut, `operator.db${end}`));
    open.close();
    const result = await put(copy, cut);
    const [kept = '', ...others] = readdirSync(cut).filter((name) => name !== 'operator.db');
    expect(kept).toMatch(/^operator\.db\.before-restore-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/);
    expect(others).toEqual([]);
    expect(result.kept).toBe(join(cut, kept));
    expect(read(join(cut, kept), 'select count(*) from submission')).toEqual([2]);
    expect(read(join(cut, 'operator.db'), 'select count(*) from package_booking')).toEqual([2]);
    expect(readdirSync(dataDir)).toContain('operator.db');
  }, 60_000);

  it('sets a damaged database aside as it is', async () => {
    const { dataDir, file } = await stopped();
    writeFileSync(file, 'This is a letter.'.repeat(500));
    await put(copy, dataDir);
    expect(read(file, 'select count(*) from submission')).toEqual([2]);
    expect(readdirSync(dataDir).filter((name) => name.includes('before-restore'))).toHaveLength(1);
  });

  it('twice within a second keeps both', async () => {
    const { dataDir } = await stopped();
    for (let times = 0; times < 2; times += 1) await put(copy, dataDir);
    expect(readdirSync(dataDir).filter((name) => name.includes('before-restore'))).toHaveLength(2);
  });

  it('ends all sessions, and devices start anew', async () => {
    const { dataDir, file } = await stopped();
    const { headers } = await signedIn(server, 'management');
    const [epoch] = read(join(server.dataDir, 'operator.db'), 'select epoch from feed');
    await copyTo(copy, true);
    expect(read(copy, 'select count(*) from session')).toEqual([1]);
    await put(copy, dataDir);
    expect(headers.Cookie).not.toBe('');
    expect(read(file, 'select count(*) from session')).toEqual([0]);
    expect(read(file, 'select count(*) from account')).toEqual([1]);
    expect(read(file, 'select count(*) from feed')).toEqual([1]);
    expect(read(file, 'select epoch from feed')).not.toEqual([epoch]);
    expect(read(copy, 'select epoch from feed')).toEqual([epoch]);
    expect(read(file, 'select action from audit order by number desc limit 1')).toEqual(['database.restore']);
  });

  it.each([
    ['a file that is not there', () => `${copy}.none`],
    ['a folder', () => folder],
    ['the database itself', () => join(folder, 'stopped', 'operator.db')],
    ['a letter', () => written('This is a letter.'.repeat(500))],
    ['an empty file', () => written('')],
    ['another program’s database', () => changed('drop table kysely_migration')],
    ['a damaged copy', () => damaged()],
    ['a row without its other half', () => changed('delete from submission')],
    [
      'a newer version’s database',
      () => changed(`insert into kysely_migration (name, timestamp) values ('9999-later', 'x')`),
    ],
  ])('of %s changes nothing and says so in one line', async (_what, source) => {
    const { dataDir, file } = await stopped();
    const before = readFileSync(file);
    await expect(put(source(), dataDir)).rejects.toThrow(ONE_LINE);
    expect(readdirSync(dataDir)).toEqual(['operator.db']);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  function written(text: string): string {
    const file = join(folder, 'other.db');
    writeFileSync(file, text);
    return file;
  }

  function changed(sql: string): string {
    const file = join(folder, 'other.db');
    copyFileSync(copy, file);
    const database = new Sqlite(file);
    database.pragma('foreign_keys = OFF');
    database.exec(sql);
    database.close();
    return file;
  }

  function damaged(): string {
    const bytes = readFileSync(copy);
    bytes.fill(0x55, 8_192, bytes.length - 4_096);
    const file = join(folder, 'other.db');
    writeFileSync(file, bytes);
    return file;
  }
});

/** Files on the operator's disk, which nobody else may read. */
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../parts/server/command.ts';
import { openTestServer } from '../../parts/server/server.ts';

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'private-'));
  dataDir = join(folder, 'new', 'data');
});
afterEach(() => rm(folder, { recursive: true }));

const run = async (name: string, ...parameters: string[]) => {
  const result = await runCommand(name, parameters, { DATA_DIR: dataDir });
  expect(result).toMatchObject({ status: 0, stderr: '' });
};
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
/** Files in DATA_DIR that others may read, write or run. */
const open = () =>
  [dataDir, ...readdirSync(dataDir, { recursive: true }).map((name) => join(dataDir, String(name)))].filter(
    (path) => (statSync(path).mode & 0o077) !== 0,
  );

describe('The database', () => {
  it('is made for its owner alone, by whatever command', async () => {
    await run('staff', 'list');
    await run('keys', 'rotate');
    expect([modeOf(dataDir), modeOf(join(dataDir, 'operator.db'))]).toEqual(['700', '600']);
    expect(open()).toEqual([]);
  });

  it('is closed to others by the next start where it was open to them', async () => {
    await run('staff', 'list');
    const kept = join(dataDir, 'operator.db.before-restore-2026-11-21T08-30-00Z');
    // Files that a restore leaves behind when it is killed, with those that SQLite writes beside them.
    const drafts = ['', '-journal'].map((end) => join(dataDir, `operator.db.4711.draft${end}`));
    for (const file of [kept, ...drafts]) writeFileSync(file, '');
    for (const file of [join(dataDir, 'operator.db'), kept, ...drafts]) chmodSync(file, 0o644);
    chmodSync(dataDir, 0o755);
    await run('staff', 'list');
    expect(open()).toEqual([]);
  });

  it('leaves a folder as it is in which other things lie too', async () => {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'site.conf'), '', { mode: 0o644 });
    chmodSync(dataDir, 0o755);
    await run('staff', 'list');
    expect(open()).toEqual([dataDir, join(dataDir, 'site.conf')]);
  });

  it('keeps what it writes beside itself closed while it is open', async () => {
    const server = await openTestServer();
    dataDir = server.dataDir;
    try {
      expect(readdirSync(dataDir)).toEqual(
        expect.arrayContaining(['operator.db', 'operator.db-shm', 'operator.db-wal']),
      );
      expect(open()).toEqual([]);
    } finally {
      await server.close();
    }
  });

  it('is closed to others as a copy, put back, and as what was there before', async () => {
    const copy = join(folder, 'copy.db');
    await run('staff', 'list');
    await run('backup', copy);
    expect(modeOf(copy)).toBe('600');
    chmodSync(copy, 0o644);
    chmodSync(join(dataDir, 'operator.db'), 0o644);
    await run('restore', copy);
    expect(readdirSync(dataDir).filter((name) => name.includes('before-restore'))).toHaveLength(1);
    expect(open()).toEqual([]);
  });
});

/** An operator who reads why the database cannot be opened also reads what to do next. */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../../../server/store/core/open.ts';
import { describeOpenFailure } from '../../../../server/store/core/open-failure.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'unopened-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('A database that cannot be opened', () => {
  it('because it is damaged names the command that restores a backup', async () => {
    writeFileSync(join(dataDir, 'operator.db'), 'not a database, '.repeat(1_000));
    await expect(openStore({ dataDir, databaseUrl: '' })).rejects.toThrow(/^[^\n]*npm run restore[^\n]*\.$/);
  });

  it.each(['SQLITE_IOERR_WRITE', 'SQLITE_CANTOPEN', 'SQLITE_FULL'])(
    'because its disk is full (%s) says that nothing is lost, and names no restore',
    (code) => {
      const told = describeOpenFailure(new Sqlite.SqliteError('disk I/O error', code), 0);
      expect(told).toMatch(/is full: make room/);
      expect(told).not.toMatch(/restore/);
    },
  );

  it('on a disk with room is not called full', () => {
    const told = describeOpenFailure(new Sqlite.SqliteError('disk I/O error', 'SQLITE_IOERR'), 5_000_000_000);
    expect(told).toBe('disk I/O error');
  });

  it('because it belongs to somebody else says whose it has to be', () => {
    const error = new Sqlite.SqliteError('unable to open database file', 'SQLITE_CANTOPEN');
    expect(describeOpenFailure(error, 5_000_000_000)).toMatch(/another user/);
  });
});

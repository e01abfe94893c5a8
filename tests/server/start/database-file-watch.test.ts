/** A server whose database file is moved away, or replaced, must not go on in a file that nobody sees. */
import { copyFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchDatabaseFile } from '../../../server/start/database-file-watch.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watched-'));
  file = join(folder, 'operator.db');
  writeFileSync(file, 'one');
});
afterEach(() => rm(folder, { recursive: true }));

function open() {
  const told: string[] = [];
  const log = { error: (_about: object, line: string) => void told.push(line) };
  const ended = { times: 0 };
  const end = () => {
    ended.times += 1;
  };
  return { told, ended, ...watchDatabaseFile(file, log as never, end) };
}

describe('A database file', () => {
  it('that is written into goes on being served', () => {
    const { look, told, ended } = open();
    writeFileSync(file, 'two');
    look();
    expect([told, ended.times]).toEqual([[], 0]);
  });

  it.each<[string, () => void]>([
    ['was moved away', () => renameSync(file, `${file}.old`)],
    [
      'was replaced by a copy',
      () => {
        copyFileSync(file, `${file}.copy`);
        renameSync(`${file}.copy`, file);
      },
    ],
  ])('that %s ends the server, with a line in the log', (_how, change) => {
    const { look, told, ended } = open();
    change();
    look();
    expect(ended.times).toBe(1);
    expect(told).toEqual([expect.stringMatching(/moved or replaced under the running server/)]);
  });
});

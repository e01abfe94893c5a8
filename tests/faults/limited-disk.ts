/** Where no disk can be mounted: the operating system limits what the running server may write. Needs no rights. */
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningServer } from '../parts/server/running-server.ts';
import type { FaultyDisk } from './small-disk.ts';

const run = promisify(execFile);
/** Bytes by which the log of changes may still grow: less than one round of sending. */
const LAST = 20_000;

/**
 * A limit on the size of each file, of SQLite's as of any other. A write beyond it fails, and one that crosses it
 * is cut off in the middle, as on a disk without room. At 0 nothing can be written, open files or not.
 * @returns null where there is no prlimit (it is in Debian's util-linux)
 */
export async function limitDisk(): Promise<FaultyDisk | null> {
  /** Soft limits alone, which a process may raise again. */
  const limit = ({ process }: RunningServer, bytes: number | 'unlimited') =>
    run('prlimit', [`--pid=${process.pid}`, `--fsize=${bytes}:`]);
  const mayLimit = await run('prlimit', [`--pid=${process.pid}`, '--fsize']).then(
    () => true,
    () => false,
  );
  if (!mayLimit) return null;
  return {
    kind: 'limited',
    async fill(server) {
      const { size } = await stat(join(server.dataDir, 'operator.db-wal'));
      await limit(server, size + LAST);
    },
    free: async (server) => void (await limit(server, 'unlimited')),
    breakDown: async (server) => void (await limit(server, 0)),
    // The next server has no limit.
    repair: async () => undefined,
    remove: async () => undefined,
  };
}

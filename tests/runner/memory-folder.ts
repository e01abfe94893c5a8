import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const SHARED_MEMORY = '/dev/shm';
/** Bytes that the databases of a run need at most, with room to spare. */
const ROOM = 2 * 1024 ** 3;

/**
 * A folder in memory for temporary files, removed when the process ends: on a disk, databases that commit as safely as
 * ours wait for it most of their time, and no test in Node cuts the power.
 * @returns undefined where the system has none with enough room
 */
export function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    if (bavail * bsize < ROOM) return undefined;
    const folder = mkdtempSync(join(SHARED_MEMORY, 'tests-'));
    // A database server that runs as somebody else passes through it.
    chmodSync(folder, 0o711);
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return undefined;
  }
}

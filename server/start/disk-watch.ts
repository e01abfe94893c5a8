/**
 * Watches the disk of the data folder: management and the log are told while there is still room. When there is none,
 * writing waits (503) and reading goes on.
 */
import { statfs } from 'node:fs/promises';
import type { DiskSpace } from '../../src/contract/office/disk-space.ts';
import { DISK_ALARM } from '../../src/contract/office/disk-space.ts';
import type { Log } from './log.ts';

/** Milliseconds between two looks. */
const EVERY = 60_000;
/** Looks between two lines of the log while the disk stays that full. */
const TELL_EVERY = 12 * 60;

export interface DiskWatch {
  /** As of the last look; null before the first, and where the system does not tell. */
  space(): DiskSpace | null;
  /** Looks now. */
  look(): Promise<void>;
  start(): void;
  stop(): void;
}

/** Watch of tests and commands, which have no folder of their own to watch. */
export const noDiskWatch: DiskWatch = {
  space: () => null,
  look: async () => undefined,
  start: () => undefined,
  stop: () => undefined,
};

export type ReadDiskSpace = (folder: string) => Promise<{ blocks: number; bavail: number; bsize: number }>;

/** @param folder of the database and the keys @param read asks the system */
export function createDiskWatch(folder: string, log: Log, read: ReadDiskSpace = statfs): DiskWatch {
  let space: DiskSpace | null = null;
  /** Looks since the log was told; null while there is room. */
  let untold: number | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      const { blocks, bavail, bsize } = await read(folder);
      space = { used: blocks > 0 ? 1 - bavail / blocks : 0, freeBytes: bavail * bsize };
    } catch {
      space = null;
      return;
    }
    if (space.used < DISK_ALARM) {
      if (untold !== null) log.info({ ...space }, 'The disk has room again');
      untold = null;
      return;
    }
    if (untold === null || untold >= TELL_EVERY) {
      untold = 0;
      log.warn({ ...space }, 'The disk is nearly full: make room, or nothing can be stored soon');
    }
    untold += 1;
  }

  return {
    space: () => space,
    look,
    start() {
      void look();
      timer = setInterval(() => void look(), EVERY);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}

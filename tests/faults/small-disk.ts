/** A disk that a test may fill and break: a file, mounted as a disk of its own. Only root may mount. */
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningServer } from '../parts/server/running-server.ts';

const run = promisify(execFile);

/** Disk under a running server, with the faults that a test can cause. */
export interface FaultyDisk {
  kind: 'mounted' | 'limited';
  /** Folder in which the database has to be; undefined if every folder will do. */
  folder?: string;
  /** Leaves hardly any room, or none. */
  fill: (server: RunningServer) => Promise<void>;
  free: (server: RunningServer) => Promise<void>;
  /** Makes the disk read-only, as the kernel does after a disk error: open files cannot be written either. */
  breakDown: (server: RunningServer) => Promise<void>;
  /** Checks and mounts it anew; nothing may be open on it. */
  repair: () => Promise<void>;
  remove: () => Promise<void>;
}

/**
 * @param bytes of the whole disk
 * @returns null where disks cannot be mounted
 */
export async function mountSmallDisk(bytes: number): Promise<FaultyDisk | null> {
  const home = await mkdtemp(join(tmpdir(), 'disk-'));
  const [image, folder] = [join(home, 'image'), join(home, 'mounted')];
  const mount = () => run('mount', ['-o', 'loop,errors=remount-ro', image, folder]);
  const unmount = () => run('umount', [folder]);
  try {
    await writeFile(image, '');
    await run('truncate', [`--size=${bytes}`, image]);
    await run('mkfs.ext4', ['-q', '-F', '-m', '0', image]);
    await mkdir(folder);
    await mount();
  } catch {
    await rm(home, { recursive: true });
    return null;
  }
  // PostgreSQL runs as a user of its own.
  for (const open of [home, folder]) await chmod(open, 0o755);
  const ballast = join(folder, 'ballast');
  return {
    kind: 'mounted',
    folder,
    async fill() {
      const { bavail, bsize } = await statfs(folder);
      if (bavail > 0)
        await run('fallocate', ['--length', String(bavail * bsize), ballast]).catch(() => undefined);
      // Room that is left after the file system took its own share.
      await run('dd', ['if=/dev/zero', `of=${ballast}.rest`, 'bs=1k']).catch(() => undefined);
    },
    async free() {
      for (const file of [ballast, `${ballast}.rest`]) await rm(file, { force: true });
    },
    breakDown: async () => void (await run('mount', ['-o', 'remount,abort', folder])),
    async repair() {
      await unmount();
      // The exit code is 1 if it repaired something.
      await run('e2fsck', ['-f', '-y', image]).catch((error: { code?: number }) => {
        if (error.code !== 1) throw error;
      });
      await mount();
    },
    async remove() {
      await unmount();
      await rm(home, { recursive: true });
    },
  };
}

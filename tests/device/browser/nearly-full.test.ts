/** Room for the outbox: a device that is nearly full is known before something cannot be saved. */
import { afterEach, expect, it, vi } from 'vitest';
import {
  isNearlyFull,
  releaseReservedSpace,
  reserveSpace,
} from '../../../src/device/browser/outbox-reserve.ts';

const MB = 1_000_000;

/** The browser's private files on a disk with so many bytes free. */
function installFiles(disk: { free: number }) {
  const files = new Map<string, number>();
  class FileSystemFileHandle {
    createWritable() {}
  }
  const handleOf = (name: string) => ({
    getFile: async () => ({ size: files.get(name) ?? 0 }),
    async createWritable() {
      let taken = 0;
      return {
        async write({ length }: Uint8Array) {
          if (length > disk.free) throw new DOMException('Full', 'QuotaExceededError');
          disk.free -= length;
          taken = length;
        },
        async close() {
          disk.free += files.get(name) ?? 0;
          files.set(name, taken);
        },
        async abort() {
          disk.free += taken;
        },
      };
    },
  });
  const folder = {
    async getFileHandle(name: string, { create = false } = {}) {
      if (!files.has(name)) {
        if (!create) throw new DOMException('There is none', 'NotFoundError');
        files.set(name, 0);
      }
      return handleOf(name);
    },
    async removeEntry(name: string) {
      disk.free += files.get(name) ?? 0;
      files.delete(name);
    },
  };
  vi.stubGlobal('FileSystemFileHandle', FileSystemFileHandle);
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => folder } });
  return files;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is not told where there is room, nor where the browser says nothing of it', async () => {
  const disk = { free: 40 * MB };
  installFiles(disk);
  expect(await isNearlyFull()).toBe(false);
  // What is kept is not written again.
  disk.free = 0;
  expect(await isNearlyFull()).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await isNearlyFull()).toBe(false);
});

it('is told while a part of the room is there still, and not any more once there is more', async () => {
  const disk = { free: 1.3 * MB };
  const files = installFiles(disk);
  expect(await isNearlyFull()).toBe(true);
  expect([...files.values()]).toEqual([MB]);
  // What was kept stays where no more fits.
  expect(await isNearlyFull()).toBe(true);
  expect([...files.values()]).toEqual([MB]);
  expect(await reserveSpace()).toBe(true);
  disk.free = 30 * MB;
  expect(await isNearlyFull()).toBe(false);
  expect([...files.values()]).toEqual([2 * MB]);
});

it('is told once an entry has taken the room that was kept', async () => {
  const disk = { free: 2.4 * MB };
  installFiles(disk);
  expect(await isNearlyFull()).toBe(false);
  expect(await releaseReservedSpace()).toBe(true);
  disk.free -= 2.1 * MB;
  expect(await isNearlyFull()).toBe(true);
  expect(await reserveSpace()).toBe(false);
});

it('gives the room to an entry while another tab is writing the file', async () => {
  const files = installFiles({ free: 40 * MB });
  await reserveSpace();
  const folder = await navigator.storage.getDirectory();
  let isBusy = true;
  const remove = folder.removeEntry.bind(folder);
  vi.spyOn(folder, 'removeEntry').mockImplementation(async (name) => {
    if (!isBusy) return remove(name);
    isBusy = false;
    throw new DOMException('It is being written', 'NoModificationAllowedError');
  });
  expect(await releaseReservedSpace()).toBe(true);
  expect(files.size).toBe(0);
});

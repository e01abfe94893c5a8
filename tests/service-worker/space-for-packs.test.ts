/** Saved pages leave room for the outbox, and do not eat it again. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PackInfo } from '../../src/service-worker/pack-types.ts';
import { installTestCaches, type TestDisk } from '../parts/device/test-caches.ts';

const MB = 1_000_000;
const pack = (name: string, stored: number, more: Partial<PackInfo> = {}): PackInfo => ({
  url: `/packs/${name}.one.json`,
  core: false,
  pages: 1,
  addresses: [],
  bytes: stored / 5,
  stored,
  ...more,
});

let disk: TestDisk;
let room: typeof import('../../src/service-worker/space-for-packs.ts');
/** The worker is started anew: it knows what is on the disk, and nothing else. */
async function restartWorker(): Promise<void> {
  vi.resetModules();
  room = await import('../../src/service-worker/space-for-packs.ts');
}

const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
beforeEach(async () => {
  disk = { quota: 6 * MB, taken: 0 };
  await restartWorker();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'caches');
  if (before) Object.defineProperty(globalThis, 'navigator', before);
});

const isSaved = (one: PackInfo) =>
  room.requireSpace(one).then(
    () => true,
    () => false,
  );

/** Writes a pack of its size. */
const write = (one: PackInfo) =>
  room.writeWithinSpace(one, async () => {
    await (await caches.open(one.url)).put('/page', new Response('x'.repeat(one.stored)));
  });

it('a pack is saved only where room for the outbox stays free beside it', async () => {
  installTestCaches(disk);
  disk.taken = 2 * MB;
  expect(await isSaved(pack('parks', 1.9 * MB))).toBe(true);
  expect(await isSaved(pack('coast', 2.3 * MB))).toBe(false);
});

it('what nothing opens without may take more of it', async () => {
  installTestCaches(disk);
  disk.taken = 4 * MB;
  expect(await isSaved(pack('core', 1.4 * MB, { core: true }))).toBe(true);
  expect(await isSaved(pack('program', 1.4 * MB, { program: true }))).toBe(true);
  disk.taken = 4.2 * MB;
  expect(await isSaved(pack('core', 1.4 * MB, { core: true }))).toBe(false);
});

it('what did not fit leaves nothing behind, and is not fetched again by the next worker', async () => {
  disk.isSilent = true;
  disk.taken = 5 * MB;
  const held = installTestCaches(disk);
  const parks = pack('parks', 1.5 * MB);
  expect(await isSaved(parks)).toBe(true);
  await expect(write(parks)).rejects.toThrow(room.NoSpaceError);
  expect(held.has(parks.url)).toBe(false);
  expect(await isSaved(parks)).toBe(false);
  await restartWorker();
  expect(await isSaved(parks)).toBe(false);
  expect(await isSaved(pack('data', 1_000))).toBe(true);
});

it('is tried again once there is more room, after a week, and when somebody asks', async () => {
  // The browser promises more room than there is.
  disk.quota = 9 * MB;
  installTestCaches(disk);
  disk.taken = 4 * MB;
  const parks = pack('parks', 2 * MB);
  const fail = () =>
    expect(
      room.writeWithinSpace(parks, async () => {
        throw new DOMException('No room', 'QuotaExceededError');
      }),
    ).rejects.toThrow(room.NoSpaceError);
  await fail();
  disk.taken = 3.5 * MB;
  expect(await isSaved(parks)).toBe(false);
  disk.taken = 1.9 * MB;
  expect(await isSaved(parks)).toBe(true);

  await fail();
  disk.taken = 4 * MB;
  expect(await isSaved(parks)).toBe(false);
  vi.useFakeTimers({ now: Date.now() + 8 * 24 * 60 * 60 * 1_000, toFake: ['Date'] });
  expect(await isSaved(parks)).toBe(true);
  vi.setSystemTime(Date.now() - 20 * 24 * 60 * 60 * 1_000);
  // A clock that was set back keeps nothing away for long.
  expect(await isSaved(parks)).toBe(true);
  vi.useRealTimers();

  await room.clearNoSpaceNote(parks.url);
  expect(await isSaved(parks)).toBe(true);
});

it('another build has other packs: what is said of old ones goes', async () => {
  disk.isSilent = true;
  const held = installTestCaches(disk);
  const old = pack('parks', 7 * MB);
  await expect(write(old)).rejects.toThrow(room.NoSpaceError);
  await room.clearOldNoSpaceNotes([{ ...old, url: '/packs/parks.two.json' }]);
  expect([...(held.get('no-room') ?? [])]).toEqual([]);
});

it('another failure is no want of room', async () => {
  installTestCaches(disk);
  const parks = pack('parks', 1 * MB);
  await expect(
    room.writeWithinSpace(parks, () => Promise.reject(new TypeError('Failed to fetch'))),
  ).rejects.toThrow(TypeError);
  expect(await isSaved(parks)).toBe(true);
});

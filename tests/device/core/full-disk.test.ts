/** A full disk: what can be fetched again goes first, and what is saved still goes out. */
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { RETRY_TICK } from '../../../src/device/core/retry-ticks.ts';
import { createReplayTriggers } from '../../../src/device/outbox/send/replay-triggers.ts';
import { acceptsEverything, createTestDevice, type Network, unreachable } from '../../parts/device/device.ts';

/** A device whose disk a test fills, with packs on it that can be dropped, whose room comes at once or late. */
function openDevice(network: Network, packs = 0, late = 0) {
  const disk = { full: false, packs, dropped: 0, waits: 0 };
  const device = createTestDevice({
    network,
    async makeRoom() {
      if (disk.packs === 0) return false;
      disk.packs = 0;
      disk.dropped += 1;
      disk.full = late > 0;
      return true;
    },
    async waitForRoom() {
      if (disk.dropped === 0 || disk.waits > late) return false;
      disk.waits += 1;
      disk.full = disk.waits < late;
      return true;
    },
  });
  const refuse = () => {
    if (disk.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  for (const table of [device.database.entries, device.database.sent, device.database.facts]) {
    table.hook('creating', refuse);
    table.hook('updating', refuse);
  }
  return { ...device, disk };
}

/** The timers of a page: each is run when the test says so, at its time. */
function openWakes({ replayer, time }: ReturnType<typeof openDevice>) {
  const slept: number[] = [];
  let next: (() => void) | null = null;
  const woken = createReplayTriggers({
    replayer,
    clock: () => time.now,
    startTimer(milliseconds, work) {
      slept.push(milliseconds);
      next = () => {
        time.now += milliseconds;
        work();
      };
      return () => undefined;
    },
    rest: () => 0,
  });
  async function run(): Promise<void> {
    const before = slept.length;
    next?.();
    await expect.poll(() => slept.length).toBeGreaterThan(before);
  }
  return { wakes: woken, run, slept };
}

describe('On a full disk', () => {
  it('saved pages are dropped first, and then all is as ever', async () => {
    const device = openDevice(unreachable, 3);
    device.disk.full = true;
    const id = v7();
    expect(await device.book(id)).toMatchObject({ type: 'saved' });
    expect(device.disk.dropped).toBe(1);
    expect(await device.outbox.unsent()).toMatchObject([{ id, attempts: 1 }]);
  });

  it('nobody is told “not saved” while the room of dropped pages may still come', async () => {
    const device = openDevice(unreachable, 3, 12);
    device.disk.full = true;
    const id = v7();
    expect(await device.book(id)).toMatchObject({ type: 'saved' });
    expect(device.disk).toMatchObject({ dropped: 1, waits: 12 });
    expect(await device.outbox.unsent()).toMatchObject([{ id, state: 'waiting' }]);
  });

  it('and with a line nobody waits for it: it is sent directly', async () => {
    const device = openDevice(acceptsEverything, 3, 12);
    device.disk.full = true;
    expect(await device.book(v7())).toMatchObject({ type: 'accepted', isWithoutCopy: true });
    expect(device.disk.waits).toBe(0);
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('room that never comes is told in the end', async () => {
    const device = openDevice(unreachable, 3, Number.POSITIVE_INFINITY);
    device.disk.full = true;
    const submitted = device.book(v7());
    await expect.poll(() => device.disk.waits).toBeGreaterThan(3);
    device.disk.dropped = 0;
    expect(await submitted).toMatchObject({ type: 'not-stored' });
  });

  it('what waits goes out unmarked, all of it, and is one record each when the disk has room', async () => {
    const device = openDevice(acceptsEverything);
    for (let count = 0; count < 120; count += 1) await device.add();
    device.disk.full = true;
    await device.replayer.replay(true);
    const sent = device.requests.flatMap(({ body }) => JSON.parse(body).entries as { id: string }[]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(120);
    // Nothing could be written down: it stays here, and the same keys get the same receipts.
    expect(await device.outbox.unsent()).toHaveLength(120);
    device.disk.full = false;
    await device.replayer.replay(true);
    expect(await device.outbox.unsent()).toEqual([]);
    expect(await device.outbox.sent()).toHaveLength(120);
  });

  it('is sent again after longer and longer pauses: what was answered cannot be written down', async () => {
    const device = openDevice(acceptsEverything);
    await device.add();
    device.disk.full = true;
    const { wakes, run, slept } = openWakes(device);
    await wakes.wake(true);
    for (let count = 0; count < 12; count += 1) await run();
    const seconds = slept.map((milliseconds) => milliseconds / 1000);
    const least = [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300];
    expect(seconds.slice(0, 4)).toEqual(least.slice(0, 4));
    // Later ones end at a tick of the wall clock.
    for (const [place, pause] of least.entries()) {
      expect(seconds[place]).toBeGreaterThanOrEqual(pause);
      expect(seconds[place]).toBeLessThan(pause + RETRY_TICK / 1000);
    }
    // Room again, and somebody asks: then all is as ever.
    device.disk.full = false;
    await wakes.wake(true);
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('a person who waits is told that the server has it', async () => {
    const device = openDevice(acceptsEverything);
    const { id } = await device.add();
    device.disk.full = true;
    expect(await device.replayer.deliver(id)).toMatchObject({ type: 'accepted' });
    expect(await device.outbox.unsent()).toHaveLength(1);
  });

  it('what cannot be saved and reaches nobody is told so', async () => {
    const device = openDevice(unreachable);
    device.disk.full = true;
    expect(await device.book(v7())).toMatchObject({
      type: 'not-stored',
      error: 'This device is full. NOT saved. Write it down, free space, then try again.',
      browserError: expect.stringMatching(/quota/i),
    });
    device.disk.full = false;
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('what cannot be saved is sent directly, once, and what the disk has already stays its own', async () => {
    const device = openDevice(acceptsEverything);
    const { id: saved } = await device.add();
    device.disk.full = true;
    const id = v7();
    expect(await device.book(id)).toMatchObject({ type: 'accepted', isWithoutCopy: true });
    expect(device.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([id]);
    expect(await device.book(saved, { fullName: 'Ann Other' })).toMatchObject({ type: 'not-stored' });
    expect(device.requests).toHaveLength(1);
  });
});

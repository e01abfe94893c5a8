/** A browser that is certain to be offline: no call is made, no try counts, all stays open to change. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lock } from '../../../../src/device/core/dependencies.ts';
import { mayHaveArrived } from '../../../../src/device/core/tables.ts';
import { isOffline } from '../../../../src/device/outbox/send/is-offline.ts';
import {
  acceptsEverything,
  createTestDevice,
  type TestDeviceOptions,
  unreachable,
} from '../../../parts/device/device.ts';
import { booking } from '../../../parts/records/sample-booking.ts';

describe('While the browser is certainly offline', () => {
  const browser = { offline: true };
  beforeEach(() => {
    browser.offline = true;
  });
  const openDevice = () =>
    createTestDevice({ network: acceptsEverything, isOffline: async () => browser.offline });

  it('a request is saved without a call, and can be changed under its id as often as one likes', async () => {
    const device = openDevice();
    const id = v7();
    for (const fullName of ['Asha', 'Asha Mushi', 'Asha M. Mushi']) {
      expect(await device.book(id, { fullName })).toMatchObject({ type: 'saved' });
      for (let wake = 0; wake < 3; wake += 1) await device.replayer.replay(wake > 1);
      const [entry] = await device.outbox.unsent();
      expect(entry).toMatchObject({ id, attempts: 0, lastAttemptAt: null, payload: { fullName } });
      expect(entry && mayHaveArrived(entry)).toBe(false);
    }
    expect(device.requests).toEqual([]);
  });

  it('a backlog stays untouched, and goes at once when there is a line', async () => {
    const device = openDevice();
    for (let count = 0; count < 60; count += 1) await device.add();
    await device.replayer.replay(true);
    expect(device.requests).toEqual([]);
    expect((await device.outbox.unsent()).filter(({ attempts }) => attempts > 0)).toEqual([]);
    browser.offline = false;
    await device.replayer.replay(true);
    expect(await device.outbox.sent()).toHaveLength(60);
  });

  it('all goes where a person presses Send now and there is a line after all', async () => {
    const device = createTestDevice({
      network: acceptsEverything,
      isOffline: async (isPressed) => !isPressed,
    });
    await device.add();
    await device.replayer.replay(true);
    expect(await device.outbox.sent()).toEqual([]);
    await device.replayer.replay(true, true);
    expect(await device.outbox.sent()).toHaveLength(1);
  });

  it('what may have left before keeps what it was sent with', async () => {
    browser.offline = false;
    const device = createTestDevice({ network: unreachable, isOffline: async () => browser.offline });
    const id = v7();
    await device.book(id, { fullName: 'Asha' });
    browser.offline = true;
    await device.book(id, { fullName: 'Asha Mushi' });
    expect(await device.outbox.unsent()).toMatchObject([
      { attempts: 1, payload: { fullName: 'Asha' } },
      { kind: 'correction', attempts: 0, payload: { record: id, payload: { fullName: 'Asha Mushi' } } },
    ]);
  });
});

describe('Where it is certain that nothing can be sent', () => {
  const browser = { offline: true };
  const openDevice = (more: Partial<TestDeviceOptions> = {}) =>
    createTestDevice({
      network: acceptsEverything,
      isOffline: async () => browser.offline,
      isSurelyOffline: () => browser.offline,
      ...more,
    });
  beforeEach(() => {
    browser.offline = true;
  });

  it('a request is told to be saved once its transaction is complete, while another tab holds the line', async () => {
    const holding: Lock = () => new Promise(() => undefined);
    const device = openDevice({ lock: holding });
    const id = v7();
    expect(await device.book(id)).toMatchObject({ type: 'saved' });
    expect(await device.outbox.find(id)).toMatchObject({ id, state: 'waiting', attempts: 0 });
  });

  it('a form that goes on is not told that the request is being sent', async () => {
    const device = openDevice();
    const told: string[] = [];
    const outcome = await device.submit(
      { id: v7(), kind: 'packageBooking', payload: booking },
      { onStored: () => told.push('sending'), takesBack: () => false },
    );
    expect(outcome).toMatchObject({ type: 'saved' });
    expect(told).toEqual([]);
  });

  it('what no disk takes is not told to be saved', async () => {
    const device = openDevice();
    device.database.close();
    vi.spyOn(device.database, 'open').mockRejectedValue(new Error('No disk'));
    expect(await device.book(v7())).toMatchObject({ type: 'not-stored' });
  });
});

describe('Whether the browser is offline', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const asked: string[] = [];
  const browser = (onLine: boolean, hostname: string, isThere: boolean) => {
    asked.length = 0;
    vi.stubGlobal('navigator', { onLine });
    vi.stubGlobal('location', { hostname });
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      if (!isThere) throw new TypeError('Failed to fetch');
      return Response.json({ status: 'ok' });
    });
  };

  it('is certain when it says so, and never when it does not', async () => {
    browser(false, 'savanna-and-coast.example', true);
    expect(await isOffline()).toBe(true);
    browser(true, 'savanna-and-coast.example', false);
    expect(await isOffline()).toBe(false);
    expect(asked).toEqual([]);
  });

  it('is asked of the server where a person presses, because some browsers never notice the line', async () => {
    browser(false, 'savanna-and-coast.example', true);
    expect(await isOffline(true)).toBe(false);
    expect(asked).toEqual(['/api/health']);
    browser(false, 'savanna-and-coast.example', false);
    expect(await isOffline(true)).toBe(true);
  });

  it.each(['localhost', '127.0.0.1', '[::1]'])(
    'is found out at %s, where a server needs no network',
    async (hostname) => {
      browser(false, hostname, true);
      expect(await isOffline()).toBe(false);
      browser(false, hostname, false);
      expect(await isOffline()).toBe(true);
      expect(asked).toEqual(['/api/health']);
    },
  );
});

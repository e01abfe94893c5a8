/** A database that was put back without a word, by a machine's snapshot, is noticed and healed like a restored one. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LINEAGE_HEADER } from '../../../src/contract/protocol/server-status.ts';
import { openHealingDevice } from '../../parts/device/healing-device.ts';
import { requests } from '../../parts/records/sample-requests.ts';
import { openRestorableOffice, type RestorableOffice } from '../../parts/server/restorable-office.ts';

let office: RestorableOffice;
const time = { now: 0 };
beforeEach(async () => {
  time.now = Date.UTC(2027, 0, 1);
  office = await openRestorableOffice(() => new Date(time.now));
});
afterEach(() => office.close());

const phone = () => openHealingDevice(office.network, time);
const bookings = () => office.rows<{ id: string }>('select id from package_booking').map(({ id }) => id);
const epoch = () => office.rows<{ epoch: string }>('select epoch from feed')[0]?.epoch;
const restores = () => office.rows(`select number from audit where action = 'database.restore'`).length;

/** A request that the office has received. */
async function book(device = phone()): Promise<string> {
  const { id } = await device.add();
  await device.beOnline();
  expect(await device.outbox.unsent()).toEqual([]);
  return id;
}

const later = () => {
  time.now += 60_000;
};

describe('A machine that was put back to a snapshot', () => {
  it('begins a new epoch at the first call that shows it, and gets back what it lost', async () => {
    const snapshot = await office.snapshot();
    const first = epoch();
    const device = phone();
    const id = await book(device);
    await office.rollBack(snapshot);
    expect(bookings()).toEqual([]);
    expect(epoch()).toBe(first);
    later();
    await device.beOnline();
    await device.beOnline();
    expect(epoch()).not.toBe(first);
    expect(bookings()).toEqual([id]);
    expect(restores()).toBe(1);
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('announces no backup of others’ requests as one of those that it lost', async () => {
    const snapshot = await office.snapshot();
    const device = phone();
    const lost = [await book(device), await book(device)];
    await office.rollBack(snapshot);
    later();
    // Somebody else books meanwhile, beyond the places of what was lost.
    for (let number = 0; number < 5; number += 1) await book();
    await office.backUp();
    later();
    await device.heal(true);
    await device.beOnline();
    expect(bookings()).toEqual(expect.arrayContaining(lost));
  });

  it('is noticed at its start where the files beside the database were not put back', async () => {
    const snapshot = await office.snapshot();
    const first = epoch();
    await book();
    const withBoth = await office.snapshot();
    // It goes on from the snapshot, beyond the place that is lost, before the files are there again.
    await office.rollBack(snapshot);
    for (let number = 0; number < 3; number += 1) await book();
    expect(epoch()).toBe(first);
    await office.rollBack(withBoth, { only: 'keys' });
    expect(epoch()).not.toBe(first);
    expect(restores()).toBe(1);
  });

  it('gives a desk all its records anew, though its feed is beyond the desk’s place again', async () => {
    const account = await office.hire('operations');
    const sign = () => office.signIn(account, 'operations');
    const desk = openHealingDevice(office.networkOf(account.id), time);
    await desk.adopt(await sign());
    const snapshot = await office.snapshot();
    await book();
    await book();
    const call = office.networkOf(account.id);
    const read = async (since: string) =>
      (await (await call(`/api/changes?since=${encodeURIComponent(since)}`, {})).json()) as {
        records: { id: string }[];
        cursor: string;
        reset: boolean;
      };
    const { cursor } = await read('');
    await office.rollBack(snapshot);
    later();
    const ids = [await book(), await book()];
    const page = await read(cursor);
    expect(page.reset).toBe(true);
    expect(page.records.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });
});

describe('A database that nobody put back', () => {
  it('goes on in its epoch after a change that moved nothing, and after its receipt was given again', async () => {
    const account = await office.hire('bookings');
    const device = openHealingDevice(office.networkOf(account.id), time);
    await device.adopt(await office.signIn(account, 'bookings'));
    const record = v7();
    await device.outbox.add({ id: record, kind: 'stayBooking', payload: requests.stayBooking });
    await device.beOnline();
    const first = epoch();
    // Two colleagues remove the same request: the second finds it gone.
    const [removal, second] = [v7(), v7()];
    for (const id of [removal, second]) {
      const payload = { record, kind: 'stayBooking', revision: 1 };
      await device.outbox.add({ id, kind: 'recordRemoval', payload, author: account.id });
      await device.beOnline();
    }
    expect(await office.store().held(second)).toBeDefined();
    later();
    await device.heal(true);
    await device.heal(true);
    expect(epoch()).toBe(first);
    expect(restores()).toBe(0);
  });
});

describe('What a caller shows', () => {
  const show = (lineage: string) =>
    office.app().request('/api/health', { headers: { [LINEAGE_HEADER]: lineage } });
  const given = async () => (await office.app().request('/api/health')).headers.get(LINEAGE_HEADER) ?? '';

  it('begins no epoch where it is made up, of another place, or garbage', async () => {
    await book();
    const first = epoch();
    const token = await given();
    const [lineage = '', place = '', code = ''] = token.split('.');
    for (const wrong of [
      `${lineage}.${Number(place) + 1}.${code}`,
      `AAAAAAAAAAA.${place}.${code}`,
      `${lineage}.9999999999.${code}`,
      `AAAAAAAAAAA.5.AAAAAAAAAAAAAAAA`,
      `${v7()}`,
      'x'.repeat(5_000),
      '',
    ]) {
      expect((await show(wrong)).status).toBe(200);
    }
    expect((await show(token)).status).toBe(200);
    expect(epoch()).toBe(first);
    expect(restores()).toBe(0);
  });

  it('is what the server said before it was started again, and begins none', async () => {
    await book();
    const first = epoch();
    const token = await given();
    for (let starts = 0; starts < 3; starts += 1) {
      await office.restart();
      await book();
      expect((await show(token)).status).toBe(200);
    }
    expect(epoch()).toBe(first);
  });

  it('begins one epoch, however many show it at once and again', async () => {
    const snapshot = await office.snapshot();
    const first = epoch();
    await book();
    const token = await given();
    await office.rollBack(snapshot);
    await Promise.all(Array.from({ length: 20 }, () => show(token)));
    const second = epoch();
    expect(second).not.toBe(first);
    later();
    await show(token);
    expect(epoch()).toBe(second);
    expect(restores()).toBe(1);
  });

  it('covers the receipt that came with it, though the status was read before', async () => {
    await given();
    const snapshot = await office.snapshot();
    await given();
    const device = phone();
    await book(device);
    const [receipt] = await device.outbox.sent();
    const standing = await device.database.facts.get('standing');
    const { lineage = '' } = (standing?.value ?? {}) as { lineage?: string };
    expect(Number(lineage.split('.')[1])).toBeGreaterThanOrEqual(receipt?.place ?? Number.NaN);
    await office.rollBack(snapshot);
    const first = epoch();
    await show(lineage);
    expect(epoch()).not.toBe(first);
  });
});

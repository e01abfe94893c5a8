/**
 * A verdict counts for the life of the server that gave it: what a wrong backup, a wrong folder or a server without
 * its keys has said is asked again once the right one answers.
 */
import { copyFile, rm } from 'node:fs/promises';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyFilePath } from '../../../server/security/sealing-key-file.ts';
import { type HealingDevice, openHealingDevice } from '../../parts/device/healing-device.ts';
import { requests } from '../../parts/records/sample-requests.ts';
import { openRestorableOffice, type RestorableOffice } from '../../parts/server/restorable-office.ts';

const MINUTE = 60_000;
const GATEWAY = { message: 'Request entity too large' };

let office: RestorableOffice;
let wrong: RestorableOffice;
const time = { now: 0 };
beforeEach(async () => {
  time.now = Date.UTC(2027, 0, 1);
  office = await openRestorableOffice(() => new Date(time.now));
  wrong = await openRestorableOffice(() => new Date(time.now));
});
afterEach(async () => {
  await office.close();
  await wrong.close();
});

const phone = () => openHealingDevice(office.network, time);
const bookings = () =>
  office.rows<{ id: string }>('select id from package_booking order by id').map(({ id }) => id);
const later = (milliseconds = MINUTE) => {
  time.now += milliseconds;
};

async function book(device: HealingDevice): Promise<string> {
  const { id } = await device.add();
  await device.beOnline();
  expect(await device.outbox.unsent()).toEqual([]);
  return id;
}

describe('“Was lost”', () => {
  it('that a wrong folder told is taken back when the right one is there', async () => {
    const device = phone();
    const id = await book(device);
    // A backup of the right server holds it, so this device has no copy of its own.
    await office.backUp();
    later();
    await device.heal(true);
    expect(await device.copies()).toEqual([]);
    device.line.network = wrong.network;
    later();
    await device.heal(true);
    expect(await device.outbox.sent()).toMatchObject([{ id, lost: true }]);
    device.line.network = office.network;
    later();
    await device.heal(true);
    const [receipt] = await device.outbox.sent();
    expect(receipt).not.toHaveProperty('lost');
  });

  it('that a wrong backup told is taken back when the right one is there', async () => {
    const empty = await office.backUp();
    const device = phone();
    const id = await book(device);
    const right = await office.backUp();
    later();
    await device.heal(true);
    await office.restore(empty);
    later();
    await device.heal(true);
    expect(await device.outbox.sent()).toMatchObject([{ id, lost: true }]);
    await office.restore(right);
    later();
    await device.heal(true);
    expect((await device.outbox.sent())[0]).not.toHaveProperty('lost');
    expect(bookings()).toEqual([id]);
  });

  it('is not said by an old answer that a proxy gives again', async () => {
    const device = phone();
    const id = await book(device);
    await device.database.copies.clear();
    const backup = await office.backUp();
    await office.restore(backup);
    later();
    const { network } = device.line;
    device.line.network = async (address, init) => {
      if (address !== '/api/known') return network(address, init);
      const { ids } = JSON.parse(String(init.body));
      const other = { ...init, body: JSON.stringify({ ids: ids.map(() => v7()) }) };
      const headers = new Headers(init.headers);
      headers.set('Idempotency-Key', v7());
      return network(address, { ...other, headers });
    };
    expect(await device.heal(true)).toMatchObject({ finished: false });
    expect((await device.outbox.sent())[0]).not.toHaveProperty('lost');
    device.line.network = network;
    expect(await device.heal(true)).toMatchObject({ finished: true });
    expect(await device.outbox.sent()).toMatchObject([{ id }]);
  });
});

describe('A sealed copy', () => {
  /** A request of which only the sealed copy is left, on a server that was put back without its keys. */
  async function withoutKeys() {
    const backup = await office.backUp();
    const device = phone();
    const id = await book(device);
    const file = keyFilePath(office.dataDir);
    await copyFile(file, `${file}.safe`);
    await rm(file);
    await office.restore(backup);
    later();
    return { device, id, bring: () => copyFile(`${file}.safe`, file).then(() => office.restart()) };
  }

  it('waits for the keys that a restore has left behind, and is not told as lost', async () => {
    const { device, id, bring } = await withoutKeys();
    expect(await device.heal(true)).toMatchObject({ finished: false });
    expect(bookings()).toEqual([]);
    expect((await device.outbox.sent())[0]).not.toHaveProperty('lost');
    await bring();
    later();
    await device.beOnline();
    expect(bookings()).toEqual([id]);
  });

  it('that an earlier version of the program has given up is offered again', async () => {
    const { device, id, bring } = await withoutKeys();
    await device.database.copies.update(id, { refused: 'for a key that we no longer have' });
    await device.database.sent.update(id, { lost: true });
    await bring();
    later();
    await device.beOnline();
    expect(bookings()).toEqual([id]);
    expect((await device.outbox.sent())[0]).not.toHaveProperty('lost');
  });

  it.each([
    ['413', Response.json(GATEWAY, { status: 413 })],
    ['400', Response.json(GATEWAY, { status: 400 })],
    ['415', Response.json(GATEWAY, { status: 415 })],
  ])('is not given up for a gateway’s %s', async (_status, answer) => {
    const backup = await office.backUp();
    const device = phone();
    const id = await book(device);
    await office.restore(backup);
    later();
    const { network } = device.line;
    device.line.network = async (address, init) =>
      address === '/api/sealedreplay' ? answer.clone() : network(address, init);
    expect(await device.heal(true)).toMatchObject({ finished: false });
    expect((await device.outbox.sent())[0]).not.toHaveProperty('lost');
    device.line.network = network;
    later();
    await device.heal(true);
    expect(bookings()).toEqual([id]);
  });
});

describe('An entry that was refused', () => {
  it('by a wrong folder is sent to the right one, without anybody’s help', async () => {
    const account = await office.hire('bookings');
    const device = openHealingDevice(office.networkOf(account.id), time);
    await device.adopt(await office.signIn(account, 'bookings'));
    const guest = phone();
    const { id: record } = await guest.outbox.add({
      id: v7(),
      kind: 'stayBooking',
      payload: requests.stayBooking,
    });
    await guest.beOnline();
    const stranger = await wrong.hire('bookings');
    await wrong.signIn(stranger, 'bookings');
    const payload = { record, kind: 'stayBooking', text: 'Late arrival' };
    const { id } = await device.outbox.add({ id: v7(), kind: 'recordNote', payload, author: account.id });
    // The wrong database knows the account, and not the record.
    device.line.network = async (address, init) => {
      const headers = new Headers(init.headers);
      if (headers.has('Author')) headers.set('Author', stranger.id);
      return wrong.networkOf(stranger.id)(address, { ...init, headers });
    };
    await device.replayer.replay(true);
    expect(await device.outbox.find(id)).toMatchObject({ state: 'parked' });
    await device.heal(true);
    expect(await device.outbox.find(id)).toMatchObject({ state: 'parked' });
    device.line.network = office.networkOf(account.id);
    later();
    await device.beOnline();
    expect(await device.outbox.find(id)).toMatchObject({ state: 'received' });
    expect(office.rows('select id from record_note')).toEqual([{ id }]);
  });

  it('is not asked again while the server is the same', async () => {
    const device = phone();
    const { id } = await device.add({ email: 'none' });
    await device.beOnline();
    const before = office.calls.length;
    later();
    await device.beOnline();
    expect(await device.outbox.find(id)).toMatchObject({ state: 'parked', problem: { fields: {} } });
    expect(office.calls.slice(before).filter((call) => call.startsWith('POST'))).toEqual([]);
  });
});

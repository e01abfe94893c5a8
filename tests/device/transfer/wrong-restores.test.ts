/** What an operator does wrong while restoring must lose nothing that a person was told is received. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addKeysOf, keyFilePath } from '../../../server/security/sealing-key-file.ts';
import { type HealingDevice, openHealingDevice } from '../../parts/device/healing-device.ts';
import { openRestorableOffice, type RestorableOffice } from '../../parts/server/restorable-office.ts';

const MINUTE = 60_000;
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

const bookings = () =>
  office.rows<{ id: string }>('select id from package_booking order by id').map(({ id }) => id);
const phone = () => openHealingDevice(office.network, time);
async function online(device: HealingDevice): Promise<void> {
  time.now += MINUTE;
  await device.beOnline();
}

describe('A wrong folder that was served for a while', () => {
  it('is not taken for the office: its requests are called lost until its keys are here', async () => {
    const device = phone();
    device.line.network = wrong.network;
    const { id } = await device.add();
    await online(device);
    device.line.network = office.network;
    await online(device);
    expect(await device.outbox.sent()).toMatchObject([{ id, lost: true }]);
    addKeysOf(keyFilePath(office.dataDir), keyFilePath(wrong.dataDir));
    await online(device);
    expect(bookings()).toEqual([id]);
    const [receipt] = await device.outbox.sent();
    expect(receipt?.lost).toBeUndefined();
  });

  it('leaves no key behind to which later requests are sealed', async () => {
    const device = phone();
    device.line.network = wrong.network;
    await device.add();
    await online(device);
    device.line.network = office.network;
    const empty = await office.backUp();
    const { id } = await device.add();
    await online(device);
    expect(bookings()).toContain(id);
    await office.restore(empty);
    await online(device);
    expect(bookings()).toContain(id);
  });
});

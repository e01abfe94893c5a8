/** What an operator does wrong while restoring must lose nothing that a person was told is received. */
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importKeys, keyFilePath } from '../../../server/security/sealing-key-file.ts';
import { describeLost } from '../../../server/store/backup/lost-submissions.ts';
import { restoreDatabase } from '../../../server/store/backup/restore.ts';
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
  it('has taken requests that wait for its keys, and arrive once these are here', async () => {
    const device = phone();
    device.line.network = wrong.network;
    const { id } = await device.add();
    await online(device);
    device.line.network = office.network;
    await online(device);
    expect(bookings()).toEqual([]);
    expect(await device.copies()).toMatchObject([{ id }]);
    importKeys(keyFilePath(office.dataDir), keyFilePath(wrong.dataDir));
    await online(device);
    expect(bookings()).toEqual([id]);
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

describe('The right backup after a wrong one', () => {
  it('is restored with the names of what only an announced backup of the wrong one has', async () => {
    const older = await office.backUp();
    await phone().add();
    const newer = await office.backUp();
    await office.restore(older);
    const device = phone();
    const { reference } = await device.add();
    await online(device);
    await office.backUp();
    time.now += MINUTE;
    const unannounced = phone();
    await unannounced.add();
    await office.store().close();
    const { lost, kept } = await restoreDatabase(office.dataDir, newer, new Date(time.now));
    expect(lost).toEqual([reference]);
    expect(describeLost(lost, kept)).toEqual([expect.stringContaining(reference)]);
    await office.restart();
  });
});

describe('An account', () => {
  it('that was disabled since the backup stays so after a restore', async () => {
    const account = await office.hire('bookings');
    const backup = await office.backUp();
    const at = new Date(time.now).toISOString();
    await office.store().accounts.change(account.id, { disabled: true }, null, { by: 'system', at });
    await expect(office.signIn(account, 'bookings')).rejects.toThrow();
    await office.restore(backup);
    await expect(office.signIn(account, 'bookings')).rejects.toThrow();
  });

  it('that was added since the backup is there after a restore, with what it has sent', async () => {
    const backup = await office.backUp();
    const account = await office.hire('bookings');
    await office.restore(backup);
    expect((await office.signIn(account, 'bookings')).account.id).toBe(account.id);
  });
});

describe('A file of removed ids', () => {
  it('that is put beside a restored database, older than it, brings nobody back', async () => {
    const boss = await office.hire('management');
    const device = phone();
    const { id } = await device.add();
    await online(device);
    const backup = await office.backUp();
    await office.signIn(boss, 'management');
    await office.networkOf(boss.id)('/api/customers', {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ records: [id] }),
    });
    expect(bookings()).toEqual([]);
    await office.store().close();
    await restoreDatabase(office.dataDir, backup, new Date(time.now));
    // The file of the backup’s night did not know of the erasure yet.
    await rm(`${office.dataDir}/keys/removed-ids`, { force: true });
    await rm(`${office.dataDir}/keys/removed-ids.compared`, { force: true });
    await office.restart();
    await online(device);
    expect(bookings()).toEqual([]);
  });
});

describe('A machine that is put back to before a restore', () => {
  it('is noticed by a device that was there after the restore', async () => {
    const device = phone();
    await device.add();
    await online(device);
    const machine = await office.snapshot();
    const backup = await office.backUp();
    await device.add();
    await online(device);
    await office.restore(backup);
    await online(device);
    const other = phone();
    await other.add();
    await online(other);
    await office.rollBack(machine);
    await online(device);
    const restores = () => office.rows("select 1 from audit where action = 'database.restore'").length;
    expect(restores()).toBe(1);
    // Each of its lives is noticed once, however many devices have seen it.
    await online(other);
    expect(restores()).toBe(1);
    expect(bookings()).toHaveLength(3);
  });
});

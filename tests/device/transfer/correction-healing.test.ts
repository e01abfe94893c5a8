/** Corrections heal like any other entry: the record comes back with its last content, in whatever order. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { correctionByContact } from '../../../src/kinds/correction/by-contact.ts';
import { type HealingDevice, openHealingDevice } from '../../parts/device/healing-device.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { staffRequests } from '../../parts/records/sample-requests.ts';
import { openRestorableOffice, type RestorableOffice } from '../../parts/server/restorable-office.ts';

const MINUTE = 60_000;

let office: RestorableOffice;
const time = { now: 0 };
beforeEach(async () => {
  time.now = Date.UTC(2027, 0, 1);
  office = await openRestorableOffice(() => new Date(time.now));
});
afterEach(() => office.close());

const phone = () => openHealingDevice(office.network, time);
/** A browser's profile that was copied to another phone, with the seed of the secrets. */
async function profileOnTwoPhones(): Promise<[HealingDevice, HealingDevice]> {
  const [own, other] = [phone(), phone()];
  const fact = { key: 'secretSeed', value: v7() } as const;
  await own.database.facts.put(fact);
  await other.database.facts.put(fact);
  return [own, other];
}
const bookings = () => office.rows('select id, phone from package_booking');
const versions = () => office.rows('select id from record_version').length;

/** Submitted under this id, once more or for the first time, and received. */
async function book(device: HealingDevice, id: string, number: string): Promise<void> {
  await device.outbox.add({ id, kind: 'packageBooking', payload: { ...booking, phone: number } });
  await device.beOnline();
  expect(await device.outbox.unsent()).toEqual([]);
}
async function restore(backup: string): Promise<void> {
  await office.restore(backup);
  time.now += MINUTE;
}
async function isWhole(device: HealingDevice): Promise<void> {
  await device.beOnline();
  await device.beOnline();
  expect(await device.outbox.unsent()).toEqual([]);
  expect((await device.outbox.sent()).filter(({ lost }) => lost)).toEqual([]);
}

it.each([
  ['neither', 0],
  ['the request alone', 1],
  ['the request and a correction', 2],
])('A request with two corrections is whole again on a server that has %s', async (_what, held) => {
  const device = phone();
  const id = v7();
  const backups = [await office.backUp()];
  for (const number of ['111 111', '222 222', '333 333']) {
    await book(device, id, number);
    // The backup is of no use to this device, which keeps its copies.
    const copies = await device.copies();
    backups.push(await office.backUp());
    await device.database.copies.bulkPut(copies);
  }
  await restore(backups[held] as string);
  await isWhole(device);
  expect(bookings()).toEqual([{ id, phone: '333 333' }]);
  expect(versions()).toBe(3);
});

it('A correction comes back before its request, from another device', async () => {
  const backup = await office.backUp();
  const [own, colleague] = await profileOnTwoPhones();
  const id = v7();
  await book(own, id, '111 111');
  const atOffice = { capturedAt: new Date(time.now).toISOString(), replaces: [] };
  const payload = { ...booking, phone: '222 222' };
  await colleague.outbox.add({ id, kind: 'packageBooking', payload, atOffice });
  await colleague.beOnline();
  await restore(backup);
  await isWhole(colleague);
  expect(bookings()).toEqual([{ id, phone: '222 222' }]);
  await isWhole(own);
  expect(bookings()).toEqual([{ id, phone: '222 222' }]);
  expect(versions()).toBe(2);
});

it('A correction brings nothing back that was erased', async () => {
  const backup = await office.backUp();
  const boss = await office.hire('management');
  const network = office.networkOf(boss.id);
  await office.signIn(boss, 'management');
  const [own, colleague] = await profileOnTwoPhones();
  const id = v7();
  await book(own, id, '111 111');
  const atOffice = { capturedAt: new Date(time.now).toISOString(), replaces: [] };
  const payload = { ...booking, phone: '222 222' };
  await colleague.outbox.add({ id, kind: 'packageBooking', payload, atOffice });
  await colleague.beOnline();
  const answer = await network('/api/customers', {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ records: [id] }),
  });
  expect(answer.status).toBe(200);
  await restore(backup);
  await isWhole(colleague);
  await isWhole(own);
  expect(bookings()).toEqual([]);
  expect(office.rows('select payload from record_version where payload is not null')).toEqual([]);
});

it('What another device corrected by reference and contact comes back after the request', async () => {
  const backup = await office.backUp();
  const [own, other] = [phone(), phone()];
  const id = v7();
  await book(own, id, '111 111');
  const [{ reference = '', capturedAt = '' } = {}] = await own.outbox.sent();
  const request = { reference, kind: 'packageBooking', capturedAt } as const;
  const payload = correctionByContact(request, booking.email, { numberOfAdults: 5 });
  await other.outbox.add({ id: v7(), kind: 'correction', payload });
  await other.beOnline();
  const adults = () => office.rows('select id, number_of_adults from package_booking');
  expect(adults()).toEqual([{ id, number_of_adults: 5 }]);
  await restore(backup);
  await other.beOnline();
  await other.beOnline();
  expect(adults()).toEqual([]);
  expect((await other.outbox.sent()).filter(({ lost }) => lost)).toEqual([]);
  await isWhole(own);
  time.now += 60 * MINUTE;
  await isWhole(other);
  expect(adults()).toEqual([{ id, number_of_adults: 5 }]);
  expect(versions()).toBe(2);
});

it('What staff corrected comes back under their account', async () => {
  const account = await office.hire('marketing');
  const backup = await office.backUp();
  const device = openHealingDevice(office.networkOf(account.id), time);
  const signIn = async () => device.adopt(await office.signIn(account, 'marketing'));
  await signIn();
  const id = v7();
  const submit = async (place: string) => {
    const payload = { ...staffRequests.lead, place };
    await device.outbox.add({ id, kind: 'lead', payload, author: account.id });
    await device.beOnline();
  };
  await submit('Arusha');
  await submit('Tanga');
  await restore(backup);
  await signIn();
  await isWhole(device);
  expect(office.rows('select id, place from lead')).toEqual([{ id, place: 'Tanga' }]);
  expect(versions()).toBe(2);
});

it('A correction that nobody has any more is told, and may be made again', async () => {
  const backup = await office.backUp();
  const device = phone();
  const id = v7();
  await book(device, id, '111 111');
  await book(device, id, '222 222');
  const [correction] = (await device.copies()).filter(({ kind }) => kind === 'correction');
  await device.database.copies.delete(correction?.id ?? '');
  await restore(backup);
  await device.beOnline();
  expect(await device.outbox.sent()).toContainEqual(
    expect.objectContaining({ id: correction?.id, corrects: id, lost: true }),
  );
  expect(bookings()).toEqual([{ id, phone: '111 111' }]);
  await book(device, id, '222 222');
  expect(bookings()).toEqual([{ id, phone: '222 222' }]);
});

it.each([
  ['before the server is asked what it has', false],
  ['after it was told to be lost', true],
])('A request that came back by its correction, %s, is not told to be lost', async (_when, isTold) => {
  const snapshot = await office.snapshot();
  const [own, other] = await profileOnTwoPhones();
  const id = v7();
  await book(own, id, '111 111');
  // A backup has it, so the copy goes; but an older snapshot is put in place.
  await own.database.copies.clear();
  await office.rollBack(snapshot);
  time.now += MINUTE;
  const lost = async () => (await own.outbox.sent()).filter((one) => one.lost).map((one) => one.id);
  if (isTold) {
    await own.beOnline();
    await own.beOnline();
    expect(await lost()).toEqual([id]);
  }
  const atOffice = { capturedAt: new Date(time.now).toISOString(), replaces: [] };
  const payload = { ...booking, phone: '222 222' };
  const device = isTold ? own : other;
  await device.outbox.add({ id, kind: 'packageBooking', payload, atOffice });
  await device.beOnline();
  await isWhole(own);
  expect(bookings()).toEqual([{ id, phone: '222 222' }]);
});

it('A request that this device knows by its correction alone is lost with it, and back with it', async () => {
  const snapshot = await office.snapshot();
  const [own, other] = await profileOnTwoPhones();
  const id = v7();
  await book(own, id, '111 111');
  const atOffice = { capturedAt: new Date(time.now).toISOString(), replaces: [] };
  const correct = (number: string) =>
    other.outbox.add({ id, kind: 'packageBooking', payload: { ...booking, phone: number }, atOffice });
  await correct('222 222');
  await other.beOnline();
  const withBoth = await office.snapshot();
  // A backup has them, so the copies go; but an older snapshot is put in place.
  await own.database.copies.clear();
  await other.database.copies.clear();
  await office.rollBack(snapshot);
  time.now += MINUTE;
  const lost = async () =>
    (await other.outbox.sent()).map((one) => [one.corrects ?? one.id, one.lost ?? false]);
  await other.beOnline();
  await other.beOnline();
  expect(await lost()).toEqual([
    [id, true],
    [id, true],
  ]);
  await office.rollBack(withBoth);
  time.now += MINUTE;
  await other.beOnline();
  await isWhole(other);
  expect(bookings()).toEqual([{ id, phone: '222 222' }]);
});

/** After a restore devices come back in any order: the records are those that there were (docs/contract.md#healing). */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStaffActions } from '../../../../src/device/records/changes/staff-actions.ts';
import type { FeedRecord } from '../../../../src/kinds/records.ts';
import { type HealingDevice, openHealingDevice } from '../../../parts/device/healing-device.ts';
import { storedRecords } from '../../../parts/pages/stored.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { openRestorableOffice, type RestorableOffice } from '../../../parts/server/restorable-office.ts';

const MINUTE = 60_000;

let office: RestorableOffice;
const time = { now: 0 };
beforeEach(async () => {
  time.now = Date.UTC(2027, 0, 1);
  office = await openRestorableOffice(() => new Date(time.now));
});
afterEach(() => office.close());

const later = () => {
  time.now += MINUTE;
};
const phone = () => openHealingDevice(office.network, time);

async function tablet(role: Parameters<RestorableOffice['hire']>[0]) {
  const account = await office.hire(role);
  const device = openHealingDevice(office.networkOf(account.id), time);
  const signIn = async () => device.adopt(await office.signIn(account, role));
  await signIn();
  const work = createStaffActions({
    ...device,
    announce: () => undefined,
    newId: v7,
    shown: () => null,
  });
  return {
    ...device,
    account,
    signIn,
    work,
    async enter(kind: Parameters<HealingDevice['outbox']['add']>[0]['kind'], payload: unknown) {
      const { id } = await device.outbox.add({ id: v7(), kind, payload, author: account.id });
      await device.beOnline();
      later();
      return id;
    },
    async confirm(id: string) {
      await device.puller.pull();
      const found = (await storedRecords(device.database)).find((row) => row.id === id);
      await work.changeRecord(
        { ...(found as FeedRecord), waits: [] } as never,
        { state: 'confirmed' } as never,
      );
      await device.beOnline();
      later();
    },
  };
}

/** A request under this id, or a correction of it. */
async function book(device: HealingDevice, id: string, number: string): Promise<void> {
  await device.outbox.add({ id, kind: 'packageBooking', payload: { ...booking, phone: number } });
  await device.beOnline();
  expect(await device.outbox.unsent()).toEqual([]);
  later();
}

/** The devices come online one after the other, as often as it takes. */
async function comeBack(
  backup: string,
  devices: readonly (HealingDevice & { signIn?: () => Promise<unknown> })[],
) {
  await office.restore(backup);
  later();
  for (let times = 0; times < 3; times += 1) {
    for (const device of devices) {
      if (times === 0) await device.signIn?.();
      await device.beOnline();
      later();
    }
  }
  for (const device of devices) {
    expect((await device.outbox.unsent()).filter(({ state }) => state !== 'received')).toEqual([]);
  }
}

const request = () =>
  office.rows(`select phone, state from package_booking natural join record where removed_at is null`);
const outcomes = () =>
  office
    .rows<{ outcome: string }>('select outcome from record_version')
    .map((row) => row.outcome)
    .sort();

describe.each([
  ['as it was', false],
  ['the other way round', true],
])('Devices that come back %s', (_order, isReversed) => {
  const inOrder = <Device>(devices: readonly Device[]) => (isReversed ? devices.toReversed() : devices);

  it('make of a request, its correction and the confirmation of both the same record', async () => {
    const [guest, desk] = [phone(), await tablet('operations')];
    const id = v7();
    await book(guest, id, '111 111');
    const backup = await office.backUp();
    await book(guest, id, '222 222');
    await desk.confirm(id);
    const before = request();
    expect(before).toEqual([{ phone: '222 222', state: 'confirmed' }]);
    await comeBack(backup, inOrder<HealingDevice>([guest, desk]));
    expect(request()).toEqual(before);
    expect(outcomes()).toEqual(['applied', 'first']);
  });

  it('leave a correction a message that came after the confirmation', async () => {
    const [guest, desk] = [phone(), await tablet('operations')];
    const id = v7();
    await book(guest, id, '111 111');
    const backup = await office.backUp();
    await desk.confirm(id);
    await book(guest, id, '222 222');
    const before = request();
    expect(before).toEqual([{ phone: '111 111', state: 'confirmed' }]);
    await comeBack(backup, inOrder<HealingDevice>([desk, guest]));
    expect(request()).toEqual(before);
    expect(outcomes()).toEqual(['first', 'message']);
  });

  it('leave two guests apart whom somebody parted last', async () => {
    const [one, other] = [v7(), v7()];
    const guest = phone();
    await book(guest, one, '111 111');
    await book(guest, other, '222 222');
    const [joining, parting] = [await tablet('operations'), await tablet('operations')];
    const backup = await office.backUp();
    const link = { record: one, kind: 'packageBooking', other, otherKind: 'packageBooking' };
    await joining.enter('guestLink', { ...link, same: true });
    await parting.enter('guestLink', { ...link, record: other, other: one, same: false });
    await comeBack(backup, inOrder([joining, parting]));
    expect(office.rows('select same from guest_link')).toEqual([{ same: 0 }]);
  });

  it('leave a view as it was saved last, and a removed one removed', async () => {
    const first = await tablet('operations');
    const second = openHealingDevice(office.networkOf(first.account.id), time);
    const signIn = async () => second.adopt(await office.signIn(first.account, 'operations'));
    await signIn();
    const content = { search: '', filters: {}, sort: [], columns: ['Fullname'], widths: {} };
    const [kept, removed] = [v7(), v7()];
    const save = (view: string, search: string | null) => ({
      view,
      kind: 'packageBooking',
      name: search === null ? '' : 'Mine',
      content: search === null ? null : { ...content, search },
    });
    const backup = await office.backUp();
    await first.enter('savedView', save(kept, 'lodge'));
    await first.enter('savedView', save(removed, 'lodge'));
    for (const payload of [save(kept, 'safari'), save(removed, null)]) {
      await second.outbox.add({ id: v7(), kind: 'savedView', payload, author: first.account.id });
      await second.beOnline();
      later();
    }
    await comeBack(backup, inOrder<HealingDevice>([first, { ...second, signIn } as HealingDevice]));
    const views = office.rows<{ id: string; content: string | null }>('select id, content from saved_view');
    const searchOf = (id: string) =>
      JSON.parse(views.find((view) => view.id === id)?.content ?? 'null')?.search;
    expect(searchOf(kept)).toBe('safari');
    expect(searchOf(removed)).toBeUndefined();
  });
});

it('A payment of a guest who was erased since comes back, without the guest', async () => {
  const [guest, finance, boss] = [phone(), await tablet('finance'), await tablet('management')];
  const backup = await office.backUp();
  const id = v7();
  await book(guest, id, '111 111');
  const [receipt] = await guest.outbox.sent();
  const payment = {
    request: id,
    requestKind: 'packageBooking',
    requestReference: receipt?.reference,
    date: '2027-01-01',
    amount: '500.00',
    currency: 'USD',
    way: 'Cash',
    note: 'from Amina Okoye',
  };
  const paid = await finance.enter('payment', payment);
  const answer = await boss.line.network('/api/customers', {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ records: [id] }),
  });
  expect(answer.status).toBe(200);
  await comeBack(backup, [finance, guest]);
  expect(office.rows('select id, amount, note from payment')).toEqual([
    { id: paid, amount: '500.00', note: '' },
  ]);
  expect(office.rows('select id from package_booking')).toEqual([]);
});

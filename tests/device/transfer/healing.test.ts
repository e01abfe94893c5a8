/** A server that was put back to an older state gets back what it forgot, from the devices that sent it. */
import { gunzipSync } from 'node:zlib';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAuthor } from '../../../src/device/office/session/author.ts';
import { createStaffActions } from '../../../src/device/records/changes/staff-actions.ts';
import { MAX_COPIES_SIZE } from '../../../src/device/transfer/healing/limit-copies.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { type HealingDevice, openHealingDevice } from '../../parts/device/healing-device.ts';
import { runHealing } from '../../parts/device/healing-run.ts';
import { createGate } from '../../parts/gate.ts';
import { storedRecords } from '../../parts/pages/stored.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { requests, staffRequests } from '../../parts/records/sample-requests.ts';
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
const bookings = () =>
  office.rows<{ id: string }>('select id from package_booking order by id').map(({ id }) => id);

/** A device of somebody of the staff, signed in. */
async function tablet(role: Parameters<RestorableOffice['hire']>[0] = 'logistics') {
  const account = await office.hire(role);
  const device = openHealingDevice(office.networkOf(account.id), time);
  const signIn = async () => device.adopt(await office.signIn(account, role));
  await signIn();
  const enter = async (kind: Parameters<HealingDevice['outbox']['add']>[0]['kind'], payload: unknown) => {
    const { id } = await device.outbox.add({ id: v7(), kind, payload, author: account.id });
    await device.beOnline();
    return id;
  };
  return { ...device, account, signIn, enter };
}

/** Makes a request that the office has received, with a sealed copy on the device. */
async function book(device: HealingDevice, name = 'Amina Okoye'): Promise<string> {
  const { id } = await device.add({ fullName: name });
  await device.beOnline();
  expect(await device.outbox.unsent()).toEqual([]);
  return id;
}

/** Moves the clock, after which the state of the server is read anew. */
const later = (milliseconds = MINUTE) => {
  time.now += milliseconds;
};

describe('A visitor’s request that a restored server forgot', () => {
  it('comes back by itself, once, under its reference, and stays received all the while', async () => {
    const backup = await office.backUp();
    const device = phone();
    const id = await book(device);
    const [receipt] = await device.outbox.sent();
    await office.restore(backup);
    expect(bookings()).toEqual([]);
    later();
    await device.beOnline();
    await device.beOnline();
    expect(bookings()).toEqual([id]);
    expect(await device.outbox.sent()).toMatchObject([{ id, reference: receipt?.reference }]);
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('was sealed on the device: nobody reads there what was in it', async () => {
    const device = phone();
    await book(device, 'Amina Okoye');
    expect(await device.copies()).toMatchObject([{ envelope: { index: 0, of: 1 } }]);
    expect(await device.everything()).not.toContain('Amina');
  });

  it('is not kept any longer once a backup holds it', async () => {
    const device = phone();
    await book(device);
    await office.backUp();
    await book(device);
    expect(await device.copies()).toHaveLength(2);
    later();
    await device.heal(true);
    const [kept, ...others] = await device.copies();
    expect(others).toEqual([]);
    expect(await device.outbox.sent()).toHaveLength(2);
    expect(kept?.place).toBe(2);
  });

  it('is not asked for while the server is the same', async () => {
    const device = phone();
    await book(device);
    later();
    await device.beOnline();
    expect(office.calls).not.toContain('POST /api/known');
  });

  it('is asked for after a pause of its own, in few calls', async () => {
    const backup = await office.backUp();
    const device = phone();
    for (let number = 0; number < 205; number += 1) await device.add();
    await device.beOnline();
    // Each request that comes back takes a call: here only the questions count.
    await device.database.copies.where('order').above(5).delete();
    await office.restore(backup);
    later();
    await device.beOnline();
    expect(bookings()).toHaveLength(5);
    expect(office.calls.filter((call) => call === 'POST /api/known')).toHaveLength(2);
    const [spread = 0] = device.pauses.filter((pause) => pause > 0);
    expect(spread).toBeGreaterThan(1_000);
  });

  it('that is held all the same is only told so', async () => {
    const device = phone();
    const id = await book(device);
    const backup = await office.backUp();
    await office.restore(backup);
    later();
    await device.beOnline();
    expect(bookings()).toEqual([id]);
    expect(office.calls).not.toContain('POST /api/sealedreplay');
    // The next backup of the new life holds it too.
    await office.backUp();
    later();
    await device.heal(true);
    expect(await device.copies()).toEqual([]);
  });

  it('stays gone when it was erased before the restore', async () => {
    const boss = await tablet('management');
    const device = phone();
    const id = await book(device);
    const backup = await office.backUp();
    const other = await book(device);
    for (const one of [id, other]) {
      const answer = await boss.line.network('/api/customers', {
        method: 'DELETE',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ records: [one] }),
      });
      expect(answer.status).toBe(200);
    }
    expect(bookings()).toEqual([]);
    await office.restore(backup);
    expect(bookings()).toEqual([]);
    later();
    await device.beOnline();
    expect(bookings()).toEqual([]);
    // Offered by whatever other way, it is a tombstone.
    const again = phone();
    await again.outbox.add({ id: other, kind: 'packageBooking', payload: booking });
    await again.beOnline();
    expect(await again.outbox.unsent()).toEqual([]);
    expect(bookings()).toEqual([]);
  });

  it('stays gone when staff removed it before the restore', async () => {
    const boss = await tablet('bookings');
    const device = phone();
    const { id } = await device.outbox.add({
      id: v7(),
      kind: 'stayBooking',
      payload: requests.stayBooking,
    });
    await device.beOnline();
    const backup = await office.backUp();
    const answer = await boss.line.network(`/stay_bookings/${id}`, { method: 'DELETE' });
    expect(answer.status).toBe(200);
    await office.restore(backup);
    later();
    await device.beOnline();
    expect(office.rows('select id from stay_booking')).toEqual([]);
    expect(office.rows('select action from audit order by number desc limit 1')).toEqual([
      { action: 'database.remove-again' },
    ]);
  });

  it('is not waited for by a change of it, once it was removed before the restore', async () => {
    const boss = await tablet('bookings');
    const backup = await office.backUp();
    const device = phone();
    const { id } = await device.outbox.add({ id: v7(), kind: 'stayBooking', payload: requests.stayBooking });
    await device.beOnline();
    expect((await boss.line.network(`/stay_bookings/${id}`, { method: 'DELETE' })).status).toBe(200);
    await office.restore(backup);
    later();
    await boss.signIn();
    const target = { record: id, kind: 'stayBooking', revision: 1, lastChange: id, after: null };
    await boss.enter('recordRemoval', target);
    expect(await boss.outbox.unsent()).toMatchObject([
      { state: 'parked', problem: { message: expect.stringMatching(/no such record/) } },
    ]);
  });

  it('is asked for beside what waits, which goes meanwhile', async () => {
    const backup = await office.backUp();
    const device = phone();
    const id = await book(device);
    await office.restore(backup);
    later();
    const { network } = device.line;
    const { open: answer, opened: held } = createGate();
    device.line.network = async (address, init) => {
      if (address === '/api/known') await held;
      return network(address, init);
    };
    const healing = device.heal(true);
    const other = await device.add();
    await device.replayer.replay(true);
    expect(bookings()).toEqual([other.id]);
    answer();
    await healing;
    expect(bookings()).toEqual([id, other.id].sort());
  });

  it('of which no copy is here is told to the person', async () => {
    const backup = await office.backUp();
    const device = phone();
    const id = await book(device);
    await device.database.copies.clear();
    await office.restore(backup);
    later();
    await device.beOnline();
    expect(await device.outbox.sent()).toMatchObject([{ id, lost: true }]);
  });

  it('comes back although nobody answered at first', async () => {
    const backup = await office.backUp();
    const device = phone();
    const id = await book(device);
    await office.restore(backup);
    later();
    const { network } = device.line;
    device.line.network = async (address, init) =>
      address === '/api/sealedreplay' ? new Response('<html></html>') : network(address, init);
    expect(await device.heal(true)).toMatchObject({ finished: false });
    expect(bookings()).toEqual([]);
    device.line.network = network;
    expect(await device.heal(true)).toMatchObject({ finished: true });
    expect(bookings()).toEqual([id]);
  });

  it('comes back although something on the way blocks the copies before it', async () => {
    const backup = await office.backUp();
    const device = phone();
    const ids: string[] = [];
    for (let number = 0; number < 5; number += 1) ids.push(await book(device));
    const envelopes = (await device.copies()).map((copy) => copy.envelope?.ciphertext ?? '');
    await office.restore(backup);
    later();
    const { network } = device.line;
    device.line.network = async (address, init) =>
      (await holdsOneOf(init, envelopes.slice(0, 3)))
        ? new Response('<html></html>', { status: 403 })
        : network(address, init);
    expect(await device.heal(true)).toMatchObject({ finished: false });
    expect(bookings()).toHaveLength(2);
    device.line.network = network;
    await device.heal(true);
    expect(bookings()).toEqual(ids);
  });
});

/** True if a body has one of the texts in it, packed or not. */
async function holdsOneOf({ headers, body }: RequestInit, texts: readonly string[]): Promise<boolean> {
  const sent = Buffer.from(await new Response(body).arrayBuffer());
  const isPacked = new Headers(headers).get('Content-Encoding') === 'gzip';
  const text = (isPacked ? gunzipSync(sent) : sent).toString();
  return texts.some((one) => text.includes(one));
}

describe('What staff entered and a restored server forgot', () => {
  it('comes back after the first pull too, which brings nothing of it', async () => {
    const device = await tablet();
    const backup = await office.backUp();
    const id = await device.enter('souvenir', staffRequests.souvenir);
    // As an earlier version left it: the entry with its payload is all there is.
    await device.database.copies.clear();
    await office.restore(backup);
    later();
    await device.signIn();
    expect(await device.puller.pull()).toBe('done');
    await device.beOnline();
    expect(await device.puller.pull()).toBe('done');
    expect(office.rows('select id from souvenir')).toEqual([{ id }]);
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('is there again when its feed had brought it before, and its payload was gone', async () => {
    const device = await tablet();
    const backup = await office.backUp();
    const id = await device.enter('souvenir', staffRequests.souvenir);
    expect(await device.puller.pull()).toBe('done');
    expect(await device.database.entries.count()).toBe(0);
    await office.restore(backup);
    later();
    await device.signIn();
    await device.puller.pull();
    await device.beOnline();
    expect(office.rows('select id from souvenir')).toEqual([{ id }]);
  });

  it('stays sealed alone after a sign-out, and comes back when its author is there again', async () => {
    const device = await tablet();
    const backup = await office.backUp();
    const payload = { ...staffRequests.souvenir, customer: 'Zawadi Unread' };
    const id = await device.enter('souvenir', payload);
    expect(await device.everything()).toContain('Zawadi');
    expect(await device.signOut()).toBe(true);
    expect(await device.everything()).not.toContain('Zawadi');
    await office.restore(backup);
    later();
    const stranger = await office.hire('logistics');
    await device.adopt(await office.signIn(stranger, 'logistics'));
    device.line.network = office.networkOf(stranger.id);
    await device.beOnline();
    expect(office.rows('select id from souvenir')).toEqual([]);
    await device.signOut();
    device.line.network = office.networkOf(device.account.id);
    await device.signIn();
    await device.beOnline();
    expect(office.rows('select id from souvenir')).toEqual([{ id }]);
  });

  it('asks its author to sign in where the session has ended, and does not offer it over and over', async () => {
    const device = await tablet();
    const backup = await office.backUp();
    const id = await device.enter('souvenir', staffRequests.souvenir);
    await device.signOut();
    await device.signIn();
    await office.restore(backup);
    device.line.network = office.network;
    later();
    const before = device.announced.times;
    await device.heal(true);
    // A page that is told of a change heals again, at once.
    expect(device.announced.times).toBe(before);
    expect(await readAuthor(device.database)).toBeNull();
    device.line.network = office.networkOf(device.account.id);
    await device.signIn();
    await device.beOnline();
    expect(device.announced.times).toBe(before + 1);
    expect(office.rows('select id from souvenir')).toEqual([{ id }]);
  });

  it('waits for the record that it changes, which another device brings back', async () => {
    const device = await tablet('operations');
    const backup = await office.backUp();
    const visitor = phone();
    const { id } = await visitor.outbox.add({
      id: v7(),
      kind: 'homeBooking',
      payload: requests.homeBooking,
    });
    await visitor.beOnline();
    await device.puller.pull();
    const change = { record: id, kind: 'tour', revision: 1, lastChange: id, after: null };
    await device.enter('recordChange', { ...change, set: { Incharge: 'Neema' } });
    await office.restore(backup);
    later();
    await device.signIn();
    await device.beOnline();
    expect(await device.outbox.unsent()).toMatchObject([{ kind: 'recordChange', state: 'waiting' }]);
    // It holds up nothing that stands behind it.
    for (let number = 0; number < 60; number += 1) await device.add();
    later();
    await device.replayer.replay(true);
    expect(bookings()).toHaveLength(60);
    expect(await device.outbox.unsent()).toMatchObject([{ kind: 'recordChange', state: 'waiting' }]);
    await visitor.beOnline();
    later();
    await device.beOnline();
    expect(await device.outbox.unsent()).toEqual([]);
    expect(office.rows('select guide from tour')).toEqual([{ guide: 'Neema' }]);
  });

  it('is a conflict where somebody has changed the same record since, with both versions', async () => {
    const visitor = phone();
    const { id } = await visitor.outbox.add({
      id: v7(),
      kind: 'homeBooking',
      payload: requests.homeBooking,
    });
    await visitor.beOnline();
    const [first, second] = [await tablet('operations'), await tablet('operations')];
    const backup = await office.backUp();
    const work = ({ database, outbox, submit }: typeof first) =>
      createStaffActions({
        database,
        outbox,
        submit,
        announce: () => undefined,
        newId: v7,
        shown: () => null,
      });
    const rowOf = async ({ database, puller }: typeof first) => {
      await puller.pull();
      const rows = await storedRecords(database);
      return { ...(rows.find((row) => row.id === id) as FeedRecord<'tour'>), waits: [] } as never;
    };
    await work(first).changeRecord(await rowOf(first), { Incharge: 'Neema' });
    await first.beOnline();
    await office.restore(backup);
    later();
    await second.signIn();
    await work(second).changeRecord(await rowOf(second), { Incharge: 'Baraka' });
    await first.signIn();
    await first.beOnline();
    expect(office.rows('select guide from tour')).toEqual([{ guide: 'Baraka' }]);
    expect(await first.outbox.unsent()).toMatchObject([
      { state: 'parked', problem: { held: { Incharge: 'Baraka' } } },
    ]);
  });
});

describe('Copies on a device', () => {
  it('take five megabytes at most, and the oldest go first', async () => {
    const device = phone();
    const first = await book(device);
    const second = await book(device);
    await device.database.copies.update(second, { size: MAX_COPIES_SIZE - 10 });
    await device.heal(true);
    expect((await device.copies()).map(({ id }) => id)).toEqual([second]);
    expect((await device.outbox.sent()).map(({ id }) => id).sort()).toEqual([first, second].sort());
  });

  it('go after 180 days that both the device’s clock and the server’s have seen', async () => {
    const device = phone();
    const { network } = device.line;
    let served = time.now;
    device.line.network = async (address, init) => {
      const answer = await network(address, init);
      answer.headers.set('Date', new Date(served).toUTCString());
      return answer;
    };
    await book(device);
    const long = 181 * 24 * 60 * MINUTE;
    // A clock that jumped takes nothing; the word of the server alone does not either.
    later(long);
    await device.heal(true);
    expect(await device.copies()).toHaveLength(1);
    served += long;
    later(-long);
    await device.heal(true);
    expect(await device.copies()).toHaveLength(1);
    later(long);
    await device.heal(false);
    expect(await device.copies()).toEqual([]);
    expect(await device.outbox.sent()).toHaveLength(1);
  });

  it('are not kept by a browser that cannot seal, which works as before', async () => {
    const device = phone();
    device.line.network = async (address, init) =>
      address.startsWith('/api/sealing-key')
        ? new Response(null, { status: 503 })
        : office.network(address, init);
    await book(device);
    expect(await device.copies()).toMatchObject([{ unsealed: 1 }]);
    device.line.network = office.network;
    await device.heal(false);
    expect(await device.everything()).not.toContain('Traveller');
  });
});

describe('A backup from before everything', () => {
  it('is made whole by every device being online once: nothing twice, nothing erased, nobody asked', async () => {
    const outcome = await runHealing({ devices: 5, requests: 40, records: 10, erased: 2 });
    expect(outcome).toMatchObject({
      before: 50,
      forgotten: 50,
      after: 50,
      missing: 0,
      strange: 0,
      doubled: 0,
      unsent: 0,
    });
  });
});

/** A restore under live devices, of any size: what was forgotten, and what is there again. */
import { v7 } from 'uuid';
import { booking } from '../records/sample-booking.ts';
import { staffRequests } from '../records/sample-requests.ts';
import { openRestorableOffice } from '../server/restorable-office.ts';
import { type HealingDevice, openHealingDevice } from './healing-device.ts';

export interface HealingSize {
  devices: number;
  /** Requests of visitors, and records of the staff, on all devices together. */
  requests: number;
  records: number;
  /** Requests beside them that are erased before the restore. */
  erased: number;
}

export interface HealingOutcome {
  /** Rows before the restore, after it, and once every device was online once. */
  before: number;
  forgotten: number;
  after: number;
  /** Ids that are missing, that are there without having been before, and rows beyond one for an id. */
  missing: number;
  strange: number;
  doubled: number;
  /** Entries that still wait for somebody or something on any device. */
  unsent: number;
  /** Milliseconds until all devices were done, without the pauses between their calls. */
  took: number;
  /** Milliseconds of pauses of one device, on average. */
  paused: number;
  /** Bytes of the copies beside one receipt of a visitor and of the staff, on average. */
  visitorBytes: number;
  staffBytes: number;
}

const STAFF_PER_OFFICE = 5;
const TABLES = ['package_booking', 'souvenir'] as const;

export async function runHealing({
  devices,
  requests,
  records,
  erased,
}: HealingSize): Promise<HealingOutcome> {
  const time = { now: Date.UTC(2027, 0, 1) };
  const office = await openRestorableOffice(() => new Date(time.now));
  const rows = () =>
    TABLES.flatMap((table) => office.rows<{ id: string }>(`select id from ${table}`)).map(({ id }) => id);
  try {
    const boss = await office.hire('management');
    const staff = await Promise.all(Array.from({ length: STAFF_PER_OFFICE }, () => office.hire('logistics')));
    const backup = await office.backUp();
    const all: { device: HealingDevice; account: (typeof staff)[number] }[] = [];
    for (let number = 0; number < devices; number += 1) {
      const account = staff[number % staff.length] as (typeof staff)[number];
      const device = openHealingDevice(office.networkOf(account.id), time);
      all.push({ device, account });
    }
    const signIn = async () => {
      const sessions = new Map<string, Awaited<ReturnType<typeof office.signIn>>>();
      for (const account of staff) sessions.set(account.id, await office.signIn(account, 'logistics'));
      for (const { device, account } of all) {
        const session = sessions.get(account.id);
        if (session) await device.adopt(session);
      }
    };
    await signIn();
    const share = (count: number, number: number) =>
      Math.floor(((number + 1) * count) / devices) - Math.floor((number * count) / devices);
    for (const [number, { device, account }] of all.entries()) {
      for (let one = 0; one < share(requests + erased, number); one += 1) await device.add(booking);
      for (let one = 0; one < share(records, number); one += 1) {
        const payload = staffRequests.souvenir;
        await device.outbox.add({ id: v7(), kind: 'souvenir', payload, author: account.id });
      }
      await device.beOnline();
      // Records that staff entered come back by the feed, and are no longer in the outbox.
      await device.puller.pull();
    }
    const copies = (await Promise.all(all.map(({ device }) => device.copies()))).flat();
    const average = (list: typeof copies) =>
      Math.round(list.reduce((sum, { size }) => sum + size, 0) / Math.max(1, list.length));
    await office.signIn(boss, 'management');
    const gone = office
      .rows<{ id: string }>(`select id from package_booking order by id limit ${erased}`)
      .map(({ id }) => id);
    if (gone.length > 0) {
      await office.networkOf(boss.id)('/api/customers', {
        method: 'DELETE',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ records: gone }),
      });
    }
    const before = new Set(rows());

    await office.restore(backup);
    const forgotten = before.size - rows().length;
    time.now += 60_000;
    await signIn();
    for (const { device } of all) device.pauses.length = 0;
    const start = performance.now();
    for (const { device } of all) await device.beOnline();
    const took = Math.round(performance.now() - start);
    const after = rows();
    const there = new Set(after);
    const unsent = await Promise.all(all.map(({ device }) => device.outbox.unsent()));
    const pauses = all.flatMap(({ device }) => device.pauses);
    return {
      before: before.size,
      forgotten,
      after: after.length,
      missing: [...before].filter((id) => !there.has(id)).length,
      strange: [...there].filter((id) => !before.has(id)).length,
      doubled: after.length - there.size,
      unsent: unsent.flat().length,
      took,
      paused: Math.round(pauses.reduce((sum, pause) => sum + pause, 0) / devices),
      visitorBytes: average(copies.filter(({ author }) => author === undefined)),
      staffBytes: average(copies.filter(({ author }) => author !== undefined)),
    };
  } finally {
    await office.close();
  }
}

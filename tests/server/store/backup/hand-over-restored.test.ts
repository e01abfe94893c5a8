/** Files that colleagues carry, and the devices that signed them, on a server that was put back to an older state. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSealingKeys } from '../../../../server/security/sealing-keys.ts';
import { carriedEntryStrings } from '../../../../src/contract/protocol/device-keys.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { OutboxFile } from '../../../../src/contract/protocol/outbox-file.ts';
import { openHealingDevice } from '../../../parts/device/healing-device.ts';
import { handedEntry, openSigningPhone } from '../../../parts/device/signing-phone.ts';
import { staffRequests } from '../../../parts/records/sample-requests.ts';
import { openRestorableOffice, type RestorableOffice } from '../../../parts/server/restorable-office.ts';
import { signIn } from '../../../parts/server/staff.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let office: RestorableOffice;
let manager: { id: string; email: string };
const time = { now: 0 };
beforeEach(async () => {
  time.now = Date.UTC(2027, 0, 10, 8);
  office = await openRestorableOffice(() => new Date(time.now));
  manager = await office.hire('management');
});
afterEach(() => office.close());

/** A guide's phone, whose key the office knows. */
async function guide() {
  const person = await office.hire('logistics');
  const headers = await signIn({ app: office.app() }, person.email);
  const server = { app: office.app(), sealingKeys: await openSealingKeys(office.dataDir) };
  const phone = await openSigningPhone(server, { id: person.id, headers });
  const enter = () => handedEntry(person.id, { capturedAt: new Date(time.now).toISOString() });
  return {
    ...person,
    ...phone,
    sealed: phone.handOver,
    handOver: (count = 1) => phone.handOver(Array.from({ length: count }, enter)),
  };
}

async function revoke(account: string, device: string): Promise<void> {
  const headers = await signIn({ app: office.app() }, manager.email);
  const address = `${endpoints.deviceKeys}/${account}/${device}`;
  expect((await office.app().request(address, { method: 'DELETE', headers })).status).toBe(200);
}

async function results({ envelopes: [envelope] }: OutboxFile) {
  const response = await office.app().request(endpoints.sealedReplay, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(envelope),
  });
  return (await response.json()).results;
}
const colleague = () => openHealingDevice(office.network, time);
const people = () => office.rows(`select id from submission where kind = 'person'`).length;

describe('A device that was revoked after the backup', () => {
  it('stays so: what it signs from then on is not accepted, and what came before is', async () => {
    const phone = await guide();
    const before = await phone.handOver();
    const backup = await office.backUp();
    time.now += MINUTE;
    await revoke(phone.id, phone.device);
    time.now += MINUTE;
    const after = await phone.handOver();
    await office.restore(backup);
    expect(await results(after)).toMatchObject([
      { status: 403, problem: { message: carriedEntryStrings.revoked } },
    ]);
    expect(await results(before)).toMatchObject([{ status: 200 }]);
  });

  it('is refused at last although an older revocation is in the backup', async () => {
    const phone = await guide();
    await revoke(phone.id, phone.device);
    const [{ revoked_at: first }] = office.rows('select revoked_at from device_key') as [
      { revoked_at: string },
    ];
    const backup = await office.backUp();
    time.now += DAY;
    await office.restore(backup);
    expect(office.rows('select revoked_at, revoked_for from device_key')).toEqual([
      { revoked_at: first, revoked_for: 'device' },
    ]);
  });
});

describe('A phone that is gone, and registered itself after the backup', () => {
  it('is still believed: its colleague’s file is accepted', async () => {
    const someone = await guide();
    const backup = await office.backUp();
    const headers = await signIn({ app: office.app() }, someone.email);
    const server = { app: office.app(), sealingKeys: await openSealingKeys(office.dataDir) };
    const fresh = await openSigningPhone(server, { id: someone.id, headers });
    const capturedAt = new Date(time.now).toISOString();
    const file = await fresh.handOver([handedEntry(someone.id, { capturedAt })]);
    await office.restore(backup);
    expect(await results(file)).toMatchObject([{ status: 200 }]);
  });

  it('of an account that the backup does not know arrives: the restore brings the account', async () => {
    const backup = await office.backUp();
    const phone = await guide();
    const file = await phone.handOver();
    await office.restore(backup);
    expect(await results(file)).toMatchObject([{ status: 200 }]);
  });
});

describe('A colleague’s file that was delivered before the restore', () => {
  it('is kept sealed until a backup has it, and comes again to a server that forgot it', async () => {
    const phone = await guide();
    const file = await phone.handOver(3);
    const backup = await office.backUp();
    const carrier = colleague();
    await carrier.carrier.takeOver(file);
    await carrier.beOnline();
    expect(people()).toBe(3);
    expect(await carrier.carrier.list()).toMatchObject([{ entries: 3, received: 3, state: 'delivered' }]);
    expect(await carrier.replayer.waiting()).toEqual([]);
    // The phone that made it is gone.
    await office.restore(backup);
    expect(people()).toBe(0);
    time.now += MINUTE;
    await carrier.beOnline();
    expect(people()).toBe(3);
    expect(await carrier.carrier.list()).toMatchObject([{ entries: 3, received: 3, state: 'delivered' }]);
  });

  it('is healed although a part of it was refused, and removed by the person', async () => {
    const phone = await guide();
    const entry = (payload: unknown) =>
      handedEntry(phone.id, { capturedAt: new Date(time.now).toISOString(), payload });
    const good = entry(staffRequests.person);
    const file = await phone.sealed([good, entry({ ...staffRequests.person, name: '' })]);
    const backup = await office.backUp();
    for (const isRemoved of [false, true]) {
      const carrier = colleague();
      await carrier.carrier.takeOver(file);
      await carrier.beOnline();
      const [listed] = await carrier.carrier.list();
      expect(listed).toMatchObject({ entries: 2, received: 1, state: 'refused' });
      if (isRemoved) await carrier.carrier.remove(listed?.file ?? '');
      await office.restore(backup);
      expect(people()).toBe(0);
      time.now += MINUTE;
      await carrier.beOnline();
      expect(people()).toBe(1);
      await office.backUp();
      time.now += MINUTE;
      await carrier.heal(true);
      const kept = (await carrier.database.carried.toArray()).filter(({ envelope }) => envelope);
      // The part that was refused is still here, unless the person has removed it.
      expect(kept).toHaveLength(isRemoved ? 0 : 1);
    }
  });

  it('is let go of once a backup has it, or after half a year without one', async () => {
    const phone = await guide();
    const carrier = colleague();
    const kept = async () => (await carrier.database.carried.toArray()).filter(({ envelope }) => envelope);
    await carrier.carrier.takeOver(await phone.handOver());
    await carrier.beOnline();
    expect(await kept()).toHaveLength(1);
    await office.backUp();
    time.now += MINUTE;
    await carrier.heal(true);
    expect(await kept()).toEqual([]);
    await carrier.carrier.takeOver(await phone.handOver());
    await carrier.beOnline();
    expect(await kept()).toHaveLength(1);
    time.now += 200 * DAY;
    await carrier.heal(true);
    expect(await kept()).toEqual([]);
    expect(await carrier.carrier.list()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
  });

  it('is kept although the clock of the phone that brought it was ten years behind', async () => {
    const phone = await guide();
    const slow = { now: time.now - 3_650 * DAY };
    const carrier = openHealingDevice(office.network, slow);
    await carrier.carrier.takeOver(await phone.handOver());
    await carrier.beOnline();
    slow.now = time.now;
    await carrier.heal(true);
    expect((await carrier.database.carried.toArray()).filter(({ envelope }) => envelope)).toHaveLength(1);
  });

  it('brings nobody back whom the office erased since', async () => {
    const phone = await guide();
    const file = await phone.handOver();
    const backup = await office.backUp();
    const carrier = colleague();
    await carrier.carrier.takeOver(file);
    await carrier.beOnline();
    const [{ id }] = office.rows('select id from record') as [{ id: string }];
    await office.store().admin.erase([id], { by: 'zuri@example.com', at: new Date(time.now).toISOString() });
    const late = colleague();
    await late.carrier.takeOver(file);
    await late.beOnline();
    await office.restore(backup);
    time.now += MINUTE;
    await carrier.beOnline();
    await late.beOnline();
    for (const { carrier: one } of [carrier, late]) {
      expect(await one.list()).toMatchObject([{ received: 1, state: 'delivered' }]);
    }
    expect(office.rows('select id from record where removed_at is null')).toEqual([]);
    expect(office.rows('select name from transported_person')).toEqual([]);
  });
});

describe('A file of somebody whose customer was erased', () => {
  it('gets its receipts, and no name comes back, whoever brings it how often', async () => {
    const phone = await guide();
    const file = await phone.handOver(2);
    expect(await results(file)).toMatchObject([{ status: 200 }, { status: 200 }]);
    const ids = office.rows<{ id: string }>('select id from record').map((row) => row.id);
    await office.store().admin.erase(ids, { by: 'zuri@example.com', at: new Date(time.now).toISOString() });
    for (const carrier of [colleague(), colleague()]) {
      await carrier.carrier.takeOver(file);
      await carrier.beOnline();
      expect(await carrier.carrier.list()).toMatchObject([{ received: 2, state: 'delivered' }]);
    }
    expect(office.rows('select name from transported_person')).toEqual([]);
  });
});

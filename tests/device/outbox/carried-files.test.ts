import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carriedEntryStrings } from '../../../src/contract/protocol/device-keys.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { OutboxFile } from '../../../src/contract/protocol/outbox-file.ts';
import { readDeviceState } from '../../../src/device/core/database.ts';
import { statusStoringTransport } from '../../../src/device/core/server-status.ts';
import { requireSignIn } from '../../../src/device/office/session/author.ts';
import { adoptSession, forgetSession } from '../../../src/device/office/session/session-data.ts';
import { fitsEnvelope, readOutboxFile, sealOutbox } from '../../../src/device/transfer/outbox-file/index.ts';
import { seal } from '../../../src/device/transfer/sealing/index.ts';
import { checkRevocation, prepareSigningKey } from '../../../src/device/transfer/signing/index.ts';
import { describeRevokedSigning } from '../../../src/words/signed-files.ts';
import { captivePortal, createTestDevice, type Network, unreachable } from '../../parts/device/device.ts';
import { sessionOf } from '../../parts/device/feed.ts';
import { staffRequests } from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn, signIn } from '../../parts/server/staff.ts';

const FACTS = { about: 'Entries', site: 'https://example.org', savedAt: '2027-01-01T00:00:00.000Z' };
const HOUR = 60 * 60_000;

let server: TestServer;
let juma: Awaited<ReturnType<typeof signedIn>>;
/** Network between the phones and the server; a test changes it. */
let line: Network;
const online: Network = async (address, init) => server.app.request(address, init);
beforeEach(async () => {
  server = await openTestServer();
  juma = await signedIn(server, 'logistics');
  line = online;
});
afterEach(() => server.close());

type Device = ReturnType<typeof createTestDevice>;

/** A phone on which somebody is signed in, or nobody. */
async function openPhone(person?: { id: string; headers: { Cookie: string } }): Promise<Device> {
  const phone = createTestDevice({
    network: (address, init) => {
      const headers = new Headers(init.headers);
      // The test device has unpacked it.
      headers.delete('Content-Encoding');
      if (person) headers.set('Cookie', person.headers.Cookie);
      const { body, ...bare } = init;
      return line(address, { ...(init.method === 'GET' ? bare : { ...bare, body: body ?? null }), headers });
    },
  });
  if (person) await adoptSession(phone.database, sessionOf(person.id));
  return phone;
}

/** A guide's phone, whose key the office knows, with people entered where there is no signal. */
async function guidesPhone(count = 3): Promise<Device> {
  const phone = await openPhone(juma);
  const key = await prepareSigningKey({ ...phone, newId: v7 });
  expect(key?.state).toBe('registered');
  for (let entry = 0; entry < count; entry += 1) {
    await phone.outbox.add({ id: v7(), kind: 'person', payload: staffRequests.person, author: juma.id });
  }
  return phone;
}

async function handOver(phone: Device): Promise<OutboxFile> {
  const { exported } = await phone.outbox.exportUnsent(fitsEnvelope, juma.id);
  const key = await phone.database.signing.get(juma.id);
  const standing = await readDeviceState(phone.database, 'standing');
  const parts = { newId: v7, seal, identify: phone.identify, clockAhead: standing?.ahead };
  const saved = await sealOutbox(exported, server.sealingKeys.current(), FACTS, key ?? null, parts);
  // As it comes back from a disk.
  const file = readOutboxFile(JSON.stringify(saved));
  if (typeof file === 'string') throw new Error(file);
  return file;
}

const people = () => server.rows(`select id from submission where kind = 'person'`).length;

describe('A colleague’s file', () => {
  it('is kept sealed without a signal, and sent at the next wake; both phones learn of it', async () => {
    const phone = await guidesPhone();
    const carrier = await openPhone();
    line = unreachable;
    const file = await handOver(phone);
    expect(await carrier.carrier.takeOver(file)).toMatchObject({ entries: 3, received: 0, state: 'waiting' });
    await carrier.replayer.replay(true);
    expect(await carrier.replayer.waiting()).toHaveLength(1);
    const kept = JSON.stringify(await carrier.database.carried.toArray());
    expect(kept).not.toContain(staffRequests.person.name);

    line = online;
    await carrier.replayer.replay(true);
    expect(people()).toBe(3);
    expect(await carrier.carrier.list()).toMatchObject([{ entries: 3, received: 3, state: 'delivered' }]);
    expect(await carrier.replayer.waiting()).toEqual([]);
    // Sealed as before, until a backup of the server has it: see hand-over-restored.
    expect(await carrier.database.carried.toArray()).toMatchObject([{ state: 'kept', place: 3 }]);

    await phone.replayer.replay(true);
    expect(people()).toBe(3);
    expect((await phone.outbox.unsent()).filter(({ state }) => state !== 'received')).toEqual([]);
  });

  it('of which a part was damaged in its middle on the way is taken over anew from a good copy', async () => {
    const phone = await guidesPhone();
    const carrier = await openPhone();
    const file = await handOver(phone);
    const damaged = structuredClone(file);
    for (const part of damaged.envelopes) {
      const middle = Math.floor(part.ciphertext.length / 2);
      const other = part.ciphertext[middle] === 'A' ? 'B' : 'A';
      part.ciphertext = part.ciphertext.slice(0, middle) + other + part.ciphertext.slice(middle + 1);
    }
    await carrier.carrier.takeOver(damaged);
    await carrier.replayer.replay(true);
    expect(people()).toBe(0);
    await carrier.carrier.takeOver(file);
    await carrier.replayer.replay(true);
    expect(people()).toBe(3);
  });

  it('on three phones, on one of them twice, is delivered once, in whatever order they have a signal', async () => {
    const phone = await guidesPhone();
    const file = await handOver(phone);
    const carriers = [await openPhone(), await openPhone(await signedIn(server, 'hr')), await openPhone()];
    for (const { carrier } of carriers) await carrier.takeOver(file);
    await carriers[0]?.carrier.takeOver(file);
    await carriers[1]?.replayer.replay(true);
    await phone.replayer.replay(true);
    await Promise.all(carriers.map(({ replayer }) => replayer.replay(true)));
    expect(people()).toBe(3);
    for (const { carrier } of carriers) {
      expect(await carrier.list()).toMatchObject([{ entries: 3, received: 3, state: 'delivered' }]);
    }
    // Taken over once more, it is known to be there.
    expect(await carriers[0]?.carrier.takeOver(file)).toMatchObject({ state: 'delivered' });
  });

  it('stays through the sign-out of whoever carries it, and is sent with nobody signed in', async () => {
    const phone = await guidesPhone();
    const asha = await signedIn(server, 'marketing');
    const carrier = await openPhone(asha);
    line = unreachable;
    await carrier.carrier.takeOver(await handOver(phone));
    expect(await forgetSession(carrier.database, FACTS.savedAt, [])).toBe(true);
    line = online;
    await carrier.replayer.replay(true);
    expect(people()).toBe(3);
  });

  it('outlives its maker’s phone, and a new phone the next morning has its own key', async () => {
    const dead = await guidesPhone();
    const file = await handOver(dead);
    const first = await dead.database.signing.get(juma.id);
    const carrier = await openPhone();
    await carrier.carrier.takeOver(file);
    const fresh = await openPhone(juma);
    const second = await prepareSigningKey({ ...fresh, newId: v7 });
    expect(second?.state).toBe('registered');
    expect(second?.id).not.toBe(first?.id);
    await carrier.replayer.replay(true);
    expect(people()).toBe(3);
  });

  it.each([
    ['nobody answers', unreachable],
    ['a captive portal answers', captivePortal],
    ['the server fails', (async () => Response.json({ message: 'Oh' }, { status: 500 })) as Network],
  ])('when %s stays, and waits longer each time', async (_how, network) => {
    const phone = await guidesPhone();
    const carrier = await openPhone();
    await carrier.carrier.takeOver(await handOver(phone));
    line = network;
    await carrier.replayer.replay(false);
    await carrier.replayer.replay(false);
    const tried = carrier.requests.filter(({ address }) => address === '/api/sealedreplay');
    expect(tried).toHaveLength(1);
    carrier.time.now += HOUR;
    line = online;
    await carrier.replayer.replay(false);
    expect(people()).toBe(3);
  });

  it('half delivered sends the other half alone', async () => {
    const phone = await guidesPhone(70);
    const carrier = await openPhone();
    await carrier.carrier.takeOver(await handOver(phone));
    let calls = 0;
    line = async (address, init) => {
      if (address === '/api/sealedreplay') calls += 1;
      return calls > 1 ? unreachable(address, init) : online(address, init);
    };
    await carrier.replayer.replay(true);
    expect(await carrier.carrier.list()).toMatchObject([{ entries: 70, received: 50, state: 'waiting' }]);
    line = online;
    await carrier.replayer.replay(true);
    const sent = carrier.requests.filter(({ address }) => address === '/api/sealedreplay');
    expect(sent).toHaveLength(3);
    expect(people()).toBe(70);
  });

  it('of a revoked phone waits for its maker, who sends it by their own sign-in on any phone', async () => {
    const phone = await guidesPhone();
    const manager = await signedIn(server, 'management');
    const device = (await phone.database.facts.get('device'))?.value;
    const revoked = await server.app.request(`/api/devicekeys/${juma.id}/${device}`, {
      method: 'DELETE',
      headers: manager.headers,
    });
    expect(revoked.status).toBe(200);
    phone.time.now = Date.now() + HOUR;
    await phone.outbox.add({ id: v7(), kind: 'person', payload: staffRequests.person, author: juma.id });
    const carrier = await openPhone();
    // The entries of before were captured on 1 January 2027 and the phone was revoked now.
    await phone.database.entries.toCollection().modify({ capturedAt: '2999-01-01T00:00:00.000Z' });
    const file = await handOver(phone);
    await carrier.carrier.takeOver(file);
    await carrier.replayer.replay(true);
    expect(await carrier.carrier.list()).toMatchObject([
      {
        entries: 4,
        received: 0,
        state: 'waiting',
        needsMaker: true,
        problems: [carriedEntryStrings.revoked],
      },
    ]);
    // Its own phone keeps them.
    expect(await phone.outbox.unsent()).toHaveLength(4);
    // Nobody is asked every minute.
    const tried = carrier.requests.length;
    carrier.time.now += 10 * 60_000;
    await carrier.replayer.replay(false);
    expect(carrier.requests).toHaveLength(tried);
    const fresh = await openPhone({ ...juma, headers: await signIn(server, juma.email) });
    await fresh.carrier.takeOver(file);
    await fresh.replayer.replay(true);
    expect(people()).toBe(4);
    expect(await fresh.carrier.list()).toMatchObject([{ received: 4, state: 'delivered' }]);
    // From now on it goes from the other phone too, by itself.
    carrier.time.now += HOUR;
    await carrier.replayer.replay(false);
    expect(await carrier.carrier.list()).toMatchObject([
      { received: 4, state: 'delivered', needsMaker: false },
    ]);
  });

  it.each([
    ['', false],
    ['until it was set right', true],
  ])(
    'of a phone whose clock is ten minutes fast %s is taken although the account was stopped since',
    async (_, set) => {
      const phone = await guidesPhone(0);
      phone.time.now = Date.now() + 10 * 60_000;
      const transport = statusStoringTransport(
        phone.transport,
        () => phone.database,
        undefined,
        () => phone.time.now,
      );
      line = async (address, init) => {
        const answer = await online(address, init);
        answer.headers.set('Date', new Date().toUTCString());
        return answer;
      };
      await transport(endpoints.health);
      // Entered some seconds before the stop, as far as the office's clock goes.
      phone.time.now -= 5_000;
      await phone.outbox.add({ id: v7(), kind: 'person', payload: staffRequests.person, author: juma.id });
      if (set) {
        phone.time.now = Date.now();
        await transport(endpoints.health);
        expect((await readDeviceState(phone.database, 'standing'))?.ahead).toBe(0);
      }
      const file = await handOver(phone);
      const manager = await signedIn(server, 'management');
      const changed = await server.app.request(`${endpoints.accounts}/${juma.id}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', ...manager.headers },
        body: JSON.stringify({ disabled: true }),
      });
      expect(changed.status).toBe(200);
      const carrier = await openPhone();
      await carrier.carrier.takeOver(file);
      await carrier.replayer.replay(true);
      expect(people()).toBe(1);
    },
  );

  it('of a phone whose clock is right is not taken for what came after a stop, however slow its line is', async () => {
    const phone = await guidesPhone(0);
    phone.time.now = Date.now();
    const transport = statusStoringTransport(
      async (address, call) => {
        const reply = await phone.transport(address, call);
        // Ten seconds on the way back.
        phone.time.now += 10_000;
        return reply;
      },
      () => phone.database,
      undefined,
      () => phone.time.now,
    );
    line = async (address, init) => {
      const answer = await online(address, init);
      answer.headers.set('Date', new Date().toUTCString());
      return answer;
    };
    await transport(endpoints.health);
    expect((await readDeviceState(phone.database, 'standing'))?.ahead).toBeLessThanOrEqual(0);
  });

  it('of which a part is refused is opened by its maker alone, who corrects it on another phone', async () => {
    const phone = await guidesPhone();
    const [bad] = await phone.outbox.unsent();
    await phone.database.entries.update(bad?.order ?? 0, { payload: { ...staffRequests.person, name: '' } });
    const file = await handOver(phone);
    const [stranger, nobody] = [await openPhone(await signedIn(server, 'logistics')), await openPhone()];
    for (const other of [stranger, nobody]) {
      await other.carrier.takeOver(file);
      await other.replayer.replay(true);
      expect(await other.outbox.unsent()).toEqual([]);
      expect(await other.carrier.list()).toMatchObject([{ received: 2, state: 'refused' }]);
    }
    // The first phone is gone.
    const fresh = await openPhone({ ...juma, headers: await signIn(server, juma.email) });
    await fresh.carrier.takeOver(file);
    await fresh.replayer.replay(true);
    expect(await fresh.outbox.unsent()).toMatchObject([
      { id: bad?.id, state: 'parked', author: juma.id, problem: { fields: {} }, reference: bad?.reference },
    ]);
    expect((await fresh.outbox.unsent())[0]?.payload).toEqual({ ...staffRequests.person, name: '' });
    expect(await fresh.carrier.list()).toEqual([]);
    const payload = { ...staffRequests.person, name: 'Salma Kweka' };
    const mended = { id: v7(), kind: 'person', payload, author: juma.id, replaces: bad?.id ?? '' } as const;
    await fresh.outbox.add(mended);
    await fresh.replayer.replay(true);
    expect(people()).toBe(3);
    expect((await fresh.outbox.unsent()).filter(({ state }) => state !== 'received')).toEqual([]);
  });

  it('that is removed stays unseen as long as it is the only copy of what the server has of it', async () => {
    const phone = await guidesPhone();
    const [bad] = await phone.outbox.unsent();
    await phone.database.entries.update(bad?.order ?? 0, { payload: { ...staffRequests.person, name: '' } });
    const carrier = await openPhone();
    const { file } = await carrier.carrier.takeOver(await handOver(phone));
    await carrier.replayer.replay(true);
    expect(await carrier.carrier.list()).toMatchObject([{ entries: 3, received: 2, state: 'refused' }]);
    await carrier.carrier.remove(file);
    expect(await carrier.carrier.list()).toEqual([]);
    expect(await carrier.replayer.waiting()).toEqual([]);
    expect(await carrier.database.carried.toArray()).toMatchObject([
      { state: 'kept', removed: true, envelope: {} },
    ]);
  });

  it('of a phone that the office does not know waits, without asking every minute', async () => {
    line = unreachable;
    const phone = await openPhone(juma);
    const key = await prepareSigningKey({ ...phone, newId: v7 });
    expect(key?.state).toBe('new');
    await phone.outbox.add({ id: v7(), kind: 'person', payload: staffRequests.person, author: juma.id });
    const carrier = await openPhone();
    await carrier.carrier.takeOver(await handOver(phone));
    line = online;
    await carrier.replayer.replay(true);
    expect(await carrier.carrier.list()).toMatchObject([
      { received: 0, state: 'waiting', problems: [carriedEntryStrings.unknownKey] },
    ]);
    carrier.time.now += 10 * 60_000;
    await carrier.replayer.replay(false);
    expect(carrier.requests).toHaveLength(1);
    expect((await prepareSigningKey({ ...phone, newId: v7 }))?.state).toBe('registered');
    await carrier.replayer.replay(true);
    expect(people()).toBe(1);
  });

  it('with one part damaged delivers the others, and the whole part when it is taken over', async () => {
    const phone = await guidesPhone(70);
    const file = await handOver(phone);
    const [first, second] = file.envelopes as [OutboxFile['envelopes'][0], OutboxFile['envelopes'][0]];
    const bad = {
      ...first,
      ciphertext: `${first.ciphertext.slice(0, -1)}${first.ciphertext.endsWith('A') ? 'Q' : 'A'}`,
    };
    const carrier = await openPhone();
    await carrier.carrier.takeOver({ ...file, envelopes: [bad, second] });
    await carrier.replayer.replay(true);
    expect(people()).toBe(20);
    expect(await carrier.carrier.list()).toMatchObject([{ received: 20, state: 'refused' }]);
    await carrier.carrier.takeOver(file);
    await carrier.replayer.replay(true);
    expect(people()).toBe(70);
  });
});

describe('The key of a device', () => {
  it('survives a restart, goes at sign-out, and cannot be read', async () => {
    const phone = await guidesPhone(0);
    const key = await phone.database.signing.get(juma.id);
    await phone.database.close({ disableAutoOpen: false });
    expect((await prepareSigningKey({ ...phone, newId: v7 }))?.id).toBe(key?.id);
    await expect(crypto.subtle.exportKey('pkcs8', key?.privateKey as CryptoKey)).rejects.toThrow();
    expect(await forgetSession(phone.database, FACTS.savedAt, [])).toBe(true);
    expect(await phone.database.signing.toArray()).toEqual([]);
  });

  it('is known to be revoked with its account, which is said in other words', async () => {
    const phone = await guidesPhone();
    const manager = await signedIn(server, 'management');
    const disabled = await server.app.request(`${endpoints.accounts}/${juma.id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', ...manager.headers },
      body: JSON.stringify({ disabled: true }),
    });
    expect(disabled.status).toBe(200);
    expect(await checkRevocation(phone)).toBe('account');
    expect(describeRevokedSigning('account')).toBe(carriedEntryStrings.disabledHere);
    expect(await phone.database.signing.get(juma.id)).toMatchObject({ state: 'revoked', stopped: 'account' });
  });

  it('is known to be revoked although the device was signed out with it, and the next sign-in makes another', async () => {
    const phone = await guidesPhone(0);
    const first = await phone.database.signing.get(juma.id);
    expect(await checkRevocation(phone)).toBeNull();
    const manager = await signedIn(server, 'management');
    const device = (await phone.database.facts.get('device'))?.value;
    await server.app.request(`/api/devicekeys/${juma.id}/${device}`, {
      method: 'DELETE',
      headers: manager.headers,
    });
    expect(await checkRevocation(phone)).toBe('device');
    line = unreachable;
    expect(await checkRevocation(phone)).toBe('device');
    line = online;
    await requireSignIn(phone.database, juma.id);
    await adoptSession(phone.database, sessionOf(juma.id));
    expect(await checkRevocation(phone)).toBeNull();
    const again = await openPhone({ ...juma, headers: await signIn(server, juma.email) });
    const second = await prepareSigningKey({ ...again, newId: v7 });
    expect(second).toMatchObject({ state: 'registered' });
    expect(second?.id).not.toBe(first?.id);
  });
});

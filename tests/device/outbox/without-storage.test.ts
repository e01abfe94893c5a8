/** A device that cannot store: what can be sent is sent, once, under the form's id. */
import { IDBFactory } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { acceptsEverything, createTestDevice, type Network, unreachable } from '../../parts/device/device.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { staffRequests } from '../../parts/records/sample-requests.ts';

/** A factory of which every opening fails with the error of a browser. */
function refusing(name: string): IDBFactory {
  const factory = new IDBFactory();
  factory.open = () => {
    throw new DOMException('The operation is insecure.', name);
  };
  return factory;
}

/** A factory that does not answer before a test lets it. */
function silent() {
  const factory = new IDBFactory();
  const open = factory.open.bind(factory);
  const calls: (() => void)[] = [];
  factory.open = (...given) => {
    const request = { addEventListener() {} } as unknown as IDBOpenDBRequest;
    calls.push(() => {
      const real = open(...given);
      for (const event of ['success', 'error', 'upgradeneeded', 'blocked'] as const) {
        const handler = `on${event}` as 'onsuccess';
        real[handler] = (happened) => {
          Object.defineProperties(request, {
            result: { get: () => real.result, configurable: true },
            transaction: { get: () => real.transaction, configurable: true },
            error: { get: () => real.error, configurable: true },
          });
          request[handler]?.(happened);
        };
      }
    });
    return request;
  };
  return {
    factory,
    answer() {
      for (const call of calls.splice(0)) call();
    },
  };
}

/** Time runs out at once, for whatever waits for the database. */
const atOnce = (_: number, work: () => void) => {
  const timer = setTimeout(work, 20);
  return () => clearTimeout(timer);
};

const idsOf = ({ requests }: ReturnType<typeof createTestDevice>) =>
  requests.map(({ headers }) => headers.get('Idempotency-Key'));

describe('Without storage', () => {
  it.each(['SecurityError', 'UnknownError', 'InvalidStateError', 'VersionError'])(
    'a form is sent directly, under its id, and its receipt says that there is no copy: %s',
    async (name) => {
      const device = createTestDevice({ network: acceptsEverything, indexedDB: refusing(name) });
      const id = v7();
      expect(await device.book(id)).toMatchObject({ type: 'accepted', isWithoutCopy: true });
      expect(idsOf(device)).toEqual([id]);
    },
  );

  it('what reaches nobody is told as not stored, and another press sends the same again', async () => {
    let network: Network = unreachable;
    const device = createTestDevice({
      network: (...given) => network(...given),
      indexedDB: refusing('SecurityError'),
    });
    const id = v7();
    expect(await device.book(id)).toMatchObject({ type: 'not-stored' });
    network = acceptsEverything;
    expect(await device.book(id)).toMatchObject({ type: 'accepted' });
    expect(idsOf(device)).toEqual([id, id]);
    expect(device.requests[1]?.body).toBe(device.requests[0]?.body);
  });

  it('changed content is a correction of what may have arrived', async () => {
    let network: Network = unreachable;
    const device = createTestDevice({
      network: (...given) => network(...given),
      indexedDB: refusing('SecurityError'),
    });
    const id = v7();
    await device.book(id);
    network = acceptsEverything;
    expect(await device.book(id, { fullName: 'Ann Other' })).toMatchObject({ type: 'accepted' });
    const { body, address } = device.requests[1] ?? {};
    expect(address).toMatch(/corrections/);
    expect(JSON.parse(body ?? '')).toMatchObject({ record: id, payload: { fullName: 'Ann Other' } });
  });

  it.each(['SecurityError', 'nothing'])(
    'a correction of what the office has is sent directly, once, as a correction: %s',
    async (name) => {
      const late = silent();
      const device = createTestDevice({
        network: acceptsEverything,
        indexedDB: name === 'nothing' ? late.factory : refusing(name),
        databaseTimer: atOnce,
      });
      const id = v7();
      const atOffice = { capturedAt: '2027-01-01T08:00:00.000Z', replaces: [v7()], payload: booking };
      const payload = { ...booking, fullName: 'Ann Other' };
      const press = () => device.submit({ id, kind: 'packageBooking', payload, atOffice });
      expect(await press()).toMatchObject({ type: 'accepted', isWithoutCopy: true, isCorrection: true });
      expect(device.requests.map(({ address }) => address)).toEqual([expect.stringMatching(/corrections/)]);
      const { replaces, capturedAt } = atOffice;
      expect(JSON.parse(device.requests[0]?.body ?? '')).toMatchObject({
        ...{ record: id, replaces, capturedAt, fields: ['fullName'] },
        payload: { fullName: 'Ann Other' },
      });
      late.answer();
      await expect
        .poll(async () => (await Promise.race([device.outbox.unsent().catch(() => []), []])).length)
        .toBe(0);
      await device.replayer.replay(true).catch(() => undefined);
      expect(device.requests).toHaveLength(1);
    },
  );

  it('a full disk tells how wrong the clock is, which goes with what is sent', async () => {
    const device = createTestDevice({ network: acceptsEverything });
    const standing = { epoch: v7(), backedUpTo: 0, ahead: -86_400_000 };
    await device.database.facts.put({ key: 'standing', value: standing });
    device.database.entries.hook('creating', () => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(await device.book(v7())).toMatchObject({ type: 'accepted', isWithoutCopy: true });
    expect(device.requests.at(-1)?.headers.get('Clock-Ahead')).toBe('-86400000');
  });

  it('a correction of what the disk knows is left to the disk', async () => {
    const factory = new IDBFactory();
    const sound = createTestDevice({ network: unreachable, indexedDB: factory });
    const id = v7();
    await sound.book(id);
    const device = createTestDevice({ network: acceptsEverything, indexedDB: factory });
    device.database.entries.hook('creating', () => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const atOffice = { capturedAt: '2027-01-01T08:00:00.000Z', replaces: [], payload: booking };
    const payload = { ...booking, fullName: 'Ann Other' };
    expect(await device.submit({ id, kind: 'packageBooking', payload, atOffice })).toMatchObject({
      type: 'not-stored',
    });
    expect(device.requests).toEqual([]);
  });

  it('a database that answers late holds no second one, and knows the receipt', async () => {
    const { factory, answer } = silent();
    const device = createTestDevice({
      network: acceptsEverything,
      indexedDB: factory,
      databaseTimer: atOnce,
    });
    const id = v7();
    expect(await device.book(id)).toMatchObject({ type: 'accepted', isWithoutCopy: true });
    answer();
    await expect.poll(() => device.outbox.findSent(id)).toMatchObject({ id });
    expect(await device.outbox.unsent()).toEqual([]);
    expect(idsOf(device)).toEqual([id]);
  });

  it('a database that answers late keeps nothing of what the form was told to hold', async () => {
    const { factory, answer } = silent();
    let network: Network = unreachable;
    const device = createTestDevice({
      network: (...given) => network(...given),
      indexedDB: factory,
      databaseTimer: atOnce,
    });
    const id = v7();
    expect(await device.book(id)).toMatchObject({ type: 'not-stored' });
    answer();
    await expect.poll(() => device.changes.count).toBeGreaterThan(1);
    expect(await device.outbox.unsent()).toEqual([]);
    network = acceptsEverything;
    expect(await device.book(id)).toMatchObject({ type: 'accepted' });
    expect(new Set(idsOf(device))).toEqual(new Set([id]));
  });

  describe('an entry of staff', () => {
    const account = v7();
    const press = (device: ReturnType<typeof createTestDevice>, id: string) =>
      device.submit({ id, kind: 'lead', payload: staffRequests.lead, author: account });

    it.each(['SecurityError', 'nothing'])(
      'is sent directly, once, for whom the tab shows: %s',
      async (name) => {
        const late = silent();
        const device = createTestDevice({
          network: acceptsEverything,
          indexedDB: name === 'nothing' ? late.factory : refusing(name),
          databaseTimer: atOnce,
          shownAuthor: () => account,
        });
        const id = v7();
        expect(await press(device, id)).toMatchObject({ type: 'accepted', isWithoutCopy: true });
        expect(device.requests).toHaveLength(1);
        const [sent] = device.requests;
        expect([sent?.headers.get('Idempotency-Key'), sent?.headers.get('Author')]).toEqual([id, account]);
      },
    );

    it('that reaches nobody is not called saved, and another press sends it again', async () => {
      let network: Network = unreachable;
      const device = createTestDevice({
        network: (...given) => network(...given),
        indexedDB: refusing('SecurityError'),
        shownAuthor: () => account,
      });
      const id = v7();
      expect(await press(device, id)).toMatchObject({ type: 'not-stored' });
      network = acceptsEverything;
      expect(await press(device, id)).toMatchObject({ type: 'accepted' });
      expect(idsOf(device)).toEqual([id, id]);
    });

    it.each([null, v7()])('is not sent for anybody else: %s', async (shown) => {
      const device = createTestDevice({
        network: acceptsEverything,
        indexedDB: refusing('SecurityError'),
        shownAuthor: () => shown,
      });
      expect(await press(device, v7())).toMatchObject({ type: 'not-stored' });
      expect(device.requests).toEqual([]);
    });

    it('is not sent for whom the tab shows where the disk knows better', async () => {
      const device = createTestDevice({ network: acceptsEverything, shownAuthor: () => account });
      expect(await press(device, v7())).toMatchObject({ type: 'not-stored' });
      expect(device.requests).toEqual([]);
    });
  });

  it('what the disk refuses for the sake of an account is not sent', async () => {
    const device = createTestDevice({ network: acceptsEverything });
    const outcome = await device.submit({ id: v7(), kind: 'lead', payload: {}, author: 'somebody' });
    expect(outcome).toMatchObject({ type: 'not-stored' });
    expect(device.requests).toEqual([]);
  });
});

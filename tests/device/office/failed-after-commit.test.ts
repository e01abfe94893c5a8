/** A failure that is told after the commit: what the person submits next is the same record, as pressed last. */
import { IDBFactory } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adoptSession, forgetSession } from '../../../src/device/office/session/session-data.ts';
import { listUnsent } from '../../../src/device/outbox/show/request-list.ts';
import { createTestDevice, type Network, unreachable } from '../../parts/device/device.ts';
import { sessionOf } from '../../parts/device/feed.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { staffRequests } from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const toServer: Network = async (address, init) => server.app.request(address, init);
const says = (status: number, init: RequestInit) =>
  Response.json({ message: 'No.', id: new Headers(init.headers).get('Idempotency-Key') }, { status });

/** As our server would say it. */
const fails =
  (status: number, when: 'before' | 'after'): Network =>
  async (address, init) => {
    if (when === 'after') await server.app.request(address, init);
    return says(status, init);
  };

function openDevice(network: Network, indexedDB = new IDBFactory()) {
  const line = { network };
  const device = createTestDevice({ network: (address, init) => line.network(address, init), indexedDB });
  return { ...device, line };
}

const rows = () => server.rows('select id, phone from package_booking');
const versions = () => server.rows('select id from record_version');

describe('A form that was told of a failure', () => {
  it.each([
    [500, 'after', 'failed'],
    [502, 'after', 'failed'],
    [500, 'before', 'failed'],
  ] as const)('of %i %s the commit is one record with what was pressed last', async (status, when, told) => {
    const device = openDevice(fails(status, when));
    const id = v7();
    expect(await device.book(id, { phone: '111 111' })).toMatchObject({ type: told });
    expect(await device.outbox.unsent()).toEqual([]);
    device.line.network = toServer;
    const second = await device.book(id, { phone: '222 222' });
    // To its person it is the first that was taken.
    expect(second).toMatchObject({ type: 'accepted' });
    expect(second).not.toHaveProperty('isCorrection');
    expect(rows()).toEqual([{ id, phone: '222 222' }]);
    expect(await device.outbox.unsent()).toEqual([]);
    expect(await device.database.facts.get('withdrawn')).toMatchObject({ value: [] });
  });

  it('of 403, which is no answer to a visitor, waits and is one record once it is sent again', async () => {
    const device = openDevice(fails(403, 'after'));
    const id = v7();
    expect(await device.book(id, { phone: '111 111' })).toMatchObject({ type: 'saved' });
    device.line.network = toServer;
    await device.replayer.replay(true);
    expect(rows()).toEqual([{ id, phone: '111 111' }]);
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('and is pressed again untouched is the same request, under its first time', async () => {
    const device = openDevice(fails(500, 'after'));
    const id = v7();
    await device.book(id, { phone: '111 111' });
    device.line.network = toServer;
    device.time.now += 60_000;
    expect(await device.book(id, { phone: '111 111' })).toMatchObject({ type: 'accepted' });
    expect(rows()).toEqual([{ id, phone: '111 111' }]);
    expect(versions()).toEqual([]);
  });

  it.each([
    ['before', 'before'],
    ['before', 'after'],
    ['after', 'before'],
    ['after', 'after'],
  ] as const)('twice, %s and %s the commit, is what was pressed third', async (one, other) => {
    for (const third of ['111 111', '222 222', '333 333']) {
      const device = openDevice(fails(500, one));
      const id = v7();
      await device.book(id, { phone: '111 111' });
      device.line.network = fails(500, other);
      await device.book(id, { phone: '222 222' });
      device.line.network = toServer;
      expect(await device.book(id, { phone: third })).toMatchObject({ type: 'accepted' });
      expect(rows().filter((row) => row.id === id)).toEqual([{ id, phone: third }]);
    }
  });

  it('is corrected after a reload too, and saved like any other while nobody answers', async () => {
    const indexedDB = new IDBFactory();
    const id = v7();
    await openDevice(fails(500, 'after'), indexedDB).book(id, { phone: '111 111' });
    const device = openDevice(unreachable, indexedDB);
    const saved = await device.book(id, { phone: '222 222' });
    expect(saved).toMatchObject({ type: 'saved' });
    expect(saved).not.toHaveProperty('isCorrection');
    expect(listUnsent(await device.outbox.unsent(), [])).toMatchObject([{ isCorrection: false }]);
    device.line.network = toServer;
    await device.replayer.replay(true);
    expect(rows()).toEqual([{ id, phone: '222 222' }]);
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('after another content of it was saved is what was pressed last', async () => {
    const device = openDevice(unreachable);
    const id = v7();
    await device.book(id, { phone: '111 111' });
    device.line.network = fails(500, 'after');
    expect(await device.book(id, { phone: '222 222' })).toMatchObject({ type: 'failed' });
    device.line.network = unreachable;
    // The first content again: it must not stand behind the one that failed.
    expect(await device.book(id, { phone: '111 111' })).toMatchObject({ type: 'saved', isCorrection: true });
    device.line.network = toServer;
    await device.replayer.replay(true);
    expect(rows()).toEqual([{ id, phone: '111 111' }]);
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('and then of a key that is taken is corrected by the next press', async () => {
    const id = v7();
    const device = openDevice(toServer);
    await device.book(id, { phone: '111 111' });
    // The browser threw its receipts away; the secret of the device is there.
    await device.database.sent.clear();
    expect(await device.book(id, { phone: '222 222' })).toMatchObject({ type: 'refused' });
    expect(await device.book(id, { phone: '222 222' })).toMatchObject({ type: 'accepted' });
    expect(rows()).toEqual([{ id, phone: '222 222' }]);
  });

  it('while the disk failed after taking it back is not told that it is saved', async () => {
    const device = openDevice(fails(500, 'before'));
    const { withdraw } = device.outbox;
    device.outbox.withdraw = async (...press) => {
      await withdraw(...press);
      throw new DOMException('The connection was lost.', 'UnknownError');
    };
    const id = v7();
    expect(await device.book(id, { phone: '111 111' })).toMatchObject({ type: 'failed' });
    expect(await device.outbox.unsent()).toEqual([]);
    device.line.network = toServer;
    expect(await device.book(id, { phone: '111 111' })).toMatchObject({ type: 'accepted' });
    expect(rows()).toEqual([{ id, phone: '111 111' }]);
  });

  it('keeps none of its texts on the device', async () => {
    const device = openDevice(fails(500, 'after'));
    await device.book(v7(), { phone: '111 111', fullName: 'Amina Okoye' });
    const all = await Promise.all(device.database.tables.map((table) => table.toArray()));
    expect(JSON.stringify(all)).not.toMatch(/Amina|111 111/);
  });
});

describe('A form whose request was discarded in the outbox', () => {
  /** The server takes it, and nobody hears of it. */
  const unheard: Network = async (address, init) => {
    await server.app.request(address, init);
    throw new TypeError('Failed to fetch');
  };

  it.each(['111 111', '222 222'])(
    'after it arrived unheard is one record with what is pressed then: %s',
    async (phone) => {
      const device = openDevice(unheard);
      const id = v7();
      expect(await device.book(id, { phone: '111 111' })).toMatchObject({ type: 'saved' });
      expect(await device.outbox.remove(id)).toBe(true);
      device.line.network = toServer;
      expect(await device.book(id, { phone })).toMatchObject({ type: 'accepted' });
      expect(rows()).toEqual([{ id, phone }]);
      expect(await device.outbox.unsent()).toEqual([]);
      expect((await device.database.facts.get('withdrawn'))?.value ?? []).toEqual([]);
    },
  );

  it('before it left is sent as what it is then', async () => {
    const device = openDevice(unreachable);
    const id = v7();
    await device.outbox.add({ id, kind: 'packageBooking', payload: { ...booking, phone: '111 111' } });
    await device.outbox.remove(id);
    expect(await device.database.facts.get('withdrawn')).toBeUndefined();
    device.line.network = toServer;
    expect(await device.book(id, { phone: '222 222' })).toMatchObject({ type: 'accepted' });
    expect(versions()).toEqual([]);
  });
});

describe('A form that was refused for its content', () => {
  it('is corrected under its own key: nobody holds it', async () => {
    const device = openDevice(toServer);
    const id = v7();
    expect(await device.book(id, { numberOfAdults: -1 })).toMatchObject({ type: 'refused' });
    expect(await device.book(id, { phone: '222 222' })).toMatchObject({ type: 'accepted' });
    expect(device.requests.map(({ address }) => address)).toEqual([
      '/api/companypackage',
      '/api/companypackage',
    ]);
    expect(versions()).toEqual([]);
  });
});

describe('A sign-out', () => {
  it('forgets the forms of the staff that failed', async () => {
    const account = v7();
    const device = openDevice(fails(500, 'after'));
    await adoptSession(device.database, sessionOf(account, 'marketing', 'Amina'));
    const lead = { id: v7(), kind: 'lead' as const, payload: staffRequests.lead, author: account };
    expect(await device.submit(lead)).toMatchObject({ type: 'failed' });
    await device.book(v7());
    expect(await forgetSession(device.database, new Date(device.time.now).toISOString(), [])).toBe(true);
    const { value } = (await device.database.facts.get('withdrawn')) ?? {};
    expect(value).toMatchObject([{ kind: 'packageBooking' }]);
  });
});

/** Corrections from a device to the real server: before it left, after it may have, and after it arrived. */
import { IDBFactory } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTransport } from '../../../src/device/core/transport.ts';
import { findEditedRequest } from '../../../src/device/outbox/add/edited-request.ts';
import { listSent, listUnsent } from '../../../src/device/outbox/show/request-list.ts';
import { fitsEnvelope, sealOutbox } from '../../../src/device/transfer/outbox-file/index.ts';
import { seal } from '../../../src/device/transfer/sealing/index.ts';
import { correctionStrings } from '../../../src/kinds/correction/schema.ts';
import { createTestDevice, type Network, unreachable } from '../../parts/device/device.ts';
import { sendOutboxFile } from '../../parts/device/send-file.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

/** The real server behind a device's calls. */
const toServer: Network = async (address, init) => server.app.request(address, init);
/** It commits, and nobody hears of it. */
const answerLost: Network = async (address, init) => {
  await server.app.request(address, init);
  throw new TypeError('Failed to fetch');
};

function openDevice(network: Network = unreachable, indexedDB = new IDBFactory()) {
  const line = { network };
  const device = createTestDevice({ network: (address, init) => line.network(address, init), indexedDB });
  return { ...device, line };
}
type Device = ReturnType<typeof openDevice>;

async function arrive(device: Device): Promise<void> {
  device.line.network = toServer;
  await device.replayer.replay(true);
  expect(await device.outbox.unsent()).toEqual([]);
}
const rows = () => server.rows('select * from package_booking');
const list = async ({ outbox }: Device) => {
  const [unsent, sent] = [await outbox.unsent(), await outbox.sent()];
  return { unsent: listUnsent(unsent, sent), sent: listSent(unsent, sent) };
};

describe('A request that is changed and submitted again', () => {
  it('before anything of it left is changed in its place', async () => {
    const device = openDevice();
    const { id, capturedAt } = await device.add({ phone: '111 111' });
    device.time.now += 1_000;
    await device.add({ phone: '222 222' }, id);
    expect(await device.outbox.unsent()).toMatchObject([{ id, capturedAt, payload: { phone: '222 222' } }]);
    await arrive(device);
    expect(rows()).toMatchObject([{ id, phone: '222 222' }]);
    expect(server.rows('select * from record_version')).toEqual([]);
  });

  it.each<[what: string, network: Network]>([
    ['nobody answered', unreachable],
    ['the answer was lost', answerLost],
  ])('after %s is one record with the later content and its history', async (_what, network) => {
    const device = openDevice(network);
    const id = v7();
    const first = await device.book(id, { phone: '111 111' });
    device.line.network = unreachable;
    const second = await device.book(id, { phone: '222 222' });
    expect([first.type, second]).toEqual(['saved', { ...first, isCorrection: true }]);
    // Untouched, it is the same press once more.
    await device.book(id, { phone: '222 222' });
    expect(await device.outbox.unsent()).toHaveLength(2);
    await device.book(id, { phone: '333 333' });
    await arrive(device);
    expect(rows()).toMatchObject([{ id, phone: '333 333' }]);
    expect(server.rows('select id from record_version')).toHaveLength(3);
    const { sent } = await list(device);
    expect(sent).toMatchObject([{ receipt: { id }, correction: { message: correctionStrings.success } }]);
  });

  it('after it arrived is a correction; the same content is what arrived', async () => {
    const device = openDevice(toServer);
    const id = v7();
    const first = await device.book(id, { phone: '111 111' });
    expect(await device.book(id, { phone: '111 111' })).toMatchObject({ type: first.type });
    const later = await device.book(id, { phone: '222 222' });
    expect(later).toMatchObject({
      type: 'accepted',
      receipt: { message: correctionStrings.success },
      isCorrection: true,
    });
    expect(rows()).toMatchObject([{ id, phone: '222 222' }]);
  });
});

describe('A correction that is submitted at the same moment as another request', () => {
  it('leaves that one in its place', async () => {
    const device = openDevice(toServer);
    const id = v7();
    await device.book(id, { phone: '111 111' });
    device.line.network = unreachable;
    // The first is tried as new, and is known: what is added meanwhile gets the place that it gave back.
    const [correction, other] = await Promise.all([device.add({ phone: '222 222' }, id), device.add()]);
    expect((await device.outbox.unsent()).map((entry) => entry.id).sort()).toEqual(
      [correction.id, other.id].sort(),
    );
  });
});

describe('The outbox', () => {
  it('shows a request and its correction as one, and a discarded correction brings nothing back', async () => {
    const device = openDevice();
    const id = v7();
    await device.book(id, { phone: '111 111' });
    const { reference } = (await list(device)).unsent[0]?.entry ?? {};
    await device.book(id, { phone: '222 222' });
    const { unsent } = await list(device);
    expect(unsent).toMatchObject([{ isCorrection: true, entry: { reference, kind: 'correction' } }]);
    await device.outbox.remove(unsent[0]?.entry.id ?? '');
    expect((await list(device)).unsent).toMatchObject([
      { isCorrection: false, entry: { id, payload: { phone: '111 111' } } },
    ]);
    await arrive(device);
    expect(rows()).toMatchObject([{ id, phone: '111 111' }]);
  });

  it('opens what it still has, and of what arrived its reference and package', async () => {
    const device = openDevice();
    const id = v7();
    await device.book(id, { phone: '111 111' });
    await device.book(id, { phone: '222 222' });
    expect(await findEditedRequest(device.database, id)).toMatchObject({
      id,
      kind: 'packageBooking',
      payload: { phone: '222 222' },
      isCorrection: true,
    });
    await arrive(device);
    const edited = await findEditedRequest(device.database, id);
    expect(edited).toMatchObject({ id, payload: null, about: expect.any(String), isCorrection: true });
    const { reference, atOffice } = edited ?? { reference: '', atOffice: null };
    expect((await list(device)).sent).toMatchObject([{ receipt: { reference } }]);
    // Filled in anew, with what the receipts know of it.
    const payload = { ...((await device.add()).payload as object), phone: '444 444' };
    await device.outbox.add({ id, kind: 'packageBooking', payload, atOffice });
    expect((await list(device)).unsent.at(-1)).toMatchObject({
      isCorrection: true,
      entry: { reference },
      receipt: { id },
    });
    expect((await list(device)).sent).toEqual([]);
    await arrive(device);
    expect(rows().find((row) => row.id === id)).toMatchObject({ phone: '444 444' });
    expect(rows()).toHaveLength(2);
    // Pressed once more untouched, it is what has arrived.
    const again = device.outbox.add({ id, kind: 'packageBooking', payload, atOffice });
    await expect(again).rejects.toMatchObject({ name: 'AlreadyReceived' });
  });
});

describe('A correction', () => {
  it('by a file of a colleague’s phone, before the device itself sends the rest, is the same record', async () => {
    const device = openDevice();
    const id = v7();
    await device.book(id, { phone: '111 111' });
    await device.book(id, { phone: '222 222' });
    const { exported: handed } = await device.outbox.exportUnsent(fitsEnvelope);
    const facts = { about: 'Requests', site: 'https://example.org', savedAt: '2027-01-01T00:00:00.000Z' };
    // The correction alone, as if the rest of the file were lost.
    const parts = { newId: v7, seal, identify: device.identify };
    const file = await sealOutbox(handed.slice(1), server.sealingKeys.current(), facts, null, parts);
    const transport = createTransport({ fetch: async (path, init = {}) => toServer(String(path), init) });
    const fates: string[] = [];
    const colleague = openDevice();
    await sendOutboxFile(file, { transport, outbox: colleague.outbox, clock: () => 0 }, (_, { type }) =>
      fates.push(type),
    );
    expect(fates).toEqual(['received']);
    // In the file it is out there: what is changed now is a further correction.
    await device.book(id, { phone: '333 333' });
    await arrive(device);
    expect(rows()).toMatchObject([{ id, phone: '333 333' }]);
    expect(server.rows('select id from record_version')).toHaveLength(3);
  });

  it('received, what it corrects is no work when it is refused after that', async () => {
    const device = openDevice();
    const id = v7();
    await device.book(id, { phone: '111 111' });
    device.line.network = toServer;
    await device.book(id, { phone: '222 222' });
    expect((await device.outbox.unsent()).map((entry) => entry.id)).toEqual([id]);
    await device.outbox.park(id, { message: 'No.' });
    expect(await device.outbox.unsent()).toEqual([]);
    expect((await list(device)).sent).toMatchObject([{ receipt: { id } }]);
  });

  it('received before what it corrects is what the next one is made on', async () => {
    const device = openDevice();
    const id = v7();
    await device.book(id, { phone: '111 111' });
    device.line.network = toServer;
    expect(await device.book(id, { phone: '222 222' })).toMatchObject({ type: 'accepted' });
    device.line.network = unreachable;
    // Back to what was written first: no second press of that, which the server would not heed.
    expect(await device.book(id, { phone: '111 111' })).toMatchObject({ type: 'saved', isCorrection: true });
    await arrive(device);
    expect(rows()).toMatchObject([{ id, phone: '111 111' }]);
  });

  it('of which only the correction arrived can be corrected again', async () => {
    const device = openDevice();
    const id = v7();
    await device.book(id, { phone: '111 111' });
    device.line.network = toServer;
    const { reference } = (await device.book(id, { phone: '222 222' })) as { reference: string };
    await device.outbox.remove(id);
    const { sent } = await list(device);
    expect(sent).toMatchObject([{ receipt: { id, kind: 'packageBooking', reference } }]);
    const edited = await findEditedRequest(device.database, sent[0]?.receipt.id ?? '');
    expect(edited).toMatchObject({ id, reference, payload: null, kind: 'packageBooking' });
    expect(await device.book(id, { phone: '333 333' })).toMatchObject({ type: 'accepted', reference });
    expect(rows()).toMatchObject([{ id, phone: '333 333' }]);
    const [first] = server.rows('select captured_at from submission order by received_at, id');
    expect(first?.captured_at).toBe(sent[0]?.receipt.capturedAt);
  });

  it('of a refused request, in a file, takes its place', async () => {
    const device = openDevice();
    const { id } = await device.add({ phone: '111 111' });
    await device.outbox.exportUnsent(fitsEnvelope);
    await device.outbox.park(id, { message: 'No.' });
    await device.add({ phone: '222 222' }, id);
    expect(await device.outbox.unsent()).toMatchObject([{ kind: 'correction', state: 'waiting' }]);
    await arrive(device);
    expect(rows()).toMatchObject([{ id, phone: '222 222' }]);
  });

  it('that is refused at once leaves what it corrects', async () => {
    const device = openDevice();
    const id = v7();
    await device.book(id, { phone: '111 111' });
    device.line.network = toServer;
    const outcome = await device.book(id, { email: 'no address' });
    expect(outcome).toMatchObject({ type: 'refused', problem: { fields: { email: expect.any(String) } } });
    expect((await device.outbox.unsent()).map((entry) => entry.id)).toEqual([id]);
    // Mended in the form.
    expect(await device.book(id, { phone: '222 222' })).toMatchObject({
      type: 'accepted',
      isCorrection: true,
    });
    await arrive(device);
    expect(rows()).toMatchObject([{ id, phone: '222 222' }]);
  });

  it('received, what it corrects and was refused is no work any more', async () => {
    const device = openDevice();
    const id = v7();
    await device.book(id, { phone: '111 111' });
    await device.book(id, { phone: '222 222' });
    await device.outbox.park(id, { message: 'No.' });
    await arrive(device);
    expect(rows()).toMatchObject([{ id, phone: '222 222' }]);
  });
});

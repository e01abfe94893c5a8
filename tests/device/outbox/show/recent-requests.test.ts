/** Which content this device has lately sent: a form that the browser fills in again is no new request. */
import { IDBFactory } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payloadHash } from '../../../../src/device/outbox/add/correction-chain.ts';
import { createOwnOutbox } from '../../../../src/device/outbox/show/own-outbox.ts';
import { createTestDevice, type Network, unreachable } from '../../../parts/device/device.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

function openDevice() {
  const line: { network: Network } = { network: unreachable };
  const device = createTestDevice({
    network: (address, init) => line.network(address, init),
    indexedDB: new IDBFactory(),
  });
  const own = createOwnOutbox(device);
  return { ...device, line, recent: () => own.recent('packageBooking') };
}
const toServer: Network = async (address, init) => server.app.request(address, init);
const markOf = (phone: string) => payloadHash({ ...booking, phone });

describe('The requests that a device has lately sent', () => {
  it('are found by their content: waiting, refused and received', async () => {
    const device = openDevice();
    const id = v7();
    const saved = await device.book(id, { phone: '111 111' });
    const { reference } = saved as { reference: string };
    const mark = markOf('111 111');
    expect(await device.recent()).toEqual([
      { id, mark, isCurrent: true, outcome: { type: 'saved', reference } },
    ]);
    await device.outbox.park(id, { message: 'No.' });
    expect(await device.recent()).toMatchObject([
      { id, mark, outcome: { type: 'refused', problem: { message: 'No.' } } },
    ]);
    device.line.network = toServer;
    expect(await device.book(id, { phone: '111 111' })).toMatchObject({ type: 'accepted' });
    expect(await device.recent()).toMatchObject([
      { id, mark, isCurrent: true, outcome: { type: 'accepted', reference } },
    ]);
    expect(await createOwnOutbox(device).recent('stayBooking')).toEqual([]);
  });

  it.each<[string, Network]>([
    ['waits', unreachable],
    ['has arrived', toServer],
  ])('are found by what they were before a correction that %s, which says so', async (_, network) => {
    const device = openDevice();
    device.line.network = toServer;
    const id = v7();
    await device.book(id, { phone: '111 111' });
    device.line.network = network;
    const { type } = await device.book(id, { phone: '222 222' });
    const found = await device.recent();
    expect(found.map(({ mark, isCurrent }) => [mark, isCurrent]).sort()).toEqual(
      [
        [markOf('111 111'), false],
        [markOf('222 222'), true],
      ].sort(),
    );
    for (const one of found) expect(one).toMatchObject({ id, outcome: { type, isCorrection: true } });
  });

  it('are sent again if a restored server has lost them, or the person has removed them', async () => {
    const device = openDevice();
    const id = v7();
    await device.book(id, { phone: '111 111' });
    await device.outbox.remove(id);
    expect(await device.recent()).toEqual([]);
    device.line.network = toServer;
    await device.book(id, { phone: '111 111' });
    await device.database.sent.update(id, { lost: true });
    expect(await device.recent()).toMatchObject([{ id, outcome: null }]);
  });
});

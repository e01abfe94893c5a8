/** An account is disabled while its entries wait on a device: they are kept, counted, and its author's again later. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ListedDevice } from '../../../src/contract/protocol/device-reports.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { createTransport } from '../../../src/device/core/transport.ts';
import { createOwnOutbox } from '../../../src/device/outbox/show/own-outbox.ts';
import { createDeviceReport } from '../../../src/device/records/device-report.ts';
import { type Network, unreachable } from '../../parts/device/device.ts';
import { openTab, type Tab } from '../../parts/device/office-device.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { addAccount, cookiesOf, PASSWORD, signedIn, type TestAccount } from '../../parts/server/staff.ts';

const lead = { name: 'Asha', place: 'Moshi', socialNetwork: 'Instagram', converted: 'no' };

let server: TestServer;
let director: Awaited<ReturnType<typeof signedIn>>;
let amina: TestAccount;
let tab: Tab;
let online: Network;
/** Ids of what Amina left: one that waits, one that was refused. */
const left = { waiting: '', parked: '' };

beforeEach(async () => {
  server = await openTestServer();
  director = await signedIn(server, 'management');
  amina = await addAccount(server, 'marketing', { name: 'Amina' });
  online = connect();
  tab = openTab({ network: online });
  await signIn(amina);
  tab.line.network = unreachable;
  left.waiting = (await tab.enter('lead', lead)).id;
  left.parked = (await tab.enter('lead', lead)).id;
  await tab.outbox.park(left.parked, { message: 'No.', fields: { name: 'Who?' } });
  await change({ disabled: true });
  tab.line.network = online;
});
afterEach(async () => {
  tab.close();
  await server.close();
});

/** The browser's way to the server, with its cookies. */
function connect(): Network {
  let cookies = '';
  return async (address, init) => {
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookies);
    // A test's device hands over what it packed unpacked.
    headers.delete('Content-Encoding');
    const environment = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
    const answer = await server.app.request(address, { ...init, headers }, environment);
    if (answer.headers.has('Set-Cookie')) cookies = cookiesOf(answer);
    return answer;
  };
}

const signIn = async ({ email }: TestAccount) => (await tab.sessions.signIn(email, PASSWORD)).ok;
const own = () => createOwnOutbox(tab);
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

async function change(body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json', ...director.headers };
  const request = { method: 'PATCH', headers, body: JSON.stringify(body) };
  expect((await server.app.request(`${endpoints.accounts}/${amina.id}`, request)).status).toBe(200);
}

/** Returns what management sees of this device after it has reported. */
async function reported(): Promise<ListedDevice | undefined> {
  const report = createDeviceReport({
    database: tab.database,
    clock: () => tab.time.now,
    version: '0.1.0-test',
    newId: v7,
    transport: createTransport({ fetch: (address, init = {}) => online(String(address), init) }),
  });
  expect(await report()).toBe(true);
  const answer = await server.app.request(endpoints.devices, { headers: director.headers });
  const [latest] = (await answer.json()) as ListedDevice[];
  return latest;
}

it('its entries are neither sent, refused nor lost, and the office is told of them', async () => {
  await tab.replayer.replay(true);
  expect(await signIn(amina)).toBe(false);
  const juma = await addAccount(server, 'marketing', { name: 'Juma' });
  expect(await signIn(juma)).toBe(true);
  await tab.replayer.replay(true);
  expect(await tab.outbox.unsent()).toMatchObject([
    { id: left.waiting, state: 'waiting', author: amina.id, payload: lead },
    { id: left.parked, state: 'parked', author: amina.id, payload: lead },
  ]);
  expect(server.rows('select * from lead')).toEqual([]);
  expect(await own().unsent()).toEqual({
    own: [],
    others: { waiting: 1, parked: 1, accounts: 1 },
    unreadable: 0,
  });
  expect((await own().exportUnsent(() => true)).exported).toEqual([]);
  expect(await reported()).toMatchObject({ account: { id: juma.id }, pending: 1, parked: 1 });
});

it('once it is enabled again its author sees them, saves them to a file and sends them', async () => {
  await tab.replayer.replay(true);
  await change({ disabled: false });
  expect(await signIn(amina)).toBe(true);
  expect(idsOf((await own().unsent()).own)).toEqual([left.waiting, left.parked]);
  expect(await reported()).toMatchObject({ account: { id: amina.id }, pending: 1, parked: 1 });
  const { exported, left: rest } = await own().exportUnsent(() => true);
  expect(idsOf(exported)).toEqual([left.waiting, left.parked]);
  expect(rest).toEqual([]);
  expect(await own().discard(left.parked)).toBe(true);
  await tab.replayer.replay(true);
  expect(await tab.outbox.unsent()).toEqual([]);
  expect(server.rows('select * from lead')).toMatchObject([{ id: left.waiting }]);
  tab.time.now += 3_600_000;
  expect(await reported()).toMatchObject({ pending: 0, parked: 0, oldestCapturedAt: null });
});

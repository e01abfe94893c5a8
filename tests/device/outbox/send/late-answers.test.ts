/** Answers that come late, in part, or from somebody else: none of them changes what is already known. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CALL_TIMEOUT } from '../../../../src/device/core/transport.ts';
import { judgeBatch, judgeEnvelope } from '../../../../src/device/outbox/send/verdict.ts';
import { acceptsEverything, createTestDevice, type Network } from '../../../parts/device/device.ts';
import { createTestFeed, sessionOf, type TestFeed } from '../../../parts/device/feed.ts';
import { createBrowser, openTab, type Tab } from '../../../parts/device/office-device.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';

const lead = { name: 'Asha', place: 'Moshi', socialNetwork: 'Instagram', converted: 'no' };
const keyOf = (init: RequestInit) => new Headers(init.headers).get('Idempotency-Key') ?? '';
const answers =
  (status: number): Network =>
  async (_address, init) =>
    Response.json({ message: 'No.', id: keyOf(init) }, { status });

let feed: TestFeed;
beforeEach(() => {
  feed = createTestFeed(5);
  feed.accounts.push(sessionOf(v7(), 'management', 'Amina'));
});

async function signedIn(browser = createBrowser()): Promise<Tab> {
  const tab = openTab(feed, browser);
  await tab.signIn('amina@example.com');
  return tab;
}

describe('An answer that comes after another tab has the receipt', () => {
  it.each([400, 403, 401, 500, 503])(
    '%i changes nothing, and the person is told of the receipt',
    async (status) => {
      const browser = createBrowser();
      const [one, other] = [await signedIn(browser), await signedIn(browser)];
      // Without locks two tabs send the same at once.
      const id = v7();
      one.line.network = async (...request) => {
        await other.outbox.acknowledge([
          { id, reference: 'LD-0000-0000-0', receivedAt: '2027-01-02T00:00:00.000Z', message: 'Taken' },
        ]);
        return answers(status)(...request);
      };
      const { account } = one.sessions.view().session ?? {};
      const outcome = await one.submit({ id, kind: 'lead', payload: lead, author: account?.id ?? null });
      expect(outcome).toMatchObject({ type: 'accepted', receipt: { message: 'Taken' } });
      expect(await one.database.entries.toArray()).toMatchObject([{ id, state: 'received', problem: null }]);
      await one.replayer.replay(true);
      expect(await one.database.entries.toArray()).toMatchObject([{ id, state: 'received', problem: null }]);
    },
  );
});

describe('A 401 of somebody else, in JSON', () => {
  const portal: Network = async () =>
    Response.json({ message: 'Please log in to Lodge Wi-Fi.', id: 'f00d' }, { status: 401 });

  it('does not end a session that stands', async () => {
    const tab = await signedIn();
    tab.line.network = portal;
    await tab.sessions.refresh();
    await tab.puller.pull();
    const { id } = await tab.enter('lead', lead);
    await tab.replayer.replay(true);
    expect(tab.sessions.view().state).toBe('in');
    tab.line.network = feed.network;
    await tab.replayer.replay(true);
    expect((await tab.outbox.sent()).map((sent) => sent.id)).toEqual([id]);
  });

  it('does not pass for the end of a session that is to be told to the office', async () => {
    const tab = await signedIn();
    await tab.signOut();
    tab.line.network = portal;
    await tab.flushSignOut();
    tab.line.network = feed.network;
    await tab.flushSignOut();
    expect(feed.cookie).toBeNull();
  });
});

describe('A device whose clock is far off', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer();
  });
  afterEach(() => server.close());

  it.each([
    ['in the year 12027', Date.UTC(12_027, 0, 1)],
    ['at the end of all dates', 8.64e15],
    ['before 1970', Date.UTC(1969, 11, 31)],
    ['before Christ', Date.UTC(-44, 2, 15)],
  ])('%s gets its requests through, alone and together', async (_when, now) => {
    const device = createTestDevice({
      network: async (address, init) => server.app.request(address, init),
      time: { now },
    });
    expect(await device.book(v7())).toMatchObject({ type: 'accepted' });
    for (let count = 0; count < 3; count += 1) await device.add();
    await device.replayer.replay(true);
    expect(await device.outbox.unsent()).toEqual([]);
    expect(server.rows('select * from submission')).toHaveLength(4);
  });

  it('sends what an earlier version stamped so', async () => {
    const device = createTestDevice({ network: async (address, init) => server.app.request(address, init) });
    for (const capturedAt of ['+012027-01-01T00:00:00.000Z', '-000044-03-15T00:00:00.000Z', 'yesterday']) {
      const { id } = await device.add();
      await device.database.entries.where('id').equals(id).modify({ capturedAt });
    }
    await device.replayer.replay(true);
    expect(await device.outbox.unsent()).toEqual([]);
    const { id } = await device.add();
    await device.database.entries
      .where('id')
      .equals(id)
      .modify({ capturedAt: '+012027-01-01T00:00:00.000Z' });
    expect(await device.replayer.deliver(id)).toMatchObject({ type: 'accepted' });
  });
});

describe('One malformed result', () => {
  const [one, other] = [v7(), v7()];
  const receipt = (id: string) => ({
    id,
    reference: 'PB-0000-0000-0',
    receivedAt: '2027-01-02T00:00:00.000Z',
    message: 'Taken',
  });
  const malformed = [
    null,
    'no',
    { id: one, status: 'fine' },
    { id: one, status: 200, receipt: { id: one } },
    { id: one, status: 400, problem: { message: 7 } },
  ];

  it.each(malformed)('%j spoils only itself', (result) => {
    const body = { results: [result, { id: other, status: 200, receipt: receipt(other) }] };
    const reply = { status: 200, body, retryAfter: null };
    const judged = judgeBatch(reply, [one, other], 0);
    expect(judged).toEqual({
      type: 'judged',
      verdicts: new Map([
        [one, { type: 'unreachable' }],
        [other, { type: 'accepted', receipt: receipt(other) }],
      ]),
    });
    const inFile = judgeEnvelope(reply, { file: one, references: ['PB-1111-1111-1', 'PB-0000-0000-0'] }, 0);
    expect(inFile.map(({ type }) => type)).toEqual(['unreachable', 'accepted']);
  });
});

describe('A large entry on a slow line', () => {
  it('that goes alone has a second for each kilobyte; whoever waits for it is told in time', async () => {
    const waits: number[] = [];
    const device = createTestDevice({ network: acceptsEverything, onWait: (wait) => void waits.push(wait) });
    const large = { specialRequests: 'x'.repeat(100_000) };
    await device.add(large);
    await device.replayer.replay(true);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThan(CALL_TIMEOUT + 100_000);
    await device.book(v7(), large);
    expect(waits[1]).toBe(CALL_TIMEOUT);
  });
});

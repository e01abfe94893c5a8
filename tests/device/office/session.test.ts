import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { SIGNED_IN_FLAG } from '../../../src/contract/document/local-storage.ts';
import { type DeviceReport, deviceReportSchema } from '../../../src/contract/protocol/device-reports.ts';
import { createTransport } from '../../../src/device/core/transport.ts';
import { createDrafts } from '../../../src/device/drafts/drafts.ts';
import { storeCached } from '../../../src/device/local-cache/index.ts';
import { STORAGE_REFUSED_MESSAGE } from '../../../src/device/office/session/sessions.ts';
import { createDeviceReport } from '../../../src/device/records/device-report.ts';
import { captivePortal, type Network, unreachable } from '../../parts/device/device.ts';
import { createTestFeed, sessionOf, type TestFeed, tourOf } from '../../parts/device/feed.ts';
import { createBrowser, openTab, settled, type Tab } from '../../parts/device/office-device.ts';
import { readAllStored, recordDatabases } from '../../parts/pages/stored.ts';

const AMINA = v7();
const JUMA = v7();
const lead = { name: 'Asha Secret', place: 'Moshi', socialNetwork: 'Instagram', converted: 'no' };

let feed: TestFeed;
beforeEach(() => {
  feed = createTestFeed(50);
  feed.accounts.push(sessionOf(AMINA, 'management', 'Amina'), sessionOf(JUMA, 'operations', 'Juma'));
});

const signIn = (tab: Tab, name = 'amina') => tab.signIn(`${name}@example.com`);

describe('Signing in', () => {
  it('is known in every tab, after a restart and offline', async () => {
    const browser = createBrowser();
    const tab = openTab(feed, browser);
    const other = openTab(feed, browser);
    await other.sessions.look();
    expect(other.sessions.view()).toEqual({ state: 'out', session: null });
    expect(await signIn(tab)).toEqual({ ok: true, role: 'management', mustChangePassword: false });
    await expect.poll(() => other.sessions.view().state).toBe('in');
    expect(browser.storage.get(SIGNED_IN_FLAG)).toBe('true');
    tab.close();
    other.close();
    const harness = openTab(feed, browser);
    harness.line.network = unreachable;
    await harness.sessions.look();
    await harness.sessions.refresh();
    expect(harness.sessions.view()).toMatchObject({ state: 'in', session: { account: { name: 'Amina' } } });
  });

  it('says in plain words that the browser refuses cookies, and asks nobody', async () => {
    const browser = createBrowser();
    browser.refusesCookies = true;
    const tab = openTab(feed, browser);
    expect(await signIn(tab)).toEqual({ ok: false, message: STORAGE_REFUSED_MESSAGE });
    expect(feed.seen).toEqual([]);
    expect(browser.storage.get(SIGNED_IN_FLAG)).toBeUndefined();
  });

  it('says the same where the browser refuses the database', async () => {
    const tab = openTab(feed);
    tab.database.facts.hook('creating', () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(await signIn(tab)).toEqual({ ok: false, message: STORAGE_REFUSED_MESSAGE });
  });

  it('is not what a flag without a session stands for, which stays as it is', async () => {
    const browser = createBrowser();
    browser.storage.set(SIGNED_IN_FLAG, 'true');
    const tab = openTab(feed, browser);
    await tab.sessions.look();
    expect(tab.sessions.view().state).toBe('out');
    expect(browser.storage.get(SIGNED_IN_FLAG)).toBe('true');
  });

  it('takes one call, and two where the server is of an earlier version', async () => {
    const tab = openTab(feed);
    expect(await signIn(tab)).toMatchObject({ ok: true });
    expect(feed.seen).toEqual(['POST /userslogin']);
    feed.seen.length = 0;
    tab.line.network = async (address, init) => {
      const answer = await feed.network(address, init);
      if (address !== '/userslogin') return answer;
      const { session, ...earlier } = await answer.json();
      return Response.json(earlier, { status: answer.status });
    };
    expect(await signIn(tab, 'juma')).toMatchObject({ ok: true, role: 'operations' });
    expect(feed.seen).toEqual(['POST /userslogin', 'GET /api/session']);
  });

  it('has changed a password that the office took, even where the device cannot note it', async () => {
    const tab = openTab(feed);
    await signIn(tab);
    tab.line.network = async () => Response.json(feed.cookie);
    const begin = tab.database.transaction;
    tab.database.transaction = (() => {
      throw new Error('The disk is full.');
    }) as never;
    expect(await tab.sessions.changePassword('the old one', 'a new one')).toEqual({ ok: true });
    tab.database.transaction = begin;
  });

  it('with a wrong password says so in the words of the contract', async () => {
    const tab = openTab(feed);
    const outcome = await tab.sessions.signIn('amina@example.com', 'wrong');
    expect(outcome).toEqual({ ok: false, message: 'Invalid username or password' });
    await tab.sessions.look();
    expect(tab.sessions.view().state).toBe('out');
  });

  it('with a passkey takes a second step, and nobody is signed in before it', async () => {
    const tab = openTab(feed);
    const question = { ticket: 'ticket', options: { challenge: 'challenge' } };
    const [session] = feed.accounts;
    const given: unknown[] = [];
    tab.line.network = async (address, init) => {
      const second = address === '/api/passkeys/login';
      if (second) given.push(JSON.parse(String(init?.body)));
      const answer = second
        ? { success: true, message: 'You are signed in.', session }
        : { success: false, message: 'Use your passkey to finish signing in.', passkey: question };
      return Response.json(answer, { status: second ? 200 : 401 });
    };
    expect(await signIn(tab)).toEqual({
      ok: false,
      message: 'Use your passkey to finish signing in.',
      question,
    });
    await tab.sessions.look();
    expect(tab.sessions.view().state).toBe('out');
    const answer = { ticket: question.ticket, recoveryCode: '7Q4M' };
    expect(await tab.sessions.signInWith(answer)).toMatchObject({ ok: true, role: 'management' });
    expect(given).toEqual([answer]);
    expect(tab.sessions.view().state).toBe('in');
  });

  it.each<[string, Network, RegExp]>([
    [
      'without a line',
      unreachable,
      /^An error occurred. Please try again. No signal, or no line to the office/,
    ],
    ['behind a captive portal', captivePortal, /^An error occurred. Please try again. Somebody else/],
    [
      'too often',
      async () => Response.json({ message: 'Please wait a minute.' }, { status: 429 }),
      /^Please wait a minute.$/,
    ],
  ])('%s says why', async (_case, network, words) => {
    const tab = openTab(feed);
    tab.line.network = network;
    const outcome = await signIn(tab);
    expect(outcome).toMatchObject({ ok: false, message: expect.stringMatching(words) });
  });

  it('as somebody else removes what was read, and keeps what was not sent', async () => {
    const browser = createBrowser();
    const tab = openTab(feed, browser);
    feed.put(tourOf(v7(), { customer_name: 'Customer of Amina' }));
    await signIn(tab);
    await tab.puller.pull();
    tab.line.network = unreachable;
    await tab.enter('lead', lead);
    tab.line.network = feed.network;
    const store = tab.open('tour');
    await settled(store);
    expect(store.snapshot().rows).toHaveLength(1);
    await signIn(tab, 'juma');
    await settled(store);
    expect(store.snapshot().rows).toEqual([]);
    expect(await readAllStored(browser.indexedDB)).not.toContain('Customer of Amina');
    expect(await recordDatabases(browser.indexedDB)).toHaveLength(1);
    expect(await tab.outbox.unsent()).toMatchObject([{ author: AMINA, payload: lead }]);
  });

  it('in another role removes what was read in the first', async () => {
    const tab = openTab(feed);
    feed.put(tourOf(v7()));
    await signIn(tab);
    await tab.puller.pull();
    feed.accounts[0] = sessionOf(AMINA, 'hr', 'Amina');
    await signIn(tab);
    expect(await tab.records()).toEqual([]);
    expect(await recordDatabases(tab.browser.indexedDB)).toHaveLength(1);
  });
});

describe('A session that the server has ended', () => {
  it('is found at the next start; what is here stays', async () => {
    const browser = createBrowser();
    const tab = openTab(feed, browser);
    feed.put(tourOf(v7()));
    await signIn(tab);
    await tab.puller.pull();
    feed.cookie = null;
    await tab.sessions.refresh();
    expect(tab.sessions.view()).toMatchObject({ state: 'expired', session: { account: { id: AMINA } } });
    expect(await tab.records()).toHaveLength(1);
    expect(browser.storage.get(SIGNED_IN_FLAG)).toBe('true');
  });

  it('is not believed of a captive portal that asks for a sign-in of its own', async () => {
    const tab = openTab(feed);
    await signIn(tab);
    tab.line.network = async () => new Response('<html>Wi-Fi</html>', { status: 401 });
    await tab.sessions.refresh();
    expect(tab.sessions.view().state).toBe('in');
  });
});

describe('Signing out', () => {
  async function busyDevice() {
    const browser = createBrowser();
    const tab = openTab(feed, browser);
    feed.put(tourOf(v7(), { customer_name: 'Customer Secret' }));
    await signIn(tab);
    await tab.puller.pull();
    await tab.enter('lead', lead);
    await tab.replayer.replay(true);
    tab.line.network = unreachable;
    await tab.enter('lead', { ...lead, place: 'Waiting Secret' });
    await tab.enter('feedback', { customer: 'Parked Secret' });
    const drafts = createDrafts({ database: tab.database, clock: () => 0, openTabs: async () => null });
    await drafts.save({ id: v7(), kind: 'lead', tab: 't', author: AMINA, values: { name: 'Draft Secret' } });
    await storeCached(tab.database, ['tours'], { value: ['Screen Secret'], records: [] });
    return { browser, tab, drafts };
  }

  it('leaves nothing of staff on the device, in any tab, offline too', async () => {
    const { browser, tab, drafts } = await busyDevice();
    const visitor = await tab.add();
    const other = openTab(feed, browser);
    await other.sessions.look();
    const store = other.open('tour');
    await settled(store);
    expect(store.snapshot().rows).toHaveLength(1);
    expect(await tab.sessions.unsent()).toHaveLength(2);
    await tab.signOut();
    await settled(store);
    expect(store.snapshot().rows).toEqual([]);
    await drafts.save({ id: v7(), kind: 'lead', tab: 't', author: AMINA, values: { name: 'Late Secret' } });
    const left = await readAllStored(browser.indexedDB);
    expect(await recordDatabases(browser.indexedDB)).toEqual([]);
    expect(left).not.toContain('Secret');
    expect(left).not.toContain(AMINA);
    expect(left.toLowerCase()).not.toContain('amina@example.com');
    expect(await tab.database.sent.toArray()).toEqual([]);
    expect((await tab.outbox.unsent()).map(({ id }) => id)).toEqual([visitor.id]);
    expect(browser.storage.size).toBe(0);
    expect(other.sessions.view()).toEqual({ state: 'out', session: null });
  });

  it('removes nothing when an entry was added after the person was asked', async () => {
    const { tab } = await busyDevice();
    const asked = await tab.sessions.unsent();
    const late = await tab.enter('lead', { ...lead, place: 'Late' });
    expect(await tab.sessions.forget(asked)).toBe(false);
    expect(tab.sessions.view().state).toBe('in');
    expect((await tab.outbox.unsent()).map(({ id }) => id)).toEqual([...asked, late.id]);
    expect(await tab.records()).not.toEqual([]);
    expect(await tab.sessions.forget([...asked, late.id])).toBe(true);
    expect(await tab.outbox.unsent()).toEqual([]);
  });

  it('offline is told to the server first of all when there is a line', async () => {
    const { tab } = await busyDevice();
    await tab.add();
    await tab.signOut();
    await tab.flushSignOut();
    expect(feed.cookie).not.toBeNull();
    feed.seen.length = 0;
    tab.line.network = feed.network;
    await tab.replayer.replay(true);
    expect(feed.cookie).toBeNull();
    expect(feed.seen[0]).toBe('DELETE /api/session');
    expect(feed.seen).toHaveLength(2);
    await tab.replayer.replay(true);
    expect(feed.seen).toHaveLength(2);
  });

  it('is not undone by a cookie that still lives', async () => {
    const { tab } = await busyDevice();
    await tab.signOut();
    tab.line.network = async (address, init) =>
      init.method === 'DELETE' ? unreachable(address, init) : feed.network(address, init);
    await tab.sessions.refresh();
    expect(tab.sessions.view().state).toBe('out');
  });

  it('is superseded by a new sign-in, which nothing ends afterwards', async () => {
    const { tab } = await busyDevice();
    await tab.signOut();
    tab.line.network = async (address, init) =>
      init.method === 'DELETE' ? unreachable(address, init) : feed.network(address, init);
    await signIn(tab, 'juma');
    tab.line.network = feed.network;
    await tab.flushSignOut();
    await tab.replayer.replay(true);
    expect(feed.cookie?.account.id).toBe(JUMA);
    expect(tab.sessions.view()).toMatchObject({ state: 'in', session: { account: { id: JUMA } } });
  });

  it('while a replay is on its way keeps nothing of the answer', async () => {
    const { tab } = await busyDevice();
    tab.line.network = async (address, init) => {
      const answer = await feed.network(address, init);
      if (address === '/api/replay') await tab.signOut();
      return answer;
    };
    await tab.replayer.replay(true);
    expect(await readAllStored(tab.browser.indexedDB)).not.toContain('Secret');
    expect(await tab.database.sent.toArray()).toEqual([]);
  });
});

describe("A device's report", () => {
  it('tells what waits, at most once a minute, and only what is new', async () => {
    const tab = openTab(feed);
    await signIn(tab);
    const bodies: DeviceReport[] = [];
    const report = createDeviceReport({
      database: tab.database,
      clock: () => tab.time.now,
      newId: v7,
      version: '0.1.0-test',
      transport: createTransport({
        fetch: async (_address, init) => {
          bodies.push(deviceReportSchema.parse(JSON.parse(String(init?.body))));
          return new Response(null, { status: 204 });
        },
      }),
    });
    expect(await report()).toBe(true);
    expect(await report()).toBe(false);
    await tab.enter('lead', lead);
    expect(await report()).toBe(false);
    tab.time.now += 61_000;
    expect(await report()).toBe(true);
    tab.time.now += 61_000;
    expect(await report()).toBe(false);
    expect(bodies.map(({ pending }) => pending)).toEqual([0, 1]);
    expect(bodies[1]).toMatchObject({
      parked: 0,
      oldestCapturedAt: '2027-01-01T00:00:00.000Z',
      version: '0.1.0-test',
      device: bodies[0]?.device,
    });
    await tab.signOut();
    tab.time.now += 100 * 60_000;
    expect(await report()).toBe(false);
  });
});

/** Money of requests (docs/contract.md#money), through the calls that devices use, on both databases. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../../server/http/app.ts';
import { builtSite } from '../../../../server/http/site.ts';
import { openSealingKeys } from '../../../../server/security/sealing-keys.ts';
import type { Log } from '../../../../server/start/log.ts';
import { type Role, roles } from '../../../../src/contract/accounts/roles.ts';
import { duesOf } from '../../../../src/contract/money/dues.ts';
import { type AgreedMoney, formatHundredths, toHundredths } from '../../../../src/contract/money/money.ts';
import type { MoneyFigures } from '../../../../src/contract/office/department-figures.ts';
import { GUESTS_QUERY } from '../../../../src/contract/office/guests.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { referenceOf } from '../../../../src/contract/values/reference.ts';
import type { FeedPage } from '../../../../src/kinds/calls/feed-page.ts';
import type { Payment } from '../../../../src/kinds/payment/schema.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { requests, staffRequests } from '../../../parts/records/sample-requests.ts';
import { findAllOf } from '../../../parts/server/found-records.ts';
import { ORIGIN } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';

const log = { info: () => 0, warn: () => 0, error: () => 0 } as unknown as Log;
type Headers = Record<string, string>;

describe.each(databases)('On %s', (_name, open) => {
  let database: TestDatabase;
  let dataDir: string;
  let app: Hono;
  let now: Date;
  let finance: Headers;
  let operations: Headers;
  let management: Headers;
  beforeEach(async () => {
    now = new Date('2027-01-05T08:00:00.000Z');
    database = await open();
    dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
    app = createApp({
      store: database.store,
      log,
      sealingKeys: await openSealingKeys(dataDir),
      clock: () => now,
      settings: { publicOrigin: ORIGIN, trustProxy: 0 },
      site: builtSite(join(import.meta.dirname, '../../../parts/site')),
    });
    const headersOf = async (role: Role) => (await signedIn({ app, store: database.store }, role)).headers;
    finance = await headersOf('finance');
    operations = await headersOf('operations');
    management = await headersOf('management');
  }, 60_000);
  afterEach(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  const post = (address: string, body: unknown, headers: Headers = {}, id: string = v7()) =>
    app.request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...headers },
      body: JSON.stringify(body),
    });
  const ask = async (address: string, headers: Headers) =>
    (await app.request(address, { headers: { Accept: 'application/json', ...headers } })).json();
  const figures = (): Promise<MoneyFigures> => ask(endpoints.financeFigures, finance);

  /** A package booking of a traveller. @returns its id */
  async function arrive(): Promise<string> {
    const id = v7();
    expect((await post(endpoints.companyPackage, requests.packageBooking, {}, id)).status).toBe(200);
    return id;
  }
  const change = (record: string, set: object, headers = operations, kind = 'packageBooking') =>
    post(endpoints.changes, { record, kind, revision: null, set }, headers);
  async function agree(record: string, set: object): Promise<void> {
    const answer = await change(record, set);
    expect(answer.status, await answer.clone().text()).toBe(200);
  }
  const agreed = {
    state: 'confirmed',
    price: '4500',
    currency: 'USD',
    deposit: '900',
    depositDue: '2026-12-01',
    balanceDue: '2027-05-01',
  };
  const paymentOf = (request: string, part: Partial<Record<keyof Payment, unknown>> = {}) => ({
    request,
    requestKind: 'packageBooking',
    requestReference: referenceOf('PB', request),
    date: '2026-11-20',
    amount: '900.00',
    currency: 'USD',
    way: 'Bank transfer',
    note: 'From the account of Anna Meyer',
    ...part,
  });
  async function pay(request: string, part: object = {}, id: string = v7()): Promise<string> {
    const answer = await post(endpoints.payments, paymentOf(request, part), finance, id);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return id;
  }
  const feed = (headers: Headers, since = ''): Promise<FeedPage> =>
    ask(`${endpoints.changes}${since && `?since=${since}`}`, headers);

  it('counts what is agreed, paid and due once a request is confirmed, and not before', async () => {
    const id = await arrive();
    await agree(id, { ...agreed, state: 'quoted' });
    await pay(id, { amount: '300' });
    expect(await figures()).toMatchObject({
      confirmed: 0,
      agreed: [],
      paid: [],
      due: [],
      longestDue: [],
      apart: [{ currency: 'USD', amount: '300.00' }],
    });
    await agree(id, { state: 'confirmed' });
    expect(await figures()).toMatchObject({
      confirmed: 1,
      agreed: [{ currency: 'USD', amount: '4500.00', requests: 1 }],
      paid: [{ currency: 'USD', amount: '300.00', month: '2026-11' }],
      due: [
        { currency: 'USD', amount: '600.00', day: '2026-12-01', count: 1 },
        { currency: 'USD', amount: '3600.00', day: '2027-05-01', count: 1 },
      ],
      longestDue: [
        { reference: referenceOf('PB', id), what: 'deposit', amount: '600.00', day: '2026-12-01' },
        { reference: referenceOf('PB', id), what: 'balance', amount: '3600.00', day: '2027-05-01' },
      ],
      apart: [],
    });
    await agree(id, { state: 'lost', lostReason: 'Plans changed' });
    expect(await figures()).toMatchObject({
      agreed: [],
      due: [],
      apart: [{ currency: 'USD', amount: '300.00' }],
    });
  });

  it('pays the deposit first, then the balance, each currency by itself, without losing a cent', async () => {
    const id = await arrive();
    await agree(id, agreed);
    for (let time = 0; time < 10; time += 1) await pay(id, { amount: '0.10' });
    await pay(id, { amount: 1_000.2, date: '2026-12-24' });
    await pay(id, { amount: '2500000', currency: 'TZS', way: 'Mobile money' });
    const sums = await figures();
    expect(sums.paid).toEqual([
      { currency: 'TZS', amount: '2500000.00', month: '2026-11' },
      { currency: 'USD', amount: '1.00', month: '2026-11' },
      { currency: 'USD', amount: '1000.20', month: '2026-12' },
    ]);
    expect(sums.due).toEqual([{ currency: 'USD', amount: '3498.80', day: '2027-05-01', count: 1 }]);
    const list: { id: string; paid: object }[] = await ask(endpoints.packagesBookings, operations);
    expect(list.find((one) => one.id === id)?.paid).toEqual({ TZS: '2500000.00', USD: '1001.20' });
  });

  it.each<[open: string, money: AgreedMoney, paid: readonly string[]]>([
    ['nothing is paid', agreed, []],
    ['a part of the deposit is paid', agreed, ['300.25']],
    ['the deposit is paid', agreed, ['900']],
    ['a part of the rest is paid', agreed, ['900', '0.01']],
    ['all is paid', agreed, ['900', '3600']],
    ['too much is paid', agreed, ['5000']],
    ['no days are agreed', { price: '100', currency: 'USD', deposit: '20' }, ['5']],
    ['there is no deposit', { price: '100', currency: 'USD', balanceDue: '2027-02-01' }, ['99.99']],
    ['there is a deposit alone', { deposit: '20', currency: 'USD', depositDue: '2027-02-01' }, []],
    ['the deposit is the price', { price: '20', deposit: '20', currency: 'USD' }, []],
  ])('knows the same to be open as the office works out: %s', async (_case, money, paid) => {
    const id = await arrive();
    await agree(id, { state: 'confirmed', ...money });
    for (const amount of paid) await pay(id, { amount });
    const open = duesOf(
      money,
      paid.reduce((sum, amount) => sum + toHundredths(amount), 0),
    );
    // The figures add up what is due on one day.
    const byDay = [...new Set(open.map(({ day }) => day))].sort().map((day) => {
      const ofDay = open.filter((one) => one.day === day);
      const amount = formatHundredths(ofDay.reduce((sum, one) => sum + one.amount, 0));
      return { currency: 'USD', day, amount, count: ofDay.length };
    });
    expect((await figures()).due).toEqual(byDay);
  });

  it('takes a payment back by a counter-entry, once and as a whole', async () => {
    const id = await arrive();
    await agree(id, agreed);
    const other = await arrive();
    const wrong = await pay(id, { amount: '90.00' });
    const counter = (part: object = {}, request = id) =>
      post(endpoints.payments, paymentOf(request, { amount: '90.00', reverses: wrong, ...part }), finance);
    for (const [part, request] of [
      [{ amount: '80.00' }, id],
      [{ currency: 'EUR' }, id],
      [{}, other],
    ] as const) {
      const answer = await counter(part, request);
      expect(answer.status).toBe(400);
      expect(Object.keys((await answer.json()).fields)).toEqual(['reverses']);
    }
    expect((await counter({ reverses: v7() })).status).toBe(404);
    const taken = await counter({ note: 'Typed wrongly' });
    expect(taken.status).toBe(200);
    expect(await (await counter()).json()).toMatchObject({ message: 'This payment was taken back already.' });
    const { id: counterId } = await taken.json();
    expect((await counter({ reverses: counterId })).status).toBe(400);
    expect(await figures()).toMatchObject({
      paid: [{ currency: 'USD', amount: '0.00', month: '2026-11' }],
      due: [{ amount: '900.00' }, { amount: '3600.00' }],
    });
    expect(await ask(endpoints.payments, finance)).toHaveLength(2);
  });

  it('never changes or removes a payment, by no call and by no statement', async () => {
    const id = await arrive();
    const payment = await pay(id);
    const before = await ask(endpoints.payments, finance);
    const target = { record: payment, kind: 'payment', revision: null };
    for (const headers of [finance, management]) {
      expect((await post(endpoints.changes, { ...target, set: { amount: '1.00' } }, headers)).status).toBe(
        400,
      );
      expect((await post(endpoints.removals, target, headers)).status).toBe(400);
      expect((await post(endpoints.notes, { ...target, text: 'Mistake' }, headers)).status).toBe(400);
      const correction = {
        record: payment,
        kind: 'payment',
        version: 1,
        capturedAt: now.toISOString(),
        replaces: [],
        payload: paymentOf(id, { amount: '1.00' }),
      };
      const answer = await post(endpoints.corrections, correction, headers);
      expect(answer.status).toBe(400);
      expect((await answer.json()).message).toContain('counter-entry');
    }
    expect(await ask(endpoints.payments, finance)).toEqual(before);
    expect(
      (await app.request(`${endpoints.payments}/${payment}`, { method: 'DELETE', headers: finance })).status,
    ).toBe(404);
  });

  it('takes a payment once, however often it is sent, and another under its key never', async () => {
    const id = await arrive();
    const key = v7();
    await pay(id, {}, key);
    const first = await post(endpoints.payments, paymentOf(id), finance, key);
    expect(first.status).toBe(200);
    expect((await post(endpoints.payments, paymentOf(id, { amount: '1.00' }), finance, key)).status).toBe(
      409,
    );
    expect(await ask(endpoints.payments, finance)).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    ['nothing', { amount: '' }, 'amount'],
    ['zero', { amount: '0.00' }, 'amount'],
    ['less than nothing', { amount: '-5' }, 'amount'],
    ['NaN', { amount: 'NaN' }, 'amount'],
    ['what JSON makes of NaN', { amount: Number.NaN }, 'amount'],
    ['Infinity', { amount: 'Infinity' }, 'amount'],
    ['1e9', { amount: '1e9' }, 'amount'],
    ['a billion as a number', { amount: 1e9 }, 'amount'],
    ['1e21', { amount: 1e21 }, 'amount'],
    ['three digits', { amount: '10.125' }, 'amount'],
    ['a number of three digits', { amount: 10.125 }, 'amount'],
    ['a comma', { amount: '1,250' }, 'amount'],
    ['other digits', { amount: '١٢٣' }, 'amount'],
    ['more than ten million', { amount: '10000000.01' }, 'amount'],
    ['an unknown currency', { currency: 'XYZ' }, 'currency'],
    ['a currency in small letters', { currency: 'usd' }, 'currency'],
    ['no currency', { currency: undefined }, 'currency'],
    ['a date that there is not', { date: '2026-02-30' }, 'date'],
    ['an unknown way', { way: 'Shells' }, 'way'],
    ['a request that is no id', { request: 'PB-1' }, 'request'],
    ['a souvenir', { requestKind: 'souvenir' }, 'requestKind'],
    ['the reference of another request', { requestReference: 'PB-7Q4M-2XN9-K' }, 'requestReference'],
  ])('refuses a payment of %s with words at the field', async (_what, part, field) => {
    const id = await arrive();
    const answer = await post(endpoints.payments, paymentOf(id, part), finance);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toEqual([field]);
    expect(await ask(endpoints.payments, finance)).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['a price without a currency', { price: '100' }, 'set.currency'],
    ['a price of three digits', { price: '100.125', currency: 'USD' }, 'set.price'],
    ['a price of NaN', { price: Number.NaN, currency: 'USD' }, 'set.price'],
    ['an unknown currency', { price: '100', currency: 'DEM' }, 'set.currency'],
    ['a deposit above the price', { price: '100', currency: 'USD', deposit: '100.01' }, 'set.deposit'],
    ['a day that there is not', { depositDue: '2027-13-01' }, 'set.depositDue'],
  ])('refuses %s with words at the field', async (_what, set, field) => {
    const id = await arrive();
    const answer = await change(id, set);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toEqual([field]);
  });

  it('lets finance and management enter payments and nobody else, and finance set the price and nothing else', async () => {
    const id = await arrive();
    for (const role of roles) {
      const { headers } = await signedIn({ app, store: database.store }, role);
      const may = ['finance', 'management'].includes(role);
      expect((await post(endpoints.payments, paymentOf(id, { amount: '1' }), headers)).status).toBe(
        may ? 200 : 403,
      );
      expect((await app.request(endpoints.payments, { headers })).status).toBe(may ? 200 : 403);
      const prices = ['finance', 'management', 'operations'].includes(role);
      expect((await change(id, { price: '5', currency: 'EUR' }, headers)).status).toBe(prices ? 200 : 403);
    }
    for (const set of [
      { state: 'confirmed' },
      { owner: null },
      { price: '6', currency: 'EUR', state: 'done' },
      {},
      { tour_status: 'ongoing' },
    ]) {
      expect((await change(id, set, finance)).status).toBe(403);
    }
    const note = { record: id, kind: 'packageBooking', text: 'Hello' };
    expect((await post(endpoints.notes, note, finance)).status).toBe(403);
    const removal = { record: id, kind: 'stayBooking', revision: null };
    expect((await post(endpoints.removals, removal, finance)).status).toBe(403);
    expect((await app.request(endpoints.packagesBookings, { headers: finance })).status).toBe(403);
  });

  it('shows finance of requests what money needs, and those alone that concern money', async () => {
    const quiet = await arrive();
    const id = await arrive();
    const first = await feed(finance);
    expect(first.records).toEqual([]);
    await post(endpoints.notes, { record: id, kind: 'packageBooking', text: 'Allergic to nuts' }, operations);
    await agree(id, agreed);
    const { records, cursor } = await feed(finance, first.cursor);
    expect(records).toMatchObject([
      {
        id,
        kind: 'packageBooking',
        reference: referenceOf('PB', id),
        Fullname: requests.packageBooking.fullName,
        package_name: requests.packageBooking.Tripname,
        state: 'confirmed',
        price: '4500.00',
        deposit: '900.00',
      },
    ]);
    const text = JSON.stringify(records);
    for (const secret of ['Allergic', requests.packageBooking.email, requests.packageBooking.phone]) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toContain(quiet);
    expect(await ask(`${endpoints.changes}?${GUESTS_QUERY}`, finance)).toMatchObject({
      records: [expect.not.objectContaining({ guest: expect.anything() })],
      elsewhere: [],
    });
    // A conflict shows no more of it.
    const stale = { record: id, kind: 'packageBooking', revision: 1, seen: { price: null } };
    const conflict = await post(
      endpoints.changes,
      { ...stale, set: { price: '1', currency: 'USD' } },
      finance,
    );
    expect(conflict.status).toBe(409);
    expect(await conflict.text()).not.toContain('Allergic');
    // A request that no longer concerns money goes from its devices.
    await agree(id, { state: 'quoted', price: '', deposit: '' });
    expect(await feed(finance, cursor)).toMatchObject({ records: [], removed: [id] });
    expect((await feed(operations)).records.map((one) => one.id).sort()).toEqual([quiet, id].sort());
  });

  it('keeps what was paid when a request is erased, without its note, until it may go too', async () => {
    const id = await arrive();
    await agree(id, agreed);
    const payment = await pay(id);
    const actor = { by: 'zuri@example.com', at: now.toISOString() };
    await database.store.admin.changeRetention({ months: { payment: 1 } }, actor);
    now = new Date('2027-03-01T08:00:00.000Z');
    ({ headers: finance } = await signedIn({ app, store: database.store }, 'finance'));
    await database.store.admin.removeExpired(now);
    expect(await ask(endpoints.payments, finance)).toMatchObject([
      { id: payment, note: expect.stringContaining('Anna') },
    ]);
    await database.store.admin.erase([id], { ...actor, at: now.toISOString() });
    expect(await ask(endpoints.payments, finance)).toMatchObject([
      { id: payment, amount: '900.00', note: '' },
    ]);
    expect(await figures()).toMatchObject({ confirmed: 0, agreed: [], paid: [], due: [], apart: [] });
    expect(JSON.stringify(await database.rows('select * from audit'))).not.toContain('Anna');
    now = new Date('2027-03-02T08:00:00.000Z');
    await database.store.admin.removeExpired(now);
    expect(await ask(endpoints.payments, finance)).toEqual([]);
  });

  it('erases of a payment what was noted on it, and no amount', async () => {
    const id = await arrive();
    await agree(id, agreed);
    const payment = await pay(id, { note: 'anna.meyer@example.com will bring the rest' });
    const found = await findAllOf(database.store, {
      email: 'anna.meyer@example.com',
      phone: '',
      name: '',
    });
    expect(found.map(({ record }) => record.id)).toEqual([payment]);
    await database.store.admin.erase([payment], { by: 'zuri@example.com', at: now.toISOString() });
    expect(await ask(endpoints.payments, finance)).toMatchObject([
      { id: payment, amount: '900.00', note: '' },
    ]);
    expect(await figures()).toMatchObject({ paid: [{ amount: '900.00' }] });
  });

  it('begins an added booking with its price, and a correction of it changes the price', async () => {
    const id = v7();
    expect((await post(endpoints.updateBooking, staffRequests.addedTour, operations, id)).status).toBe(200);
    expect(await figures()).toMatchObject({
      agreed: [{ currency: 'USD', amount: '4200.50', requests: 1 }],
      due: [{ currency: 'USD', amount: '4200.50', day: '', count: 1 }],
    });
    const correction = {
      record: id,
      kind: 'addedTour',
      version: 1,
      capturedAt: now.toISOString(),
      replaces: [],
      fields: ['price', 'currency', 'days'],
      payload: { ...staffRequests.addedTour, price: '99', currency: 'EUR', days: 7 },
    };
    expect((await post(endpoints.corrections, correction, operations)).status).toBe(200);
    expect(await figures()).toMatchObject({ agreed: [{ currency: 'EUR', amount: '99.00', requests: 1 }] });
    const [corrected]: Record<string, unknown>[] = await ask(endpoints.bookingInfos, operations);
    expect(corrected).toMatchObject({ id, price: '99.00', currency: 'EUR', days: 7, travelers: 2 });
    const early = v7();
    const old = { customerName: 'Juma', tourGuide: 'Baraka', tourStatus: 'pending', paymentStatus: 'Paid' };
    expect((await post(endpoints.updateBooking, old, operations, early)).status).toBe(200);
    const list: Record<string, unknown>[] = await ask(endpoints.bookingInfos, operations);
    const found = list.find((one) => one.id === early);
    expect(found).toMatchObject({ travel_date: '', trip_type: '', days: null, travelers: null });
    expect(found).not.toHaveProperty('price');
    expect(found).not.toHaveProperty('currency');
  });

  it('writes who agreed on what, and who entered what, into the audit log', async () => {
    const id = await arrive();
    await agree(id, { price: '10', currency: 'USD' });
    await change(id, { price: '12', currency: 'USD' }, finance);
    await pay(id);
    const lines = await database.rows(
      "select action, subject, before, after from audit where action in ('record.change', 'payment.add') order by number",
    );
    expect(lines.map(({ action, after }) => [action, JSON.parse(String(after))])).toEqual([
      ['record.change', { price: '10.00', currency: 'USD' }],
      ['record.change', { price: '12.00', currency: 'USD' }],
      [
        'payment.add',
        expect.objectContaining({
          amount: '900.00',
          currency: 'USD',
          date: '2026-11-20',
          way: 'Bank transfer',
        }),
      ],
    ]);
    expect(lines.map(({ subject }) => subject)).toEqual(Array(3).fill(referenceOf('PB', id)));
  });
});

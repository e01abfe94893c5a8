/** The audit log on both databases: whom it names, and how all of it is found and read. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../../server/http/app.ts';
import { builtSite } from '../../../../server/http/site.ts';
import { openSealingKeys } from '../../../../server/security/sealing-keys.ts';
import type { Log } from '../../../../server/start/log.ts';
import { addAuditLine } from '../../../../server/store/admin/audit-line.ts';
import type { AuditLine, AuditPage } from '../../../../src/contract/accounts/audit.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { referenceOf } from '../../../../src/contract/values/reference.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { recordStatements } from '../../../parts/database/query-plans.ts';
import { requests } from '../../../parts/records/sample-requests.ts';
import { ORIGIN } from '../../../parts/server/server.ts';
import { addAccount, PASSWORD, signedIn, signIn, type TestAccount } from '../../../parts/server/staff.ts';

const log = { info: () => 0, warn: () => 0, error: () => 0 } as unknown as Log;

describe.each(databases)('On %s', (_name, open) => {
  const recorder = recordStatements();
  let database: TestDatabase;
  let dataDir: string;
  let app: Hono;
  const now = new Date('2027-01-05T08:00:00.000Z');
  let boss: TestAccount & { headers: Record<string, string> };
  beforeAll(async () => {
    database = await open(undefined, { log: recorder.log });
    dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
    app = createApp({
      store: database.store,
      log,
      sealingKeys: await openSealingKeys(dataDir),
      clock: () => now,
      settings: { publicOrigin: ORIGIN, trustProxy: 0, timeZone: 'Africa/Dar_es_Salaam' },
      site: builtSite(join(import.meta.dirname, '../../../parts/site')),
    });
    boss = await signedIn({ app, store: database.store }, 'management');
    recorder.clear();
  });
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  async function ask(method: string, path: string, body?: unknown, headers = boss.headers) {
    const response = await app.request(path, {
      method,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, value: await response.json().catch(() => null) };
  }
  const read = async (query = '') => {
    const { status, value } = await ask('GET', `${endpoints.audit}${query && `?${query}`}`);
    expect([query, status]).toEqual([query, 200]);
    return value as AuditPage;
  };
  /** All pages of an answer. */
  async function readAll(query = ''): Promise<AuditLine[]> {
    const lines: AuditLine[] = [];
    for (let page: AuditPage = { lines: [], more: true }; page.more; ) {
      const before = lines.at(-1)?.number;
      page = await read([query, before && `before=${before}`].filter(Boolean).join('&'));
      expect(page.lines.length).toBeLessThanOrEqual(100);
      lines.push(...page.lines);
    }
    return lines;
  }

  it('no line names a member of staff: not by address, not by name', async () => {
    const neema = await addAccount(database, 'operations', {
      email: 'neema@example.com',
      name: 'Neema Msuya',
    });
    const own = await signIn({ app }, neema.email);
    await ask('POST', endpoints.login, { email: neema.email, password: 'wrong' }, {});
    const tour = v7();
    await ask('POST', endpoints.bookings, requests.homeBooking, { 'Idempotency-Key': tour });
    const base = { record: tour, kind: 'tour', revision: null };
    await ask('POST', endpoints.changes, { ...base, set: { owner: neema.id, state: 'answered' } }, own);
    await ask('POST', endpoints.notes, { record: tour, kind: 'tour', text: 'Called.' }, own);
    const other = v7();
    await ask('POST', endpoints.bookings, requests.homeBooking, { 'Idempotency-Key': other });
    const link = { record: tour, kind: 'tour', other, otherKind: 'tour', same: true };
    expect((await ask('POST', endpoints.guestLinks, link)).status).toBe(200);
    const content = { search: '', filters: {}, sort: [], columns: [], widths: {} };
    const view = { view: v7(), kind: 'tour', name: 'Mine', department: null, content };
    expect((await ask('POST', endpoints.views, view, own)).status).toBe(200);
    await ask('PUT', endpoints.retention, { months: { tour: 12 } });
    const account = `${endpoints.accounts}/${neema.id}`;
    for (const change of [{ name: 'Neema Komba' }, { role: 'bookings' }, { unlock: true }]) {
      await ask('PATCH', account, change);
    }
    await ask('POST', endpoints.accounts, { email: 'juma@example.com', name: 'Juma', role: 'hr' });
    const again = await signIn({ app }, neema.email);
    await ask('POST', endpoints.password, { current: PASSWORD, next: 'ndovu under the baobab' }, again);
    await ask('DELETE', endpoints.customers, { records: [tour] });

    const lines = await readAll();
    const text = JSON.stringify(lines);
    expect(text).not.toMatch(/@|Neema|Msuya|Komba|Juma/);
    const of = (action: string) => lines.find((line) => line.action === action);
    expect(of('session.refuse')).toMatchObject({ by: 'system', subject: neema.id, about: 'account' });
    expect(of('record.change')).toMatchObject({
      by: neema.id,
      about: 'tour',
      subject: referenceOf('HB', tour),
      before: { state: 'new', owner: null },
      after: { state: 'answered', owner: neema.id },
    });
    expect(of('guest.join')).toMatchObject({ by: boss.id });
    expect(of('view.save')).toMatchObject({ by: neema.id });
    expect(of('account.rename')).toMatchObject({ by: boss.id, subject: neema.id });
    expect(of('retention.change')).toMatchObject({ by: boss.id, subject: 'tour', about: 'retention' });
    expect(of('customer.erase')).toMatchObject({ by: boss.id, about: 'customers' });
    // Management still reads who set how long something is kept.
    const { value } = await ask('GET', endpoints.retention);
    expect(value.find(({ kind }: { kind: string }) => kind === 'tour')).toMatchObject({
      changedBy: 'management',
    });
  });

  it('every filter finds all of its lines, on as many pages as there are', async () => {
    const people = ['system', boss.id, v7(), v7()];
    const acts = ['record.change', 'record.note', 'record.remove', 'session.start'];
    const records = [...'HPST'].flatMap((_, at) => {
      const prefix = ['HB', 'PB', 'SB', 'LD'][at] as string;
      return [referenceOf(prefix, v7()), referenceOf(prefix, v7())];
    });
    const pick = <One>(from: readonly One[], at: number) => from[at % from.length] as One;
    const start = Date.parse('2027-02-01T00:00:00.000Z');
    const entries = Array.from({ length: 1_500 }, (_, at) => ({
      by: pick(people, Math.floor(at / 3)),
      action: pick(acts, at),
      subject: pick(records, Math.floor(at / 7)),
      // The clock is put back now and then, and some lines are of the same moment.
      at: new Date(start + Math.floor(at / 2) * 600_000 - (at % 97 === 0 ? 86_400_000 : 0)).toISOString(),
    }));
    await database.store.write(async (context) => {
      for (const entry of entries) await addAuditLine(context, entry);
    });
    const all = await readAll();
    expect(all.length).toBeGreaterThan(1_500);
    const order = all.map(({ at, number }) => `${at} ${String(number).padStart(9, '0')}`);
    expect(order).toEqual(order.toSorted().reverse());
    expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);

    const day = ({ at }: AuditLine) => new Date(Date.parse(at) + 3 * 60 * 60_000).toISOString().slice(0, 10);
    const lower = records[1]?.toLowerCase().replaceAll('-', ' ') ?? '';
    const filters: [query: string, fits: (line: AuditLine) => boolean][] = [
      [`person=${people[2]}`, ({ by }) => by === people[2]],
      ['person=system', ({ by }) => by === 'system'],
      ['action=record.note', ({ action }) => action === 'record.note'],
      ['kind=tour', ({ about }) => about === 'tour'],
      ['kind=account', ({ about }) => about === 'account'],
      ['kind=tour&action=record.remove', (line) => line.about === 'tour' && line.action === 'record.remove'],
      [`person=${boss.id}&kind=lead`, ({ by, about }) => by === boss.id && about === 'lead'],
      [
        `person=${boss.id}&action=record.note`,
        (line) => line.by === boss.id && line.action === 'record.note',
      ],
      [`record=${encodeURIComponent(lower)}`, ({ subject }) => subject === records[1]],
      [`record=${records[1]}&person=system`, (line) => line.subject === records[1] && line.by === 'system'],
      [`record=${neverUsed}`, () => false],
      ['from=2027-02-02&to=2027-02-03', (line) => day(line) >= '2027-02-02' && day(line) <= '2027-02-03'],
      ['from=2027-02-04&kind=lead', (line) => day(line) >= '2027-02-04' && line.about === 'lead'],
      ['from=0001-01-01&to=9999-12-31', () => true],
      ['to=2027-01-31', (line) => day(line) <= '2027-01-31'],
      ['from=2027-02-03&to=2027-02-02', () => false],
    ];
    for (const [query, fits] of filters) {
      expect([query, await readAll(query)]).toEqual([query, all.filter(fits)]);
    }
    // Nothing is read but what is shown, on the first page and on the last one.
    expect(await database.longWays(recorder)).toEqual([]);
  });

  it('a new line while somebody reads on moves nothing that they have not seen', async () => {
    const first = await read();
    const at = '2027-03-01T08:00:00.000Z';
    await database.store.accounts.audit({ by: 'system', action: 'test', subject: '', at });
    const last = first.lines.at(-1);
    const next = await read(`before=${last?.number}`);
    const whole = await readAll();
    const place = whole.findIndex(({ number }) => number === last?.number);
    expect(next.lines).toEqual(whole.slice(place + 1, place + 101));
  });

  it.each([
    'before=x',
    'before=0',
    'before=999999999',
    'from=2027-02-30',
    'to=yesterday',
    'record=HB-0000',
    `person=${'x'.repeat(300)}`,
    `kind=${'x'.repeat(300)}`,
    `action=${'%00'}`,
  ])('is told what is wrong with %s', async (query) => {
    expect((await ask('GET', `${endpoints.audit}?${query}`)).status).toBe(400);
  });
});

const neverUsed = referenceOf('HB', '019a0000-0000-7000-8000-000000000000');

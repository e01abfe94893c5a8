/**
 * By which way the databases look for what a person or a device waits for: every route is asked, every
 * statement is recorded and explained. A route that nobody asks here fails too.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../../server/http/app.ts';
import { builtSite } from '../../../../server/http/site.ts';
import { createStreamHub } from '../../../../server/http/stream-hub.ts';
import { sendDueMessages } from '../../../../server/mail/mail-sender.ts';
import type { MailSettings } from '../../../../server/mail/mail-settings.ts';
import { queueDigests } from '../../../../server/mail/notices.ts';
import { openSealingKeys } from '../../../../server/security/sealing-keys.ts';
import { createSiteEditions } from '../../../../server/site/site-editions.ts';
import { createSitePhotos, type SitePhotos } from '../../../../server/site/site-photos.ts';
import type { Log } from '../../../../server/start/log.ts';
import { runRetention } from '../../../../server/start/retention-job.ts';
import type { SessionOrDevice } from '../../../../src/contract/accounts/sign-in-methods.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { envelopeSealingContext } from '../../../../src/contract/protocol/outbox-file.ts';
import { referenceOf } from '../../../../src/contract/values/reference.ts';
import { seal, sealPassport } from '../../../../src/device/transfer/sealing/index.ts';
import { createKeyProof, makeSigningKey } from '../../../../src/device/transfer/signing/index.ts';
import { entryKinds } from '../../../../src/kinds/entry-kinds.ts';
import { kinds } from '../../../../src/kinds/list.ts';
import { submissions } from '../../../../src/kinds/submissions.ts';
import { makeAuthenticator } from '../../../parts/browser/authenticator.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { recordStatements } from '../../../parts/database/query-plans.ts';
import { paymentFor, requests, staffRequests, stepOf } from '../../../parts/records/sample-requests.ts';
import { ORIGIN } from '../../../parts/server/server.ts';
import { addAccount, PASSWORD, signedIn, signIn } from '../../../parts/server/staff.ts';
import { undrawnEditions } from '../../../parts/server/undrawn-editions.ts';
import { makePhotograph, partsOf } from '../../../parts/site/photographs.ts';

const log = { info: () => 0, warn: () => 0, error: () => 0 } as unknown as Log;

/** Nobody listens there. */
const elsewhere: MailSettings = {
  host: '127.0.0.1',
  port: 1,
  secure: false,
  login: null,
  from: { name: '', address: 'us@operator.example' },
};

describe.each(databases)('On %s', (name, open) => {
  const recorder = recordStatements();
  const asked = new Set<string>();
  let now = new Date('2027-01-05T08:00:00.000Z');
  let database: TestDatabase;
  let dataDir: string;
  let app: Hono;
  let photos: SitePhotos;
  let boss: Record<string, string>;
  let keys: Awaited<ReturnType<typeof openSealingKeys>>;
  beforeAll(async () => {
    database = await open(undefined, { log: recorder.log });
    dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
    keys = await openSealingKeys(dataDir);
    const { store } = database;
    const clock = () => now;
    const site = builtSite(join(import.meta.dirname, '../../../parts/site'));
    photos = createSitePhotos(store, dataDir, log);
    const editions = createSiteEditions({
      store,
      site,
      drawn: undrawnEditions,
      photos,
      clock,
      log,
    });
    const settings = { publicOrigin: ORIGIN, trustProxy: 0, mail: elsewhere };
    app = createApp({ store, log, sealingKeys: keys, clock, settings, site, editions, photos });
    boss = (await signedIn({ app, store: database.store }, 'management')).headers;
    // Migrations may read what they like.
    recorder.clear();
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  /** Asks a route as management. @param id stands in the place of the first name, @param session of the second */
  async function ask(
    route: string,
    body?: unknown,
    id = '',
    headers: Record<string, string> = {},
    session = '',
  ) {
    asked.add(route.replace(/\?.*$/, ''));
    const [method = '', path = ''] = route.split(' ');
    const response = await app.request(
      path.replace(/:id|:account|:version/, id).replace(/:session|:device/, session),
      {
        method,
        headers: {
          Accept: 'application/json',
          ...boss,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
    );
    const text = path === endpoints.changesStream ? await end(response) : await response.text();
    expect([route, response.status, response.ok ? '' : text]).toEqual([route, response.status, '']);
    return text;
  }
  /** The last draft of the site that there was. */
  const lastDraft = async () => (await database.store.records.drafts(0, 1e9)).at(-1)?.id;
  const end = async (response: Response) => {
    await response.body?.cancel();
    return '';
  };
  const send = async (path: string, body: unknown, id: string = v7()) => {
    await ask(`POST ${path}`, body, '', { 'Idempotency-Key': id });
    return id;
  };

  it('no call of any route reads more when there are more records', async () => {
    const ids: Record<string, string> = {};
    for (const [kind, payload] of Object.entries({ ...requests, ...staffRequests })) {
      if (kind === 'flightRequest') continue;
      const call = entryKinds[kind as keyof typeof entryKinds].call;
      ids[kind] = await send(call, payload);
      // And once more, as a device that has heard no answer.
      await send(call, payload, ids[kind]);
    }
    const flight = v7();
    const passportNumber = await sealPassport(keys.current(), flight, 0, 'TZ1234567');
    const [first, second] = requests.flightRequest.travelerDetails;
    const travelerDetails = [{ ...first, passportNumber }, second];
    await send(endpoints.flightRequests, { ...requests.flightRequest, travelerDetails }, flight);
    await ask(`POST ${endpoints.passports}`, { record: flight, place: 0 });
    const tour = String(ids.homeBooking);
    const reference = referenceOf(submissions.homeBooking.prefix, tour);
    await ask(`POST ${endpoints.lookup}`, { reference, contact: requests.homeBooking.replyTo });
    for (const text of [requests.tripPlan.name.slice(0, 4), requests.flightRequest.phone])
      await ask(`POST ${endpoints.guests}`, { text });

    await ask(`POST ${endpoints.writing}`, { record: tour, writing: true });

    const changed = { record: tour, kind: 'tour', revision: null, set: { payment_status: 'Paid' } };
    await send(endpoints.changes, changed);
    await ask(`PATCH ${endpoints.bookingInfos}/:id`, { payment_status: 'Unpaid' }, tour);
    await ask(`PATCH ${endpoints.souvenirs}/:id`, { delivery_status: 'Delivered' }, ids.souvenir);
    await send(endpoints.notes, { record: tour, kind: 'tour', text: 'Called.' });
    const alike = { other: String(ids.tripPlan), otherKind: 'tripPlan', same: true };
    await send(endpoints.guestLinks, { record: tour, kind: 'tour', ...alike });
    const paid = String(ids.packageBooking);
    const agreed = {
      state: 'confirmed',
      price: '1000',
      currency: 'USD',
      deposit: '950',
      depositDue: '2027-01-01',
    };
    await send(endpoints.changes, { record: paid, kind: 'packageBooking', revision: null, set: agreed });
    const payment = await send(endpoints.payments, paymentFor(paid));
    await send(endpoints.souvenirSteps, stepOf(String(ids.souvenir)));
    await ask(`GET ${endpoints.souvenirSteps}`);
    await send(endpoints.payments, { ...paymentFor(paid), reverses: payment });
    const content = { search: '', filters: {}, sort: [], columns: [], widths: {} };
    const saved = { view: v7(), kind: 'tour', name: 'Mine', department: 'operations', content };
    await send(endpoints.views, saved);
    await send(endpoints.views, { ...saved, content: null });
    const draft = { item: 'company', field: 'email', language: 'en', value: 'desk@savanna.test' };
    const drafted = await send(endpoints.siteDrafts, draft);
    await send(endpoints.siteDrafts, { ...draft, value: null, seen: drafted });
    await ask(`GET ${endpoints.siteItems}`);
    await send(endpoints.siteDrafts, { ...draft, seen: await lastDraft() });
    const photo = await makePhotograph();
    for (const part of partsOf(photo.id, photo.bytes)) await send(endpoints.sitePhotoParts, part);
    await photos.checkArrived();
    await ask(`GET ${endpoints.sitePhotos}`);
    await ask(`GET ${endpoints.sitePhotos}/:id`, undefined, photo.id);
    const { version } = JSON.parse(await ask(`POST ${endpoints.sitePreview}`, {}));
    await ask(`GET ${endpoints.sitePreview}/:version?page=/`, undefined, version);
    const release = { parent: 0, note: '', drafts: [await lastDraft()] };
    const later = v7();
    await ask(`POST ${endpoints.siteEditions}`, { ...release, id: later, at: '2028-01-01T00:00:00.000Z' });
    await ask(`DELETE ${endpoints.siteEditions}/:id`, undefined, later);
    await ask(`POST ${endpoints.siteEditions}`, { ...release, id: v7() });
    await ask(`POST ${endpoints.siteEditions}`, { id: v7(), parent: 1, note: '', undo: 1 });
    await ask(`GET ${endpoints.siteEditions}?before=2`);
    const corrected = { version: 1, capturedAt: now.toISOString(), replaces: [], kind: 'tripPlan' };
    const payload = { ...requests.tripPlan, name: 'Another' };
    const correction = await send(endpoints.corrections, { ...corrected, record: ids.tripPlan, payload });
    await send(endpoints.corrections, {
      ...corrected,
      record: ids.tripPlan,
      payload,
      replaces: [correction],
    });
    await send(endpoints.corrections, { ...corrected, record: v7(), payload });
    const proof = {
      reference: referenceOf('TP', String(ids.tripPlan)),
      contact: String(requests.tripPlan.email),
    };
    await send(endpoints.corrections, { ...corrected, proof, payload: { travelers: 9 } });

    const entry = (id = v7()) => ({ id, kind: 'tripPlan', version: 1, capturedAt: now.toISOString() });
    await ask(`POST ${endpoints.replay}`, { entries: [{ ...entry(), payload: requests.tripPlan }] });
    const sealed = { file: v7(), index: 0, of: 1, references: [] as string[] };
    const inside = { ...entry(), payload: requests.tripPlan };
    const place = { ...sealed, references: [referenceOf('TP', inside.id)] };
    const text = JSON.stringify({ entries: [inside] });
    await ask(`POST ${endpoints.sealedReplay}`, {
      ...place,
      ...(await seal(keys.current(), envelopeSealingContext(place), text)),
    });
    await ask(`POST ${endpoints.known}`, { ids: [tour, v7()] });

    for (const { list } of Object.values(kinds)) await ask(`GET ${list}`);
    const page = JSON.parse(await ask(`GET ${endpoints.changes}`)) as { cursor: string };
    await ask(`GET ${endpoints.changes}?since=${page.cursor}`);
    await ask(`GET ${endpoints.changesStream}`);
    for (const path of [
      endpoints.figures,
      endpoints.financeFigures,
      endpoints.hrFigures,
      endpoints.requestFigures,
      endpoints.metrics,
      endpoints.log,
      endpoints.disk,
    ]) {
      await ask(`GET ${path}`);
    }
    const view = { id: v7(), path: '/culture', at: now.toISOString(), metric: 'view', value: 1 };
    await ask(`POST ${endpoints.analytics}`, { events: [view, { ...view, id: v7(), metric: 'LCP' }] });
    await ask(`GET ${endpoints.figures}?days=365`);

    await ask(`POST ${endpoints.devices}`, {
      device: v7(),
      pending: 0,
      parked: 0,
      oldestCapturedAt: null,
      version: '1',
    });
    await ask(`GET ${endpoints.devices}`);
    const people = { email: requests.tripPlan.email, phone: '0712 345 678', name: 'Another' };
    await ask(`POST ${endpoints.customers}`, people);
    await ask(`DELETE ${endpoints.customers}`, { records: [ids.eventRequest, ids.tripPlan] });
    await ask(`DELETE ${endpoints.stayBookings}/:id`, undefined, ids.stayBooking);
    const stay = await send(endpoints.stayBookings, requests.stayBooking);
    await send(endpoints.removals, { record: stay, kind: 'stayBooking', revision: null });

    await ask(`GET ${endpoints.health}`);
    await ask(`GET ${endpoints.sealingKey}`);
    await ask(`GET ${endpoints.session}`);
    await ask(`GET ${endpoints.accounts}`);
    const guide = await addAccount(database, 'logistics');
    await ask(`PATCH ${endpoints.accounts}/:id`, { name: 'Zuri' }, guide.id);
    const added = { email: 'new@example.com', name: 'New', role: 'logistics' };
    await ask(`POST ${endpoints.accounts}`, added);
    await ask(`GET ${endpoints.audit}`);
    await ask(`GET ${endpoints.audit}?before=5`);
    await ask(`POST ${endpoints.login}`, { email: guide.email, password: PASSWORD }, '', { Cookie: '' });
    const own = await signIn({ app }, guide.email);
    await ask(`POST ${endpoints.password}`, { current: PASSWORD, next: 'ndovu under the baobab' }, '', own);

    const keyed = await signedIn({ app, store: database.store }, 'hr');
    const key = makeAuthenticator();
    const asKeyed = async (route: string, body?: unknown, id = '') =>
      JSON.parse(await ask(route, body, id, keyed.headers));
    const question = await asKeyed(`POST ${endpoints.passkeyOptions}`, { purpose: 'add' });
    const attestation = key.make(question);
    await asKeyed(`POST ${endpoints.passkeys}`, { ticket: question.ticket, name: 'My phone', attestation });
    const carrier = await signedIn({ app, store: database.store }, 'logistics');
    const signing = await createKeyProof(await makeSigningKey(), carrier.id, v7());
    const registered = await ask(`POST ${endpoints.deviceKeys}`, signing, '', carrier.headers);
    const { key: known } = JSON.parse(registered);
    await ask(`GET ${endpoints.deviceKeys}?key=${known}`);
    await ask(`PUT ${endpoints.language}`, { language: 'sw' });
    await asKeyed(`POST ${endpoints.recoveryCodes}`, {});
    await asKeyed(`POST ${endpoints.proof}`, { password: PASSWORD });
    const challenge = JSON.parse(await ask(`POST ${endpoints.passkeyChallenge}`, {}, '', { Cookie: '' }));
    const answer = { ticket: challenge.ticket, assertion: key.use(challenge) };
    await ask(`POST ${endpoints.passkeyLogin}`, answer, '', { Cookie: '' });
    const access: SessionOrDevice[] = await asKeyed(`GET ${endpoints.sessions}`);
    const [one, other] = access.filter(({ current }) => !current).map(({ id }) => id);
    await asKeyed(`DELETE ${endpoints.sessions}/:id`, undefined, one);
    await ask(`GET ${endpoints.accounts}/:id/sessions`, undefined, keyed.id);
    const last = other ?? access.find(({ current }) => current)?.id ?? '';
    const { passkeys } = await asKeyed(`GET ${endpoints.passkeys}`);
    await asKeyed(`DELETE ${endpoints.passkeys}/:id`, undefined, passkeys[0].id);
    await ask(`DELETE ${endpoints.accounts}/:id/sessions/:session`, undefined, keyed.id, {}, last);
    await ask(`DELETE ${endpoints.deviceKeys}/:account/:device`, undefined, carrier.id, {}, signing.device);

    const months = Object.fromEntries(
      ['tour', 'flightRequest', 'campaign', 'passports', 'pageReports', 'devices'].map((one) => [one, 1]),
    );
    const notices = { department: 'operations', mode: 'morning', address: 'desk@example.com' };
    await ask(`PUT ${endpoints.notices}`, notices);
    await ask(`GET ${endpoints.notices}`);
    await send(endpoints.tripPlans, requests.tripPlan);
    const again = { text: 'Again', mail: { id: tour, again: true } };
    await send(endpoints.notes, { record: tour, kind: 'tour', ...again });
    const reply = { way: 'office', to: 'guest@example.com', subject: 'Safari' };
    await send(endpoints.notes, { record: tour, kind: 'tour', text: 'Karibu', reply });
    await ask(`PUT ${endpoints.retention}`, { months });
    await ask(`GET ${endpoints.retention}`);
    now = new Date('2029-01-05T08:00:00.000Z');
    boss = (await signedIn({ app, store: database.store }, 'management')).headers;
    await ask(`GET ${endpoints.retentionRun}`);
    await ask(`POST ${endpoints.retentionRun}`);
    const { store } = database;
    const clock = () => now;
    await queueDigests({ store, mail: { origin: ORIGIN }, timeZone: 'Africa/Nairobi', clock, log });
    const hub = createStreamHub();
    await sendDueMessages(
      { store, mail: elsewhere, name: 'x', clock, log, hub },
      new AbortController().signal,
    );
    await runRetention({ store: database.store, clock: () => now, hub: createStreamHub(), log });
    await ask(`DELETE ${endpoints.session}`);

    const mounted = app.routes.filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'));
    expect([...asked].sort()).toEqual(
      [...new Set(mounted.map(({ method, path }) => `${method} ${path}`))].sort(),
    );
    expect(recorder.statements.size).toBeGreaterThan(100);
    expect(await database.longWays(recorder)).toEqual([]);
  });

  it('a start reads no more when there are more records', async () => {
    recorder.clear();
    const again = name === 'SQLite' ? null : await database.openAgain();
    await again?.admin.resumeErasures();
    await again?.accounts.any();
    await again?.close();
    expect(await database.longWays(recorder)).toEqual([]);
  });

  it('what reads a whole table is noticed, whoever wrote it', async () => {
    const { log: write } = recorder;
    for (const sql of [
      `select * from "submission" where "captured_at" = '2027'`,
      `select count(*) from "record" where "kind" = 'tour'`,
      `select * from "tour_worth" where "payment_status" = 'Paid'`,
      `select "record_id" from "contact" where "what" = 'email' and "own" = 1`,
      `delete from "page_report" where "at" < '2027'`,
    ]) {
      recorder.clear();
      write({ level: 'query', query: { sql, parameters: [] } } as never);
      expect(await database.longWays(recorder), sql).toHaveLength(1);
    }
  });
});

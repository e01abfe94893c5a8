/** Answers to requests: kept with the record, and sent by this server exactly once. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendDueMessages } from '../../../server/mail/mail-sender.ts';
import type { Log } from '../../../server/start/log.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { FeedPage } from '../../../src/kinds/calls/feed-page.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { stayBooking, tripPlan } from '../../parts/records/sample-requests.ts';
import { type MailFaults, startMailServer, type TestMailServer } from '../../parts/server/mail-server.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let post: TestMailServer;
let server: TestServer;
let officer: Awaited<ReturnType<typeof signedIn>>;
/** Id of a trip plan. */
let plan: string;
const now = new Date();
beforeEach(async () => {
  post = await startMailServer();
  server = await openTestServer({ mail: post.settings, clock: () => now });
  officer = await signedIn(server, 'operations');
  plan = v7();
  // Without an address, so that there is no receipt beside.
  await call(endpoints.tripPlans, { ...tripPlan, homepage: 'a robot’s' }, plan, {});
});
afterEach(async () => {
  await server.close();
  await post.close();
});

const call = (path: string, body: unknown, id = v7(), headers: Record<string, string> = officer.headers) =>
  server.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...headers },
    body: JSON.stringify(body),
  });
const answer = (more: object = {}, reply: object = {}) => ({
  record: plan,
  kind: 'tripPlan',
  text: 'Dear Nuru,\n\nwe have a balloon for you.',
  reply: { way: 'office', to: 'nuru@example.com', subject: 'Your trip', ...reply },
  ...more,
});
async function shown(): Promise<FeedRecord<'tripPlan'>> {
  const page: FeedPage = await (
    await server.app.request(endpoints.changes, { headers: officer.headers })
  ).json();
  return page.records.find(({ id }) => id === plan) as FeedRecord<'tripPlan'>;
}
const send = (faults: MailFaults = {}) => {
  post.faults = faults;
  return sendDueMessages(
    {
      store: server.store,
      mail: post.settings,
      name: 'operator.example',
      clock: () => now,
      log: { warn: (...line: unknown[]) => server.logged.push(line) } as unknown as Log,
      hub: { changed: () => undefined },
    },
    new AbortController().signal,
  );
};

describe('An answer', () => {
  it('sets a new request to answered, and leaves what is further as it is', async () => {
    expect(await shown()).toMatchObject({ state: 'new', revision: 1 });
    const id = v7();
    const receipt = await (
      await call(endpoints.notes, answer({}, { way: 'whatsapp', to: '255754010203' }), id)
    ).json();
    expect(receipt).toMatchObject({ revision: 2 });
    expect(await shown()).toMatchObject({
      state: 'answered',
      revision: 2,
      lastChange: id,
      setBy: { state: { id, by: 'operations' } },
    });
    const set = { state: 'quoted' };
    const seen = { state: id };
    await call(endpoints.changes, {
      record: plan,
      kind: 'tripPlan',
      revision: 2,
      lastChange: id,
      after: null,
      seen,
      set,
    });
    expect(await (await call(endpoints.notes, answer({}, { way: 'mail' }))).json()).not.toHaveProperty(
      'revision',
    );
    expect(await shown()).toMatchObject({ state: 'quoted', revision: 3 });
  });

  it('with an offer sets a new or an answered request to quoted, and nothing further back', async () => {
    const id = v7();
    await call(endpoints.notes, answer({}, { sets: 'quoted' }), id);
    expect(await shown()).toMatchObject({ state: 'quoted', revision: 2, setBy: { state: { id } } });
    // Its offer stands, whatever is written next.
    await call(endpoints.notes, answer({}, { sets: 'answered' }));
    expect(await shown()).toMatchObject({ state: 'quoted', revision: 2 });
    const answered = { record: plan, kind: 'tripPlan', revision: 2, set: { state: 'answered' } };
    expect((await call(endpoints.changes, answered)).status).toBe(200);
    await call(endpoints.notes, answer({}, { sets: 'quoted' }));
    expect(await shown()).toMatchObject({ state: 'quoted', revision: 4 });
    const confirmed = { record: plan, kind: 'tripPlan', revision: 4, set: { state: 'confirmed' } };
    expect((await call(endpoints.changes, confirmed)).status).toBe(200);
    await call(endpoints.notes, answer({}, { sets: 'quoted' }));
    expect(await shown()).toMatchObject({ state: 'confirmed', revision: 5 });
    expect((await call(endpoints.notes, answer({}, { sets: 'done' }))).status).toBe(400);
  });

  it('sent from the office arrives once, and its record says who, when, how, and what became of it', async () => {
    const id = v7();
    const first = await (await call(endpoints.notes, answer(), id)).json();
    expect(await (await call(endpoints.notes, answer(), id)).json()).toEqual(first);
    const entry = { id, kind: 'recordNote', version: 1, capturedAt: now.toISOString(), payload: answer() };
    const replay = await call(endpoints.replay, { entries: [{ ...entry, author: officer.id }] });
    expect((await replay.json()).results).toEqual([{ id, status: 200, receipt: first }]);
    const kept = {
      id,
      by: 'operations',
      way: 'office',
      to: 'nuru@example.com',
      subject: 'Your trip',
      text: 'Dear Nuru,\n\nwe have a balloon for you.',
      capturedAt: now.toISOString(),
    };
    expect((await shown()).replies).toEqual([
      { ...kept, delivery: { state: 'queued', problem: '', at: '' } },
    ]);
    await send();
    await send();
    expect(post.taken.map(({ to, text }) => [to, text.trim()])).toEqual([[['nuru@example.com'], kept.text]]);
    expect((await shown()).replies).toEqual([
      { ...kept, delivery: { state: 'sent', problem: '', at: now.toISOString() } },
    ]);
  });

  it('that went by one’s own mail or WhatsApp is kept, and not sent by us', async () => {
    await call(endpoints.notes, answer({}, { way: 'mail' }));
    await call(endpoints.notes, answer({}, { way: 'whatsapp', to: '255712345678', subject: '' }));
    await send();
    expect(post.taken).toEqual([]);
    expect((await shown()).replies).toMatchObject([{ way: 'mail' }, { way: 'whatsapp', to: '255712345678' }]);
    expect((await shown()).replies?.some((reply) => 'delivery' in reply)).toBe(false);
  });

  it('that did not arrive says why; it is sent again, or left, once somebody has decided', async () => {
    const id = v7();
    await call(endpoints.notes, answer(), id);
    await send({ addresses: { nuru: 550 } });
    expect((await shown()).replies).toMatchObject([
      { delivery: { state: 'failed', problem: 'The mail server has refused this address (550).' } },
    ]);
    const decision = { record: plan, kind: 'tripPlan', text: 'Sent again.', mail: { id, again: true } };
    const key = v7();
    await call(endpoints.notes, decision, key);
    await call(endpoints.notes, decision, key);
    // A colleague has pressed too.
    await call(endpoints.notes, decision);
    expect((await shown()).replies).toMatchObject([{ delivery: { state: 'queued', problem: '' } }]);
    await send({ cut: 'afterContent' });
    expect((await shown()).replies).toMatchObject([{ delivery: { state: 'uncertain' } }]);
    await call(endpoints.notes, { ...decision, text: 'Left.', mail: { id, again: false } });
    expect((await shown()).replies).toMatchObject([{ delivery: { state: 'left' } }]);
    await call(endpoints.notes, decision);
    await send();
    expect(post.taken).toHaveLength(1);
    expect((await shown()).notes.map(({ text }) => text)).toEqual([
      'Sent again.',
      'Sent again.',
      'Left.',
      'Sent again.',
    ]);
  });

  it.each([
    ['no address', {}, { to: 'nuru' }, 'reply.to'],
    ['lines in the address', {}, { to: 'nuru@example.com\r\nBcc: all@example.com' }, 'reply.to'],
    ['no number', {}, { way: 'whatsapp', to: '0712' }, 'reply.to'],
    ['no subject', {}, { subject: ' ' }, 'reply.subject'],
    ['an unknown way', {}, { way: 'pigeon' }, 'reply.way'],
    ['an unfilled place', { text: 'On {dates}' }, {}, 'text'],
    ['an unfilled place in the subject', {}, { subject: '{reference}' }, 'reply.subject'],
    ['no text', { text: '' }, {}, 'text'],
    ['a text without end', { text: 'a'.repeat(2_001) }, {}, 'text'],
  ])('with %s is refused with the reason at its field', async (_case, more, reply, field) => {
    const response = await call(endpoints.notes, answer(more, reply));
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fields)).toEqual([field]);
    expect(server.rows('select * from mail_message')).toEqual([]);
  });

  it('with lines in its subject adds no line to the head', async () => {
    await call(endpoints.notes, answer({}, { subject: 'Yes\r\nBcc: all@example.com' }));
    await send();
    expect(post.taken.map((mail) => mail.header('Bcc'))).toEqual([undefined]);
    expect((await shown()).replies?.map(({ subject }) => subject)).toEqual(['Yes Bcc: all@example.com']);
  });

  it('and the receipt are plain text, whatever markup and lines the traveller typed', async () => {
    const id = v7();
    const odd = '<img src=x onerror=alert(1)>\r\nBcc: all@example.com\r\n\r\n<script>';
    const texts = { name: odd, activity: odd, specialRequest: odd };
    expect((await call(endpoints.tripPlans, { ...tripPlan, ...texts }, id, {})).status).toBe(200);
    await call(endpoints.notes, answer({ record: id, text: odd }, { subject: odd }));
    await send();
    expect(post.taken.map((mail) => mail.header('Bcc'))).toEqual([undefined, undefined]);
    for (const mail of post.taken) {
      expect(mail.header('Content-Type')).toMatch(/^text\/plain\b/);
      expect(mail.to).toEqual(['nuru@example.com']);
    }
    const receipt = post.taken.find((mail) => !mail.text.includes('onerror'));
    expect(receipt?.text).toContain('We have your request and will answer it.');
    expect(receipt?.source).not.toContain('onerror');
  });

  it('is written by those who may write the record, and about one that is there', async () => {
    const other = await signedIn(server, 'bookings');
    expect((await call(endpoints.notes, answer(), v7(), other.headers)).status).toBe(403);
    expect((await call(endpoints.notes, answer({ record: v7() }))).status).toBe(404);
    const message = { record: plan, kind: 'tripPlan', text: 'Again', mail: { id: v7(), again: true } };
    expect((await call(endpoints.notes, message)).status).toBe(404);
  });

  it('leaves its text and address in no log, and nothing in the file once its record is erased', async () => {
    const id = v7();
    await call(endpoints.notes, answer({}, { to: 'zuberi@example.org' }), id);
    await call(endpoints.notes, answer({ text: 'A secret plan' }));
    await send({ addresses: { nuru: 550, zuberi: 451 } });
    const log = JSON.stringify([await server.store.accounts.readAudit(), server.logged]);
    expect(log).toContain('record.reply');
    expect(log).not.toMatch(/zuberi|nuru|secret|Dear/);
    const boss = await signedIn(server, 'management');
    const erased = await server.app.request(endpoints.customers, {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json', ...boss.headers },
      body: JSON.stringify({ records: [plan] }),
    });
    expect(erased.status).toBe(200);
    await send();
    expect(post.taken).toEqual([]);
    for (const file of ['operator.db', 'operator.db-wal'].map((name) => join(server.dataDir, name))) {
      if (!existsSync(file)) continue;
      expect(readFileSync(file).includes('zuberi@example.org'), file).toBe(false);
      expect(readFileSync(file).includes('A secret plan'), file).toBe(false);
    }
  });

  it('is found with everything else that is stored about a person', async () => {
    await call(endpoints.notes, answer({}, { to: 'other.address@example.com' }));
    const boss = await signedIn(server, 'management');
    const found = await server.app.request(endpoints.customers, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...boss.headers },
      body: JSON.stringify({ email: 'other.address@example.com' }),
    });
    expect((await found.json()).records).toMatchObject([{ match: 'mention', record: { id: plan } }]);
  });
});

describe('A receipt', () => {
  it('that did not arrive is told at its request, and sent again when somebody says so', async () => {
    const stay = v7();
    await call(endpoints.stayBookings, stayBooking, stay, {});
    await send({ addresses: { juma: 550 } });
    const desk = await signedIn(server, 'bookings');
    const record = async () =>
      (await (await server.app.request(endpoints.changes, { headers: desk.headers })).json()).records[0];
    expect(await record()).toMatchObject({
      receipt: { state: 'failed', problem: 'The mail server has refused this address (550).' },
    });
    const again = { record: stay, kind: 'stayBooking', text: 'Again', mail: { id: stay, again: true } };
    expect((await call(endpoints.notes, again, v7(), desk.headers)).status).toBe(200);
    expect(await record()).not.toHaveProperty('receipt');
    const { cursor } = await (await server.app.request(endpoints.changes, { headers: desk.headers })).json();
    await send();
    expect(post.taken.map(({ to }) => to)).toEqual([['juma@example.com']]);
    // Devices that have the request hear of it.
    const since = await server.app.request(`${endpoints.changes}?since=${cursor}`, { headers: desk.headers });
    expect((await since.json()).records).toMatchObject([
      { id: stay, receipt: { state: 'sent', problem: '', at: expect.stringMatching(/Z$/) } },
    ]);
  });
});

describe('Without a mail server', () => {
  it('an answer from the office is kept, and says that it was not sent', async () => {
    await server.close();
    server = await openTestServer({ clock: () => now });
    officer = await signedIn(server, 'operations');
    await call(endpoints.tripPlans, tripPlan, plan, {});
    expect((await call(endpoints.notes, answer())).status).toBe(200);
    expect((await shown()).replies).toMatchObject([
      { delivery: { state: 'failed', problem: 'This server sends no mail.' } },
    ]);
  });
});

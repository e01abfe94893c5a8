/** The receipt that a traveller gets of a request by mail. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailSettings } from '../../../server/mail/mail-settings.ts';
import { MAX_RECEIPTS_WITHIN } from '../../../server/mail/receipt.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { HONEYPOT } from '../../../src/contract/protocol/honeypot.ts';
import { sealPassport } from '../../../src/device/transfer/sealing/index.ts';
import { entryKinds } from '../../../src/kinds/entry-kinds.ts';
import { type SubmissionKind, submissionKinds } from '../../../src/kinds/submissions.ts';
import { flightRequest, requests, stayBooking } from '../../parts/records/sample-requests.ts';
import { ORIGIN, openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

const mail: MailSettings = {
  host: '127.0.0.1',
  port: 2525,
  secure: false,
  login: null,
  from: { name: '', address: 'bookings@operator.example' },
};
let now: Date;

let server: TestServer;
beforeEach(async () => {
  now = new Date('2027-01-05T08:00:00.000Z');
  server = await openTestServer({ clock: () => now, mail });
});
afterEach(() => server.close());

async function send(
  kind: SubmissionKind | 'correction',
  payload: object,
  id: string = v7(),
): Promise<{ id: string; reference: string }> {
  const response = await server.app.request(entryKinds[kind].call, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify(payload),
  });
  expect(response.status).toBe(200);
  return response.json();
}
const correctionOf = (record: string, kind: SubmissionKind, payload: object) => ({
  record,
  kind,
  version: 1,
  capturedAt: now.toISOString(),
  replaces: [],
  payload,
});
const queued = () =>
  server.rows('select recipient, subject, body, record_id from mail_message order by rowid');

describe('A receipt', () => {
  it.each(submissionKinds)('of a %s says what was asked for and where to look it up', async (kind) => {
    const { reference, id } = await send(kind, requests[kind]);
    const receipts = queued();
    expect(receipts).toMatchObject([{ record_id: id, subject: `We have your request ${reference}` }]);
    const body = String(receipts[0]?.body);
    expect(body).toContain(`Request: ${entryKinds[kind].title}`);
    expect(body).toContain(`${ORIGIN}/lookup?reference=${reference}`);
    expect(body).toMatch(/^(Dates|For): /m);
  });

  it('goes to the address as it was typed, of free text to the one in it', async () => {
    await send('homeBooking', requests.homeBooking);
    await send('stayBooking', stayBooking);
    expect(queued().map(({ recipient }) => recipient)).toEqual([
      'anna-maria@example.com',
      'juma@example.com',
    ]);
  });

  it('is no way to send words of one’s own to strangers', async () => {
    const words = 'BUY now at http://example.org';
    await send('packageBooking', {
      ...requests.packageBooking,
      fullName: words,
      Tripname: words,
      specialRequests: words,
      phone: words,
    });
    await send('tripPlan', { ...requests.tripPlan, name: words, activity: words, category: words });
    await send('eventRequest', { ...requests.eventRequest, name: `${words}\r\nBcc: all@example.org` });
    expect(queued()).toHaveLength(3);
    expect(JSON.stringify(queued())).not.toMatch(/BUY|Bcc/);
  });

  it('has no passport number in it, sealed or not', async () => {
    const id = v7();
    const passportNumber = await sealPassport(server.sealingKeys.current(), id, 0, 'ZK 445566');
    const [first, ...others] = flightRequest.travelerDetails;
    await send(
      'flightRequest',
      { ...flightRequest, travelerDetails: [{ ...first, passportNumber }, ...others] },
      id,
    );
    expect(queued()).toHaveLength(1);
    expect(JSON.stringify(queued())).not.toMatch(/445566|sealed|passport/i);
  });

  it('comes once, however often and however the request comes', async () => {
    const id = v7();
    await send('tripPlan', requests.tripPlan, id);
    await send('tripPlan', requests.tripPlan, id);
    const entry = {
      id,
      kind: 'tripPlan',
      version: 1,
      capturedAt: now.toISOString(),
      payload: requests.tripPlan,
    };
    const replay = await server.app.request(endpoints.replay, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ entries: [entry, entry] }),
    });
    expect(replay.status).toBe(200);
    await send('correction', correctionOf(id, 'tripPlan', { ...requests.tripPlan, days: 9 }));
    expect(queued()).toHaveLength(1);
  });

  it('comes once when a correction is quicker than what it corrects, to the corrected address', async () => {
    const id = v7();
    const corrected = { ...requests.tripPlan, email: 'right@example.com' };
    await send('correction', correctionOf(id, 'tripPlan', corrected));
    await send('tripPlan', requests.tripPlan, id);
    expect(queued()).toMatchObject([{ recipient: 'right@example.com', record_id: id }]);
  });

  it('goes with an erased request, from the file too, and no correction brings another', async () => {
    const boss = await signedIn(server, 'management');
    const { id } = await send('tripPlan', { ...requests.tripPlan, email: 'zuberi@example.org' });
    const response = await server.app.request(endpoints.customers, {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json', ...boss.headers },
      body: JSON.stringify({ records: [id] }),
    });
    expect(response.status).toBe(200);
    expect(queued()).toEqual([]);
    await send('correction', correctionOf(id, 'tripPlan', requests.tripPlan));
    await send('tripPlan', { ...requests.tripPlan, email: 'zuberi@example.org' }, id);
    expect(queued()).toEqual([]);
    for (const file of ['operator.db', 'operator.db-wal'].map((name) => join(server.dataDir, name))) {
      if (existsSync(file)) expect(readFileSync(file).includes('zuberi@example.org'), file).toBe(false);
    }
  });

  it('is sent to one address five times a day at most, to no robot, and to nobody without an address', async () => {
    for (let count = 0; count < 7; count += 1) await send('tripPlan', requests.tripPlan);
    expect(queued()).toHaveLength(5);
    await send('eventRequest', { ...requests.eventRequest, [HONEYPOT]: 'https://example.org' });
    await send('stayBooking', { ...stayBooking, Contacts: '+255 712 345 678' });
    expect(queued()).toHaveLength(5);
  });
});

describe('Receipts to strangers', () => {
  const to = (address: string) => send('tripPlan', { ...requests.tripPlan, email: address });

  it('are counted by the mailbox, and not by the spelling of its address', async () => {
    const spellings = [
      'amina.mushi@gmail.com',
      'Amina.Mushi@gmail.com',
      'aminamushi+safari@gmail.com',
      'a.m.i.n.a.mushi@googlemail.com',
      'amina.mushi+1@GMAIL.COM',
      'aminamushi+2@gmail.com',
      'amina.mushi+3@googlemail.com',
    ];
    for (const spelling of spellings) await to(spelling);
    // Each as it was typed.
    expect(queued().map(({ recipient }) => recipient)).toEqual(spellings.slice(0, 5));
    await to('amina.mushi@example.com');
    await to('aminamushi@example.com');
    expect(queued()).toHaveLength(7);
  });

  it('are left out beyond a number in an hour, the requests are taken, and the operator hears of it once', async () => {
    const [{ most }] = MAX_RECEIPTS_WITHIN;
    for (let count = 0; count < most; count += 1) await to(`guest${count}@example.com`);
    expect(queued()).toHaveLength(most);
    const warnings = () => server.logged.filter((line) => JSON.stringify(line).includes('left out'));
    expect(warnings()).toEqual([]);
    await to('next@example.com');
    await to('another@example.com');
    expect(queued()).toHaveLength(most);
    expect(server.rows('select count(*) as taken from submission')).toEqual([{ taken: most + 2 }]);
    expect(warnings()).toHaveLength(1);
    const { headers } = await signedIn(server, 'management');
    const metrics = await (await server.app.request(endpoints.metrics, { headers })).text();
    expect(metrics).toContain('receipts_left_out_total 2');
    now = new Date(now.getTime() + 61 * 60_000);
    await to('next@example.com');
    expect(queued()).toHaveLength(most + 1);
  });

  it('are not held back by those that a clock years ahead has dated', async () => {
    const right = now;
    now = new Date('2029-01-05T08:00:00.000Z');
    for (let count = 0; count < 5; count += 1) await to('amina@example.com');
    now = right;
    await to('amina@example.com');
    expect(queued()).toHaveLength(6);
  });
});

describe('Without a mail server', () => {
  it('requests come in as ever, and nothing is queued', async () => {
    await server.close();
    server = await openTestServer({ clock: () => now });
    await send('tripPlan', requests.tripPlan);
    expect(queued()).toEqual([]);
  });
});

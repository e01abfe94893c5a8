import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carriedEntryStrings } from '../../../src/contract/protocol/device-keys.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { type Envelope, envelopeStrings } from '../../../src/contract/protocol/outbox-file.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import type { Entry } from '../../../src/device/core/tables.ts';
import { makeSigningKey } from '../../../src/device/transfer/signing/index.ts';
import { submissionDefinitions } from '../../../src/kinds/staff-submissions.ts';
import { handedEntry, openSigningPhone, registerKey } from '../../parts/device/signing-phone.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { PASSWORD, signedIn, signIn } from '../../parts/server/staff.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * 60 * 1_000;
const START = Date.UTC(2027, 0, 10, 8);

let server: TestServer;
let now: number;
/** The guide whose phone has no signal, and a colleague who is going where there is one. */
let juma: Awaited<ReturnType<typeof signedIn>>;
let asha: Awaited<ReturnType<typeof signedIn>>;
let manager: Awaited<ReturnType<typeof signedIn>>;
let phone: Awaited<ReturnType<typeof openSigningPhone>>;

beforeEach(async () => {
  now = START;
  server = await openTestServer({ clock: () => new Date(now) });
  juma = await signedIn(server, 'logistics');
  asha = await signedIn(server, 'marketing');
  manager = await signedIn(server, 'management');
  phone = await openSigningPhone(server, juma);
});
afterEach(() => server.close());

const entryOf = (part: Partial<Entry> = {}) =>
  handedEntry(juma.id, { capturedAt: new Date(now).toISOString(), ...part });

async function handOver(...entries: Entry[]): Promise<Envelope> {
  const { envelopes } = await phone.handOver(entries);
  return envelopes[0] as Envelope;
}

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return server.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
const carry = (envelope: unknown, headers?: Record<string, string>) =>
  post('/api/sealedreplay', envelope, headers);

/** Reads the server's result for each entry. */
async function resultsOf(response: Response): Promise<{ status: number; problem?: { message: string } }[]> {
  expect(response.status).toBe(200);
  return (await response.json()).results;
}
/** Lets days pass in which the server is served. */
async function serve(days: number): Promise<void> {
  for (let hour = 0; hour < days * 24; hour += 1) {
    now += 60 * MINUTE;
    await server.store.serverStatus(new Date(now).toISOString());
  }
}
const people = () => server.rows(`select id from submission where kind = 'person'`);
const submissionsOf = (account: string) =>
  server.rows(`select carried_by from submission where author_id = '${account}'`);

async function listedPerson() {
  const response = await server.app.request('/api/changes', { headers: manager.headers });
  const { records } = await response.json();
  return records.find(({ kind }: { kind: string }) => kind === 'person');
}

const revoke = (device: string, headers: Record<string, string> = manager.headers) =>
  server.app.request(`/api/devicekeys/${juma.id}/${device}`, { method: 'DELETE', headers });
const change = (body: object) =>
  server.app.request(`/api/accounts/${juma.id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...manager.headers },
    body: JSON.stringify(body),
  });

describe('A signed file that a colleague carries', () => {
  it('is accepted as its maker’s, from a colleague who may not enter such records', async () => {
    const [result] = await resultsOf(await carry(await handOver(entryOf()), asha.headers));
    expect(result?.status).toBe(200);
    expect(submissionsOf(juma.id)).toEqual([{ carried_by: asha.id }]);
    const record = await listedPerson();
    expect(record).toMatchObject({ exit: 'sealed', carriedBy: { name: 'marketing' } });
  });

  it('is accepted from a phone on which nobody is signed in, which the record says', async () => {
    const [result] = await resultsOf(await carry(await handOver(entryOf())));
    expect(result?.status).toBe(200);
    expect(submissionsOf(juma.id)).toEqual([{ carried_by: 'nobody' }]);
    expect(await listedPerson()).toMatchObject({ carriedBy: { name: '' } });
  });

  it('brought by its maker is carried by nobody else', async () => {
    const [result] = await resultsOf(await carry(await handOver(entryOf()), juma.headers));
    expect(result?.status).toBe(200);
    expect(submissionsOf(juma.id)).toEqual([{ carried_by: null }]);
    expect(await listedPerson()).not.toHaveProperty('carriedBy');
  });

  it('three times and from its maker’s phone too is one record with one answer', async () => {
    const entry = entryOf();
    const envelope = await handOver(entry);
    const [first] = await resultsOf(await carry(envelope, asha.headers));
    for (const headers of [undefined, manager.headers, juma.headers]) {
      expect(await resultsOf(await carry(envelope, headers))).toEqual([first]);
    }
    const { id, kind, version, capturedAt, author, payload } = entry;
    const own = { entries: [{ id, kind, version, capturedAt, author, payload }] };
    expect(await resultsOf(await post('/api/replay', own, juma.headers))).toEqual([first]);
    expect(people()).toHaveLength(1);
  });

  it('with its maker quicker is the maker’s answer', async () => {
    const entry = entryOf();
    const envelope = await handOver(entry);
    const { id, kind, version, capturedAt, author, payload } = entry;
    const own = { entries: [{ id, kind, version, capturedAt, author, payload }] };
    const [first] = await resultsOf(await post('/api/replay', own, juma.headers));
    expect(await resultsOf(await carry(envelope, asha.headers))).toEqual([first]);
    expect(submissionsOf(juma.id)).toEqual([{ carried_by: null }]);
  });

  it('is accepted although its maker’s session has ended', async () => {
    const entry = entryOf();
    await server.app.request('/api/session', { method: 'DELETE', headers: juma.headers });
    now += 9 * DAY;
    const [result] = await resultsOf(await carry(await handOver(entry)));
    expect(result?.status).toBe(200);
  });

  it.each([
    ['ten years ahead', 10 * 365 * DAY],
    ['ten years behind', -10 * 365 * DAY],
  ])('from a phone whose clock is %s is accepted, with both times', async (_how, wrong) => {
    const capturedAt = new Date(START + wrong).toISOString();
    const [result] = await resultsOf(await carry(await handOver(entryOf({ capturedAt }))));
    expect(result?.status).toBe(200);
    expect(await listedPerson()).toMatchObject({ capturedAt, receivedAt: new Date(now).toISOString() });
  });

  it('has no word for other accounts: only what its maker entered is the maker’s', async () => {
    const envelope = await handOver(handedEntry(manager.id), handedEntry(asha.id), entryOf());
    const results = await resultsOf(await carry(envelope));
    expect(results.map(({ status }) => status)).toEqual([401, 401, 200]);
    expect(people()).toHaveLength(1);
  });

  it('may do no more than its maker', async () => {
    const [result] = await resultsOf(await carry(await handOver(entryOf({ kind: 'lead', payload: {} }))));
    expect(result?.status).toBe(403);
  });
});

describe('A phone or account that was stopped', () => {
  it('by management: what it captured before is accepted for 14 days, what came after is not', async () => {
    const before = await handOver(entryOf());
    const held = await handOver(entryOf());
    now += MINUTE;
    expect((await revoke(phone.device)).status).toBe(200);
    now += DAY;
    expect((await resultsOf(await carry(before)))[0]?.status).toBe(200);
    const [late] = await resultsOf(await carry(await handOver(entryOf())));
    expect(late).toMatchObject({ status: 403, problem: { message: carriedEntryStrings.revoked } });
    await serve(14);
    const [tooLate] = await resultsOf(await carry(held));
    expect(tooLate).toMatchObject({ status: 403, problem: { message: carriedEntryStrings.tooLate } });
    // An entry that the server holds keeps its answer.
    expect((await resultsOf(await carry(before)))[0]?.status).toBe(200);
    expect(people()).toHaveLength(1);
  });

  it('is not refused for good by a clock that is 16 days ahead for a minute', async () => {
    const held = await handOver(entryOf());
    now += MINUTE;
    expect((await revoke(phone.device)).status).toBe(200);
    await serve(1);
    now += 16 * DAY;
    expect((await resultsOf(await carry(held)))[0]?.status).toBe(200);
    now -= 16 * DAY;
    expect((await resultsOf(await carry(held)))[0]?.status).toBe(200);
  });

  it('by management is signed out, and may register a new key after its next sign-in', async () => {
    expect((await revoke(phone.device)).status).toBe(200);
    const session = () => server.app.request('/api/session', { headers: juma.headers });
    expect((await session()).status).toBe(401);
    const again = await registerKey(server, { ...juma, headers: asha.headers }, phone.key, phone.device);
    // Somebody else's key, which Asha's phone cannot have signed for her.
    expect(again.status).toBe(400);
  });

  it.each([
    ['disabled', { disabled: true }],
    ['given another role', { role: 'hr' }],
    ['given a new password', { resetPassword: true }],
    ['signed out everywhere', { endSessions: true }],
  ])('with its account %s: what was captured before is accepted in the role of then', async (_how, body) => {
    const before = await handOver(entryOf());
    now += MINUTE;
    expect((await change(body)).status).toBe(200);
    expect((await resultsOf(await carry(before)))[0]?.status).toBe(200);
    now += 1;
    const [after] = await resultsOf(await carry(await handOver(entryOf())));
    expect(after).toMatchObject({ status: 403, problem: { message: carriedEntryStrings.disabled } });
  });

  it('whose session management ended: what was captured after it is not accepted', async () => {
    const sessions = `/api/accounts/${juma.id}/sessions`;
    const listed = await server.app.request(sessions, { headers: manager.headers });
    const [{ id }] = await listed.json();
    const before = await handOver(entryOf());
    now += MINUTE;
    const ended = await server.app.request(`${sessions}/${id}`, {
      method: 'DELETE',
      headers: manager.headers,
    });
    expect(ended.status).toBe(200);
    expect((await resultsOf(await carry(before)))[0]?.status).toBe(200);
    now += 1;
    const [after] = await resultsOf(await carry(await handOver(entryOf())));
    expect(after).toMatchObject({ status: 403, problem: { message: carriedEntryStrings.revoked } });
  });

  it('whose owner changed the password on another: what was captured after it is not accepted', async () => {
    const headers = await signIn(server, juma.email);
    const inHand = await openSigningPhone(server, { id: juma.id, headers });
    const before = await handOver(entryOf());
    now += MINUTE;
    const changed = await post(
      endpoints.password,
      { current: PASSWORD, next: 'another walk over the plains' },
      headers,
    );
    expect(changed.status).toBe(200);
    expect((await resultsOf(await carry(before)))[0]?.status).toBe(200);
    now += 1;
    const [after] = await resultsOf(await carry(await handOver(entryOf())));
    expect(after).toMatchObject({ status: 403, problem: { message: carriedEntryStrings.revoked } });
    // The phone in the owner's hand goes on.
    phone = inHand;
    expect((await resultsOf(await carry(await handOver(entryOf()))))[0]?.status).toBe(200);
  });

  it('long ago is forgotten with the reports of devices', async () => {
    await revoke(phone.device);
    const months = await server.app.request('/api/retention', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', ...manager.headers },
      body: JSON.stringify({ months: { devices: 2 } }),
    });
    expect(months.status).toBe(200);
    const run = () => server.store.admin.removeExpired(new Date(now));
    await run();
    expect(server.rows('select id from device_key')).toHaveLength(1);
    for (let days = 0; days < 100; days += 1) {
      now += DAY;
      await run();
    }
    expect(server.rows('select id from device_key')).toEqual([]);
  });

  it('does not take its other phones with it', async () => {
    const other = await openSigningPhone(server, juma);
    await revoke(phone.device);
    now += 1;
    phone = other;
    expect((await resultsOf(await carry(await handOver(entryOf()))))[0]?.status).toBe(200);
  });

  it('is revoked by management alone, once, with a fresh proof, in the audit log', async () => {
    expect((await revoke(phone.device, juma.headers)).status).toBe(403);
    expect((await revoke(phone.device, {})).status).toBe(401);
    expect((await revoke(v7())).status).toBe(404);
    now += DAY;
    expect((await revoke(phone.device)).status).toBe(403);
    now -= DAY;
    const response = await revoke(phone.device);
    expect(await response.json()).toMatchObject([
      { device: phone.device, account: { id: juma.id }, signing: { revokedAt: new Date(now).toISOString() } },
    ]);
    expect((await revoke(phone.device)).status).toBe(404);
    const acts = server.rows(`select action, subject, "by" from audit where action like 'device.%'`);
    expect(acts).toEqual([
      { action: 'device.register', subject: juma.id, by: juma.id },
      { action: 'device.revoke', subject: juma.id, by: manager.id },
    ]);
  });
});

describe('What carries no good signature', () => {
  it('of a phone that the office does not know waits, and is accepted once it does', async () => {
    const key = await makeSigningKey();
    phone = { ...phone, ...(await unregistered(key)) };
    const envelope = await handOver(entryOf());
    const [waits] = await resultsOf(await carry(envelope, asha.headers));
    expect(waits).toMatchObject({ status: 401, problem: { message: carriedEntryStrings.unknownKey } });
    expect((await registerKey(server, juma, key, v7())).status).toBe(200);
    expect((await resultsOf(await carry(envelope, asha.headers)))[0]?.status).toBe(200);
  });

  const wrong: [string, string, (good: Envelope) => unknown][] = [
    [
      'another signature',
      carriedEntryStrings.forged,
      (good) => ({ ...good, signed: { ...good.signed, signature: 'A'.repeat(86) } }),
    ],
    ['no signature', envelopeStrings.unreadable, ({ signed: _, ...good }) => good],
    [
      'another key',
      envelopeStrings.unreadable,
      (good) => ({ ...good, signed: { ...good.signed, key: 'A'.repeat(43) } }),
    ],
    [
      'a signature cut short',
      envelopeStrings.shape,
      (good) => ({ ...good, signed: { key: good.signed?.key } }),
    ],
    ['one character changed', envelopeStrings.unreadable, (good) => ({ ...good, ciphertext: changed(good) })],
    ['its packing denied', envelopeStrings.unreadable, ({ packed: _, ...good }) => good],
    ['another packing', envelopeStrings.shape, (good) => ({ ...good, packed: 'zip' })],
  ];
  it.each(wrong)('with %s: 400, and nothing is stored', async (_what, message, make) => {
    const response = await carry(make(await handOver(entryOf())), asha.headers);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message });
    expect(people()).toEqual([]);
  });

  it('cannot be signed anew by somebody else', async () => {
    const envelope = await handOver(entryOf());
    const thief = await openSigningPhone(server, asha);
    const [stolen] = (await thief.handOver([entryOf()])).envelopes;
    const response = await carry({ ...envelope, signed: stolen?.signed }, asha.headers);
    expect(response.status).toBe(400);
    expect(people()).toEqual([]);
  });

  it('registers no key without its private half, of another account, or of wrong form', async () => {
    const key = await makeSigningKey();
    const other = await makeSigningKey();
    const mixed = { ...key, privateKey: other.privateKey };
    expect((await registerKey(server, juma, mixed, v7())).status).toBe(400);
    expect((await registerKey(server, juma, { ...key, publicKey: 'A'.repeat(87) }, v7())).status).toBe(400);
    expect((await registerKey(server, asha, phone.key, phone.device)).status).toBe(409);
    for (const body of [null, [], {}, { device: 'x', publicKey: 1, proof: '' }]) {
      expect((await post('/api/devicekeys', body, juma.headers)).status).toBe(400);
    }
    expect((await post('/api/devicekeys', {})).status).toBe(401);
  });
});

const unregistered = async (key: Awaited<ReturnType<typeof makeSigningKey>>) =>
  openSigningPhone(server, juma, key);

function changed({ ciphertext }: Envelope): string {
  return (ciphertext.startsWith('A') ? 'B' : 'A') + ciphertext.slice(1);
}

it('names a reference for every entry as the ledger does', () => {
  const entry = handedEntry(v7());
  expect(entry.reference).toBe(referenceOf(submissionDefinitions.person.prefix, entry.id));
});

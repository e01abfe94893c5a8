/**
 * Answers of each route to a body, a query or an address that it cannot read, to the byte, and what it asks before
 * it reads. What forms send has its own tests, by kind.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicCall } from '../../../server/security/guard.ts';
import { MAX_BODY_BYTES, UNREADABLE_BODY } from '../../../src/contract/protocol/answers.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { MAX_REPORT_BYTES } from '../../../src/contract/protocol/page-analytics.ts';
import { bodySchemas } from '../../parts/fuzz/bodies.ts';
import { noObject, ofFields, problem, refusals } from '../../parts/server/refusals.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

/** A device blames no entry for a body that did not arrive as it was sent. */
const unread = (status: number, message: string) =>
  `${status} ${JSON.stringify({ message, code: UNREADABLE_BODY })}`;

const ID = '0190c3a0-0000-7000-8000-000000000001';
const HASH = 'a'.repeat(64);
const JSON_TYPE = { 'Content-Type': 'application/json' };
const unlimited = { submissions: 1e9, lookups: 1e9, reports: 1e9, known: 1e9, passkeys: 1e9 };

let now = new Date();
let server: TestServer;
let boss: Record<string, string>;
let hr: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer({ clock: () => now, limits: unlimited });
  boss = (await signedIn(server, 'management')).headers;
  hr = (await signedIn(server, 'hr')).headers;
});
afterAll(() => server.close());

/** Sends to a route with an id in its address, where it has one. @returns status and text of the answer */
async function ask(call: string, headers: Record<string, string>, body?: BodyInit): Promise<string> {
  const [method = '', path = ''] = call.split(' ');
  const response = await server.app.request(path.replace(/:\w+/g, ID), {
    method,
    headers: { Accept: 'application/json', ...headers },
    ...(body !== undefined && { body }),
  });
  return `${response.status} ${await response.text()}`;
}
/** Calls that read a body. */
const reading = Object.keys(bodySchemas).filter((call) => bodySchemas[call]);
const needsAccount = reading.filter((call) => {
  const [method = '', path = ''] = call.split(' ');
  return !isPublicCall(method, path);
});

describe('A body that cannot be read', () => {
  const notJson = unread(415, 'The request must be JSON (Content-Type: application/json).');
  const malformed = unread(400, 'The request is not readable JSON.');
  const unreadable: [what: string, headers: Record<string, string>, body: BodyInit, answer: string][] = [
    ['text of no type', {}, '{}', notJson],
    ['text of another type', { 'Content-Type': 'text/plain' }, '{}', notJson],
    ['a relative of JSON', { 'Content-Type': 'application/problem+json' }, '{}', notJson],
    ['a form', { 'Content-Type': 'multipart/form-data; boundary=x' }, 'x', notJson],
    ['nothing', JSON_TYPE, '', malformed],
    ['half of it', JSON_TYPE, '{"a":', malformed],
    ['no UTF-8', JSON_TYPE, new Uint8Array([0x22, 0xff, 0x22]), malformed],
    ['lists in lists without end', JSON_TYPE, '['.repeat(9_000), malformed],
    [
      'what is not packed',
      { ...JSON_TYPE, 'Content-Encoding': 'gzip' },
      '{}',
      unread(400, 'The request is not readable gzip.'),
    ],
    [
      'another packing',
      { ...JSON_TYPE, 'Content-Encoding': 'br' },
      '{}',
      unread(415, 'The request may be compressed with gzip only.'),
    ],
  ];

  it.each(reading)('is refused in the same words by %s', async (call) => {
    for (const [what, headers, body, answer] of unreadable) {
      expect([what, await ask(call, { ...boss, ...headers }, body)]).toEqual([what, answer]);
    }
    const most = call.endsWith(endpoints.analytics) ? MAX_REPORT_BYTES : MAX_BODY_BYTES;
    const packed = gzipSync(`"${' '.repeat(most)}"`);
    const tooLarge = problem(413, `The request is too large. It may have at most ${most / 1024} KB.`);
    expect(await ask(call, { ...boss, ...JSON_TYPE, 'Content-Encoding': 'gzip' }, packed)).toBe(tooLarge);
  });

  it.each(needsAccount)('is not even read by %s before it knows who sends it', async (call) => {
    expect(await ask(call, JSON_TYPE, '{')).toBe(problem(401, 'Please sign in first.'));
  });

  it.each([
    `POST ${endpoints.accounts}`,
    `PATCH ${endpoints.accounts}/:id`,
    `POST ${endpoints.passports}`,
    `PUT ${endpoints.notices}`,
    `PUT ${endpoints.retention}`,
    `POST ${endpoints.customers}`,
    `DELETE ${endpoints.customers}`,
  ])('is not read by %s for an account that may not', async (call) => {
    expect(await ask(call, { ...hr, ...JSON_TYPE }, '{')).toBe(problem(403, 'Your account may not do this.'));
  });

  it.each([
    `POST ${endpoints.accounts}`,
    `PATCH ${endpoints.accounts}/:id`,
    `PUT ${endpoints.retention}`,
    `POST ${endpoints.customers}`,
    `DELETE ${endpoints.customers}`,
    `POST ${endpoints.passkeys}`,
    `DELETE ${endpoints.passkeys}/no-id`,
    `DELETE ${endpoints.sessions}/no-id`,
    `DELETE ${endpoints.accounts}/no-id/sessions/no-id`,
    `DELETE ${endpoints.deviceKeys}/no-id/no-id`,
  ])('nor the address by %s before a fresh proof', async (call) => {
    now = new Date(Date.now() + 11 * 60_000);
    const answer = await ask(call, { ...boss, ...JSON_TYPE }, '{');
    now = new Date();
    expect(answer).toMatch(/^403 .*"code":"prove-again"/);
  });
});

describe('A body of another shape', () => {
  it.each(Object.entries(refusals))('is refused by %s', async (call, [onObject, onList]) => {
    const headers = { ...boss, ...JSON_TYPE };
    // A byte order mark, and what would be another prototype, change nothing.
    for (const body of ['{}', '\ufeff{}', '{"__proto__":{"name":"x","ids":[]}}']) {
      expect([body, await ask(call, headers, body)]).toEqual([body, onObject]);
    }
    for (const body of ['null', '[]', '"x"', '7']) {
      expect([body, await ask(call, headers, body)]).toEqual([body, onList ?? problem(400, noObject)]);
    }
  });

  it('is refused by the calls of all kinds of entry', async () => {
    const entries = reading.filter((call) => !refusals[call]);
    expect(entries.length).toBeGreaterThan(20);
    for (const call of entries) {
      const answer = await ask(call, { ...boss, ...JSON_TYPE, 'Idempotency-Key': ID }, '[]');
      expect([call, answer]).toEqual([call, `400 ${JSON.stringify({ message: noObject, id: ID })}`]);
    }
  });

  it('counts by the last of two fields of one name', async () => {
    const body = '{"ids":["x"],"ids":[]}';
    expect(await ask(`POST ${endpoints.known}`, JSON_TYPE, body)).toMatch(/^400/);
    expect(await ask(`POST ${endpoints.known}`, JSON_TYPE, `{"ids":[],"ids":["${ID}"]}`)).toMatch(/^200/);
  });
});

describe('A query', () => {
  const cursor = problem(400, 'The cursor cannot be read. Ask without one to begin again.');
  const days = ofFields({ days: 'Days must be a whole number from 1 to 365.' });
  const level = ofFields({ level: 'Level must be one of: info, warn, error.' });
  it.each([
    [endpoints.changes, 'since=x', cursor],
    [endpoints.changes, `since=${ID}.boss.-1`, cursor],
    [endpoints.changes, 'since=%00', cursor],
    [endpoints.changes, 'since=x&since=', cursor],
    [endpoints.figures, 'days=', days],
    [endpoints.figures, 'days=0', days],
    [endpoints.figures, 'days=366', days],
    [endpoints.figures, 'days=1e2', days],
    [endpoints.figures, 'days=x&days=7', days],
    [endpoints.log, 'level=', level],
    [endpoints.log, 'level=x&level=info', level],
    [endpoints.audit, 'before=0', ofFields({ before: 'Before must be the number of a line.' })],
    [
      endpoints.audit,
      'kind=1&person=%00',
      ofFields({
        person: 'Person must be the id of an account, system or traveller.',
        kind: 'Kind must be a word of the log.',
      }),
    ],
    [endpoints.deviceKeys, 'x=1', ofFields({ key: 'Invalid input: expected string, received undefined' })],
    [
      endpoints.deviceKeys,
      `key=x&key=${'a'.repeat(43)}`,
      ofFields({ key: 'Too small: expected string to have exactly 43 characters' }),
    ],
  ])('of %s is refused: %s', async (path, query, answer) => {
    expect(await ask(`GET ${path}?${query}`, boss)).toBe(answer);
    expect(await ask(`HEAD ${path}?${query}`, boss)).toBe('200 ');
  });

  it.each([
    [endpoints.changes, 'since=&since=x&guests=2&views=x'],
    [endpoints.figures, 'days=007&days=x'],
    [endpoints.log, 'level=info&level=x&__proto__=1&__proto__=2'],
    [endpoints.audit, 'constructor=1&toString=2&before[]=x'],
    [endpoints.deviceKeys, `key=${'a'.repeat(43)}&key=x`],
  ])('of %s counts by its first field of each name: %s', async (path, query) => {
    expect(await ask(`GET ${path}?${query}`, boss)).toMatch(/^200/);
  });
});

describe('An id in an address', () => {
  const account = problem(404, 'There is no such account.');
  const access = problem(404, 'There is no such session or device any more.');
  const device = problem(404, 'There is no such device any more.');
  const passkey = problem(404, 'You have no such passkey.');
  const record = problem(404, 'There is no such record.');
  const ids = ['0', '%00', '%ff', "'", ID.toUpperCase(), HASH, HASH.toUpperCase(), 'x'.repeat(2_000)];
  it.each([
    ['PATCH', (id: string) => `${endpoints.accounts}/${id}`, account, { name: 'Amina' }],
    ['GET', (id: string) => `${endpoints.accounts}/${id}/sessions`, account],
    ['DELETE', (id: string) => `${endpoints.accounts}/${id}/sessions/${HASH}`, access],
    ['DELETE', (id: string) => `${endpoints.accounts}/${ID}/sessions/${id}`, access],
    ['DELETE', (id: string) => `${endpoints.sessions}/${id}`, access],
    ['DELETE', (id: string) => `${endpoints.passkeys}/${id}`, passkey],
    ['DELETE', (id: string) => `${endpoints.deviceKeys}/${id}/${ID}`, device],
    ['DELETE', (id: string) => `${endpoints.deviceKeys}/${ID}/${id}`, device],
  ] as const)('that nothing has: %s', async (method, pathOf, answer, body?: object) => {
    for (const id of ids) {
      const given = body && JSON.stringify(body);
      const answered = await ask(`${method} ${pathOf(id)}`, { ...boss, ...JSON_TYPE }, given);
      expect([id, answered]).toEqual([id, answer]);
    }
  });

  it('of a record is read by intake, after it asked who changes it', async () => {
    const change = (headers: Record<string, string>) =>
      ask(`PATCH ${endpoints.souvenirs}/%00`, { ...headers, ...JSON_TYPE }, '{"revision":1,"place":"Camp"}');
    expect(await change(boss)).toBe(record);
    expect(await change(hr)).toBe(problem(403, 'Your account may not do this.'));
    expect(await ask(`DELETE ${endpoints.stayBookings}/%00`, boss)).toBe(record);
  });

  it('is looked at after the body, and after whether there is anything to change', async () => {
    const change = (body: string) =>
      ask(`PATCH ${endpoints.accounts}/no-id`, { ...boss, ...JSON_TYPE }, body);
    expect(await change('{')).toBe(unread(400, 'The request is not readable JSON.'));
    expect(await change('{}')).toBe(problem(400, 'There is nothing to change.'));
    expect(await change('{"disabled":7}')).toBe(ofFields({ disabled: 'Disabled must be true or false.' }));
  });
});

describe('A route', () => {
  const routes = join(import.meta.dirname, '../../../server/http/routes');
  const files = readdirSync(routes, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );

  it.each(files)('reads its body, query and address through its validators alone: %s', (file) => {
    const text = readFileSync(join(routes, file), 'utf8');
    expect(
      text.match(/\breq\.(json|text|query|queries|param|parseBody|arrayBuffer)\(|readJson|parseInput/g),
    ).toBeNull();
  });
});

/** Attacks by somebody who knows a submission's id: operations, finance, and whoever saw a mail or a file with it. */
import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReplayEntry } from '../../../src/contract/protocol/answers.ts';
import { envelopeSealingContext } from '../../../src/contract/protocol/outbox-file.ts';
import { seal } from '../../../src/device/transfer/sealing/index.ts';
import { type EntryKind, entryKinds } from '../../../src/kinds/entry-kinds.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { correctionOf, firstOf, referenceFor } from '../../parts/server/correction-channels.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

const DAY = 24 * 60 * 60 * 1_000;
let now = Date.UTC(2027, 0, 10, 8);
let server: TestServer;
beforeEach(async () => {
  now = Date.UTC(2027, 0, 10, 8);
  server = await openTestServer({ clock: () => new Date(now) });
});
afterEach(() => server.close());

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** A request as its device sends it: with the hash of a secret that only the device has. */
function ownRequest() {
  const secret = randomBytes(32).toString('base64url');
  const first = firstOf('packageBooking', booking);
  const payload = { ...booking, submission: { id: first.id, secretHash: hashOf(secret) } };
  return { secret, bare: first, first: { ...first, payload } };
}

/** A correction of it, as somebody sends it who says what they take for its secret. */
function correct(first: ReplayEntry, secret?: string, part: object = { email: 'thief@example.com' }) {
  const entry = correctionOf({ ...first, payload: undefined }, { ...booking, ...part });
  if (secret === undefined) return entry;
  return { ...entry, payload: { ...(entry.payload as object), submission: { id: entry.id, secret } } };
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await server.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** Every door by which a submission comes in. */
const doors = {
  async 'its own call'(entry: ReplayEntry, headers: Record<string, string> = {}) {
    const { status, body } = await post(entryKinds[entry.kind as EntryKind].call, entry.payload, {
      'Idempotency-Key': entry.id,
      'Schema-Version': String(entry.version),
      'Captured-At': entry.capturedAt,
      ...headers,
    });
    return { status, message: body.message as string };
  },
  async replay(entry: ReplayEntry, headers: Record<string, string> = {}) {
    const { body } = await post('/api/replay', { entries: [entry] }, headers);
    const [{ status, problem, receipt }] = body.results;
    return { status, message: (problem ?? receipt).message as string };
  },
  async 'an unsigned envelope'(entry: ReplayEntry, headers: Record<string, string> = {}) {
    const place = { file: v7(), index: 0, of: 1, references: [referenceFor(entry)] };
    const content = JSON.stringify({ entries: [entry] });
    const sealed = await seal(server.sealingKeys.current(), envelopeSealingContext(place), content);
    const { body } = await post('/api/sealedreplay', { ...place, ...sealed }, headers);
    const [{ status, problem, receipt }] = body.results;
    return { status, message: (problem ?? receipt).message as string };
  },
};
const everyDoor = Object.entries(doors);
const { replay } = doors;

async function held(): Promise<FeedRecord<'packageBooking'>> {
  const found: FeedRecord[] = [];
  for await (const page of server.store.records.pages('packageBooking')) found.push(...page);
  expect(found).toHaveLength(1);
  return found[0] as FeedRecord<'packageBooking'>;
}

describe.each(everyDoor)('Somebody who knows the id of a request, by %s,', (_, send) => {
  it('changes nothing of it without its secret', async () => {
    const { first } = ownRequest();
    expect((await replay(first)).status).toBe(200);
    for (const secret of [undefined, '', hashOf('another'), hashOf(first.id)]) {
      const { status, message } = await send(correct(first, secret));
      expect(status).toBe(400);
      if (secret !== '') expect(message).toMatch(/call or write to us/);
    }
    expect(await held()).toMatchObject({ email: booking.email });
    expect((await held()).history).toBeUndefined();
  });

  it('changes nothing with the hash that the first submission carried', async () => {
    const { first } = ownRequest();
    await replay(first);
    const { secretHash } = (first.payload as { submission: { secretHash: string } }).submission;
    expect((await send(correct(first, secretHash))).status).toBe(400);
    const entry = correct(first);
    const claimed = { ...(entry.payload as object), submission: { id: entry.id, secretHash } };
    expect((await send({ ...entry, payload: claimed })).status).toBe(400);
    expect(await held()).toMatchObject({ email: booking.email });
  });

  it('cannot put a secret of their own in place of its secret', async () => {
    const { first, secret } = ownRequest();
    await replay(first);
    const own = { ...booking, submission: { id: first.id, secretHash: hashOf('mine') } };
    await send({ ...first, payload: own });
    expect((await send(correct(first, 'mine'.padEnd(43, 'x')))).status).toBe(400);
    expect((await send(correct(first, secret, { phone: '+255700000009' }))).status).toBe(200);
  });

  it('with its secret corrects it, as the traveller', async () => {
    const { first, secret } = ownRequest();
    await replay(first);
    expect((await send(correct(first, secret, { phone: '+255700000009' }))).status).toBe(200);
    const record = await held();
    expect(record).toMatchObject({ phone: '+255700000009' });
    expect(record.history?.at(-1)).toMatchObject({ by: '' });
  });
});

describe('A correction that arrives before what it corrects', () => {
  it('proves the secret of the record that it makes, and the first submission has to fit', async () => {
    const { first, secret } = ownRequest();
    expect((await replay(correct(first, secret, { phone: '+255700000001' }))).status).toBe(200);
    expect((await replay(correct(first))).status).toBe(400);
    const stranger = { ...booking, submission: { id: first.id, secretHash: hashOf('mine') } };
    expect((await replay({ ...first, payload: stranger })).status).toBe(409);
    expect((await replay(first)).status).toBe(200);
    expect((await replay(correct(first, secret, { phone: '+255700000002' }))).status).toBe(200);
    expect((await replay(correct(first))).status).toBe(400);
  });

  it('of an older build gives the record no secret: the first submission brings it', async () => {
    const { first, secret } = ownRequest();
    expect((await replay(correct(first, undefined, { phone: '+255700000001' }))).status).toBe(200);
    expect((await replay(first)).status).toBe(200);
    expect((await replay(correct(first))).status).toBe(400);
    expect((await replay(correct(first, secret, { phone: '+255700000002' }))).status).toBe(200);
  });
});

describe('A request of an older build, which has no secret,', () => {
  it('is corrected by its id for 30 days from its receipt, and then by the office alone', async () => {
    const { bare } = ownRequest();
    await replay(bare);
    now += 30 * DAY - 1;
    expect((await replay(correct(bare, undefined, { phone: '+255700000001' }))).status).toBe(200);
    now += 2;
    const late = await replay(correct(bare, undefined, { phone: '+255700000002' }));
    expect(late).toMatchObject({ status: 400, message: expect.stringMatching(/call or write to us/) });
    const operations = await signedIn(server, 'operations');
    const byOffice = correct(bare, undefined, { phone: '+255700000003' });
    expect((await replay(byOffice, operations.headers)).status).toBe(200);
    expect(await held()).toMatchObject({ phone: '+255700000003' });
  });

  it('has corrections that were received within those days answered again for ever', async () => {
    const { bare } = ownRequest();
    await replay(bare);
    const entry = correct(bare, undefined, { phone: '+255700000001' });
    await replay(entry);
    now += 90 * DAY;
    expect((await replay(entry)).status).toBe(200);
  });
});

describe('Staff', () => {
  it.each(['finance', 'marketing', 'logistics', 'hr', 'bookings'] as const)(
    '(%s) do not correct a traveller’s request under the traveller’s name',
    async (role) => {
      const { bare } = ownRequest();
      await replay(bare);
      const { headers } = await signedIn(server, role);
      expect((await replay(correct(bare), headers)).status).toBe(403);
      expect((await doors['its own call'](correct(bare), headers)).status).toBe(403);
      expect(await held()).toMatchObject({ email: booking.email });
    },
  );

  it('who handle the request correct it by their session, in their own name', async () => {
    const { first } = ownRequest();
    await replay(first);
    const operations = await signedIn(server, 'operations');
    const entry = correct(first, undefined, { phone: '+255700000009' });
    expect((await replay(entry, operations.headers)).status).toBe(200);
    const record = await held();
    expect(record.history?.at(-1)).toMatchObject({ by: 'operations' });
    const [line] = server.rows(`select * from audit where action = 'record.correct'`);
    expect(JSON.stringify(line)).toContain(operations.id);
  });

  it('who bring a traveller’s sealed file do not sign it with their name', async () => {
    const { first, secret } = ownRequest();
    await replay(first);
    const operations = await signedIn(server, 'operations');
    const bring = doors['an unsigned envelope'];
    expect((await bring(correct(first), operations.headers)).status).toBe(400);
    expect((await bring(correct(first, secret), operations.headers)).status).toBe(200);
    expect((await held()).history?.at(-1)).toMatchObject({ by: '' });
  });
});

it('A secret is in no table, no answer and no line of the log', async () => {
  const { first, secret } = ownRequest();
  const operations = await signedIn(server, 'operations');
  await replay(first);
  const entry = correct(first, secret, { phone: '+255700000009' });
  await replay(entry);
  await doors['its own call'](correct(first, secret, { numberOfAdults: 'many' }));
  const feed = await server.app.request('/api/changes', { headers: operations.headers });
  const tables = server.rows(`select name from sqlite_master where type = 'table'`);
  const rows = tables.flatMap(({ name }) => server.rows(`select * from "${name}"`));
  const everything = JSON.stringify([server.logged, rows]) + (await feed.text());
  expect(everything).toContain(first.id);
  expect(everything).not.toContain(secret);
});

describe('The id in the body', () => {
  it('makes one record of what a proxy without Idempotency-Key sends on five times', async () => {
    const { first, bare } = ownRequest();
    const receipts = [];
    for (let times = 0; times < 5; times += 1) {
      const headers = { 'Schema-Version': '1', 'Captured-At': first.capturedAt };
      receipts.push((await post('/api/companypackage', first.payload, headers)).body);
    }
    expect(receipts.map(({ id }) => id)).toEqual(Array(5).fill(bare.id));
    // Sent with the header by an older build, or in a backlog, it is the same content.
    expect((await doors['its own call'](bare)).status).toBe(200);
    expect((await replay(first)).status).toBe(200);
    expect(server.rows('select id from submission')).toEqual([{ id: bare.id }]);
  });

  it('names what a refusal is about, so that the device knows who refused', async () => {
    const { first, bare } = ownRequest();
    const payload = { ...(first.payload as object), email: 'none' };
    const { status, body } = await post('/api/companypackage', payload, { 'Schema-Version': '1' });
    expect(status).toBe(400);
    expect(body.id).toBe(bare.id);
  });

  it('is made up for other clients alone, never for a device of ours', async () => {
    const { bare } = ownRequest();
    const { status, body } = await post('/api/companypackage', bare.payload, { 'Schema-Version': '1' });
    expect(status).toBe(400);
    expect(body).not.toHaveProperty('id');
    expect(server.rows('select id from submission')).toEqual([]);
    expect((await post('/api/companypackage', bare.payload)).status).toBe(200);
  });

  it('that is none, or another than its entry’s, is refused', async () => {
    const { bare } = ownRequest();
    for (const submission of [
      { id: 'none' },
      { id: 7 },
      'none',
      null,
      { id: bare.id, secretHash: 'short' },
    ]) {
      expect((await post('/api/companypackage', { ...booking, submission })).status).toBe(400);
    }
    expect((await replay({ ...bare, payload: { ...booking, submission: { id: v7() } } })).status).toBe(400);
    expect(server.rows('select id from submission')).toEqual([]);
  });
});

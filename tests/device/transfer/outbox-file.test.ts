import { gunzipSync } from 'node:zlib';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../../src/contract/protocol/answers.ts';
import { type OutboxFile, outboxFileSchema } from '../../../src/contract/protocol/outbox-file.ts';
import { mayHaveArrived } from '../../../src/device/core/tables.ts';
import { createTransport } from '../../../src/device/core/transport.ts';
import type { EntryResult } from '../../../src/device/outbox/index.ts';
import {
  fitsEnvelope,
  outboxFileName,
  readOutboxFile,
  sealOutbox,
} from '../../../src/device/transfer/outbox-file/index.ts';
import { submissionKinds } from '../../../src/kinds/submissions.ts';
import { captivePortal, createTestDevice, type Network, unreachable } from '../../parts/device/device.ts';
import { sessionOf } from '../../parts/device/feed.ts';
import { sendOutboxFile } from '../../parts/device/send-file.ts';
import { requests } from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';

const FACTS = { about: 'Requests', site: 'https://example.org', savedAt: '2027-01-01T00:00:00.000Z' };

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

/** The real server behind a device's calls. */
const toServer: Network = async (address, init) => server.app.request(address, init);

type Device = ReturnType<typeof createTestDevice>;

async function addOfEveryKind({ outbox }: Device): Promise<void> {
  for (const kind of submissionKinds) await outbox.add({ id: v7(), kind, payload: requests[kind] });
}

async function save(device: Device): Promise<OutboxFile> {
  const { exported, left } = await device.outbox.exportUnsent(fitsEnvelope);
  expect(left).toEqual([]);
  const saved = await sealOutbox(exported, server.sealingKeys.current(), FACTS);
  // As it comes back from a disk.
  const read = readOutboxFile(JSON.stringify(saved, null, 1));
  if (typeof read === 'string') throw new Error(read);
  return read;
}

async function send(device: Device, file: OutboxFile, network: Network): Promise<Map<string, EntryResult>> {
  const results = new Map<string, EntryResult>();
  const transport = createTransport({ fetch: async (address, init = {}) => network(String(address), init) });
  await sendOutboxFile(file, { transport, outbox: device.outbox, clock: () => 0 }, (reference, result) =>
    results.set(reference, result),
  );
  return results;
}
/** Text of a request, unpacked. */
const textOf = async ({ body, headers }: RequestInit) =>
  new Headers(headers).has('Content-Encoding')
    ? gunzipSync(new Uint8Array(body as ArrayBuffer)).toString()
    : String(body);
const types = (results: Map<string, EntryResult>) => [...results.values()].map(({ type }) => type);
const rows = () => server.rows('select id from submission').length;

describe('An outbox saved to a file', () => {
  it('says readably only what is not personal', async () => {
    const phone = createTestDevice({ network: unreachable });
    await addOfEveryKind(phone);
    const file = await save(phone);
    expect(file.entries).toBe(6);
    expect(file.references).toEqual((await phone.outbox.unsent()).map(({ reference }) => reference));
    const text = JSON.stringify(file);
    for (const secret of ['amina', 'juma@example.com', 'Mollel', '345 678', 'vegetarian', 'Copenhagen']) {
      expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
    }
    expect(Object.keys(file)).toEqual(
      'format version about site savedAt key entries references envelopes'.split(' '),
    );
  });

  it('sent by another device arrives once; its own replay then hears the same', async () => {
    const phone = createTestDevice({ network: toServer });
    await addOfEveryKind(phone);
    const file = await save(phone);
    const other = createTestDevice({ network: toServer });
    expect(types(await send(other, file, toServer))).toEqual(Array(6).fill('received'));
    expect(rows()).toBe(6);
    expect(await phone.outbox.unsent()).toHaveLength(6);
    await phone.replayer.replay(true);
    expect(rows()).toBe(6);
    expect(await phone.outbox.unsent()).toEqual([]);
    expect((await phone.outbox.sent()).map(({ reference }) => reference).sort()).toEqual(
      [...file.references].sort(),
    );
    expect(await other.outbox.sent()).toEqual([]);
  });

  it('sent by the device that wrote it is acknowledged there at once', async () => {
    const phone = createTestDevice({ network: unreachable });
    await addOfEveryKind(phone);
    await send(phone, await save(phone), toServer);
    expect(await phone.outbox.unsent()).toEqual([]);
    expect(await phone.outbox.sent()).toHaveLength(6);
  });

  it('of many and large entries goes in envelopes that one call takes', async () => {
    const phone = createTestDevice({ network: unreachable });
    for (let count = 0; count < 120; count += 1) await phone.add();
    const text = '🦒'.repeat(1_000);
    for (let count = 0; count < 60; count += 1) await phone.add({ specialRequests: text, fullName: text });
    const file = await save(phone);
    expect(file.entries).toBe(180);
    for (const envelope of file.envelopes) {
      expect(envelope.references.length).toBeLessThanOrEqual(50);
      expect(JSON.stringify(envelope).length).toBeLessThan(MAX_BODY_BYTES);
    }
    const results = await send(phone, file, toServer);
    expect(types(results).filter((type) => type === 'received')).toHaveLength(120);
  });

  it('leaves out what is too large for an envelope, and leaves that open to change', async () => {
    const phone = createTestDevice({ network: unreachable });
    const whole = await phone.add({ specialRequests: 'x'.repeat(189_000) });
    const large = await phone.add({ specialRequests: 'x'.repeat(191_000) });
    const { exported, left } = await phone.outbox.exportUnsent(fitsEnvelope);
    expect([exported, left].map((list) => list.map(({ id }) => id))).toEqual([[whole.id], [large.id]]);
    const { envelopes } = await sealOutbox(exported, server.sealingKeys.current(), FACTS);
    expect(JSON.stringify(envelopes[0]).length).toBeLessThan(MAX_BODY_BYTES);
    expect((await phone.outbox.unsent()).map(mayHaveArrived)).toEqual([true, false]);
  });

  it('fixes what is in it: no entry changes under its id once it is out there', async () => {
    const phone = createTestDevice({ network: unreachable });
    const entry = await phone.add({ fullName: 'Amina' });
    await save(phone);
    const again = await phone.outbox.add({ id: entry.id, kind: entry.kind, payload: { fullName: 'Other' } });
    // Other content is a correction with an id of its own.
    expect(again).toMatchObject({ kind: 'correction', payload: { record: entry.id } });
    expect((await phone.outbox.find(entry.id))?.payload).toMatchObject({ fullName: 'Amina' });
    const edit = { id: v7(), kind: entry.kind, payload: {}, replaces: entry.id };
    await expect(phone.outbox.add(edit)).rejects.toMatchObject({ name: 'AlreadySent' });
  });

  it('holds visitors’ entries alone, parked ones too', async () => {
    const phone = createTestDevice({ network: unreachable });
    const parked = await phone.add();
    await phone.outbox.park(parked.id, { message: 'No' });
    const author = v7();
    await phone.database.facts.put({ key: 'session', value: sessionOf(author) });
    await phone.outbox.add({ id: v7(), kind: 'tripPlan', payload: requests.tripPlan, author });
    expect((await save(phone)).references).toEqual([parked.reference]);
    expect((await phone.outbox.find(parked.id))?.state).toBe('parked');
  });
});

describe('A file that is sent', () => {
  let file: OutboxFile;
  let phone: Device;
  beforeEach(async () => {
    phone = createTestDevice({ network: unreachable });
    for (let count = 0; count < 70; count += 1) await phone.add();
    file = await save(phone);
    expect(file.envelopes).toHaveLength(2);
  });

  it.each([
    ['nobody answers', unreachable],
    ['a captive portal answers', captivePortal],
    ['a portal answers in JSON', (async () => Response.json({ results: [] })) as Network],
    ['the receipts are of others', (async (_, init) => foreignReceipts(init)) as Network],
  ])('when %s stays unsent, and nothing leaves the outbox', async (_how, network) => {
    expect(new Set(types(await send(phone, file, network)))).toEqual(new Set(['unsent']));
    expect(await phone.outbox.unsent()).toHaveLength(70);
  });

  it('half says which half, and sent again completes', async () => {
    let calls = 0;
    const breaks: Network = async (address, init) => {
      calls += 1;
      if (calls > 1) throw new TypeError('Failed to fetch');
      return toServer(address, init);
    };
    const other = createTestDevice({ network: unreachable });
    const first = await send(other, file, breaks);
    expect(types(first).filter((type) => type === 'received')).toHaveLength(50);
    expect(types(first).filter((type) => type === 'unsent')).toHaveLength(20);
    expect(new Set(types(await send(other, file, toServer)))).toEqual(new Set(['received']));
    expect(rows()).toBe(70);
  });

  it.each<[string, Network]>([
    ['with a 413 page', async () => new Response('<html></html>', { status: 413 })],
    ['with a 200 page', captivePortal],
    ['without an answer', unreachable],
  ])('has its later part arrive although something on the way blocks the first, %s', async (_how, block) => {
    const [{ ciphertext } = { ciphertext: '' }] = file.envelopes;
    // As a proxy does that takes no large bodies, or finds something in one.
    const proxy: Network = async (address, init) =>
      (await textOf(init)).includes(ciphertext) ? block(address, init) : toServer(address, init);
    const results = types(await send(phone, file, proxy));
    expect(results.filter((type) => type === 'received')).toHaveLength(20);
    expect(results.filter((type) => type === 'unsent')).toHaveLength(50);
  });

  it('too soon is told to wait, and stops', async () => {
    await server.close();
    server = await openTestServer({ limits: { submissions: 1, lookups: 1, reports: 1 } });
    file = await save(phone);
    const results = await send(phone, file, toServer);
    expect(new Set([...results.values()].map((result) => result.type === 'unsent' && result.why))).toEqual(
      new Set(['later']),
    );
  });

  it('of another site is told in words, and a damaged part does not stop the rest', async () => {
    const foreign = { ...file, envelopes: file.envelopes.map((one) => ({ ...one, key: 'AAAAAAAAAAAA' })) };
    const told = await send(phone, foreign, toServer);
    // The key may be one that the office still has to bring back.
    expect([...told.values()][0]).toMatchObject({
      type: 'unsent',
      why: 'later',
      message: expect.stringContaining('another site'),
    });
    const [first, second] = file.envelopes as [OutboxFile['envelopes'][0], OutboxFile['envelopes'][0]];
    const damaged = { ...first, ciphertext: `AAAA${first.ciphertext.slice(4)}` };
    const results = types(await send(phone, { ...file, envelopes: [damaged, second] }, toServer));
    expect(results.filter((type) => type === 'refused')).toHaveLength(50);
    expect(results.filter((type) => type === 'received')).toHaveLength(20);
  });

  it('is known as damaged or as foreign before anything goes out', () => {
    const text = JSON.stringify(file);
    expect(readOutboxFile(text.slice(0, -100))).toBe('damaged');
    expect(readOutboxFile(JSON.stringify({ ...file, envelopes: file.envelopes.slice(1) }))).toBe('damaged');
    expect(readOutboxFile(JSON.stringify({ ...file, envelopes: file.envelopes.toReversed() }))).toBe(
      'damaged',
    );
    expect(readOutboxFile(JSON.stringify({ ...file, references: file.references.slice(1) }))).toBe('damaged');
    expect(readOutboxFile(JSON.stringify({ ...file, version: 3 }))).toBe('damaged');
    for (const other of ['', '{}', 'null', '[1]', '<html>']) expect(readOutboxFile(other)).toBe('foreign');
    expect(outboxFileSchema.safeParse(JSON.parse(text)).success).toBe(true);
  });
});

it('The name of the file says what it is and when', () => {
  expect(outboxFileName(new Date(2026, 10, 21))).toBe('savanna-and-coast-requests-2026-11-21.json');
});

/** Well-formed answers that are not about what was sent. */
async function foreignReceipts(init: RequestInit): Promise<Response> {
  const body = init.body as ArrayBuffer;
  const plain = new Response(body).body?.pipeThrough(new DecompressionStream('gzip'));
  const { references } = JSON.parse(await new Response(plain).text());
  const results = references.map(() => {
    const id = v7();
    const receipt = { id, reference: 'PB-0000-0000-0', receivedAt: FACTS.savedAt, message: 'Taken' };
    return { id, status: 200, receipt };
  });
  return Response.json({ results });
}

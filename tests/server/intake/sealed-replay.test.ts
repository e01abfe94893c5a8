import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importKeys, keyFilePath, rotateKeyFile } from '../../../server/security/sealing-key-file.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import {
  type Envelope,
  envelopeSealingContext,
  envelopeStrings,
} from '../../../src/contract/protocol/outbox-file.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { passportSealingContext } from '../../../src/contract/values/sealing.ts';
import { seal, sealPassport } from '../../../src/device/transfer/sealing/index.ts';
import { type SubmissionKind, submissionKinds, submissions } from '../../../src/kinds/submissions.ts';
import { requests } from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const entryOf = (kind: SubmissionKind = 'packageBooking', part: object = {}) => ({
  id: v7(),
  kind,
  version: 1,
  capturedAt: '2027-01-01T00:00:00.000Z',
  payload: requests[kind] as unknown,
  ...part,
});
type TestEntry = ReturnType<typeof entryOf>;
const referencesOf = (entries: readonly TestEntry[]) =>
  entries.map(({ id, kind }) => referenceOf(submissions[kind]?.prefix ?? 'XX', id));

/** An envelope around any text, as a device or a forger would make it. */
async function sealText(text: string, place: Partial<Envelope> = {}): Promise<Envelope> {
  const whole = { file: v7(), index: 0, of: 1, references: ['PB-0000-0000-0'], ...place };
  return { ...whole, ...(await seal(server.sealingKeys.current(), envelopeSealingContext(whole), text)) };
}
const envelopeOf = (entries: readonly TestEntry[]) =>
  sealText(JSON.stringify({ entries }), { references: referencesOf(entries) });

function post(path: string, body: unknown) {
  return server.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
const send = (envelope: unknown) => post('/api/sealedreplay', envelope);
const ledger = () => server.rows('select * from submission');

describe('An envelope of a saved file', () => {
  it('brings one entry of every kind in, with the answers of a replay', async () => {
    const entries = submissionKinds.map((kind) => entryOf(kind));
    const response = await send(await envelopeOf(entries));
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(
      answer.results.map(({ receipt }: { receipt: { reference: string } }) => receipt.reference),
    ).toEqual(referencesOf(entries));
    expect(ledger()).toHaveLength(entries.length);
    // The device that wrote them comes online later, and hears the same.
    expect(await (await post('/api/replay', { entries })).json()).toMatchObject({ results: answer.results });
    expect(ledger()).toHaveLength(entries.length);
  });

  it('sent again, or after the device was quicker, is the first answer again', async () => {
    const entries = [entryOf(), entryOf('stayBooking')];
    const first = await (await post('/api/replay', { entries })).json();
    const envelope = await envelopeOf(entries);
    for (let times = 0; times < 3; times += 1) {
      expect(await (await send(envelope)).json()).toMatchObject(first);
    }
    expect(ledger()).toHaveLength(2);
  });

  it('gives each entry its own fate', async () => {
    const bad = entryOf('packageBooking', { payload: { ...requests.packageBooking, email: 'none' } });
    const unknown = entryOf('packageBooking', { kind: 'submarine' });
    const entries = [bad, unknown, entryOf('tripPlan', { version: 99 }), entryOf('tripPlan')];
    const { results } = await (await send(await envelopeOf(entries))).json();
    expect(results.map(({ status }: { status: number }) => status)).toEqual([400, 422, 422, 200]);
    expect(results[0].problem.fields).toHaveProperty('email');
    expect(ledger()).toHaveLength(1);
  });

  it('with passport numbers still opens each at its own request alone', async () => {
    const [good, moved] = [v7(), v7()];
    const passportNumber = await sealPassport(server.sealingKeys.current(), good, 0, 'X1');
    const payload = { ...requests.flightRequest, travelers: 1, travelerDetails: [{ passportNumber }] };
    const entries = [good, moved].map((id) => entryOf('flightRequest', { id, payload }));
    const { results } = await (await send(await envelopeOf(entries))).json();
    expect(results.map(({ status }: { status: number }) => status)).toEqual([200, 400]);
  });

  it('sealed before a rotation still opens', async () => {
    const envelope = await envelopeOf([entryOf()]);
    await rotateKeyFile(keyFilePath(server.dataDir));
    expect((await send(envelope)).status).toBe(200);
  });

  it('costs what its entries cost', async () => {
    await server.close();
    server = await openTestServer({ limits: { submissions: 5, lookups: 2, reports: 2 } });
    expect((await send(await envelopeOf([entryOf(), entryOf(), entryOf(), entryOf()]))).status).toBe(200);
    const refused = await send(await envelopeOf([entryOf(), entryOf()]));
    expect(refused.status).toBe(429);
    expect(refused.headers.has('Retry-After')).toBe(true);
    expect(ledger()).toHaveLength(4);
  });
});

describe('What is no envelope of ours', () => {
  const many = Array.from({ length: 51 }, () => entryOf());
  const wrong: [string, string, (good: Envelope) => unknown][] = [
    ['nothing', envelopeStrings.shape, () => null],
    ['a list', envelopeStrings.shape, () => []],
    ['a plain replay', envelopeStrings.shape, () => ({ entries: [entryOf()] })],
    ['one of another version', envelopeStrings.shape, (good) => ({ ...good, version: 2 })],
    ['one with a fractional index', envelopeStrings.shape, (good) => ({ ...good, index: 0.5 })],
    ['one without references', envelopeStrings.shape, (good) => ({ ...good, references: [] })],
    [
      'one with 51 references',
      envelopeStrings.shape,
      (good) => ({ ...good, references: referencesOf(many) }),
    ],
    ['one whose reference is none', envelopeStrings.shape, (good) => ({ ...good, references: ['<script>'] })],
    ['one with padding', envelopeStrings.shape, (good) => ({ ...good, ciphertext: `${good.ciphertext}=` })],
    ['one moved to another place', envelopeStrings.unreadable, (good) => ({ ...good, index: 1, of: 2 })],
    ['one of a file that grew', envelopeStrings.unreadable, (good) => ({ ...good, of: 2 })],
    ['one moved to another file', envelopeStrings.unreadable, (good) => ({ ...good, file: v7() })],
    [
      'one with another reference',
      envelopeStrings.unreadable,
      (good) => ({ ...good, references: ['PB-0000-0000-1'] }),
    ],
    [
      'one with a changed ciphertext',
      envelopeStrings.unreadable,
      (good) => ({ ...good, ciphertext: `AAAA${good.ciphertext.slice(4)}` }),
    ],
    [
      'one cut short',
      envelopeStrings.unreadable,
      (good) => ({ ...good, ciphertext: good.ciphertext.slice(0, -8) }),
    ],
    [
      'one with an enc that is no point',
      envelopeStrings.unreadable,
      (good) => ({ ...good, enc: 'A'.repeat(87) }),
    ],
  ];
  it.each(wrong)('%s: 400, and nothing is stored', async (_what, message, make) => {
    const response = await send(make(await envelopeOf([entryOf()])));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message });
    expect(ledger()).toEqual([]);
  });

  it('sealed to a key that the server lacks now is asked for again: somebody may bring the key', async () => {
    const response = await send({ ...(await envelopeOf([entryOf()])), key: 'AAAAAAAAAAAA' });
    expect(response.status).toBe(425);
    expect(await response.json()).toMatchObject({ message: envelopeStrings.unknownKey });
    expect(ledger()).toEqual([]);
  });

  it('sealed to a key that the server lacks is told to the log once and to management, until the key is here', async () => {
    const elsewhere = join(server.dataDir, 'other-keys.json');
    const { id: key } = await rotateKeyFile(elsewhere);
    const envelope = await envelopeOf([entryOf()]);
    for (let call = 0; call < 2; call += 1) await send({ ...envelope, key });
    const told = server.logged.filter((line) => JSON.stringify(line).includes('npm run keys -- add'));
    expect(told).toEqual([[{ key }, expect.any(String)]]);
    const { headers } = await signedIn(server, 'management');
    const missing = async () =>
      (await (await server.app.request(endpoints.disk, { headers })).json()).missingKeys as string[];
    expect(await missing()).toEqual([key]);
    importKeys(keyFilePath(server.dataDir), elsewhere);
    expect(await missing()).toEqual([]);
  });

  const contents: [string, () => string][] = [
    ['no JSON', () => 'hello'],
    ['no entries', () => '{"entries":[]}'],
    ['more entries than references', () => JSON.stringify({ entries: [entryOf(), entryOf()] })],
    ['51 entries', () => JSON.stringify({ entries: many })],
    ['an entry without an id', () => '{"entries":[{"kind":"tripPlan"}]}'],
    ['null', () => 'null'],
    ['1e309', () => '1e309'],
  ];
  it.each(contents)('one with %s inside: 400, and nothing is stored', async (_what, text) => {
    const response = await send(await sealText(text()));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: envelopeStrings.content });
    expect(ledger()).toEqual([]);
  });

  it('a passport number sealed for a request opens neither as an envelope nor the other way round', async () => {
    const envelope = await envelopeOf([entryOf()]);
    const id = v7();
    const passport = await sealPassport(server.sealingKeys.current(), id, 0, 'X1');
    expect((await send({ ...envelope, ...passport })).status).toBe(400);
    expect(await server.sealingKeys.open(envelope, passportSealingContext(id, 0))).toBeNull();
    // Even at the passport's own place, a text as long as a backlog is no passport number.
    const long = await seal(server.sealingKeys.current(), passportSealingContext(id, 0), 'x'.repeat(51));
    expect(await server.sealingKeys.open(long, passportSealingContext(id, 0))).toBeNull();
  });

  it('of more than 256 KB is 413, of another type 415, unreadable 400', async () => {
    const huge = { ...(await envelopeOf([entryOf()])), ciphertext: 'A'.repeat(300_000) };
    expect((await send(huge)).status).toBe(413);
    const raw = (body: string, type: string) =>
      server.app.request('/api/sealedreplay', { method: 'POST', headers: { 'Content-Type': type }, body });
    expect((await raw('{}', 'text/plain')).status).toBe(415);
    expect((await raw('{"file":', 'application/json')).status).toBe(400);
  });
});

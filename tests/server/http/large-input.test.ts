import { gzipSync } from 'node:zlib';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseInput } from '../../../server/http/answers.ts';
import { MAX_REPLAY_ENTRIES } from '../../../src/contract/protocol/answers.ts';
import { retentionKinds } from '../../../src/kinds/calls/retention.ts';
import { flightRequest, requests, stayBooking } from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let server: TestServer;
let boss: Record<string, string>;
beforeEach(async () => {
  server = await openTestServer();
  boss = (await signedIn(server, 'management')).headers;
});
afterEach(() => server.close());

/** As much as fits into the largest body that is taken, compressed to a few hundred bytes. */
const crowd = (one: unknown) =>
  Array(Math.floor(250_000 / (JSON.stringify(one).length + 1))).fill(one) as unknown[];
const crowdedFlight = (travelers: unknown[]) => ({ ...flightRequest, travelerDetails: travelers });

function send(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  return server.app.request(path, {
    method,
    headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip', ...boss, ...headers },
    body: gzipSync(JSON.stringify(body)),
  });
}
const entry = (payload: unknown, kind = 'flightRequest') => ({
  id: v7(),
  kind,
  version: 1,
  capturedAt: '2027-01-01T00:00:00.000Z',
  payload,
});

async function refused(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  expect([response.status, text.slice(0, 200)]).toEqual([400, expect.stringContaining('"message"')]);
  expect(text.length).toBeLessThan(16 * 1024);
  return JSON.parse(text);
}

describe('A list of any length is refused in a few words', () => {
  it.each([
    ['travellers', 'POST', '/api/flightrequests', crowdedFlight(crowd(1))],
    ['travellers without anything', 'POST', '/api/flightrequests', crowdedFlight(crowd({}))],
    ['entries of a backlog', 'POST', '/api/replay', { entries: crowd(1) }],
    [
      'entries one too many',
      'POST',
      '/api/replay',
      { entries: Array(MAX_REPLAY_ENTRIES + 1).fill(entry(stayBooking, 'stayBooking')) },
    ],
    ['references of an envelope', 'POST', '/api/sealedreplay', { references: crowd('x') }],
    ['page views', 'POST', '/api/analytics', { events: crowd(1).slice(0, 8_000) }],
    ['records to erase', 'DELETE', '/api/customers', { records: crowd(1) }],
    [
      'kinds to be kept',
      'PUT',
      '/api/retention',
      { months: Object.fromEntries(crowd('12345678').map((_, at) => [at, 1])) },
    ],
    ['letters in the name of a kind', 'PUT', '/api/retention', { months: { ['é\u0001'.repeat(20_000)]: 1 } }],
  ])('%s', async (_what, method, path, body) => {
    await refused(await send(method, path, body));
    expect(server.rows('select * from submission')).toEqual([]);
  });

  it('travellers in a backlog, where the other entries are taken', async () => {
    const entries = [entry(crowdedFlight(crowd(1).slice(0, 100_000))), entry(stayBooking, 'stayBooking')];
    const response = await send('POST', '/api/replay', { entries });
    expect(response.status).toBe(200);
    const { results } = await response.json();
    expect(results).toMatchObject([
      { status: 400, problem: { message: 'At most 500 travellers can be named in one request.' } },
      { status: 200 },
    ]);
  });
});

describe('What is wrong', () => {
  it('is told of 50 fields at most', async () => {
    const travelers = Array(500).fill({ name: 1, gender: 'x', travelDate: 1 });
    const body = { ...crowdedFlight(travelers), travelers: 500 };
    const { fields } = await refused(await send('POST', '/api/flightrequests', body));
    expect(Object.keys(fields as object)).toHaveLength(50);
    expect(fields).toMatchObject({ 'travelerDetails.0.gender': 'Gender must be Male, Female or Other.' });
  });

  it('with every entry of a backlog is told of each in a few words', async () => {
    const travelers = Array(12).fill({ name: 1, gender: 'x', travelDate: 1 });
    const entries = Array.from({ length: MAX_REPLAY_ENTRIES }, () => entry(crowdedFlight(travelers)));
    const response = await send('POST', '/api/replay', { entries });
    const text = await response.text();
    expect(text.length).toBeLessThan(48 * 1024);
    const { results } = JSON.parse(text);
    expect(results.map(({ id }: { id: string }) => id)).toEqual(entries.map(({ id }) => id));
    for (const { status, problem } of results) {
      expect([status, problem.message]).toEqual([400, expect.stringMatching(/^Traveler name must be text/)]);
    }
  });

  it('is told in full of a backlog as people leave it', async () => {
    const wrong = { ...requests.packageBooking, email: 'nobody', numberOfAdults: -1 };
    const entries = Array.from({ length: MAX_REPLAY_ENTRIES }, (_, place) =>
      entry(place < 20 ? wrong : requests.packageBooking, 'packageBooking'),
    );
    const { results } = await (await send('POST', '/api/replay', { entries })).json();
    expect(results.filter(({ status }: { status: number }) => status === 200)).toHaveLength(130);
    for (const { problem } of results.slice(0, 20)) {
      expect(Object.keys(problem.fields)).toEqual(['email', 'numberOfAdults']);
    }
  });

  it('does not give a key back that is none', async () => {
    const key = { 'Idempotency-Key': '"\\'.repeat(7_000) };
    await refused(await send('POST', '/api/flightrequests', flightRequest, key));
    await refused(await send('POST', '/api/customers', {}, key));
  });

  it('is told too where a list has more faults than can be counted', () => {
    const schema = z.object({ list: z.array(z.number()) });
    expect(parseInput(schema, { list: Array(300_000).fill('x') })).toEqual({
      problem: { message: 'The request is too complex to be read.' },
    });
  });

  it('leaves good requests alone, at their largest too', async () => {
    const travelers = Array(500).fill(flightRequest.travelerDetails[1]);
    const body = { ...crowdedFlight(travelers), travelers: 500 };
    expect((await send('POST', '/api/flightrequests', body)).status).toBe(200);
    const months = Object.fromEntries(retentionKinds.map((kind) => [kind, 12]));
    expect((await send('PUT', '/api/retention', { months })).status).toBe(200);
  });
});

/** Who proves less cannot use up the corrections of those who prove more. */
import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ReplayEntry, ReplayResult } from '../../../src/contract/protocol/answers.ts';
import { correctionStrings } from '../../../src/kinds/correction/schema.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { correctionOf, firstOf, MADE_AT, referenceFor } from '../../parts/server/correction-channels.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

const DAY = 24 * 60 * 60 * 1_000;
const secret = randomBytes(32).toString('base64url');
const first = firstOf('packageBooking', {
  ...booking,
  submission: { secretHash: createHash('sha256').update(secret).digest('base64url') },
});

let server: TestServer;
let now: Date;
let desk: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  now = new Date('2027-01-05T08:00:00.000Z');
  server = await openTestServer({ clock: () => now });
  desk = await signedIn(server, 'operations');
  await replay([first]);
});
afterEach(() => server.close());

async function replay(entries: readonly object[], headers: object = {}): Promise<ReplayResult[]> {
  const response = await server.app.request('/api/replay', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ entries }),
  });
  expect(response.status).toBe(200);
  return (await response.json()).results;
}
const statuses = (results: readonly ReplayResult[]) => results.map(({ status }) => status);

const byStranger = (adults: number): ReplayEntry => ({
  id: v7(),
  kind: 'correction',
  version: 2,
  capturedAt: MADE_AT,
  payload: {
    proof: { reference: referenceFor(first), contact: booking.email },
    kind: first.kind,
    version: first.version,
    capturedAt: MADE_AT,
    replaces: [],
    payload: { numberOfAdults: adults },
  },
});
const byOwner = (words: string): ReplayEntry => {
  const content = { ...booking, specialRequests: words };
  const correction = correctionOf(first, content, [], { fields: ['specialRequests'] });
  return { ...correction, payload: { ...(correction.payload as object), submission: { secret } } };
};
async function byOffice(words: string): Promise<number> {
  const entry = { ...correctionOf(first, { ...booking, specialRequests: words }), author: desk.id };
  return (await replay([entry], desk.headers))[0]?.status ?? 0;
}

it('Corrections by contact end after twenty; the owner and the office go on', async () => {
  for (const start of [0, 10]) {
    const ten = Array.from({ length: 10 }, (_, place) => byStranger(1 + ((start + place) % 9)));
    expect(statuses(await replay(ten))).toEqual(Array(10).fill(200));
    now = new Date(now.getTime() + DAY + 1_000);
  }
  expect(await replay([byStranger(5)])).toMatchObject([
    { status: 409, problem: { message: correctionStrings.tooMany } },
  ]);
  expect(statuses(await replay([byOwner('A quiet tent.')]))).toEqual([200]);
  expect(await byOffice('A quiet tent, by phone.')).toBe(200);
});

it('Many corrections by contact in a day do not make the owner or the office wait', async () => {
  const many = Array.from({ length: 12 }, (_, place) => byStranger(1 + (place % 9)));
  expect(statuses(await replay(many))).toEqual([...Array(10).fill(200), 425, 425]);
  expect(statuses(await replay([byOwner('A quiet tent.')]))).toEqual([200]);
  expect(await byOffice('A quiet tent, by phone.')).toBe(200);
});

it('The office corrects a request that its guest has corrected as often as anybody may in a day', async () => {
  const many = Array.from({ length: 11 }, (_, place) => byOwner(`Round ${place}`));
  expect(statuses(await replay(many)).at(-1)).toBe(425);
  expect(await byOffice('By phone.')).toBe(200);
});

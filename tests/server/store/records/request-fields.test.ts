/** What a guest sent can be read back from its record, and a device shows a correction as the server will. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entryKinds } from '../../../../src/kinds/entry-kinds.ts';
import type { FeedRecord } from '../../../../src/kinds/records.ts';
import { recordFromRequest, requestFromRecord } from '../../../../src/kinds/request-fields.ts';
import { currentSchema, type SubmissionKind, submissionKinds } from '../../../../src/kinds/submissions.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import {
  eventRequest,
  flightRequest,
  homeBooking,
  stayBooking,
  tripPlan,
} from '../../../parts/records/sample-requests.ts';
import { correctionOf, firstOf } from '../../../parts/server/correction-channels.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';

const samples: Readonly<Record<SubmissionKind, object>> = {
  homeBooking,
  packageBooking: booking,
  tripPlan,
  flightRequest,
  eventRequest,
  stayBooking,
};

let server: TestServer;
let boss: { headers: Record<string, string> };
beforeAll(async () => {
  server = await openTestServer();
  boss = await signedIn(server, 'management');
});
afterAll(() => server.close());

async function send({ id, kind, payload }: ReturnType<typeof firstOf>, headers = {}): Promise<void> {
  const { status } = await server.app.request(entryKinds[kind as SubmissionKind].call, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...headers },
    body: JSON.stringify(payload),
  });
  expect(status).toBe(200);
}
async function read(id: string): Promise<FeedRecord> {
  const { records } = await server.store.records.slice(
    ['tour', 'packageBooking', 'tripPlan', 'flightRequest', 'eventRequest', 'stayBooking'],
    0,
    1_000,
  );
  return records.find((record) => record.id === id) as FeedRecord;
}

it.each(submissionKinds)('%s', async (kind) => {
  const schema = currentSchema(kind);
  const first = firstOf(kind, samples[kind]);
  await send(first);
  const record = await read(first.id);
  const request = requestFromRecord(kind, record);
  expect(request).toEqual(schema.parse(samples[kind]));

  const [field, text] = Object.entries(request).find(([, value]) => typeof value === 'number') ?? [
    'phone',
    '',
  ];
  const value = typeof text === 'number' ? text + 1 : '+255700000001';
  const more =
    kind === 'flightRequest' ? { travelers: 2, preferredAirline: 'Precision' } : { [field]: value };
  const corrected = { ...request, ...more };
  const shown = { ...record, ...recordFromRequest(kind, record, corrected, Object.keys(more)) };
  await send(correctionOf(first, corrected), boss.headers);
  const { history, ...after } = await read(first.id);
  expect(history).toMatchObject([{}, { by: 'management' }]);
  expect(shown).toEqual(after);
});

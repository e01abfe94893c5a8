/** Content that is sent again because its receipt was lost is recognised, whatever was changed in between. */
import Sqlite from 'better-sqlite3';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkSubmission, type SubmissionDefinitions } from '../../../server/intake/check.ts';
import { receiveSubmission } from '../../../server/intake/receive.ts';
import { packageBookingSchema } from '../../../src/kinds/package-booking/schema.ts';
import { submissionDefinitions } from '../../../src/kinds/staff-submissions.ts';
import { booking as sample } from '../../parts/records/sample-booking.ts';
import { flightRequest } from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';

let server: TestServer;
let id: string;
beforeEach(async () => {
  server = await openTestServer();
  id = v7();
});
afterEach(() => server.close());

async function send(payload: unknown, address = '/api/companypackage'): Promise<number> {
  const response = await server.app.request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return response.status;
}

/** Takes it by the schemas of another version of the program. */
async function takeBy(definitions: SubmissionDefinitions, payload: unknown): Promise<number> {
  const arrival = { id, kind: 'packageBooking', version: null, capturedAt: null, payload } as const;
  const result = await checkSubmission(arrival, { open: async () => null }, definitions);
  if (!('checked' in result)) return result.status;
  return (await server.store.write((context) => receiveSubmission(context, result.checked, new Date())))
    .status;
}

const schemaWithDiet = z.extend(packageBookingSchema, { diet: z._default(z.string(), 'any') });

/** The schemas once bookings have a field that is filled in where it was not sent. */
const later: SubmissionDefinitions = {
  ...submissionDefinitions,
  packageBooking: {
    ...submissionDefinitions.packageBooking,
    versions: [schemaWithDiet, schemaWithDiet],
  },
};

const { priceShown: _priceShown, ...typed } = sample;

/** As it was sent when the old hashes were written: phones are cleaned since, and prices go with a booking. */
const booking = { ...typed, phone: '+49 (151) 2345-678' };

/** A booking in which the name of the package was left out, which has a default. */
const { Tripname: _, ...unnamed } = booking;

/** Hashes as the version of the program wrote them that took the hash of the checked payload. */
const HASHES_THEN = {
  booking: 'e86cf7d2a5108602461bdd1adb7d66c75cd5d0dce2dd1ee4fe75b7c732f259a0',
  unnamed: 'ae26efa876455f5d253c402d1d20e8cff3df434f1a25efc1f24604b2dc82eda1',
};
function setHash(hash: string): void {
  const file = new Sqlite(String(server.rows('pragma database_list')[0]?.file));
  file.prepare('update submission set content_hash = ? where id = ?').run(hash, id);
  file.close();
}

describe('A submission that is sent once more', () => {
  it('is known again after its schema got a field with a default', async () => {
    expect(await send(booking)).toBe(200);
    expect(await takeBy(later, booking)).toBe(200);
    expect(await takeBy(later, { ...booking, phone: '1' })).toBe(409);
    expect(server.rows('select id from package_booking')).toEqual([{ id }]);
  });

  it.each([
    ['booking', booking],
    ['unnamed', unnamed],
  ] as const)('is known again by the hash that was written before (%s)', async (which, payload) => {
    await send(payload);
    setHash(HASHES_THEN[which]);
    expect(await send(payload)).toBe(200);
    expect(await send({ ...payload, phone: '1' })).toBe(409);
    expect(await takeBy(later, payload)).toBe(200);
    expect(await takeBy(later, { ...payload, phone: '1' })).toBe(409);
  });

  it('is known again in another order of its fields, however deep', async () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([field, inner]) => [field, turned(inner)]),
      );
    };
    expect(await send(flightRequest, '/api/flightrequests')).toBe(200);
    expect(await send(turned(flightRequest), '/api/flightrequests')).toBe(200);
    const [first, second] = flightRequest.travelerDetails;
    const swapped = { ...flightRequest, travelerDetails: [second, first] };
    expect(await send(swapped, '/api/flightrequests')).toBe(409);
  });

  it('is known again with a field that nobody reads, nested deeper than a stack or as long as a body', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const long = `[${Array(60_000).fill(0).join()}]`;
    for (const more of [deep, long]) {
      id = v7();
      const text = `${JSON.stringify(booking).slice(0, -1)},"more":${more}}`;
      expect([await send(text), await send(text)]).toEqual([200, 200]);
    }
  });
});

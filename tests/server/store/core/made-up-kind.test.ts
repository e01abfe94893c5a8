/** A kind of record and a field that the product does not have, added the way that real ones are. */

import type { Kysely } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkSubmission, type SubmissionDefinitions } from '../../../../server/intake/check.ts';
import { receiveSubmission } from '../../../../server/intake/receive.ts';
import type { StoreLists } from '../../../../server/store/core/open.ts';
import { createPlainKind } from '../../../../server/store/core/plain-store.ts';
import { storedKinds } from '../../../../server/store/core/stored-kinds.ts';
import type { PlainKind } from '../../../../server/store/kinds/plain-kind.ts';
import { tripPlan } from '../../../../server/store/kinds/trip-plan.ts';
import { migrations } from '../../../../server/store/migrations/list.ts';
import { dateSchema, lineSchema } from '../../../../src/contract/values/field-schemas.ts';
import { referenceOf } from '../../../../src/contract/values/reference.ts';
import type { EntryKind } from '../../../../src/kinds/entry-kinds.ts';
import type { RecordKind } from '../../../../src/kinds/list.ts';
import type { RecordFields } from '../../../../src/kinds/records.ts';
import { submissionDefinitions } from '../../../../src/kinds/staff-submissions.ts';
import type { SubmissionDefinition } from '../../../../src/kinds/submission.ts';
import { tripPlanSchema } from '../../../../src/kinds/trip-plan/schema.ts';
import { allOf } from '../../../parts/all-of.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { requests } from '../../../parts/records/sample-requests.ts';
import { findAllOf } from '../../../parts/server/found-records.ts';

const boatTripSchema = z.object({
  guest: lineSchema('Guest'),
  phone: lineSchema('Phone'),
  day: dateSchema('Day'),
  boat: lineSchema('Boat'),
  seats: z.optional(z.int()),
});
interface BoatTripFields {
  customer: string;
  phone: string;
  leaves: string;
  label: string;
  seats: number | null;
}

type BoatTripKind = PlainKind<z.output<typeof boatTripSchema>, BoatTripFields, '9001-boat-trips'>;

const boatTrip = {
  since: '9001-boat-trips',
  table: 'boat_trip',
  columns: { guest: 'guest_name', phone: 'phone', day: 'trip_day', boat: 'boat', seats: 'seats' },
  listed: {
    customer: 'guest',
    phone: 'phone',
    leaves: 'day',
    label: ({ boat, seats }, { reference }) => `${reference}: ${boat}, ${seats ?? 'any'}`,
    seats: 'seats',
  },
  about: ['day'],
  names: ['guest'],
  contacts: ['phone'],
} as const satisfies BoatTripKind;

const dietedTripPlanSchema = z.extend(tripPlanSchema, { diet: z.optional(lineSchema('Diet')) });

const dietedTripPlan = {
  ...tripPlan,
  columns: { ...tripPlan.columns, diet: 'diet' },
  listed: { ...tripPlan.listed, diet: 'diet' },
} as const satisfies PlainKind<
  z.output<typeof dietedTripPlanSchema>,
  RecordFields<'tripPlan'> & { diet: string | null }
>;

/** Its line in the contract's lists. */
const definitions = {
  ...submissionDefinitions,
  tripPlan: {
    ...submissionDefinitions.tripPlan,
    versions: [dietedTripPlanSchema, dietedTripPlanSchema, dietedTripPlanSchema],
  },
  boatTrip: {
    ...submissionDefinitions.person,
    call: '/api/boattrips',
    prefix: 'BT',
    title: 'Boat trip',
    versions: [boatTripSchema],
  },
} satisfies SubmissionDefinitions & { boatTrip: SubmissionDefinition };
const BOAT_TRIP = 'boatTrip' as RecordKind & EntryKind;

const lists: StoreLists = {
  kinds: Object.assign({}, storedKinds, {
    tripPlan: createPlainKind('tripPlan', dietedTripPlan),
    boatTrip: createPlainKind('boatTrip', boatTrip),
  }),
  migrations: {
    ...migrations,
    [boatTrip.since]: {
      up: (database: Kysely<unknown>) =>
        database.schema
          .createTable('boat_trip')
          .addColumn('id', 'varchar(36)', (column) => column.primaryKey().references('submission.id'))
          .addColumn('guest_name', 'text', (column) => column.notNull())
          .addColumn('phone', 'text', (column) => column.notNull())
          .addColumn('trip_day', 'text', (column) => column.notNull())
          .addColumn('boat', 'text', (column) => column.notNull())
          .addColumn('seats', 'integer')
          .execute(),
    },
    '9002-diets': {
      up: (database: Kysely<unknown>) =>
        database.schema.alterTable('trip_plan').addColumn('diet', 'text').execute(),
    },
  },
};

const trip = { guest: 'Zuberi Mushi', phone: '+255 754 010 203', day: '2027-06-14', boat: 'Dhow' };
const caller = {
  accountId: v7(),
  email: 'zuri@example.com',
  name: 'Zuri',
  role: 'logistics',
  sessionId: 'x',
  mustChangePassword: false,
  mustAddPasskey: false,
  provedAt: null,
  expiresAt: '2099-01-01T00:00:00.000Z',
};
const now = new Date('2027-01-05T08:00:00.000Z');
const doing = { by: 'boss@example.com', at: now.toISOString() };

describe('The types', () => {
  it('ask for a column of each field, and the store says which it misses', () => {
    const { phone: _, ...columns } = boatTrip.columns;
    // @ts-expect-error: the phone has no column.
    const lacking = { ...boatTrip, columns } satisfies BoatTripKind;
    expect(() => createPlainKind('boatTrip', lacking)).toThrow('no field phone');
  });

  it('ask for the day that it is about, and for names and contacts, if there are none too', () => {
    const { about: _day, names: _names, contacts: _contacts, ...rest } = boatTrip;
    // @ts-expect-error: nothing is said of the day.
    const dayless = { ...rest, names: [], contacts: [] } satisfies BoatTripKind;
    // @ts-expect-error: nothing is said of names.
    const nameless = { ...rest, about: [], contacts: [] } satisfies BoatTripKind;
    // @ts-expect-error: nothing is said of contacts.
    const unreachable = { ...rest, about: [], names: [] } satisfies BoatTripKind;
    for (const one of [dayless, nameless, unreachable]) {
      expect(() => createPlainKind('boatTrip', one as never)).toThrow(TypeError);
    }
  });
});

describe.each(databases)('On %s', (_name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open(lists);
  }, 60_000);
  afterAll(() => database.close());

  async function take(kind: EntryKind, payload: object): Promise<string> {
    const id = v7();
    const arrival = { id, kind, version: null, capturedAt: null, payload, caller };
    const result = await checkSubmission(arrival, { open: async () => null }, definitions);
    if (!('checked' in result)) throw new Error(result.problem.message);
    const { store } = database;
    const first = await store.write((context) => receiveSubmission(context, result.checked, now));
    expect(first.status).toBe(200);
    expect(await store.write((context) => receiveSubmission(context, result.checked, now))).toEqual(first);
    return id;
  }
  async function listOf(kind: RecordKind) {
    const records = [];
    for await (const page of database.store.records.pages(kind)) records.push(...page);
    return records;
  }
  const idsOf = async (kind: RecordKind) => (await listOf(kind)).map(({ id }) => id);

  it('a made-up kind is received, listed, fed, found and erased', async () => {
    const { records, admin } = database.store;
    const { seq: before } = await records.position();
    const id = await take(BOAT_TRIP, { ...trip, seats: 4 });
    const other = await take(BOAT_TRIP, { ...trip, guest: 'Neema', phone: '0754 999 888' });
    const reference = referenceOf('BT', id);
    const fields = { customer: trip.guest, phone: trip.phone, leaves: trip.day, seats: 4 };
    const listed = {
      kind: 'boatTrip',
      id,
      reference,
      revision: 1,
      ...fields,
      label: `${reference}: Dhow, 4`,
    };
    const list = await listOf(BOAT_TRIP);
    expect(list).toMatchObject([
      listed,
      { id: other, seats: null, label: expect.stringContaining('Dhow, any') },
    ]);
    expect(Object.keys(list[0] ?? {}).slice(-5)).toEqual(Object.keys(boatTrip.listed));
    const { seq } = await records.position();
    expect((await records.slice([BOAT_TRIP], before, seq)).records).toEqual(list);

    const asked = { email: '', phone: '0754 010 203', name: '' };
    expect(await findAllOf({ admin }, asked)).toEqual([
      { match: 'contact', by: asked.phone, record: list[0] },
    ]);
    expect(await findAllOf({ admin }, { email: '', phone: '', name: 'zuberi mushi' })).toMatchObject([
      { match: 'name', record: { id } },
    ]);
    expect(await admin.erase([id], doing)).toEqual({ erased: [{ id, reference }], missing: [] });
    expect(await findAllOf({ admin }, asked)).toEqual([]);
    expect(await idsOf(BOAT_TRIP)).toEqual([other]);
    const { seq: last } = await records.position();
    expect(await records.slice([BOAT_TRIP], seq, last)).toMatchObject({ records: [], removed: [id] });
  });

  it('a made-up kind is kept as long as management says, and until its day is over', async () => {
    const { admin } = database.store;
    expect((await admin.retention()).map(({ kind }) => kind)).toContain('boatTrip');
    await admin.erase(await idsOf(BOAT_TRIP), doing);
    await take(BOAT_TRIP, trip);
    const later = await take(BOAT_TRIP, { ...trip, day: '2029-06-14' });
    await admin.changeRetention({ months: { [BOAT_TRIP]: 12 } }, doing);
    for (const [moment, left] of [
      ['2028-06-13T08:00:00.000Z', 2],
      ['2028-06-16T08:00:00.000Z', 1],
      ['2030-06-13T08:00:00.000Z', 1],
      ['2030-06-16T08:00:00.000Z', 0],
    ] as const) {
      await admin.confirmClock({ ...doing, at: moment });
      await admin.removeExpired(new Date(moment));
      expect(await idsOf(BOAT_TRIP)).toHaveLength(left);
      if (left === 1) expect(await idsOf(BOAT_TRIP)).toEqual([later]);
    }
  });

  it('a made-up field is kept, listed and looked up; what came without it has none', async () => {
    const without = await take('tripPlan', requests.tripPlan);
    const id = await take('tripPlan', { ...requests.tripPlan, diet: 'vegan' });
    expect(await listOf('tripPlan')).toMatchObject([
      { id: without, ...requests.tripPlan, diet: null },
      { id, ...requests.tripPlan, diet: 'vegan' },
    ]);
    expect(await allOf(database.store.find('tripPlan', referenceOf('TP', id)))).toMatchObject([
      { sent: { ...requests.tripPlan, diet: 'vegan' } },
    ]);
  });
});

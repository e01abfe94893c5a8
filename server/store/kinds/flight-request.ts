/** Flight requests: each with its travellers, whose passport numbers stay sealed. */
import type { Kysely } from 'kysely';
import type { SealedValue } from '../../../src/contract/values/sealing.ts';
import type { FlightRequest } from '../../../src/kinds/flight-request/schema.ts';
import type { RecordFields } from '../../../src/kinds/records.ts';
import { amendColumns, payloadRows, selectAsPayload, withNulls } from '../core/plain-store.ts';
import type { RecordIds, StoredKind } from '../core/stored-kind.ts';
import type { LockedId, Tables } from '../core/tables.ts';
import { lockedId } from '../feed/feed-sequence.ts';
import { insertRows, type NewRows } from '../records/new-rows.ts';
import { textsIn } from '../records/record-texts.ts';
import { type FlightTravelerRow, flightRequestColumns } from './hand-written-columns.ts';

type ListedTraveler = RecordFields<'flightRequest'>['travelerDetails'][number];

const sent = selectAsPayload<'email'>(flightRequestColumns);

export const flightRequest: StoredKind = {
  mappers: {
    flightRequest: {
      rows: (id, payload) => [
        payloadRows('flight_request', flightRequestColumns, id, payload),
        travelerRows(id, payload as FlightRequest, []),
      ],
      /** Passport numbers stay in the database, sealed as they are. */
      async read(database, id) {
        const request = await database
          .selectFrom('flight_request')
          .select(sent)
          .where('id', '=', id)
          .executeTakeFirst();
        const travelerDetails = await database
          .selectFrom('flight_traveler')
          .select([
            'name',
            'gender',
            'travel_date as travelDate',
            'return_date as returnDate',
            'departure_point as departurePoint',
          ])
          .where('flight_request_id', '=', id)
          .orderBy('place')
          .execute();
        return request && { ...request, travelerDetails };
      },
      asRead: (payload) => ({
        ...withNulls(flightRequestColumns, payload),
        travelerDetails: (payload as FlightRequest).travelerDetails.map(
          ({ name, gender, travelDate, returnDate, departurePoint }) => ({
            name,
            gender,
            travelDate,
            returnDate,
            departurePoint,
          }),
        ),
      }),
      texts(payload) {
        const { fullName, email, phone, preferredAirline, additionalRequests, travelerDetails } =
          payload as FlightRequest;
        const names = [fullName, ...travelerDetails.map(({ name }) => name)];
        const from = travelerDetails.flatMap(({ departurePoint }) => textsIn(departurePoint));
        const said = [...names, preferredAirline, additionalRequests].flatMap(textsIn);
        return { own: [email, phone].flatMap(textsIn), said: [...said, ...from], names };
      },
      async amend(transaction, id, payload, fields) {
        await amendColumns(transaction, 'flight_request', flightRequestColumns, id, payload, fields);
        const request = payload as FlightRequest;
        const isSealedAnew = request.travelerDetails.some(({ passportNumber }) => passportNumber);
        if (!fields.has('travelerDetails') && !isSealedAnew) return;
        const held = await transaction
          .deleteFrom('flight_traveler')
          .where('flight_request_id', '=', id)
          .returning(['place', 'name', 'sealed_passport_number'])
          .execute();
        await insertRows(transaction, travelerRows(lockedId(transaction, id), request, held));
      },
    },
  },
  // Its travellers go with it.
  tables: ['flight_request'],
  async list(database, ids) {
    const travelers = await listTravelers(database, ids);
    const rows = await database
      .selectFrom('flight_request')
      .select(['id', ...sent])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => ({ ...row, travelerDetails: travelers.get(row.id) ?? [] }));
  },
  changes: { table: 'flight_request', columns: {} },
  about: [{ table: 'flight_traveler', key: 'flight_request_id', days: ['travel_date', 'return_date'] }],
  namesIn: (record) =>
    record.kind === 'flightRequest'
      ? [record.fullName, ...record.travelerDetails.map(({ name }) => name)]
      : [],
  contacts: new Set(['email', 'phone']),
};

/** @param held earlier: a number that is not given anew stays with the traveller of that name at its place */
function travelerRows(
  id: LockedId,
  { travelerDetails }: FlightRequest,
  held: readonly Pick<FlightTravelerRow, 'place' | 'name' | 'sealed_passport_number'>[],
): NewRows {
  const kept = (place: number, name: string) =>
    held.find((one) => one.place === place && one.name === name)?.sealed_passport_number ?? null;
  const rows = travelerDetails.map((traveler, place) => ({
    flight_request_id: id,
    place,
    name: traveler.name,
    sealed_passport_number: traveler.passportNumber
      ? JSON.stringify(traveler.passportNumber)
      : kept(place, traveler.name),
    gender: traveler.gender,
    travel_date: traveler.travelDate,
    return_date: traveler.returnDate,
    departure_point: traveler.departurePoint,
  }));
  return { table: 'flight_traveler', key: 'flight_request_id', rows };
}

/** Only tells whether a passport number was given; the number itself is not read. */
async function listTravelers(
  database: Kysely<Tables>,
  ids: RecordIds,
): Promise<Map<string, ListedTraveler[]>> {
  const rows = await database
    .selectFrom('flight_traveler')
    .select(({ eb }) => [
      'flight_request_id',
      'name',
      'gender',
      'travel_date',
      'return_date',
      'departure_point',
      eb('sealed_passport_number', 'is not', null).as('has_passport'),
    ])
    .where('flight_request_id', 'in', ids)
    .orderBy('flight_request_id')
    .orderBy('place')
    .execute();
  const travelers = new Map<string, ListedTraveler[]>();
  for (const row of rows) {
    const list = travelers.get(row.flight_request_id) ?? [];
    list.push({
      name: row.name,
      hasPassport: Boolean(row.has_passport),
      gender: row.gender,
      travelDate: row.travel_date,
      returnDate: row.return_date,
      departurePoint: row.departure_point,
    });
    travelers.set(row.flight_request_id, list);
  }
  return travelers;
}

/** A sealed passport number of a request that is still there; undefined when there is none. */
export async function readSealedPassport(
  database: Kysely<Tables>,
  id: string,
  place: number,
): Promise<{ reference: string; sealed: SealedValue } | undefined> {
  const row = await database
    .selectFrom('flight_traveler')
    .innerJoin('submission', 'submission.id', 'flight_request_id')
    .select(['reference', 'sealed_passport_number'])
    .where('flight_request_id', '=', id)
    .where('place', '=', place)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row?.sealed_passport_number) return undefined;
  return { reference: row.reference, sealed: JSON.parse(row.sealed_passport_number) as SealedValue };
}

import type { Kysely } from 'kysely';
import type { TravelerDetails } from '../../src/contract/flight-request.ts';
import type { RecordFields } from '../../src/contract/records.ts';
import type { SealedValue } from '../../src/contract/sealing.ts';
import type { FieldsReader, RecordReader, RecordWriter } from './record-writer.ts';
import type { Tables } from './tables.ts';

export const writeFlightRequest: RecordWriter<'flightRequest'> = async (transaction, id, request) => {
  await transaction
    .insertInto('flight_request')
    .values({
      id,
      full_name: request.fullName,
      email: request.email,
      phone: request.phone,
      travelers: request.travelers,
      preferred_airline: request.preferredAirline,
      additional_requests: request.additionalRequests,
    })
    .execute();
  await transaction
    .insertInto('flight_traveler')
    .values(
      request.travelerDetails.map((traveler, place) => ({
        flight_request_id: id,
        place,
        name: traveler.name,
        sealed_passport_number: traveler.passportNumber && JSON.stringify(traveler.passportNumber),
        gender: traveler.gender,
        travel_date: traveler.travelDate,
        return_date: traveler.returnDate,
        departure_point: traveler.departurePoint,
      })),
    )
    .execute();
};

/** Passport numbers stay in the database, sealed as they are. */
export const readFlightRequest: RecordReader = async (database, id) => {
  const request = await database
    .selectFrom('flight_request')
    .select([
      'full_name as fullName',
      'email',
      'phone',
      'travelers',
      'preferred_airline as preferredAirline',
      'additional_requests as additionalRequests',
    ])
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
};

/** Whether a passport number was given is told; the number is not even read. */
export const listFlightRequests: FieldsReader<'flightRequest'> = async (database, ids) => {
  const travelers = await database
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
  const details = new Map<string, RecordFields<'flightRequest'>['travelerDetails'][number][]>();
  for (const row of travelers) {
    const list = details.get(row.flight_request_id) ?? [];
    list.push({
      name: row.name,
      hasPassport: Boolean(row.has_passport),
      gender: row.gender as TravelerDetails['gender'],
      travelDate: row.travel_date,
      returnDate: row.return_date,
      departurePoint: row.departure_point,
    });
    details.set(row.flight_request_id, list);
  }
  const rows = await database.selectFrom('flight_request').selectAll().where('id', 'in', ids).execute();
  return rows.map((row) => ({
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    phone: row.phone,
    travelers: row.travelers,
    preferredAirline: row.preferred_airline,
    additionalRequests: row.additional_requests,
    travelerDetails: details.get(row.id) ?? [],
  }));
};

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

import type { RecordReader, RecordWriter } from './record-writer.ts';

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

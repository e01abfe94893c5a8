import type { RecordReader, RecordWriter } from './record-writer.ts';

export const writePackageBooking: RecordWriter<'packageBooking'> = async (transaction, id, booking) => {
  await transaction
    .insertInto('package_booking')
    .values({
      id,
      package_name: booking.Tripname,
      full_name: booking.fullName,
      email: booking.email,
      phone: booking.phone,
      number_of_adults: booking.numberOfAdults,
      number_of_children: booking.numberOfChildren ?? null,
      travel_date: booking.travelDate,
      special_requests: booking.specialRequests,
    })
    .execute();
};

export const readPackageBooking: RecordReader = (database, id) =>
  database
    .selectFrom('package_booking')
    .select([
      'package_name as Tripname',
      'full_name as fullName',
      'email',
      'phone',
      'number_of_adults as numberOfAdults',
      'number_of_children as numberOfChildren',
      'travel_date as travelDate',
      'special_requests as specialRequests',
    ])
    .where('id', '=', id)
    .executeTakeFirst();

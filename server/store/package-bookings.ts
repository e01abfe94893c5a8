import { catalogueEntry } from '../catalogue.ts';
import type { FieldsReader, RecordReader, RecordWriter } from './record-writer.ts';

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

/** How long it takes and when it runs stands in the catalogue, not in the booking. */
export const listPackageBookings: FieldsReader<'packageBooking'> = async (database, ids) => {
  const rows = await database.selectFrom('package_booking').selectAll().where('id', 'in', ids).execute();
  return rows.map((row) => {
    const known = catalogueEntry(row.package_name);
    return {
      id: row.id,
      package_name: row.package_name,
      days: known?.days ?? null,
      Start_date: row.travel_date,
      availability_status: known?.availability ?? '',
      Fullname: row.full_name,
      email: row.email,
      phone: row.phone,
      numberOfAdults: row.number_of_adults,
      numberOfChildren: row.number_of_children,
      specialRequests: row.special_requests,
    };
  });
};

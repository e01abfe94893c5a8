import type { RecordWriter } from './record-writer.ts';

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

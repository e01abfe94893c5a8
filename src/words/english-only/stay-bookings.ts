/** Texts of stay bookings. */
export const stayBookings = [
  'The booking of {name} is being deleted.',
  'The booking of {name} was not deleted.',
  'Too late to undo: the office has already been told to delete this booking.',
  'Are you sure you want to delete this booking?',
  'You can undo this only while the message with Undo is on the screen. After that the booking is deleted for good.',
  'Booking successfully deleted.',
] as const;

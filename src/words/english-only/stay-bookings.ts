/** Texts of stay bookings. */
export const stayBookings = [
  'The booking of {name} is being deleted.',
  'The booking of {name} stays.',
  'This had been sent already: the booking is deleted.',
  'Are you sure you want to delete this booking?',
  'You can undo this while its message stands. After that nobody can.',
  'Booking successfully deleted.',
] as const;

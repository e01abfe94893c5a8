/** The booking as both Fastify peers take it: its fields, and the schemas of its call. */
export const bookingFields = [
  'Tripname',
  'fullName',
  'email',
  'phone',
  'numberOfAdults',
  'numberOfChildren',
  'travelDate',
  'specialRequests',
] as const;

export type Booking = Record<(typeof bookingFields)[number], string | number>;

const words = { type: 'string', minLength: 1, maxLength: 200 };

export const keySchema = { type: 'string', format: 'uuid' };

export const bookingSchema = {
  type: 'object',
  required: bookingFields.filter((field) => field !== 'numberOfChildren'),
  properties: {
    Tripname: words,
    fullName: words,
    email: { type: 'string', format: 'email', maxLength: 200 },
    phone: words,
    numberOfAdults: { type: 'integer', minimum: 1, maximum: 500 },
    numberOfChildren: { type: 'integer', minimum: 0, maximum: 500 },
    travelDate: { type: 'string', format: 'date' },
    specialRequests: { type: 'string', maxLength: 2_000 },
  },
};

export const receiptSchema = {
  type: 'object',
  properties: { id: { type: 'string' }, receivedAt: { type: 'string' }, message: { type: 'string' } },
};

export const callSchema = {
  headers: { type: 'object', required: ['idempotency-key'], properties: { 'idempotency-key': keySchema } },
  body: bookingSchema,
  response: { 200: receiptSchema },
};

/**
 * Server that a good engineer would have written with Fastify and PostgreSQL: a schema, a unique key, one
 * insert by a statement that is prepared by name; and a call for fifty at once, one insert too. Measured
 * beside our server, on the same PostgreSQL server.
 */
import fastify from 'fastify';
import pg from 'pg';
import {
  type Booking,
  bookingSchema,
  callSchema,
  bookingFields as fields,
  keySchema,
  receiptSchema,
} from '../peer-booking.ts';

const [databaseUrl = '', port = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl });
const typeOf = (field: string) => (field.startsWith('numberOf') ? 'integer' : 'text');
const columns = fields.map((name) => `"${name}" ${typeOf(name)}`);
await pool.query(
  `create table booking (id uuid primary key, received_at timestamptz not null, ${columns.join(', ')})`,
);
const places = ['id', 'at', ...fields].map((_, index) => `$${index + 1}`);
const one = `insert into booking values (${places.join(', ')}) on conflict do nothing`;
const arrays = ['uuid', 'timestamptz', ...fields.map(typeOf)].map((type, at) => `$${at + 1}::${type}[]`);
const many = `insert into booking select * from unnest(${arrays.join(', ')}) on conflict do nothing`;

const MESSAGE = 'We have received your booking.';
const app = fastify({ bodyLimit: 256 * 1024 });
app.post<{ Headers: { 'idempotency-key': string }; Body: Booking }>(
  '/bookings',
  { schema: callSchema },
  async ({ headers, body: sent }) => {
    const id = headers['idempotency-key'];
    const receivedAt = new Date().toISOString();
    const values = [id, receivedAt, ...fields.map((field) => sent[field])];
    await pool.query({ name: 'one', text: one, values });
    return { id, receivedAt, message: MESSAGE };
  },
);
app.post<{ Body: { entries: { id: string; payload: Booking }[] } }>(
  '/backlog',
  {
    schema: {
      body: {
        type: 'object',
        required: ['entries'],
        properties: {
          entries: {
            type: 'array',
            maxItems: 50,
            items: {
              type: 'object',
              required: ['id', 'payload'],
              properties: { id: keySchema, payload: bookingSchema },
            },
          },
        },
      },
      response: { 200: { type: 'object', properties: { results: { type: 'array', items: receiptSchema } } } },
    },
  },
  async ({ body: { entries } }) => {
    const receivedAt = new Date().toISOString();
    const values = [
      entries.map(({ id }) => id),
      entries.map(() => receivedAt),
      ...fields.map((field) => entries.map(({ payload }) => payload[field])),
    ];
    await pool.query({ name: 'many', text: many, values });
    return { results: entries.map(({ id }) => ({ id, receivedAt, message: MESSAGE })) };
  },
);
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write('is open\n');

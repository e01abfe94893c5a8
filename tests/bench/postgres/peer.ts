/**
 * What a good engineer would have written with Fastify and PostgreSQL: a schema, a key that is unique, one insert
 * by a statement that is prepared by name; and a call for fifty at once, one insert too. Measured beside our
 * server, on the same PostgreSQL server.
 */
import fastify from 'fastify';
import pg from 'pg';

const [databaseUrl = '', port = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl });
const types = {
  Tripname: 'text',
  fullName: 'text',
  email: 'text',
  phone: 'text',
  numberOfAdults: 'integer',
  numberOfChildren: 'integer',
  travelDate: 'text',
  specialRequests: 'text',
} as const;
const fields = Object.keys(types) as (keyof typeof types)[];
const columns = Object.entries(types).map(([name, type]) => `"${name}" ${type}`);
await pool.query(
  `create table booking (id uuid primary key, received_at timestamptz not null, ${columns.join(', ')})`,
);
const places = ['id', 'at', ...fields].map((_, index) => `$${index + 1}`);
const one = `insert into booking values (${places.join(', ')}) on conflict do nothing`;
const arrays = ['uuid', 'timestamptz', ...Object.values(types)].map((type, at) => `$${at + 1}::${type}[]`);
const many = `insert into booking select * from unnest(${arrays.join(', ')}) on conflict do nothing`;

const words = { type: 'string', minLength: 1, maxLength: 200 };
const key = { type: 'string', format: 'uuid' };
const body = {
  type: 'object',
  required: fields.filter((field) => field !== 'numberOfChildren'),
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
const receipt = {
  type: 'object',
  properties: { id: { type: 'string' }, receivedAt: { type: 'string' }, message: { type: 'string' } },
};

type Booking = Record<(typeof fields)[number], string | number>;

const MESSAGE = 'We have received your booking.';
const app = fastify({ bodyLimit: 256 * 1024 });
app.post<{ Headers: { 'idempotency-key': string }; Body: Booking }>(
  '/bookings',
  {
    schema: {
      headers: { type: 'object', required: ['idempotency-key'], properties: { 'idempotency-key': key } },
      body,
      response: { 200: receipt },
    },
  },
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
            items: { type: 'object', required: ['id', 'payload'], properties: { id: key, payload: body } },
          },
        },
      },
      response: { 200: { type: 'object', properties: { results: { type: 'array', items: receipt } } } },
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

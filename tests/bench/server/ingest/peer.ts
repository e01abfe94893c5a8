/**
 * Server that a good engineer would have written with Fastify: a schema, a unique key, one insert, a database
 * that is on the disk before it answers; and files as its own plugin serves them. Measured beside our server.
 */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Sqlite from 'better-sqlite3';
import fastify from 'fastify';
import { type Booking, callSchema, bookingFields as fields } from '../peer-booking.ts';

const [dataDir = '', siteRoot = '', port = ''] = process.argv.slice(2);
const database = new Sqlite(join(dataDir, 'peer.db'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(`create table booking (id text primary key, received_at text not null, ${fields.join(', ')})`);
const insert = database.prepare(
  `insert into booking values (?, ?, ${fields.map(() => '?').join(', ')}) on conflict do nothing`,
);
const app = fastify({ bodyLimit: 256 * 1024 });
app.post<{ Headers: { 'idempotency-key': string }; Body: Booking }>(
  '/bookings',
  { schema: callSchema },
  async ({ headers, body }) => {
    const id = headers['idempotency-key'];
    const receivedAt = new Date().toISOString();
    insert.run(id, receivedAt, ...fields.map((field) => body[field]));
    return { id, receivedAt, message: 'We have received your booking.' };
  },
);
app.register(fastifyStatic, { root: siteRoot, preCompressed: true });
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write('is open\n');

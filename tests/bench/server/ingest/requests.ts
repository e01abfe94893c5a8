/** Requests of the ingest bench as bytes: each submission under a key of its own. */
import { randomBytes, randomInt } from 'node:crypto';
import { booking } from '../../../parts/records/sample-booking.ts';

export type Asked =
  | { what: 'single'; path: string }
  | { what: 'batch'; path: string; size: number }
  | { what: 'page'; path: string; tag?: string };

/** Requests after which they come from another address: no address may send all of them. */
const PER_ADDRESS = 100;

export function createRequests(asked: Asked, port: number): () => Buffer {
  const nextId = createIds();
  const payload = JSON.stringify(booking);
  const entryOf = () =>
    `{"id":"${nextId()}","kind":"packageBooking","version":1,"capturedAt":"2027-01-05T08:00:00.000Z","payload":${payload}}`;
  const host = `HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n`;
  // Not the addresses of the load before, whose points may be used up.
  let sent = randomInt(2 ** 24) * PER_ADDRESS;
  const address = () => {
    const number = Math.floor(sent++ / PER_ADDRESS);
    return `X-Forwarded-For: 10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}\r\n`;
  };
  const post = (path: string, headers: string, body: string) =>
    Buffer.from(
      `POST ${path} ${host}${address()}Content-Type: application/json\r\nAccept-Encoding: gzip, deflate, br\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );

  if (asked.what === 'single') {
    return () => post(asked.path, `Idempotency-Key: ${nextId()}\r\nSchema-Version: 1\r\n`, payload);
  }
  if (asked.what === 'batch') {
    return () =>
      post(asked.path, '', `{"entries":[${Array.from({ length: asked.size }, entryOf).join(',')}]}`);
  }
  const known = asked.tag ? `If-None-Match: ${asked.tag}\r\n` : '';
  const get = Buffer.from(
    `GET ${asked.path} ${host}Accept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\n${known}\r\n`,
  );
  return () => get;
}

/** UUIDs of version 7, as devices make them, without the cost of their random bits at each. */
export function createIds(): () => string {
  const tail = randomBytes(5).toString('hex');
  let count = randomBytes(3).readUIntBE(0, 3);
  return () => {
    const time = Date.now().toString(16).padStart(12, '0');
    count += 1;
    const number = count.toString(16).padStart(8, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${number.slice(0, 3)}-8${number.slice(3, 6)}-${number.slice(6)}${tail}`;
  };
}

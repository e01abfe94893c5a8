/** Answers to requests whose body was not read to its end, over real sockets. */
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requests } from '../../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';

let server: TestServer;
let http: Server;
beforeEach(async () => {
  server = await openTestServer({ limits: { submissions: 3, lookups: 1, reports: 1 } });
  http = createAdaptorServer({ fetch: server.app.fetch }) as Server;
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
  await server.close();
});

/** Sends the head of a request and the first part of its body, as a slow phone would, and hears the answer. */
async function begin(headers: Record<string, string>, part: string): Promise<string> {
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
  const lines = Object.entries({ Host: 'localhost', 'Content-Type': 'application/json', ...headers });
  const head = `POST /stay_bookings HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}`;
  socket.write(`${head}\r\n\r\n${part}`);
  let text = '';
  socket.setEncoding('utf8').on('data', (more) => {
    text += more;
  });
  try {
    await expect.poll(() => text, { timeout: 20_000, interval: 20 }).toMatch(/\r\n\r\n[\s\S]*"message"/);
    return text;
  } finally {
    socket.destroy();
  }
}
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

describe('A request that is answered before it was read to its end', () => {
  it.each([
    ['too large by what it says', 413, { 'Content-Length': '10000000' }, 'x'.repeat(1_000)],
    ['too large as it turns out', 413, { 'Transfer-Encoding': 'chunked' }, chunk('x'.repeat(300_000))],
    ['from another site', 403, { 'Content-Length': '100000', Origin: 'https://evil.example' }, '{"'],
    ['of the wrong kind', 415, { 'Content-Length': '100000', 'Content-Type': 'text/plain' }, 'x'],
  ])('because it is %s hears that the connection ends', async (_what, status, headers, part) => {
    const answer = await begin(headers as unknown as Record<string, string>, part);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/^connection: close\r$/im);
  });

  it('because there were too many hears that the connection ends', async () => {
    const body = JSON.stringify(requests.stayBooking);
    const whole = { 'Content-Length': String(Buffer.byteLength(body)) };
    for (let times = 0; times < 3; times += 1) expect(await begin(whole, body)).toMatch(/^HTTP\/1.1 200 /);
    expect(await begin({ 'Content-Length': '100000' }, '{"')).toMatch(
      /^HTTP\/1.1 429 [\s\S]*\r\nconnection: close\r\n/i,
    );
  });

  it('gets the answer even while it is still being sent', async () => {
    const { port } = http.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/stay_bookings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: 'x'.repeat(3_000_000),
    });
    expect([response.status, response.headers.get('Connection')]).toEqual([413, 'close']);
    expect((await response.json()).message).toContain('too large');
  });
});

describe('A request that was read', () => {
  it.each([
    ['taken', requests.stayBooking, 200],
    ['wrong', {}, 400],
  ])('and is %s leaves the connection open', async (_what, payload, status) => {
    const body = JSON.stringify(payload);
    const answer = await begin({ 'Content-Length': String(Buffer.byteLength(body)) }, body);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).not.toMatch(/^connection: close\r$/im);
  });

  it('and refused leaves it open too', async () => {
    const answer = await begin({ 'Content-Length': '2', Origin: 'https://evil.example' }, '{}');
    expect(answer).toMatch(/^HTTP\/1.1 403 /);
    expect(answer).not.toMatch(/^connection: close\r$/im);
  });
});

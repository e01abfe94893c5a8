/** Limits of what a connection may carry, over real sockets. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpServer, httpLimits } from '../../../../server/http/http-server.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';

let server: TestServer;
let http: Server;
beforeEach(async () => {
  server = await openTestServer();
  http = createHttpServer(server.app);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
  await server.close();
});

/** Sends a text, and reads everything that comes back until the server closes the connection. */
function say(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('utf8').on('data', (more) => {
      heard += more;
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(heard));
    socket.write(text);
  });
}
const withHeader = (length: number) =>
  say(
    `GET /culture HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Long: ${'x'.repeat(length)}\r\n\r\n`,
  );

describe('The HTTP server', () => {
  it('takes headers up to 16 KB, and refuses more', async () => {
    expect(await withHeader(15 * 1024)).toMatch(/^HTTP\/1.1 200 /);
    expect(await withHeader(17 * 1024)).toMatch(/^HTTP\/1.1 431 /);
  });

  it('has every limit that is set, and closes connections beyond the most', async () => {
    const { maxHeaderSize, connectionsCheckingInterval, ...times } = httpLimits;
    expect(http).toMatchObject(times);
    expect([maxHeaderSize, connectionsCheckingInterval]).toEqual([16_384, 5_000]);
    http.maxConnections = 1;
    const held = connect((http.address() as AddressInfo).port, '127.0.0.1');
    await once(http, 'connection');
    expect(await withHeader(1)).toBe('');
    held.destroy();
  });

  it('has the limits that operators read of', () => {
    const text = readFileSync('docs/operation.md', 'utf8');
    for (const words of ['20 seconds', '120 seconds', '75 seconds', '16 KB', '10,000 connections']) {
      expect(text).toContain(words);
    }
  });
});

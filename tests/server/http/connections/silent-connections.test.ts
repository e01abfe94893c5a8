/** Connections that say nothing, and calls that are broken off, over real sockets. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpServer, type HttpLimits, httpLimits } from '../../../../server/http/http-server.ts';
import { MOST_WAITING } from '../../../../server/http/one-at-a-time.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';

const SILENT = 400;
const MOST = 200;
const HEAD = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n';

let server: TestServer;
let http: Server;
let sockets: Socket[];
async function listen(limits: Partial<HttpLimits> = {}): Promise<void> {
  http = createHttpServer(server.app, { ...httpLimits, ...limits });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
}
beforeEach(async () => {
  server = await openTestServer();
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
  await server.close();
});

async function open(address = '127.0.0.1'): Promise<Socket> {
  const { port } = http.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress: address });
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** Opens connections one after the other, and says the same on each of them. */
async function openMany(count: number, words = ''): Promise<Socket[]> {
  const opened: Socket[] = [];
  for (let made = 0; made < count; made += 1) {
    const socket = await open();
    if (words) socket.write(words);
    opened.push(socket);
  }
  return opened;
}

/** Text that comes back on a connection until it closes. */
async function textOf(socket: Socket, words: string): Promise<string> {
  let heard = '';
  socket.setEncoding('utf8').on('data', (more) => {
    heard += more;
  });
  const closed = once(socket, 'close');
  socket.write(words);
  await closed;
  return heard;
}
const askHealth = async (address?: string) => textOf(await open(address), `${HEAD}Connection: close\r\n\r\n`);

describe('More connections than the server holds', () => {
  it.each([
    ['say nothing', ''],
    ['do not end their headers', HEAD],
    [
      'do not send the body that they name',
      `POST ${endpoints.companyPackage} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"`,
    ],
    ['have had an answer, and ask for no other', `${HEAD}\r\n`],
  ])('that %s shut nobody else out', async (_what, words) => {
    await listen({ maxConnections: MOST });
    await openMany(SILENT, words);
    // From another address of this machine, as another visitor would.
    expect(await askHealth('127.0.0.2')).toMatch(/^HTTP\/1.1 200 /);
    expect(await askHealth()).toMatch(/^HTTP\/1.1 200 /);
  });

  it('from one address do not end the few of another, even those that wait longer', async () => {
    await listen({ maxConnections: MOST });
    const phone = await open('127.0.0.2');
    phone.write(HEAD);
    await openMany(SILENT);
    expect(await textOf(phone, 'Connection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
  });

  it.each([
    ['another address', '127.0.0.2'],
    ['the same address', '127.0.0.1'],
  ])('whose readers take nothing of a long answer do not end a slow sender of %s', async (_what, address) => {
    const MOST_HELD = 20;
    const LONG = 12 * 1024 * 1024;
    server.app = {
      fetch: async (request: Request) => {
        if (request.url.endsWith('/long')) return new Response(new Uint8Array(LONG));
        return new Response(await request.text());
      },
    } as unknown as TestServer['app'];
    await listen({ maxConnections: MOST_HELD });
    const sender = await open(address);
    const answer = textOf(
      sender,
      'POST /slow HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 9\r\n\r\nslow',
    ).catch(() => 'closed');
    for (let made = 0; made < MOST_HELD * 2; made += 1) {
      const reader = await open();
      const isAnswered = once(http, 'request');
      reader.pause().write('GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await isAnswered;
      // The server has written what the reader does not take.
      await new Promise((resolve) => setImmediate(resolve));
    }
    sender.write(' end.');
    expect(await answer).toContain('slow end.');
  });

  it('end none that is being answered', async () => {
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      server.app = {
        fetch: (request: Request) => {
          if (!request.url.endsWith('/slow')) return new Response('ok');
          resolve();
          return new Promise<Response>((done) => {
            answer = () => done(new Response('slow, but whole'));
          });
        },
      } as unknown as TestServer['app'];
    });
    await listen({ maxConnections: MOST });
    const slow = textOf(await open(), 'GET /slow HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    await isAsked;
    await openMany(SILENT);
    answer();
    expect(await slow).toContain('slow, but whole');
  });
});

describe('A body that its sender breaks off', () => {
  it.each([
    ['with its length', 'Content-Length: 5000', '{"fullName":"Amina'],
    ['in pieces', 'Transfer-Encoding: chunked', '12\r\n{"fullName":"Amina'],
  ])('%s is no error of the server, and counts as 499', async (_what, header, part) => {
    await listen();
    const socket = await open();
    socket.write(
      `POST ${endpoints.companyPackage} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${header}\r\n\r\n${part}`,
    );
    await pause(50);
    socket.destroy();
    await expect.poll(() => server.logged, { timeout: 20_000, interval: 20 }).toHaveLength(1);
    expect(server.logged).toMatchObject([[{ call: endpoints.companyPackage, status: 499 }, 'call']]);
  });
});

describe('Requests that follow each other on one connection without waiting', () => {
  const one = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
  let begun: string[];
  let most: number;
  beforeEach(async () => {
    begun = [];
    most = 0;
    let underWay = 0;
    server.app = {
      fetch: async ({ url }: Request) => {
        begun.push(url.slice(url.lastIndexOf('/')));
        underWay += 1;
        most = Math.max(most, underWay);
        await pause(1);
        underWay -= 1;
        return new Response(`<${url.slice(url.lastIndexOf('/'))}>`);
      },
    } as unknown as TestServer['app'];
    await listen();
  });

  it('are taken one at a time, and answered in their order', async () => {
    const paths = Array.from({ length: MOST_WAITING }, (_, place) => `/${place}`);
    const words = paths.map((path) => one(path)).join('') + one('/last', 'Connection: close\r\n');
    const heard = await textOf(await open(), words);
    expect(heard.match(/<[^>]+>/g)).toEqual([...paths, '/last'].map((path) => `<${path}>`));
    expect(most).toBe(1);
  });

  it('are not taken where they are more than anybody sends, and others are answered', async () => {
    const socket = await open();
    // A connection that is closed while it sends ends with an error on this side.
    const isClosed = new Promise((resolve) => socket.once('close', resolve));
    socket.resume().write(one('/many').repeat(2_000));
    await isClosed;
    // As many as came in the first piece, of which there is one at a time.
    expect(begun.length).toBeLessThanOrEqual(1 + MOST_WAITING);
    expect(most).toBeLessThanOrEqual(1);
    expect(await textOf(await open(), one('/other', 'Connection: close\r\n'))).toContain('</other>');
  });

  it('wait for nothing when their connection has gone', async () => {
    const socket = await open();
    socket.write(one('/first') + one('/second'));
    socket.destroy();
    expect(await textOf(await open(), one('/other', 'Connection: close\r\n'))).toContain('</other>');
  });
});

/** Answers over a real socket: the same as ever, without work that nobody needs. */
import { cp, writeFile } from 'node:fs/promises';
import type { IncomingMessage, Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LINEAGE_TOKEN_PATTERN } from '../../../../src/contract/protocol/server-status.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';

let server: TestServer;
let http: Server;
beforeEach(async () => {
  server = await openTestServer();
  http = createAdaptorServer({ fetch: server.app.fetch }) as Server;
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
  await server.close();
});

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Makes a request on a connection of its own, and reads the answer's bytes as they come. */
function ask(method: string, path: string, headers: Record<string, string>, body = ''): Promise<Answer> {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  const length = body ? `Content-Length: ${Buffer.byteLength(body)}\r\n` : '';
  const head = `${method} ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n${length}\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
    const pieces: Buffer[] = [];
    socket.on('data', (piece: Buffer) => pieces.push(piece));
    socket.once('error', reject);
    socket.once('end', () => {
      const whole = Buffer.concat(pieces);
      const end = whole.indexOf('\r\n\r\n');
      const [first = '', ...rest] = whole.toString('latin1', 0, end).split('\r\n');
      const named = rest.map((line) => [
        line.split(': ')[0]?.toLowerCase(),
        line.slice(line.indexOf(': ') + 2),
      ]);
      resolve({
        status: Number(first.split(' ')[1]),
        headers: Object.fromEntries(named),
        body: whole.subarray(end + 4),
      });
    });
    socket.write(head + body);
  });
}

const json = { 'Content-Type': 'application/json', 'Accept-Encoding': 'gzip' };
const book = (payload: unknown = booking, id: string = v7()) =>
  ask('POST', '/api/companypackage', { ...json, 'Idempotency-Key': id }, JSON.stringify(payload));

/** Every header of an answer of ours, but for those that change with the time. */
const SECURITY = {
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': expect.stringContaining('geolocation=(self)'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const ALWAYS = { connection: 'close', date: expect.any(String) };

describe('A receipt', () => {
  it('is sent as it is, with its length and every header', async () => {
    const { status, headers, body } = await book();
    expect(status).toBe(200);
    expect(headers).toEqual({
      ...SECURITY,
      ...ALWAYS,
      'backed-up-to': '0',
      'cache-control': 'no-store',
      'content-length': String(body.length),
      'content-type': 'application/json',
      epoch: JSON.parse(body.toString()).epoch,
      lineage: expect.stringMatching(LINEAGE_TOKEN_PATTERN),
    });
  });

  it('of a backlog is compressed', async () => {
    const entries = Array.from({ length: 20 }, () => ({
      id: v7(),
      kind: 'packageBooking',
      version: 1,
      capturedAt: '2027-01-01T00:00:00.000Z',
      payload: booking,
    }));
    const answer = await ask('POST', '/api/replay', json, JSON.stringify({ entries }));
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(answer.body.length),
      vary: 'Accept-Encoding',
    });
    const { results } = JSON.parse(gunzipSync(answer.body).toString());
    expect(results.map(({ id }: { id: string }) => id)).toEqual(entries.map(({ id }) => id));
  });

  it('of a refusal carries the same headers', async () => {
    const { status, headers, body } = await book({});
    expect(status).toBe(400);
    expect(headers).toEqual({
      ...SECURITY,
      ...ALWAYS,
      'backed-up-to': '0',
      'cache-control': 'no-store',
      'content-length': String(body.length),
      'content-type': 'application/json',
      epoch: expect.any(String),
      lineage: expect.stringMatching(LINEAGE_TOKEN_PATTERN),
    });
  });
});

describe('A call with its body', () => {
  it('of a stated length is read without a copy as a stream', async () => {
    const whole: unknown[] = [];
    const { fetch } = server.app;
    http.removeAllListeners('request');
    const { getRequestListener } = await import('@hono/node-server');
    http.on(
      'request',
      getRequestListener((request, env) => {
        const streamed = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(request), 'body')?.get;
        Object.defineProperty(request, 'body', {
          get() {
            whole.push(request.url);
            return streamed?.call(request);
          },
        });
        return fetch(request, env as unknown as { incoming: IncomingMessage });
      }),
    );
    expect((await book()).status).toBe(200);
    expect(whole).toEqual([]);
  });

  it.each([
    ['no body', ''],
    ['an empty object', '{}'],
  ])('of %s is refused with words', async (_what, body) => {
    const { status, body: words } = await ask('POST', '/api/companypackage', json, body);
    expect(status).toBe(400);
    expect(JSON.parse(words.toString()).message).toMatch(/\.$/);
  });
});

describe('A page', () => {
  const get = (headers: Record<string, string> = {}, path = '/culture') =>
    ask('GET', path, { Accept: 'text/html', ...headers });

  it('has a tag for each encoding, and an unchanged one is 304 without a body', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await get({ 'Accept-Encoding': encoding });
      expect(first.status).toBe(200);
      const tag = first.headers.etag ?? '';
      expect(tag).toMatch(/^"[0-9a-f]{40}"$/);
      tags.add(tag);
      for (const asked of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const { status, headers, body } = await get({ 'Accept-Encoding': encoding, 'If-None-Match': asked });
        expect([status, body.length]).toEqual([304, 0]);
        expect(headers).toEqual({
          ...SECURITY,
          ...ALWAYS,
          'cache-control': 'public, max-age=0, must-revalidate',
          etag: tag,
          vary: 'Accept-Encoding',
        });
      }
      expect((await get({ 'Accept-Encoding': encoding, 'If-None-Match': '"other"' })).status).toBe(200);
    }
    expect(tags.size).toBe(3);
  });

  it('that is not there has no tag', async () => {
    const { status, headers } = await get({ 'If-None-Match': '*' }, '/nothing');
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty('etag');
  });

  it('is not all that has one: files beside the pages are 304 too', async () => {
    const siteRoot = join(server.dataDir, 'site');
    await cp(join(import.meta.dirname, '../../../parts/site'), siteRoot, { recursive: true });
    await writeFile(join(siteRoot, 'icon.svg'), '<svg/>');
    const other = await openTestServer({ siteRoot });
    const first = await other.app.request('/icon.svg');
    expect([first.status, await first.text()]).toEqual([200, '<svg/>']);
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    const again = await other.app.request('/icon.svg', { headers });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    await other.close();
  });
});

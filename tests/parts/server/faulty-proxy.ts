/**
 * The line between phone and server: a proxy that a test can cut, in every way in
 * which lines are cut. The browser knows only the line's address.
 */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createGate } from '../gate.ts';

export type LineState =
  /** Everything passes. */
  | 'up'
  /** Nobody answers: connections are refused. */
  | 'down'
  /** Calls reach the server, which commits; the answers are lost on the way back. */
  | 'answers-lost'
  /** A lodge's Wi-Fi answers every call with its own friendly page. */
  | 'captive-portal';

export interface FaultyProxy {
  origin: string;
  port: number;
  /** Requests that the server saw, e.g. "POST /api/replay". */
  seen: string[];
  set: (state: LineState) => Promise<void>;
  /** Cuts the next connections of a path after so many bytes of the answer. */
  cutAfter: (path: RegExp, bytes: number, times: number) => void;
  /** Changes the text of an answer on its way, as a newer version of the site would. */
  alter: (path: RegExp, change: (body: string) => string) => void;
  /** Keeps back the answers to a call such as "PUT /api/language", which the server gives meanwhile, until released. */
  hold: (call: RegExp) => { release: () => void };
  /** Moves the server's clock forward as its answers tell of it: in the header `Date`. */
  moveClock: (milliseconds: number) => void;
  close: () => Promise<void>;
}

export async function openFaultyProxy(port: number, serverPort: number): Promise<FaultyProxy> {
  let state: LineState = 'up';
  let cut: { path: RegExp; bytes: number; times: number } | null = null;
  let altered: { path: RegExp; change: (body: string) => string } | null = null;
  let held: { call: RegExp; released: Promise<void> } | null = null;
  let clockAhead = 0;
  const seen: string[] = [];
  const sockets = new Set<Socket>();

  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const isCall = incoming.url?.startsWith('/api/') && incoming.method === 'POST';
    if (state === 'captive-portal') {
      outgoing.setHeader('Content-Type', 'text/html');
      outgoing.end('<html><body>Welcome to our lodge. Please accept the terms.</body></html>');
      return;
    }
    seen.push(`${incoming.method} ${incoming.url}`);
    const { method, url: path } = incoming;
    const changing = altered?.path.test(path ?? '') ? altered.change : null;
    // An answer that is to be changed has to be readable, and whole.
    const { 'if-none-match': _tag, ...plain } = { ...incoming.headers, 'accept-encoding': 'identity' };
    const headers = changing ? plain : incoming.headers;
    const kept = held?.call.test(`${method} ${path}`) ? held.released : null;
    const there = { host: '127.0.0.1', port: serverPort, method, path, headers };
    const onward = request(there, async (answered) => {
      await kept;
      const served = Date.parse(answered.headers.date ?? '') + clockAhead;
      if (clockAhead !== 0) answered.headers.date = new Date(served).toUTCString();
      if (state === 'answers-lost' && isCall) {
        answered.resume().once('close', () => outgoing.destroy());
        return;
      }
      if (changing) {
        let body = '';
        answered.setEncoding('utf8').on('data', (text) => {
          body += text;
        });
        answered.once('end', () => {
          const { 'content-length': _length, etag: _etag, ...rest } = answered.headers;
          outgoing.writeHead(answered.statusCode ?? 502, rest);
          outgoing.end(changing(body));
        });
        return;
      }
      // A server that dies in the middle of its answer.
      answered.once('close', () => {
        if (!answered.complete) outgoing.destroy();
      });
      outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
      if (cut && cut.times > 0 && cut.path.test(path ?? '')) {
        const { bytes } = cut;
        cut.times -= 1;
        answered.once('data', (chunk: Buffer) => {
          outgoing.write(chunk.subarray(0, bytes), () => outgoing.destroy());
        });
        return;
      }
      answered.pipe(outgoing);
    });
    onward.once('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };

  let server: Server | null = null;
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server = createServer(answer);
      server.on('connection', (socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  const hangUp = async () => {
    const closing = server;
    server = null;
    for (const socket of sockets) socket.destroy();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  };

  await listen();
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    seen,
    async set(next) {
      state = next;
      if (next === 'down') await hangUp();
      else if (!server) await listen();
    },
    cutAfter(path, bytes, times) {
      cut = { path, bytes, times };
    },
    alter(path, change) {
      altered = { path, change };
    },
    hold(call) {
      const { open: release, opened: released } = createGate();
      held = { call, released };
      return {
        release() {
          held = null;
          release();
        },
      };
    },
    moveClock(milliseconds) {
      clockAhead += milliseconds;
    },
    close: hangUp,
  };
}

/** The line between server and PostgreSQL: a test can cut it, and see what connections asked for. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DatabaseProxy {
  url: string;
  /** Breaks every connection, as a database does that is stopped or moved. */
  cut: () => void;
  /** `down` refuses connections, as a database does that is stopped; `dead` accepts them, and answers nothing. */
  set: (state: 'up' | 'down' | 'dead') => void;
  /** Settings that each connection asked for as it was made: `lock_timeout` and the like. */
  asked: () => Record<string, string>[];
  close: () => Promise<void>;
}

/** @param url of the database that it leads to */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const greetings: Buffer[] = [];
  let state: 'up' | 'down' | 'dead' = 'up';
  const server = createServer((near) => {
    if (state === 'down') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    near.once('data', (greeting: Buffer) => greetings.push(greeting));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      if (state === 'up') one.pipe(other);
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.on('error', () => undefined);
    }
  });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line = new URL(url);
  line.port = String((server.address() as AddressInfo).port);
  return {
    url: line.href,
    cut,
    set(next) {
      if (next === state) return;
      state = next;
      if (next === 'dead') {
        for (const socket of sockets) {
          socket.unpipe();
          socket.pause();
        }
      } else cut();
    },
    asked: () => greetings.map(parseGreeting),
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The first message of a connection: length, version of the protocol, names and values that end with NUL. */
function parseGreeting(greeting: Buffer): Record<string, string> {
  const words = greeting.subarray(8, greeting.readInt32BE(0)).toString('utf8').split('\0');
  const pairs: Record<string, string> = {};
  for (let at = 0; words[at]; at += 2) pairs[words[at] ?? ''] = words[at + 1] ?? '';
  return pairs;
}

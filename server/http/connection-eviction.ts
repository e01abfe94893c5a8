/**
 * Room for newcomers: before the server holds as many connections as it may, some of those that wait for their client are
 * closed, so that connections that only wait shut nobody out. First those of the address with the most of them go: of
 * these, the ones that take nothing of their answer, then those that ask for nothing, and those that are sending a request
 * last; of each the longest silent. Behind a proxy all are of one address.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../security/caller-address.ts';

/** Share of the most connections from which on room is made, and share of them that is closed at a time. */
const FULL = 0.9;
const CLOSED_AT_ONCE = 0.05;

/** Address and state of a connection: its last request, until it is answered. */
interface Connection {
  address: string;
  request: IncomingMessage | null;
}

/** @param most connections at once; the server itself refuses more */
export function evictIdleConnections(server: Server, most: number): void {
  /** Connections in the order of their last event: opened, a request begun, some of an answer taken, an answer ended. */
  const connections = new Map<Socket, Connection>();
  const touch = (socket: Socket, change: Partial<Connection> = {}) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connections.delete(socket);
    connections.set(socket, { ...connection, ...change });
  };
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { address: networkOf(socket.remoteAddress ?? ''), request: null });
    socket.once('close', () => connections.delete(socket));
    socket.on('drain', () => touch(socket));
    if (connections.size < most * FULL) return;
    for (const waiting of mostDispensable(connections, socket, Math.ceil(most * CLOSED_AT_ONCE)))
      waiting.destroy();
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    touch(socket, { request });
    response.once('close', () => {
      // The next request may have come before the end of this answer.
      if (connections.get(socket)?.request === request) touch(socket, { request: null });
    });
  });
}

/** Things for which a connection waits for its client, in the order in which such connections are closed. */
const waits = ['take', 'ask', 'send'] as const;

/** @returns null for a connection that waits for the server */
function waitOf(socket: Socket, request: IncomingMessage | null): (typeof waits)[number] | null {
  if (socket.writableLength > 0) return 'take';
  if (!request) return 'ask';
  return request.complete ? null : 'send';
}

/** @returns at most so many connections that wait for their client, of the address that has most of them */
function mostDispensable(
  connections: ReadonlyMap<Socket, Connection>,
  newest: Socket,
  count: number,
): Socket[] {
  const waiting = new Map<string, Record<(typeof waits)[number], Socket[]>>();
  for (const [socket, { address, request }] of connections) {
    const wait = waitOf(socket, request);
    // A newcomer has not had the time to speak.
    if (!wait || socket === newest) continue;
    const others = waiting.get(address) ?? { take: [], ask: [], send: [] };
    others[wait].push(socket);
    waiting.set(address, others);
  }
  const byAddress = [...waiting.values()].map((others) => waits.flatMap((wait) => others[wait]));
  const ofMost = byAddress.reduce<Socket[]>(
    (most, others) => (others.length > most.length ? others : most),
    [],
  );
  return ofMost.slice(0, count);
}

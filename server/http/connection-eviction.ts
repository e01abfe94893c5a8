/**
 * Room for newcomers: before the server holds as many connections as it may, those that have said nothing longest are
 * closed, so that connections that only wait shut nobody out. First those of the address with the most of them go. Behind
 * a proxy all are of one address, and the age alone decides.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../security/caller-address.ts';

/** Share of the most connections from which on room is made, and share of them that is closed at a time. */
const FULL = 0.9;
const CLOSED_AT_ONCE = 0.05;

/** The request that a connection is at; null before the first, and after each answer. */
interface Connection {
  address: string;
  request: IncomingMessage | null;
}

/** @param most connections at once; the server itself refuses more */
export function evictIdleConnections(server: Server, most: number): void {
  /** Connections in the order of their last event: opened, a request begun, an answer ended. */
  const connections = new Map<Socket, Connection>();
  const touch = (socket: Socket, request: IncomingMessage | null) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connections.delete(socket);
    connections.set(socket, { ...connection, request });
  };
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { address: networkOf(socket.remoteAddress ?? ''), request: null });
    socket.once('close', () => connections.delete(socket));
    if (connections.size < most * FULL) return;
    for (const silent of longestSilent(connections, socket, Math.ceil(most * CLOSED_AT_ONCE)))
      silent.destroy();
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    touch(socket, request);
    response.once('close', () => {
      // The next request may have come before the end of this answer.
      if (connections.get(socket)?.request === request) touch(socket, null);
    });
  });
}

/** @returns at most so many connections that wait for their client, of the address that has most of them */
function longestSilent(
  connections: ReadonlyMap<Socket, Connection>,
  newest: Socket,
  count: number,
): Socket[] {
  const silent = new Map<string, Socket[]>();
  let most: Socket[] = [];
  for (const [socket, { address, request }] of connections) {
    // A request that has arrived whole waits for the server, and a newcomer has not had the time to speak.
    if (request?.complete || socket === newest) continue;
    const others = silent.get(address) ?? [];
    others.push(socket);
    silent.set(address, others);
    if (others.length > most.length) most = others;
  }
  return most.slice(0, count);
}

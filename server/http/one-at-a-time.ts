/**
 * Requests of one connection are begun one after the other. A parser hands over all that came in one piece at once, some
 * thousands if they are short: begun together, they would hold up everybody else.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that wait for the one before them. No browser and no proxy sends a second one early. */
export const MOST_WAITING = 16;

type Request = [IncomingMessage, ServerResponse];

/** @param listener begins a request. A connection on which more wait than `MOST_WAITING` is closed. */
export function oneAtATime(listener: RequestListener): RequestListener {
  /** The requests that wait, for each connection on which one is being answered. */
  const waiting = new WeakMap<Socket, Request[]>();
  const begin = (...[request, response]: Request) => {
    const { socket } = request;
    response.once('close', () => {
      const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
      if (next) begin(...next);
      else waiting.delete(socket);
    });
    listener(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    const others = waiting.get(socket);
    // The parser goes on through what it has of a connection that was closed here.
    if (socket.destroyed) return;
    if (!others) {
      waiting.set(socket, []);
      begin(request, response);
    } else if (others.length < MOST_WAITING) others.push([request, response]);
    else socket.destroy();
  };
}

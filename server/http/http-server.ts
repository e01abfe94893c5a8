/** The HTTP server, with limits on what a connection may hold and for how long. Told in docs/operation.md#limits. */
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { evictIdleConnections } from './connection-eviction.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Times in milliseconds. */
export const httpLimits = {
  /** For all headers of a request: no phone needs as long, and a connection that says nothing is closed. */
  headersTimeout: 20_000,
  /** For a whole request: a phone on 2G needs time to send a body. */
  requestTimeout: 120_000,
  /** How often the two are looked at. */
  connectionsCheckingInterval: 5_000,
  /**
   * For the next request of a connection: longer than a proxy keeps it, so that a slow phone rarely writes into
   * one that was just closed.
   */
  keepAliveTimeout: 75_000,
  /** Bytes of all headers of a request; more is 431. */
  maxHeaderSize: 16 * 1024,
  /**
   * For a connection on which nothing moves while it is answered: a reader that takes nothing holds it no longer. The
   * event stream has a line every 20 seconds.
   */
  timeout: 120_000,
  /** Connections at once. Before that those that say nothing make room (`connection-eviction.ts`). */
  maxConnections: 10_000,
} as const;

export type HttpLimits = { readonly [Name in keyof typeof httpLimits]: number };

/** @param limits those of `httpLimits`; a test may set its own */
export function createHttpServer({ fetch }: Pick<Hono, 'fetch'>, limits: HttpLimits = httpLimits): Server {
  const { maxConnections, timeout, ...serverOptions } = limits;
  const server = createServer(serverOptions, oneAtATime(getRequestListener(fetch)));
  server.maxConnections = maxConnections;
  server.setTimeout(timeout);
  evictIdleConnections(server, maxConnections);
  return server;
}

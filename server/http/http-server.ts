/** The HTTP server, with limits on what a connection may hold and for how long. Told in docs/operation.md#limits. */
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

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
  /** Connections at once; more are closed as they come. */
  maxConnections: 10_000,
} as const;

export function createHttpServer({ fetch }: Pick<Hono, 'fetch'>): Server {
  const { maxConnections, ...serverOptions } = httpLimits;
  const server = createAdaptorServer({ fetch, serverOptions }) as Server;
  server.maxConnections = maxConnections;
  return server;
}

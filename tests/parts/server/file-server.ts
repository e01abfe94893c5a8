import { afterAll, beforeAll, expect } from 'vitest';
import { type RunningServer, startServer } from './running-server.ts';

/** A server for all tests of a file, stopped cleanly after them. Gives the address of a page on it. */
export function serveFile(): (address: string) => string {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
  });
  return (address) => `http://127.0.0.1:${server.port}${address}`;
}

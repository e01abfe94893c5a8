/** Calls by which staff send and read, as their devices make them to a test server. */
import { v7 } from 'uuid';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { FeedPage } from '../../../src/kinds/calls/feed-page.ts';
import type { TestServer } from './server.ts';

type Headers = Record<string, string>;

/** @param server gives the server that is asked, which each test may open anew */
export function staffCalls(server: () => Pick<TestServer, 'app'>) {
  return {
    post: (path: string, body: unknown, headers: Headers = {}, id = v7()) =>
      server().app.request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...headers },
        body: JSON.stringify(body),
      }),
    feed: async (headers: Headers): Promise<FeedPage> =>
      (await server().app.request(endpoints.changes, { headers })).json(),
  };
}

/** Pages of the feed are read a few records at a time, because the database answers in the server's own thread. */
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changesRoutes } from '../../../server/http/routes/changes.ts';
import { createStreamHub } from '../../../server/http/stream-hub.ts';
import type { FeedReader } from '../../../server/store/feed/feed.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { type FeedPage, feedPageSchema } from '../../../src/kinds/calls/feed-page.ts';
import { seedTours } from '../../parts/database/seed-tours.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { addAccount } from '../../parts/server/staff.ts';

const TOURS = 1_000;
/** Records that may be read before others have their turn. */
const MOST = 256;

let server: TestServer;
let caller: Awaited<ReturnType<typeof addAccount>>;
beforeEach(async () => {
  server = await openTestServer();
  caller = await addAccount(server, 'management');
  seedTours(server.dataDir, TOURS);
});
afterEach(() => server.close());

function ask(statement: string): void {
  const database = new Sqlite(`${server.dataDir}/operator.db`);
  database.exec(statement);
  database.close();
}

/** Reads a page, and how many records were read at once. @param meanwhile is called after each reading */
async function readPage(
  meanwhile: () => void = () => undefined,
): Promise<{ page: FeedPage; read: number[] }> {
  const read: number[] = [];
  const records: FeedReader = {
    ...server.store.records,
    async slice(...asked) {
      const slice = await server.store.records.slice(...asked);
      read.push(slice.records.length);
      meanwhile();
      return slice;
    },
  };
  const routes = changesRoutes({
    store: { ...server.store, records },
    clock: () => new Date(),
    identify: async () => ({
      ...{ accountId: caller.id, email: caller.email, name: '', role: 'management', sessionId: '' },
      ...{ mustChangePassword: false, mustAddPasskey: false, provedAt: null, expiresAt: '', rights: [] },
    }),
    hub: createStreamHub(),
  });
  const response = await routes.request(`${endpoints.changes}?guests=1`);
  expect(response.status).toBe(200);
  return { page: feedPageSchema.parse(await response.json()), read };
}

it('wherever in the page they are', async () => {
  const away = 16_384 - TOURS;
  ask(`update record set seq = seq + ${away}; update feed set seq = seq + ${away}`);
  const { page, read } = await readPage();
  expect(page.records).toHaveLength(TOURS);
  expect(Math.max(...read)).toBeLessThanOrEqual(MOST);
});

it('also while they change again and again, so that no page can be kept', async () => {
  let moved = 0;
  const { page, read } = await readPage(() => {
    moved += 1;
    ask(
      `update record set seq = (select seq + 1 from feed) where seq = ${moved}; update feed set seq = seq + 1`,
    );
  });
  const ids = new Set(page.records.map(({ id }) => id));
  const { seq } = server.rows('select seq from feed')[0] as { seq: number };
  expect(seq).toBe(TOURS + moved);
  // What has moved meanwhile comes with the next page, once more if it was read before.
  expect(ids.size).toBe(page.records.length);
  expect(ids.size).toBeGreaterThanOrEqual(TOURS - moved);
  expect(Math.max(...read)).toBeLessThanOrEqual(MOST);
});

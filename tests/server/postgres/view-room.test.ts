/** What the views of an account may hold together is not passed by saving them at the same moment, on several servers. */
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { MAX_VIEW_BYTES } from '../../../src/kinds/saved-view/schema.ts';
import { startPostgres } from '../../parts/database/databases.ts';
import { hasPostgres } from '../../parts/database/postgres.ts';
import { openNode, type TestNode } from '../../parts/server/node.ts';
import { addAccount, signIn } from '../../parts/server/staff.ts';

let database: Awaited<ReturnType<typeof startPostgres>>;
let nodes: TestNode[];
beforeAll(async () => {
  database = await startPostgres();
  nodes = await Promise.all([1, 2, 3].map(() => openNode(database.url)));
}, 60_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await database.stop();
});

/** Nine fit, and ten do not. */
const content = {
  search: '',
  filters: { name: { anyOf: Array.from({ length: 110 }, (_, at) => `${at} ${'x'.repeat(90)}`) } },
  sort: [],
  columns: [],
  widths: {},
};

describe.skipIf(!hasPostgres)('Three servers on one database', () => {
  it('take views of an account together as far as they fit, however many are saved at once', async () => {
    const [first] = nodes as [TestNode];
    const { email } = await addAccount(first, 'logistics');
    const headers = { ...(await signIn(first, email)), 'Content-Type': 'application/json' };
    const size = JSON.stringify(content).length;
    const fit = Math.floor(MAX_VIEW_BYTES / size);
    const save = (at: number) =>
      (nodes[at % nodes.length] as TestNode).app.request(endpoints.views, {
        method: 'POST',
        headers: { ...headers, 'Idempotency-Key': v7() },
        body: JSON.stringify({ view: v7(), kind: 'person', name: `${at}`, department: null, content }),
      });
    const answers = await Promise.all(Array.from({ length: fit + 9 }, (_, at) => save(at)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(fit);
    expect(statuses.filter((status) => status === 400)).toHaveLength(9);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAuditLine } from '../../../server/store/admin/audit-line.ts';
import { openStore } from '../../../server/store/core/open.ts';
import type { Store } from '../../../server/store/core/store.ts';
import { type DatabaseProxy, openDatabaseProxy } from '../../parts/database/database-proxy.ts';
import { startPostgres } from '../../parts/database/databases.ts';

let database: Awaited<ReturnType<typeof startPostgres>>;
let line: DatabaseProxy;
let store: Store;
beforeAll(async () => {
  database = await startPostgres();
  line = await openDatabaseProxy(database.url);
  store = await openStore({ dataDir: '', databaseUrl: line.url });
}, 120_000);
afterAll(async () => {
  await store.close();
  await line.close();
  await database.stop();
});

const note = { by: 'system', action: 'test', subject: '', at: '2027-01-05T08:00:00.000Z' };
const notes = async () =>
  (await store.accounts.readAudit()).lines.filter(({ action }) => action === 'test').length;

describe('A connection to PostgreSQL that breaks in the middle of a transaction', () => {
  it('fails that one alone: nothing of it stays, and the server goes on', async () => {
    // More often than the pool has connections.
    for (let times = 0; times < 12; times += 1) {
      const broken = store.write(async (context) => {
        await addAuditLine(context, note);
        line.cut();
        await addAuditLine(context, note);
      });
      await expect(broken).rejects.toThrow('onnection');
    }
    await store.ping();
    expect(await notes()).toBe(0);
    await store.write((context) => addAuditLine(context, note));
    expect(await notes()).toBe(1);
  });
});

describe('A connection to PostgreSQL', () => {
  it('asks not to hold up others for ever', async () => {
    await store.ping();
    // The start may take as long as it needs, and its connection is closed by now.
    const serving = line.asked().filter(({ statement_timeout }) => statement_timeout !== undefined);
    expect(serving.length).toBe(line.asked().length - 1);
    expect(serving.length).toBeGreaterThan(0);
    for (const asked of serving) {
      const { statement_timeout, lock_timeout, idle_in_transaction_session_timeout } = asked;
      // A writer that waits for one that froze gets its turn when that one is cut off.
      expect(Number(idle_in_transaction_session_timeout)).toBeGreaterThan(0);
      expect(Number(lock_timeout)).toBeGreaterThan(Number(idle_in_transaction_session_timeout));
      expect(Number(statement_timeout)).toBeGreaterThan(0);
    }
  });
});

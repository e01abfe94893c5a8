/** A server that stops in the middle of a transaction: it holds the feed, says so, and does nothing more. */
import { addAuditLine } from '../../../server/store/admin/audit-line.ts';
import { openStore } from '../../../server/store/core/open.ts';

const store = await openStore({ dataDir: '', databaseUrl: process.env.DATABASE_URL ?? '' });
await store.write(async (context) => {
  await addAuditLine(context, { by: 'system', action: 'held', subject: '', at: new Date().toISOString() });
  process.stdout.write('holding\n');
  await new Promise((resolve) => setTimeout(resolve, 3_600_000));
});

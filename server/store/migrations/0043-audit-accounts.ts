import { type Kysely, sql } from 'kysely';
import { rewriteAudit } from './rewrite-audit.ts';

/** Lines of joined guests and of saved views name accounts by their ids too: they had their addresses. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await rewriteAudit(database, async (one) => {
    await sql`
      update audit set "by" = coalesce(
        (select account.id from account where account.email = lower(audit."by")), 'unknown')
      where "by" like '%@%'`.execute(one);
  });
}

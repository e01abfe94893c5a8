/** Migrations that change lines of the audit log, which otherwise only grows. */
import { type Kysely, SqliteAdapter, sql } from 'kysely';

const VERBS = ['update', 'delete'];

/**
 * Takes the triggers away that keep the log append-only, and puts them back, in one transaction: nobody else writes
 * meanwhile, and what is interrupted leaves the log and its triggers as they were.
 */
export async function rewriteAudit(
  database: Kysely<unknown>,
  work: (database: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  if (database.isTransaction) await rewrite(database, work);
  else await database.transaction().execute((transaction) => rewrite(transaction, work));
}

async function rewrite(
  database: Kysely<unknown>,
  work: (database: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter;
  if (!isSqlite) await run('alter table audit disable trigger audit_only_grows');
  else for (const verb of VERBS) await run(`drop trigger if exists audit_no_${verb}`);
  await work(database);
  if (!isSqlite) await run('alter table audit enable trigger audit_only_grows');
  else
    for (const verb of VERBS)
      await run(
        `create trigger audit_no_${verb} before ${verb} on audit begin select raise(abort, 'The audit log only grows'); end`,
      );
}

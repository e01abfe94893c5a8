import { type Kysely, SqliteAdapter, sql } from 'kysely';
import { migrateAtomically } from './migrate-atomically.ts';
import { rowTriggers, statementFunctions, type ZoneTrigger } from './zone-triggers.ts';

/**
 * Daily sums go by days of the operator's zone. The day stands in the row that is counted; rows from before have none,
 * and count on their day in UTC until the server, which knows the zone, has gone through them in the background
 * (`sum-zone.ts`). So nothing is read here, however many records there are. The ledger also gets by which exit of its
 * device a submission came; of earlier ones that is not known.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const sqlite = database.getExecutor().adapter instanceof SqliteAdapter;
  await migrateAtomically(database, { table: 'submission', column: 'received_day' }, async (one) => {
    const run = (statement: string) => sql.raw(statement).execute(one);
    await run('alter table submission add column received_day varchar(10)');
    await run('alter table submission add column exit varchar(10)');
    await run('alter table page_report add column day varchar(10)');
    await run('alter table tour_worth add column day varchar(10)');
    await run(`create table sum_zone (id integer primary key, zone text not null,
      submission_after varchar(36), report_after varchar(36))`);
    await run(`insert into sum_zone (id, zone) values (1, 'UTC')`);
    const statements = sqlite
      ? rowTriggers('min').flatMap(forSqlite)
      : [
          ...rowTriggers('least').flatMap(forPostgres),
          ...Object.entries(statementFunctions).map(([name, body]) => functionOf(name, body)),
        ];
    for (const statement of statements) await run(statement);
  });
}

function forSqlite({ name, table, on, when, run, known }: ZoneTrigger): string[] {
  const condition = when ? `when ${when} ` : '';
  return [
    ...(known ? [`drop trigger ${name}`] : []),
    `create trigger ${name} after ${on} on ${table} ${condition}begin ${run.join('; ')}; end`,
  ];
}

/** A trigger that is there already keeps its time and its condition, and gets other statements. */
function forPostgres({ name, table, on, when, run, known }: ZoneTrigger): string[] {
  if (Object.hasOwn(statementFunctions, name)) return [];
  if (known) return [functionOf(name, run)];
  const condition = when ? `when (${when}) ` : '';
  return [
    functionOf(name, run),
    `create trigger ${name} after ${on} on ${table} for each row ${condition}execute function ${name}()`,
  ];
}

const functionOf = (name: string, body: readonly string[]) =>
  `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${body.join('; ')}; return null; end $$`;

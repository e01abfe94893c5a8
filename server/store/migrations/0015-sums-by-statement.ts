import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * On PostgreSQL the sums of what is inserted are added up once for each statement, not for each row: several
 * submissions are written by one statement, and every version of a row of sums is left behind until a vacuum.
 * They are written with the rows, because whoever writes records holds the feed's lock from the beginning.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return;
  for (const trigger of triggers) {
    for (const statement of replace(trigger)) await sql.raw(statement).execute(database);
  }
}

interface Trigger {
  table: string;
  on: 'insert' | 'delete';
  run: readonly string[];
}

/** Adds up sums. @param select topic, day, part, count, priced, amount */
const add = (select: string) =>
  `insert into daily_sum (topic, day, part, count, priced, amount) ${select}
     on conflict (topic, day, part) do update set count = daily_sum.count + excluded.count,
       priced = daily_sum.priced + excluded.priced, amount = daily_sum.amount + excluded.amount`;

const byDay = `substr(received_at, 1, 10), payment_status`;

/** What the tours of inserted rows are worth now. */
const worths = `select tour.id, received_at, payment_status, days * travelers * budget as value
  from (select id from added) as added join tour on tour.id = added.id join submission on submission.id = tour.id
  left join home_booking on home_booking.id = tour.id`;

/** Of a home booking two rows are inserted: the sums change at the first of them alone. */
const keepWorths = [
  `delete from tour_worth using (${worths}) as wanted where tour_worth.id = wanted.id
     and (tour_worth.payment_status, tour_worth.value) is distinct from (wanted.payment_status, wanted.value)`,
  `insert into tour_worth (id, received_at, payment_status, value)
     select * from (${worths}) as wanted where not exists (select from tour_worth where id = wanted.id)`,
];

const triggers: readonly Trigger[] = [
  {
    table: 'submission',
    on: 'insert',
    run: [add(`select 'submission', '', kind, count(*), 0, 0 from added group by kind order by kind`)],
  },
  {
    table: 'record',
    on: 'insert',
    run: [
      add(
        `select 'record', '', kind, count(*), 0, 0 from added where removed_at is null group by kind order by kind`,
      ),
    ],
  },
  { table: 'home_booking', on: 'insert', run: keepWorths },
  { table: 'tour', on: 'insert', run: keepWorths },
  {
    table: 'tour_worth',
    on: 'insert',
    run: [
      add(
        `select 'tour', ${byDay}, count(*), count(value), coalesce(sum(value), 0) from added group by ${byDay} order by ${byDay}`,
      ),
    ],
  },
  {
    table: 'tour_worth',
    on: 'delete',
    run: [
      add(
        `select 'tour', ${byDay}, -count(*), -count(value), -coalesce(sum(value), 0) from gone group by ${byDay} order by ${byDay}`,
      ),
      // A sum that has come down to nothing is as if it had never been.
      `delete from daily_sum where topic = 'tour' and count = 0 and (day, part) in (select ${byDay} from gone)`,
    ],
  },
];

function replace({ table, on, run }: Trigger): string[] {
  const name = `sum_${table}_${on}`;
  const rows = on === 'insert' ? 'new table as added' : 'old table as gone';
  return [
    `drop trigger ${name} on ${table}`,
    `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${run.join('; ')}; return null; end $$`,
    `create trigger ${name} after ${on} on ${table} referencing ${rows} for each statement execute function ${name}()`,
  ];
}

/**
 * Triggers that keep the daily sums in the transaction of each change, whoever makes it: no code that writes
 * a record, a correction, an erasure or a removal can forget them. Part of migration 0011; never edited.
 *
 * PostgreSQL runs those of records at the end of the transaction, so that the rows of the sums, which all
 * writers share, are locked for a moment only. They therefore read what the row is by then, not what it was.
 */

/** A web vital to two significant digits, as text; see `page-figures.ts`. */
export function bucketOf(value: string): string {
  const steps = ['0.1', '1', '10', '100', '1000', '10000', '100000', '1000000'];
  const cases = steps.map((below, index) => `when ${value} < ${below} then ${scaled(value, index - 3)}`);
  return `cast(case ${cases.join(' ')} else ${scaled(value, 5)} end as text)`;
}

/** Rounded to a power of ten. */
function scaled(value: string, power: number): string {
  return power < 0
    ? `round(${value} * 1e${-power}) / 1e${-power}`
    : `round(${value} / 1e${power}) * 1e${power}`;
}

interface Sum {
  topic: string;
  day: string;
  part: string;
  count: string;
  priced?: string;
  amount?: string;
}

/** Adds to a sum. One that has come down to nothing is as if it had never been. */
export function add({ topic, day, part, count, priced = '0', amount = '0' }: Sum): string[] {
  return [
    `insert into daily_sum (topic, day, part, count, priced, amount)
       values (${topic}, ${day}, ${part}, ${count}, ${priced}, ${amount})
       on conflict (topic, day, part) do update set count = daily_sum.count + excluded.count,
         priced = daily_sum.priced + excluded.priced, amount = daily_sum.amount + excluded.amount`,
    ...(count === '1'
      ? []
      : [`delete from daily_sum where topic = ${topic} and day = ${day} and part = ${part} and count = 0`]),
  ];
}

const submissionSum = add({ topic: "'submission'", day: "''", part: 'new.kind', count: '1' });
const recordSum = (row: 'old' | 'new', count: string) =>
  add({ topic: "'record'", day: "''", part: `${row}.kind`, count });
const worthSum = (row: 'old' | 'new', sign: '' | '-') =>
  add({
    topic: "'tour'",
    day: `substr(${row}.received_at, 1, 10)`,
    part: `${row}.payment_status`,
    count: `${sign}1`,
    priced: `${sign}(case when ${row}.value is null then 0 else 1 end)`,
    amount: `${sign}coalesce(${row}.value, 0)`,
  });
const campaignSum = (row: 'old' | 'new', count: string, amount: string) =>
  add({
    topic: "'campaign'",
    day: `(select substr(received_at, 1, 10) from submission where id = ${row}.id)`,
    part: "''",
    count,
    amount,
  });
const reportSum = (row: 'old' | 'new', count: string, least: string) => [
  ...add({
    topic: `${row}.metric`,
    day: `${least}(substr(${row}.at, 1, 10), substr(${row}.received_at, 1, 10))`,
    part: `case ${row}.metric when 'view' then ${row}.path else ${bucketOf(`${row}.value`)} end`,
    count,
  }),
  ...add({ topic: "'pageReports'", day: "''", part: "''", count }),
];

/** What a tour is worth is worked out anew whenever it or its booking changes. */
const worthOf = (row: 'old' | 'new') => [
  `delete from tour_worth where id = ${row}.id`,
  `insert into tour_worth (id, received_at, payment_status, value)
     select tour.id, received_at, payment_status, days * travelers * budget
     from tour join submission on submission.id = tour.id
     left join home_booking on home_booking.id = tour.id where tour.id = ${row}.id`,
];

interface Trigger {
  table: string;
  on: 'insert' | 'update' | 'delete';
  /** Condition on the rows. */
  when?: string;
  run: readonly string[];
  /** On PostgreSQL at the end of the transaction. */
  late?: boolean;
}

function triggers(least: string): Trigger[] {
  const ofTours = ['tour', 'home_booking'].flatMap((table) =>
    (['insert', 'update', 'delete'] as const).map((on) => ({
      table,
      on,
      run: worthOf(on === 'delete' ? 'old' : 'new'),
      late: true,
    })),
  );
  return [
    { table: 'submission', on: 'insert', run: submissionSum, late: true },
    { table: 'record', on: 'insert', when: 'new.removed_at is null', run: recordSum('new', '1'), late: true },
    {
      table: 'record',
      on: 'update',
      when: 'old.removed_at is null and new.removed_at is not null',
      run: recordSum('old', '-1'),
      late: true,
    },
    { table: 'campaign', on: 'insert', run: campaignSum('new', '1', 'new.amount_invested'), late: true },
    {
      table: 'campaign',
      on: 'update',
      run: campaignSum('new', '0', 'new.amount_invested - old.amount_invested'),
      late: true,
    },
    { table: 'campaign', on: 'delete', run: campaignSum('old', '-1', '-old.amount_invested'), late: true },
    ...ofTours,
    { table: 'tour_worth', on: 'insert', run: worthSum('new', '') },
    { table: 'tour_worth', on: 'delete', run: worthSum('old', '-') },
    { table: 'page_report', on: 'insert', run: reportSum('new', '1', least) },
    { table: 'page_report', on: 'delete', run: reportSum('old', '-1', least) },
  ];
}

export function sumTriggers(sqlite: boolean): string[] {
  return sqlite ? triggers('min').map(forSqlite) : triggers('least').flatMap(forPostgres);
}

function forSqlite({ table, on, when, run }: Trigger): string {
  const condition = when ? `when ${when} ` : '';
  return `create trigger sum_${table}_${on} after ${on} on ${table} ${condition}begin ${run.join('; ')}; end`;
}

function forPostgres({ table, on, when, run, late }: Trigger): string[] {
  const name = `sum_${table}_${on}`;
  const kind = late ? 'constraint trigger' : 'trigger';
  const time = late ? 'deferrable initially deferred ' : '';
  const condition = when ? `when (${when}) ` : '';
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${run.join('; ')}; return null; end $$`,
    `create ${kind} ${name} after ${on} on ${table} ${time}for each row ${condition}execute function ${name}()`,
  ];
}

/**
 * Triggers that keep the daily sums by the day that stands in the rows, in place of the day in UTC. Part of
 * migration 0023; never edited. A row without a day is of the day in UTC, as before. When a row gets another day,
 * its sums move with it, so at every moment it counts once.
 */
import { bucketOf } from './sum-triggers.ts';

type Row = 'old' | 'new';

/** Adds up sums. @param select topic, day, part, count, priced, amount */
const add = (select: string) =>
  `insert into daily_sum (topic, day, part, count, priced, amount) ${select}
     on conflict (topic, day, part) do update set count = daily_sum.count + excluded.count,
       priced = daily_sum.priced + excluded.priced, amount = daily_sum.amount + excluded.amount`;

/** A sum that has come down to nothing is as if it had never been. */
const clear = (where: string) => `delete from daily_sum where count = 0 and ${where}`;

/** The day of receipt of a row with an id of the ledger. */
const received = 'coalesce(submission.received_day, substr(submission.received_at, 1, 10))';
const receivedOf = (row: Row) => `(select ${received} from submission where submission.id = ${row}.id)`;
const ownDay = (row: Row) => `coalesce(${row}.received_day, substr(${row}.received_at, 1, 10))`;
const worthDay = (row: string) => `coalesce(${row}.day, substr(${row}.received_at, 1, 10))`;
const reportDay = (row: Row, least: string) =>
  `coalesce(${row}.day, ${least}(substr(${row}.at, 1, 10), substr(${row}.received_at, 1, 10)))`;

const addOne = (topic: string, day: string, part: string, count: string, priced = '0', amount = '0') =>
  `${add(`select ${topic}, ${day}, ${part}, ${count}, ${priced}, ${amount} where true`)}`;
const clearOne = (topic: string, day: string, part: string) =>
  clear(`topic = ${topic} and day = ${day} and part = ${part}`);

const worth = (row: Row, sign: '' | '-') =>
  addOne(
    "'tour'",
    worthDay(row),
    `${row}.payment_status`,
    `${sign}1`,
    `${sign}(case when ${row}.value is null then 0 else 1 end)`,
    `${sign}coalesce(${row}.value, 0)`,
  );
const worthGone = [worth('old', '-'), clearOne("'tour'", worthDay('old'), 'old.payment_status')];

const state = (row: Row, count: '1' | '-1') =>
  addOne("'state'", receivedOf(row), `${row}.kind || ' ' || ${row}.state`, count);
const stateGone = [
  state('old', '-1'),
  clearOne("'state'", receivedOf('old'), "old.kind || ' ' || old.state"),
];

const campaign = (row: Row, count: string, amount: string) =>
  addOne("'campaign'", receivedOf(row), "''", count, '0', amount);

const reportPart = (row: Row) =>
  `case ${row}.metric when 'view' then ${row}.path else ${bucketOf(`${row}.value`)} end`;
const report = (row: Row, count: string, least: string) =>
  addOne(`${row}.metric`, reportDay(row, least), reportPart(row), count);
const reportGone = (least: string) => [
  report('old', '-1', least),
  clearOne('old.metric', reportDay('old', least), reportPart('old')),
];
const allReports = (count: string) => [
  addOne("'pageReports'", "''", "''", count),
  clearOne("'pageReports'", "''", "''"),
];

const wanted = `select tour.id, received_at, payment_status, days * travelers * budget as value, ${received} as day`;
const worthOf = (row: Row) => [
  `delete from tour_worth where id = ${row}.id`,
  `insert into tour_worth (id, received_at, payment_status, value, day) ${wanted}
     from tour join submission on submission.id = tour.id
     left join home_booking on home_booking.id = tour.id where tour.id = ${row}.id`,
];

/** What is received on another day: the sums of its record, whatever its kind. */
const moved = (day: string, sign: '' | '-') => [
  add(`select 'state', ${day}, record.kind || ' ' || record.state, ${sign}1, 0, 0 from record
    where record.id = new.id and removed_at is null and record.state is not null`),
  add(`select 'answer', ${day}, record.kind, ${sign}1, 0, ${sign}answered_after from record
    where record.id = new.id and removed_at is null and answered_after is not null`),
  add(
    `select 'campaign', ${day}, '', ${sign}1, 0, ${sign}amount_invested from campaign where campaign.id = new.id`,
  ),
];
const receivedElsewhere = [
  ...moved(ownDay('old'), '-'),
  ...moved(ownDay('new'), ''),
  clear(`topic in ('state', 'answer', 'campaign') and day = ${ownDay('old')}`),
  `update tour_worth set day = ${ownDay('new')} where id = new.id`,
];

export interface ZoneTrigger {
  name: string;
  table: string;
  on: 'insert' | 'update' | 'delete';
  when?: string;
  run: readonly string[];
  /** It is there already, and gets other statements. */
  known: boolean;
}

/** @param least the function that gives the least of its arguments */
export function rowTriggers(least: string): ZoneTrigger[] {
  const known = (table: string, on: ZoneTrigger['on'], run: readonly string[]): ZoneTrigger => ({
    name: `sum_${table}_${on}`,
    table,
    on,
    run,
    known: true,
  });
  return [
    ...['tour', 'home_booking'].flatMap((table) =>
      (['insert', 'update', 'delete'] as const).map((on) =>
        known(table, on, worthOf(on === 'delete' ? 'old' : 'new')),
      ),
    ),
    known('tour_worth', 'insert', [worth('new', '')]),
    known('tour_worth', 'delete', worthGone),
    known('campaign', 'insert', [campaign('new', '1', 'new.amount_invested')]),
    known('campaign', 'update', [campaign('new', '0', 'new.amount_invested - old.amount_invested')]),
    known('campaign', 'delete', [
      campaign('old', '-1', '-old.amount_invested'),
      clearOne("'campaign'", receivedOf('old'), "''"),
    ]),
    known('page_report', 'insert', [report('new', '1', least), ...allReports('1')]),
    known('page_report', 'delete', [...reportGone(least), ...allReports('-1')]),
    ...stateTriggers,
    {
      name: 'sum_tour_worth_update',
      table: 'tour_worth',
      on: 'update',
      when: `${worthDay('old')} <> ${worthDay('new')}`,
      run: [...worthGone, worth('new', '')],
      known: false,
    },
    {
      name: 'sum_submission_day',
      table: 'submission',
      on: 'update',
      when: `${ownDay('old')} <> ${ownDay('new')}`,
      run: receivedElsewhere,
      known: false,
    },
    {
      name: 'sum_page_report_day',
      table: 'page_report',
      on: 'update',
      when: `${reportDay('old', least)} <> ${reportDay('new', least)}`,
      run: [...reportGone(least), report('new', '1', least)],
      known: false,
    },
  ];
}

const kept = 'old.removed_at is null and new.removed_at is null';
const removed = 'old.removed_at is null and new.removed_at is not null';
const answer = (row: Row, sign: '' | '-') =>
  addOne("'answer'", receivedOf(row), `${row}.kind`, `${sign}1`, '0', `${sign}${row}.answered_after`);

/** As those of migration 0013. */
const stateTriggers: readonly ZoneTrigger[] = [
  {
    name: 'made',
    on: 'insert' as const,
    when: 'new.removed_at is null and new.state is not null',
    run: [state('new', '1')],
  },
  {
    name: 'changed',
    on: 'update' as const,
    when: `${kept} and old.state <> new.state`,
    run: [...stateGone, state('new', '1')],
  },
  { name: 'removed', on: 'update' as const, when: `${removed} and old.state is not null`, run: stateGone },
  {
    name: 'answered',
    on: 'update' as const,
    when: `${kept} and old.answered_after is null and new.answered_after is not null`,
    run: [answer('new', '')],
  },
  {
    name: 'unanswered',
    on: 'update' as const,
    when: `old.removed_at is null and old.answered_after is not null
      and (new.answered_after is null or new.removed_at is not null)`,
    run: [answer('old', '-'), clearOne("'answer'", receivedOf('old'), 'old.kind')],
  },
].map((one) => ({ ...one, name: `state_${one.name}`, table: 'record', known: true }));

const wantedOfAdded = `${wanted}
  from (select id from added) as added join tour on tour.id = added.id join submission on submission.id = tour.id
  left join home_booking on home_booking.id = tour.id`;
const byDay = (rows: string) => `${worthDay(rows)}, payment_status`;
const worthsOf = (rows: string, sign: '' | '-') =>
  add(
    `select 'tour', ${byDay(rows)}, ${sign}count(*), ${sign}count(value), ${sign}coalesce(sum(value), 0)
     from ${rows} group by ${byDay(rows)} order by ${byDay(rows)}`,
  );
const keepWorths = [
  `delete from tour_worth using (${wantedOfAdded}) as wanted where tour_worth.id = wanted.id
     and (tour_worth.payment_status, tour_worth.value) is distinct from (wanted.payment_status, wanted.value)`,
  `insert into tour_worth (id, received_at, payment_status, value, day)
     select * from (${wantedOfAdded}) as wanted where not exists (select from tour_worth where id = wanted.id)`,
];

/** PostgreSQL's functions that add up once for each statement (migrations 0013 and 0015), by their names. */
export const statementFunctions: Readonly<Record<string, readonly string[]>> = {
  sum_home_booking_insert: keepWorths,
  sum_tour_insert: keepWorths,
  sum_tour_worth_insert: [worthsOf('added', '')],
  sum_tour_worth_delete: [
    worthsOf('gone', '-'),
    `delete from daily_sum where topic = 'tour' and count = 0 and (day, part) in (select ${byDay('gone')} from gone)`,
  ],
  state_made: [
    add(`select 'state', ${received}, added.kind || ' ' || state, count(*), 0, 0
      from added join submission on submission.id = added.id
      where removed_at is null and state is not null group by 2, 3 order by 2, 3`),
  ],
};

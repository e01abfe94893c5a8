/**
 * Triggers that keep the sums of working states and of times to the first answer, by the day of receipt.
 * Part of migration 0013; never edited. As those of `sum-triggers.ts`, they run at the end of the transaction
 * on PostgreSQL.
 */
import { add } from './sum-triggers.ts';

type Row = 'old' | 'new';

const dayOf = (row: Row) => `(select substr(received_at, 1, 10) from submission where id = ${row}.id)`;
const stateSum = (row: Row, count: '1' | '-1') =>
  add({ topic: "'state'", day: dayOf(row), part: `${row}.kind || ' ' || ${row}.state`, count });
const answerSum = (row: Row, sign: '' | '-') =>
  add({
    topic: "'answer'",
    day: dayOf(row),
    part: `${row}.kind`,
    count: `${sign}1`,
    amount: `${sign}${row}.answered_after`,
  });

interface Trigger {
  name: string;
  on: 'insert' | 'update';
  when: string;
  run: readonly string[];
}

const kept = 'old.removed_at is null and new.removed_at is null';
const removed = 'old.removed_at is null and new.removed_at is not null';

const triggers: readonly Trigger[] = [
  {
    name: 'made',
    on: 'insert',
    when: 'new.removed_at is null and new.state is not null',
    run: stateSum('new', '1'),
  },
  {
    name: 'changed',
    on: 'update',
    when: `${kept} and old.state <> new.state`,
    run: [...stateSum('old', '-1'), ...stateSum('new', '1')],
  },
  { name: 'removed', on: 'update', when: `${removed} and old.state is not null`, run: stateSum('old', '-1') },
  {
    name: 'answered',
    on: 'update',
    when: `${kept} and old.answered_after is null and new.answered_after is not null`,
    run: answerSum('new', ''),
  },
  {
    name: 'unanswered',
    on: 'update',
    when: `old.removed_at is null and old.answered_after is not null
      and (new.answered_after is null or new.removed_at is not null)`,
    run: answerSum('old', '-'),
  },
];

/** PostgreSQL adds up the sums of inserted rows once for each statement, as in migration 0015. */
const madeTogether = [
  `create function state_made() returns trigger language plpgsql as $$ begin
     insert into daily_sum (topic, day, part, count, priced, amount)
       select 'state', substr(received_at, 1, 10), added.kind || ' ' || state, count(*), 0, 0
       from added join submission on submission.id = added.id
       where removed_at is null and state is not null group by 2, 3 order by 2, 3
       on conflict (topic, day, part) do update set count = daily_sum.count + excluded.count;
     return null; end $$`,
  `create trigger state_made after insert on record referencing new table as added
     for each statement execute function state_made()`,
];

export function stateTriggers(sqlite: boolean): string[] {
  return triggers.flatMap(({ name, on, when, run }) => {
    if (!sqlite && on === 'insert') return madeTogether;
    const trigger = `state_${name}`;
    const body = run.join('; ');
    if (sqlite) return [`create trigger ${trigger} after ${on} on record when ${when} begin ${body}; end`];
    return [
      `create function ${trigger}() returns trigger language plpgsql as $$ begin ${body}; return null; end $$`,
      `create constraint trigger ${trigger} after ${on} on record deferrable initially deferred
         for each row when (${when}) execute function ${trigger}()`,
    ];
  });
}

/** Expected daily sums: a full count of all rows, one kind after the other, by the days of a zone. */
import { DEFAULT_TIME_ZONE } from '../../../src/contract/values/time-zone.ts';

/** The day of a moment there. SQLite knows no zones, only hours ahead of UTC. */
function dayIn(database: string, moment: string, zone: string, hours: number): string {
  return database === 'SQLite'
    ? `date(${moment}, '${hours} hours')`
    : `to_char(${moment}::timestamptz at time zone '${zone}', 'YYYY-MM-DD')`;
}

/**
 * @param database `SQLite` or `PostgreSQL`
 * @param zone the operator's, and how many hours it is ahead of UTC
 */
export function fullCounts(database: string, zone: string = DEFAULT_TIME_ZONE, hours = 3): string {
  const least = database === 'SQLite' ? 'min' : 'least';
  const received = dayIn(database, 'received_at', zone, hours);
  const visited = `${least}(${dayIn(database, 'at', zone, hours)}, ${received})`;
  return `
  select 'submission' as topic, '' as day, kind as part, count(*) as count, 0 as priced, 0 as amount
    from submission group by kind
  union all
  select 'record', '', kind, count(*), 0, 0 from record where removed_at is null group by kind
  union all
  select 'tour', ${received}, payment_status, count(*), count(budget), coalesce(sum(days * travelers * budget), 0)
    from tour join submission on submission.id = tour.id
    left join home_booking on home_booking.id = tour.id group by ${received}, payment_status
  union all
  select 'campaign', ${received}, '', count(*), 0, sum(amount_invested)
    from campaign join submission on submission.id = campaign.id group by ${received}
  union all
  select 'state', ${received}, record.kind || ' ' || state, count(*), 0, 0
    from record join submission on submission.id = record.id
    where removed_at is null and state is not null group by ${received}, record.kind, state
  union all
  select 'answer', ${received}, record.kind, count(*), 0, sum(answered_after)
    from record join submission on submission.id = record.id
    where removed_at is null and answered_after is not null group by ${received}, record.kind
  union all
  select 'view', ${visited}, path, count(*), 0, 0 from page_report where metric = 'view' group by ${visited}, path
  union all
  select 'pageReports', '', '', count(*), 0, 0 from page_report having count(*) > 0`;
}

/** Sums of money and of web vitals, which are checked by themselves. */
export const isMoney = ({ topic }: Record<string, unknown>) =>
  ['agreed', 'due', 'paid', 'apart'].includes(String(topic));
export const isVital = ({ topic }: Record<string, unknown>) => ['LCP', 'CLS'].includes(String(topic));

/** Turns each row into one text, however a database writes numbers, and sorts the texts. */
export const inOrder = (rows: readonly Record<string, unknown>[]) =>
  rows
    .map(({ topic, day, part, count, priced, amount }) =>
      [topic, day, part, Number(count), Number(priced), Math.round(Number(amount) * 100) / 100].join(' '),
    )
    .sort();

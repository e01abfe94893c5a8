/** Sums of requests by working state, and of their times to the first answer, read from the daily sums. */
import { type Kysely, sql } from 'kysely';
import type { RequestFigures } from '../../../src/kinds/calls/request-figures.ts';
import type { RecordKind } from '../../../src/kinds/list.ts';
import type { Tables } from '../core/tables.ts';

/** @param kinds of which they are wanted */
export async function readRequestFigures(
  database: Kysely<Tables>,
  kinds: readonly RecordKind[],
): Promise<RequestFigures> {
  const states = await readMonths(database, 'state');
  const answers = await readMonths(database, 'answer');
  const isWanted = ({ kind }: { kind: RecordKind }) => kinds.includes(kind);
  return {
    states: states
      .map(({ part, month, count }) => {
        const [kind = '', state = ''] = part.split(' ');
        return { kind: kind as RecordKind, month, state, requests: count };
      })
      // Requests that staff voided are not counted.
      .filter((sum) => isWanted(sum) && sum.state !== 'voided'),
    answers: answers
      .map(({ part, month, count, amount }) => ({
        kind: part as RecordKind,
        month,
        answered: count,
        seconds: Math.round(amount),
      }))
      .filter(isWanted),
  };
}

interface MonthlySum {
  part: string;
  /** `YYYY-MM`. */
  month: string;
  count: number;
  amount: number;
}

async function readMonths(database: Kysely<Tables>, topic: string): Promise<MonthlySum[]> {
  const month = sql<string>`substr(day, 1, 7)`;
  const rows = await database
    .selectFrom('daily_sum')
    .select(({ fn }) => [
      'part',
      month.as('month'),
      fn.sum('count').as('count'),
      fn.sum('amount').as('amount'),
    ])
    .where('topic', '=', topic)
    .groupBy(['part', month])
    .orderBy(month)
    .orderBy('part')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count), amount: Number(row.amount) }));
}

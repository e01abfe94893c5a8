/** Sums of the money of confirmed requests, read from the sums that triggers keep, never from the records. */
import { type Kysely, sql } from 'kysely';
import { formatHundredths } from '../../../src/contract/money/money.ts';
import { MAX_DUE_LINES, type MoneyFigures } from '../../../src/contract/office/department-figures.ts';
import type { Tables } from '../core/tables.ts';

export async function readMoney(database: Kysely<Tables>): Promise<Omit<MoneyFigures, 'spending'>> {
  const agreed = await readSums(database, 'agreed', '');
  const paid = await readSums(database, 'paid', 'month');
  const due = await readSums(database, 'due', 'day');
  const apart = await readSums(database, 'apart', '');
  return {
    confirmed: await countConfirmed(database),
    agreed: agreed.map(({ currency, amount, count }) => ({ currency, amount, requests: count })),
    paid: paid.map(({ currency, amount, day }) => ({ currency, amount, month: day })),
    due: due.map(({ currency, amount, day, count }) => ({ currency, amount, day, count })),
    longestDue: await readLongestDue(database),
    apart: apart.map(({ currency, amount }) => ({ currency, amount })),
    askedFor: await readAskedFor(database),
  };
}

interface Sum {
  currency: string;
  /** `YYYY-MM-DD`, `YYYY-MM`, or empty. */
  day: string;
  count: number;
  amount: string;
}

const DAYS = {
  '': sql<string>`''`,
  month: sql<string>`substr(day, 1, 7)`,
  day: sql<string>`day`,
} as const;

/** By currency, and by day or month where that is asked for. */
async function readSums(database: Kysely<Tables>, topic: string, by: keyof typeof DAYS): Promise<Sum[]> {
  const rows = await database
    .selectFrom('daily_sum')
    .select(({ fn }) => [
      'part as currency',
      DAYS[by].as('at'),
      fn.sum('count').as('count'),
      fn.sum('amount').as('amount'),
    ])
    .where('topic', '=', topic)
    .groupBy(by === '' ? ['part'] : ['part', DAYS[by]])
    .orderBy('part')
    .orderBy('at')
    .execute();
  return rows.map(({ currency, at, count, amount }) => ({
    currency,
    day: at,
    count: Number(count),
    amount: formatHundredths(Math.round(Number(amount))),
  }));
}

async function countConfirmed(database: Kysely<Tables>): Promise<number> {
  const row = await database
    .selectFrom('daily_sum')
    .select(({ fn }) => fn.sum('count').as('count'))
    .where('topic', '=', 'state')
    // The part is kind and state.
    .where(sql<boolean>`(part like '% confirmed' or part like '% done')`)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

async function readAskedFor(database: Kysely<Tables>): Promise<MoneyFigures['askedFor']> {
  const row = await database
    .selectFrom('daily_sum')
    .select(({ fn }) => [fn.sum('priced').as('bookings'), fn.sum('amount').as('amount')])
    .where('topic', '=', 'tour')
    .executeTakeFirst();
  // In dollars: sums of many amounts are off by less than a cent.
  return {
    amount: formatHundredths(Math.round(Number(row?.amount ?? 0) * 100)),
    bookings: Number(row?.bookings ?? 0),
  };
}

/** Reads the amounts due that have a day, the longest overdue first. */
async function readLongestDue(database: Kysely<Tables>): Promise<MoneyFigures['longestDue']> {
  const rows = await database
    .selectFrom((from) =>
      from
        .selectFrom('money_line')
        .select(['id', 'what', 'currency', 'day', 'amount'])
        // As the index says it.
        .where(sql<boolean>`what in ('deposit', 'balance')`)
        .where('day', '>', '')
        .orderBy('day')
        .orderBy('id')
        .limit(MAX_DUE_LINES)
        .as('due'),
    )
    .innerJoin('submission', 'submission.id', 'due.id')
    .select(['reference', 'what', 'currency', 'day', 'amount'])
    .orderBy('day')
    .orderBy('due.id')
    .execute();
  return rows.map(({ what, amount, ...line }) => ({
    ...line,
    what: what as 'deposit' | 'balance',
    amount: formatHundredths(Math.round(amount)),
  }));
}

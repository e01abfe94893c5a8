/**
 * Sums for departments that may not see the records behind them, and of requests: read from those that triggers keep by day,
 * never from the records.
 */
import { type Kysely, sql } from 'kysely';
import {
  type MoneyFigures,
  type StaffFigures,
  UNPAID_LISTED,
} from '../../src/contract/department-figures.ts';
import type { RequestFigures } from '../../src/contract/request-figures.ts';
import { isRole, type RecordKind } from '../../src/contract/roles.ts';
import type { PaymentStatus } from '../../src/contract/statuses.ts';
import { readRequestFigures } from './request-figures.ts';
import type { Tables } from './tables.ts';

export interface DepartmentFigures {
  /** What tours are worth and whether they are paid; what campaigns cost. */
  money(): Promise<MoneyFigures>;
  /** @param lately ISO 8601; accounts used after it count as recently seen */
  staff(lately: string): Promise<StaffFigures>;
  /** How requests of these kinds get on. */
  requests(kinds: readonly RecordKind[]): Promise<RequestFigures>;
}

export function createDepartmentFigures(database: Kysely<Tables>): DepartmentFigures {
  return {
    async money() {
      return {
        days: await readDays(database),
        unpaid: await readUnpaid(database),
        spending: await readSpending(database),
      };
    },
    staff: (lately) => readStaff(database, lately),
    requests: (kinds) => readRequestFigures(database, kinds),
  };
}

/** To the cent: sums of many amounts are off by less. */
function inCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

async function readDays(database: Kysely<Tables>): Promise<MoneyFigures['days']> {
  const rows = await database
    .selectFrom('daily_sum')
    .select(['day', 'part', 'count', 'priced', 'amount'])
    .where('topic', '=', 'tour')
    .orderBy('day')
    .orderBy('part')
    .execute();
  return rows.map(({ day, part, count, priced, amount }) => ({
    day,
    payment: part as PaymentStatus,
    tours: count,
    value: inCents(amount),
    unpriced: count - priced,
  }));
}

async function readUnpaid(database: Kysely<Tables>): Promise<MoneyFigures['unpaid']> {
  const rows = await database
    .selectFrom((from) =>
      from
        .selectFrom('tour_worth')
        .selectAll()
        // As the index says it.
        .where(sql<boolean>`payment_status <> 'Paid'`)
        .orderBy('received_at')
        .orderBy('id')
        .limit(UNPAID_LISTED)
        .as('unpaid'),
    )
    .innerJoin('submission', 'submission.id', 'unpaid.id')
    .leftJoin('home_booking', 'home_booking.id', 'unpaid.id')
    .select(['reference', 'unpaid.received_at', 'preferred_date', 'payment_status', 'value'])
    .orderBy('unpaid.received_at')
    .orderBy('unpaid.id')
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    receivedAt: row.received_at,
    travelDate: row.preferred_date ?? '',
    payment: row.payment_status as PaymentStatus,
    value: row.value,
  }));
}

async function readSpending(database: Kysely<Tables>): Promise<MoneyFigures['spending']> {
  const rows = await database
    .selectFrom('daily_sum')
    .select(['day', 'amount'])
    .where('topic', '=', 'campaign')
    .orderBy('day')
    .execute();
  return rows.map(({ day, amount }) => ({ day, amount: inCents(amount) }));
}

async function readStaff(database: Kysely<Tables>, lately: string): Promise<StaffFigures> {
  const accounts = await database
    .selectFrom('account')
    .select(['role', 'disabled_at', 'must_change_password', 'last_seen_at'])
    .execute();
  const used = accounts.filter(({ disabled_at }) => disabled_at === null);
  const counts = new Map<string, number>();
  for (const { role } of used) counts.set(role, (counts.get(role) ?? 0) + 1);
  return {
    roles: [...counts]
      .flatMap(([role, count]) => (isRole(role) ? { role, accounts: count } : []))
      .sort((one, other) => other.accounts - one.accounts),
    disabled: accounts.length - used.length,
    notBegun: used.filter(({ must_change_password }) => must_change_password === 1).length,
    seenLately: used.filter(({ last_seen_at }) => last_seen_at !== null && last_seen_at > lately).length,
  };
}

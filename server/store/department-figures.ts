/** Sums for departments that may not see the records behind them. */
import { type Kysely, sql } from 'kysely';
import {
  type MoneyFigures,
  type StaffFigures,
  UNPAID_LISTED,
} from '../../src/contract/department-figures.ts';
import { isRole } from '../../src/contract/roles.ts';
import type { PaymentStatus } from '../../src/contract/statuses.ts';
import type { Tables } from './tables.ts';

export interface DepartmentFigures {
  /** What tours are worth and whether they are paid; what campaigns cost. */
  money(): Promise<MoneyFigures>;
  /** @param lately ISO 8601; accounts used after it count as recently seen */
  staff(lately: string): Promise<StaffFigures>;
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
  };
}

const dayOfReceipt = sql<string>`substr(submission.received_at, 1, 10)`;
/** US dollars; null for a tour that staff added. */
const value = sql<number | null>`days * travelers * budget`;

/** Every tour with what it is worth. */
function tours(database: Kysely<Tables>) {
  return database
    .selectFrom('tour')
    .innerJoin('submission', 'submission.id', 'tour.id')
    .leftJoin('home_booking', 'home_booking.id', 'tour.id');
}

async function readDays(database: Kysely<Tables>): Promise<MoneyFigures['days']> {
  const rows = await tours(database)
    .select(({ fn }) => [
      dayOfReceipt.as('day'),
      'payment_status',
      fn.countAll().as('tours'),
      fn.count(value).as('priced'),
      fn.sum<number | null>(value).as('value'),
    ])
    .groupBy([dayOfReceipt, 'payment_status'])
    .orderBy('day')
    .execute();
  return rows.map((row) => ({
    day: row.day,
    payment: row.payment_status as PaymentStatus,
    tours: Number(row.tours),
    value: Number(row.value ?? 0),
    unpriced: Number(row.tours) - Number(row.priced),
  }));
}

async function readUnpaid(database: Kysely<Tables>): Promise<MoneyFigures['unpaid']> {
  const rows = await tours(database)
    .select(['reference', 'received_at', 'preferred_date', 'payment_status', value.as('value')])
    .where('payment_status', '!=', 'Paid')
    .orderBy('received_at')
    .limit(UNPAID_LISTED)
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
    .selectFrom('campaign')
    .innerJoin('submission', 'submission.id', 'campaign.id')
    .select(({ fn }) => [dayOfReceipt.as('day'), fn.sum<number>('amount_invested').as('amount')])
    .groupBy(dayOfReceipt)
    .orderBy('day')
    .execute();
  return rows.map(({ day, amount }) => ({ day, amount: Number(amount) }));
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

/**
 * Sums for departments that may not see the records behind them, and sums of requests. They are read from the
 * daily sums that triggers keep, never from the records.
 */
import type { Kysely } from 'kysely';
import { isRole } from '../../../src/contract/accounts/roles.ts';
import type { MoneyFigures, StaffFigures } from '../../../src/contract/office/department-figures.ts';
import type { RequestFigures } from '../../../src/kinds/calls/request-figures.ts';
import type { RecordKind } from '../../../src/kinds/list.ts';
import type { Tables } from '../core/tables.ts';
import { readMoney } from './money-figures.ts';
import { readRequestFigures } from './request-figures.ts';

export interface DepartmentFigures {
  /** Sums of the money of confirmed requests, and the costs of campaigns. */
  money(): Promise<MoneyFigures>;
  /** @param lately ISO 8601; accounts used after it count as recently seen */
  staff(lately: string): Promise<StaffFigures>;
  /** Sums of requests of these kinds by state, and their times to the first answer. */
  requests(kinds: readonly RecordKind[]): Promise<RequestFigures>;
}

export function createDepartmentFigures(database: Kysely<Tables>): DepartmentFigures {
  return {
    async money() {
      return { ...(await readMoney(database)), spending: await readSpending(database) };
    },
    staff: (lately) => readStaff(database, lately),
    requests: (kinds) => readRequestFigures(database, kinds),
  };
}

/** To the cent: sums of many amounts are off by less. */
function inCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

async function readSpending(database: Kysely<Tables>): Promise<MoneyFigures['spending']> {
  const rows = await database
    .selectFrom('daily_sum')
    .select(['topic', 'day', 'count', 'amount'])
    .where('topic', 'in', ['campaign', 'voidedCampaign'])
    .orderBy('day')
    .execute();
  const days = new Map<string, { count: number; amount: number }>();
  for (const { topic, day, count, amount } of rows) {
    const sum = days.get(day) ?? { count: 0, amount: 0 };
    const sign = topic === 'campaign' ? 1 : -1;
    days.set(day, { count: sum.count + sign * Number(count), amount: sum.amount + sign * amount });
  }
  return [...days].flatMap(([day, { count, amount }]) => (count > 0 ? { day, amount: inCents(amount) } : []));
}

async function readStaff(database: Kysely<Tables>, lately: string): Promise<StaffFigures> {
  const accounts = await database
    .selectFrom('account')
    .select(['role', 'disabled_at', 'must_change_password', 'last_seen_at'])
    .execute();
  const { devices } = await database
    .selectFrom('device_report')
    .select(({ fn }) => fn.countAll().as('devices'))
    .where('last_contact', '>', lately)
    .executeTakeFirstOrThrow();
  const used = accounts.filter(({ disabled_at }) => disabled_at === null);
  const isSeen = ({ last_seen_at }: { last_seen_at: string | null }) =>
    last_seen_at !== null && last_seen_at > lately;
  const counts = new Map<string, { accounts: number; seen: number }>();
  for (const account of used) {
    const count = counts.get(account.role) ?? { accounts: 0, seen: 0 };
    count.accounts += 1;
    if (isSeen(account)) count.seen += 1;
    counts.set(account.role, count);
  }
  return {
    roles: [...counts]
      .flatMap(([role, count]) => (isRole(role) ? { role, ...count } : []))
      .sort((one, other) => other.accounts - one.accounts),
    disabled: accounts.length - used.length,
    notBegun: used.filter(({ must_change_password }) => must_change_password === 1).length,
    seenLately: used.filter(isSeen).length,
    devices: Number(devices),
  };
}

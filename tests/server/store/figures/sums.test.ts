/**
 * Sums that figures and searches read in place of the records: after any history they are what a full count
 * of the records gives, on both databases.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedKinds } from '../../../../server/store/core/stored-kinds.ts';
import { contactsIn } from '../../../../server/store/people/contact-index.ts';
import { textsOfRecord } from '../../../../server/store/records/record-texts.ts';
import { toHundredths } from '../../../../src/contract/money/money.ts';
import { recordKinds } from '../../../../src/kinds/list.ts';
import type { FeedRecord } from '../../../../src/kinds/records.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';

import { fullCounts, inOrder, isMoney, isVital } from '../../../parts/database/full-counts.ts';
import { playRandomHistory } from '../../../parts/records/random-history.ts';

/** Makes the sums of money from the records that people read, request by request. */
async function countMoney({ store }: TestDatabase): Promise<string[]> {
  const records: FeedRecord[] = [];
  for (const kind of recordKinds) {
    for await (const page of store.records.pages(kind)) records.push(...page);
  }
  const payments = records.filter((record) => record.kind === 'payment');
  const lines: { id: string; topic: string; day: string; part: string; amount: number; what: string }[] = [];
  const add = (id: string, topic: string, day: string, part: string, amount: number, what = topic) =>
    lines.push({ id, topic, day, part, amount, what });
  for (const record of records) {
    const isCounted = record.state === 'confirmed' || record.state === 'done';
    const own = payments.filter(({ request }) => request === record.id);
    const signed = ({ amount, reverses }: (typeof own)[number]) =>
      (reverses === null ? 1 : -1) * toHundredths(amount);
    for (const one of own) add(record.id, isCounted ? 'paid' : 'apart', one.date, one.currency, signed(one));
    const { price, deposit, currency = '', depositDue = '', balanceDue = '' } = record;
    if (!isCounted) continue;
    const paid = own.filter((one) => one.currency === currency).reduce((sum, one) => sum + signed(one), 0);
    const [all, first] = [toHundredths(price ?? '0'), toHundredths(deposit ?? '0')];
    if (price !== undefined) add(record.id, 'agreed', '', currency, all);
    if (first > paid) add(record.id, 'due', depositDue, currency, first - paid, 'deposit');
    if (all > Math.max(first, paid)) {
      add(record.id, 'due', balanceDue, currency, all - Math.max(first, paid), 'balance');
    }
  }
  const sums = new Map<string, { count: Set<string>; amount: number }>();
  for (const { id, topic, day, part, amount, what } of lines) {
    const sum = sums.get(`${topic} ${day} ${part}`) ?? { count: new Set(), amount: 0 };
    // Payments for a request on one day are one line.
    sum.count.add(`${id} ${what}`);
    sum.amount += amount;
    sums.set(`${topic} ${day} ${part}`, sum);
  }
  return [...sums].map(([key, { count, amount }]) => `${key} ${count.size} 0 ${amount}`).sort();
}

describe.each(databases)('On %s', (name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await playRandomHistory(database, 20_270_101);
  }, 120_000);
  afterAll(() => database.close());

  it('the sums are those of all rows', async () => {
    const kept = await database.rows('select * from daily_sum');
    expect(inOrder(kept.filter((row) => !isVital(row) && !isMoney(row)))).toEqual(
      inOrder(await database.rows(fullCounts(name))),
    );
    const counted = (rows: readonly Record<string, unknown>[]) =>
      rows.reduce((sum, { count }) => sum + Number(count), 0);
    const vitals = await database.rows(`select 1 as count from page_report where metric <> 'view'`);
    expect(counted(kept.filter(isVital))).toBe(counted(vitals));
    expect(kept.filter(({ count }) => Number(count) < 1)).toEqual([]);
    // The history has left something to compare.
    for (const topic of ['submission', 'record', 'tour', 'campaign', 'state', 'answer', 'view']) {
      expect(kept.map((row) => row.topic)).toContain(topic);
    }
  });

  it('the sums of money are those of all requests and payments', async () => {
    const kept = await database.rows(
      `select * from daily_sum where topic in ('agreed', 'due', 'paid', 'apart')`,
    );
    expect(new Set(kept.map(({ topic }) => topic))).toEqual(new Set(['agreed', 'due', 'paid', 'apart']));
    expect(inOrder(kept)).toEqual(await countMoney(database));
  });

  it('the contacts are those of all records', async () => {
    const records: FeedRecord[] = [];
    for (const kind of recordKinds) {
      for await (const page of database.store.records.pages(kind)) records.push(...page);
    }
    const wanted = records.flatMap((record) =>
      contactsIn(textsOfRecord(record, storedKinds[record.kind])).map(
        ({ what, own, value }) => `${record.id} ${what} ${own} ${value}`,
      ),
    );
    const held = await database.rows('select * from contact');
    expect(wanted.length).toBeGreaterThan(50);
    expect(held.map((row) => `${row.record_id} ${row.what} ${row.own} ${row.value}`).sort()).toEqual(
      wanted.sort(),
    );
  });

  it('another start repairs nothing and changes nothing', async () => {
    const before = await database.rows('select * from daily_sum order by topic, day, part');
    const again = await database.openAgain();
    expect(await database.rows('select * from daily_sum order by topic, day, part')).toEqual(before);
    expect(await database.rows(`select * from job_progress where job <> 'retention'`)).toEqual([]);
    await again.close();
  });
});

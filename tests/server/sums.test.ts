/**
 * What figures and searches read in place of the records: after any history it is what a full count of the
 * records gives, on both databases.
 */
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactsIn } from '../../server/store/contact-index.ts';
import { textsOfRecord } from '../../server/store/record-texts.ts';
import { storedKinds } from '../../server/store/stored-kinds.ts';
import type { EntryKind } from '../../src/contract/entry-kinds.ts';
import type { FeedRecord } from '../../src/contract/records.ts';
import { recordKinds } from '../../src/contract/roles.ts';
import { workingStates } from '../../src/contract/statuses.ts';
import { createChance } from '../parts/chance.ts';
import { databases, type TestDatabase } from '../parts/databases.ts';
import { requests, staffRequests } from '../parts/requests.ts';
import { manager, takeEntry } from '../parts/take-entry.ts';

const START = Date.parse('2027-01-01T08:00:00.000Z');
const DAY = 24 * 60 * 60 * 1_000;
const STEPS = 150;

/** A record that the history has made. */
interface Made {
  id: string;
  entry: EntryKind;
  payload: Record<string, unknown>;
  corrections: string[];
}

/** Submissions, changes, corrections, notes, removals, erasures, page views: drawn by a seed. */
async function liveThrough({ store }: TestDatabase, seed: number): Promise<void> {
  const { next: random, below: whole } = createChance(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[whole(items.length)] as Item;
  const made: Made[] = [];
  let now = new Date(START);
  const take = async (kind: EntryKind, payload: object, id = v7()): Promise<boolean> =>
    (await takeEntry(store, kind, payload, { id, now })) === 200;
  const contact = () => ({
    email: `guest${whole(9)}@example.org`,
    phone: `+255 754 010 20${whole(9)}`,
    name: pick(['Zoë Müller', 'Juma', 'Anna-Maria']),
  });
  const fresh: Partial<Record<EntryKind, () => Record<string, unknown>>> = {
    homeBooking: () => {
      const { email, name } = contact();
      return { ...requests.homeBooking, name, email, replyTo: email, budget: 10 + whole(50) / 4 };
    },
    packageBooking: () => ({ ...requests.packageBooking, ...contact(), fullName: contact().name }),
    stayBooking: () => ({ ...requests.stayBooking, Contacts: `${contact().email} / ${contact().phone}` }),
    eventRequest: () => ({ ...requests.eventRequest, ...contact(), message: `Tell ${contact().email}.` }),
    flightRequest: () => ({ ...requests.flightRequest, email: contact().email, fullName: contact().name }),
    addedTour: () => ({ ...staffRequests.addedTour, paymentStatus: pick(['Paid', 'Pending']) }),
    campaign: () => ({ ...staffRequests.campaign, amountInvested: whole(10_000) / 4 }),
    feedback: () => ({ ...staffRequests.feedback, customer: contact().name, comment: contact().phone }),
  };
  const kinds = Object.keys(fresh) as EntryKind[];
  const recordKindOf = (entry: EntryKind) =>
    entry === 'homeBooking' || entry === 'addedTour' ? 'tour' : entry;
  const steps: (() => Promise<unknown>)[] = [
    async () => {
      const entry = pick(kinds);
      const one = { id: v7(), entry, payload: fresh[entry]?.() ?? {}, corrections: [] };
      if (await take(entry, one.payload, one.id)) made.push(one);
    },
    async () => {
      const one = pick(made.filter(({ entry }) => recordKindOf(entry) === 'tour'));
      const set = { payment_status: pick(['Paid', 'Pending', 'Unpaid']), Incharge: contact().phone };
      if (one) await take('recordChange', { record: one.id, kind: 'tour', revision: null, set });
    },
    ...[1, 2].map(() => async () => {
      const one = pick(made.filter(({ entry }) => entry in requests || entry === 'addedTour'));
      const state = pick(workingStates);
      const set = { state, lostReason: state === 'lost' ? `Booked by ${contact().email}` : '' };
      if (!one) return;
      const kind = recordKindOf(one.entry);
      await take('recordChange', { record: one.id, kind, revision: null, set });
    }),
    async () => {
      // Sometimes the correction of a request that has not come, and comes afterwards.
      const isFirst = random() < 0.2;
      const entry = pick(kinds);
      const one = isFirst
        ? { id: v7(), entry, payload: fresh[entry]?.() ?? {}, corrections: [] }
        : pick(made);
      if (!one) return;
      const id = v7();
      const capturedAt = now.toISOString();
      const payload = fresh[one.entry]?.() ?? {};
      const { corrections, entry: kind } = one;
      const body = { record: one.id, kind, version: 1, capturedAt, replaces: corrections.toReversed() };
      if (await take('correction', { ...body, payload }, id)) one.corrections.push(id);
      if (isFirst && (await take(entry, one.payload, one.id))) made.push(one);
    },
    async () => {
      const one = pick(made.filter(({ entry }) => entry in requests));
      const { email, phone } = contact();
      const text = `Call ${phone} or write to ${email}.`;
      if (one) await take('recordNote', { record: one.id, kind: recordKindOf(one.entry), text });
    },
    async () => {
      const one = pick(made.filter(({ entry }) => entry === 'stayBooking'));
      if (one) await take('recordRemoval', { record: one.id, kind: 'stayBooking', revision: null });
    },
    async () => {
      if (random() < 0.5) return;
      const ids = [pick(made)?.id, pick(made)?.id, v7()].filter((id) => id !== undefined);
      await store.upkeep.erase(ids, { by: manager.email, at: now.toISOString() });
    },
    async () => {
      const at = new Date(now.getTime() + (whole(5) - 3) * DAY).toISOString();
      const events = Array.from({ length: 1 + whole(4) }, () => ({
        id: v7(),
        path: pick(['/culture', '/map']),
        at,
        ...pick([
          { metric: 'view', value: 1 },
          { metric: 'LCP', value: 700 + whole(9_000) },
          { metric: 'CLS', value: whole(500) / 1_000 },
        ] as const),
      }));
      await store.report(events, now.toISOString());
      // One that is sent twice counts once.
      await store.report(events, now.toISOString());
    },
    async () => {
      now = new Date(now.getTime() + DAY * random());
    },
  ];
  for (let step = 0; step < STEPS; step += 1) await (random() < 0.4 ? steps[0] : pick(steps))?.();
  await store.upkeep.changeRetention(
    { months: { campaign: 1, tour: 1, pageReports: 1, eventRequest: 1 } },
    { by: manager.email, at: now.toISOString() },
  );
  now = new Date('2027-03-01T08:00:00.000Z');
  for (let day = 0; day < 3; day += 1) {
    await store.upkeep.confirmClock({ by: manager.email, at: now.toISOString() });
    await store.upkeep.removeExpired(now);
    now = new Date(now.getTime() + DAY);
  }
}

/** Sums that come of all rows, one kind after the other. */
const fullCounts = (least: string) => `
  select 'submission' as topic, '' as day, kind as part, count(*) as count, 0 as priced, 0 as amount
    from submission group by kind
  union all
  select 'record', '', kind, count(*), 0, 0 from record where removed_at is null group by kind
  union all
  select 'tour', substr(received_at, 1, 10), payment_status, count(*), count(budget),
      coalesce(sum(days * travelers * budget), 0)
    from tour join submission on submission.id = tour.id
    left join home_booking on home_booking.id = tour.id
    group by substr(received_at, 1, 10), payment_status
  union all
  select 'campaign', substr(received_at, 1, 10), '', count(*), 0, sum(amount_invested)
    from campaign join submission on submission.id = campaign.id group by substr(received_at, 1, 10)
  union all
  select 'state', substr(received_at, 1, 10), record.kind || ' ' || state, count(*), 0, 0
    from record join submission on submission.id = record.id
    where removed_at is null and state is not null group by substr(received_at, 1, 10), record.kind, state
  union all
  select 'answer', substr(received_at, 1, 10), record.kind, count(*), 0, sum(answered_after)
    from record join submission on submission.id = record.id
    where removed_at is null and answered_after is not null
    group by substr(received_at, 1, 10), record.kind
  union all
  select 'view', ${least}(substr(at, 1, 10), substr(received_at, 1, 10)), path, count(*), 0, 0
    from page_report where metric = 'view'
    group by ${least}(substr(at, 1, 10), substr(received_at, 1, 10)), path
  union all
  select 'pageReports', '', '', count(*), 0, 0 from page_report having count(*) > 0`;

const inOrder = (rows: readonly Record<string, unknown>[]) =>
  rows
    .map(({ topic, day, part, count, priced, amount }) =>
      [topic, day, part, Number(count), Number(priced), Math.round(Number(amount) * 100) / 100].join(' '),
    )
    .sort();

describe.each(databases)('On %s', (name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await liveThrough(database, 20_270_101);
  }, 120_000);
  afterAll(() => database.close());

  it('the sums are those of all rows', async () => {
    const least = name === 'SQLite' ? 'min' : 'least';
    const kept = await database.rows('select * from daily_sum');
    const isVital = ({ topic }: Record<string, unknown>) => ['LCP', 'CLS'].includes(String(topic));
    expect(inOrder(kept.filter((row) => !isVital(row)))).toEqual(
      inOrder(await database.rows(fullCounts(least))),
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

  it('the tours that are not paid are those of all rows', async () => {
    const { unpaid } = await database.store.departmentFigures.money();
    const rows = await database.rows(`
      select reference from tour join submission on submission.id = tour.id
      where payment_status <> 'Paid' order by received_at, tour.id limit 100`);
    expect(rows.length).toBeGreaterThan(0);
    expect(unpaid.map(({ reference }) => reference)).toEqual(rows.map(({ reference }) => reference));
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

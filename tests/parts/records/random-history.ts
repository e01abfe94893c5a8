/** A history of all that can become of records, drawn by a seed. */
import { v7 } from 'uuid';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { type EntryKind, entryKinds } from '../../../src/kinds/entry-kinds.ts';
import { workingStates } from '../../../src/kinds/statuses.ts';
import type { TestDatabase } from '../database/databases.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { manager, takeEntry } from '../server/take-entry.ts';
import { requests, staffRequests } from './sample-requests.ts';

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
export async function playRandomHistory({ store }: Pick<TestDatabase, 'store'>, seed: number): Promise<void> {
  const { next: random, below: whole } = createSeededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[whole(items.length)] as Item;
  const made: Made[] = [];
  let now = new Date(START);
  const take = async (kind: EntryKind, payload: object, id = v7()): Promise<boolean> =>
    (await takeEntry(store, kind, payload, { id, now })) === 200;
  const day = (from: number) => new Date(now.getTime() + from * DAY).toISOString().slice(0, 10);
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
    addedTour: () => ({
      ...staffRequests.addedTour,
      paymentStatus: pick(['Paid', 'Pending']),
      price: pick(['', '900.10', '12']),
    }),
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
      const one = pick(made.filter(({ entry }) => entry in requests || entry === 'addedTour'));
      if (!one) return;
      const [price, deposit] = [1_000 + whole(9_000) / 4, whole(400) / 4].map((amount) => amount.toFixed(2));
      const set = pick([
        {
          price,
          currency: pick(['USD', 'EUR']),
          deposit,
          depositDue: day(whole(60)),
          balanceDue: day(whole(200)),
        },
        { price, currency: 'USD' },
        { price: '', deposit: '' },
        { deposit, currency: 'EUR', depositDue: '' },
      ]);
      await take('recordChange', { record: one.id, kind: recordKindOf(one.entry), revision: null, set });
    },
    ...[1, 2].map(() => async () => {
      const one = pick(made.filter(({ entry }) => entry in requests || entry === 'addedTour'));
      if (!one) return;
      const id = v7();
      const payload = {
        request: one.id,
        requestKind: recordKindOf(one.entry),
        requestReference: referenceOf(entryKinds[one.entry].prefix, one.id),
        date: day(-whole(40)),
        amount: (1 + whole(90_000) / 100).toFixed(2),
        currency: pick(['USD', 'USD', 'EUR', 'TZS']),
        way: 'Cash',
        note: `For ${contact().email}`,
      };
      if ((await take('payment', payload, id)) && random() < 0.4) {
        await take('payment', { ...payload, date: day(0), reverses: id });
      }
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
      await store.admin.erase(ids, { by: manager.accountId, at: now.toISOString() });
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
  await store.admin.changeRetention(
    { months: { campaign: 1, tour: 1, pageReports: 1, eventRequest: 1 } },
    { by: manager.accountId, at: now.toISOString() },
  );
  now = new Date('2027-03-01T08:00:00.000Z');
  for (let day = 0; day < 3; day += 1) {
    await store.admin.confirmClock({ by: manager.accountId, at: now.toISOString() });
    await store.admin.removeExpired(now);
    now = new Date(now.getTime() + DAY);
  }
}

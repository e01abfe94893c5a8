/** A correction and what it corrects are one record, in whatever order and by whatever exit they come. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../../server/http/app.ts';
import { builtSite } from '../../../../server/http/site.ts';
import { openSealingKeys, type SealingKeys } from '../../../../server/security/sealing-keys.ts';
import type { Log } from '../../../../server/start/log.ts';
import type { ReplayEntry } from '../../../../src/contract/protocol/answers.ts';
import type { Correction } from '../../../../src/kinds/correction/schema.ts';
import type { EntryKind } from '../../../../src/kinds/entry-kinds.ts';
import type { RecordKind } from '../../../../src/kinds/list.ts';
import type { FeedRecord } from '../../../../src/kinds/records.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { requests, staffRequests } from '../../../parts/records/sample-requests.ts';
import {
  arrangements,
  correctionOf,
  deliveryChannels,
  firstOf,
  MADE_AT,
  referenceFor,
} from '../../../parts/server/correction-channels.ts';
import { ORIGIN } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';

/** By kind of entry: its record's kind, and three contents with what the list shows of them. */
const kinds: [EntryKind, RecordKind, shown: string, contents: [object, unknown][]][] = [
  [
    'packageBooking',
    'packageBooking',
    'Start_date',
    ['2027-06-14', '2027-07-15', '2027-08-16'].map((day) => [{ ...booking, travelDate: day }, day]),
  ],
  [
    'homeBooking',
    'tour',
    'travel_date',
    ['20270614', '20270715', '20270816'].map((day) => [
      { ...requests.homeBooking, preferredDate: day },
      day.replace(/(....)(..)(..)/, '$1-$2-$3'),
    ]),
  ],
  ['tripPlan', 'tripPlan', 'days', [5, 6, 7].map((days) => [{ ...requests.tripPlan, days }, days])],
  [
    'stayBooking',
    'stayBooking',
    'number_of_guests',
    [4, 5, 6].map((n) => [{ ...requests.stayBooking, guests: n }, n]),
  ],
  [
    'eventRequest',
    'eventRequest',
    'message',
    ['Forty', 'Fifty', 'Sixty'].map((message) => [{ ...requests.eventRequest, message }, message]),
  ],
  [
    'flightRequest',
    'flightRequest',
    'phone',
    ['+255712000001', '+255712000002', '+255712000003'].map((phone) => [
      { ...requests.flightRequest, phone },
      phone,
    ]),
  ],
  [
    'souvenir',
    'souvenir',
    'quantity',
    [3, 4, 5].map((quantity) => [{ ...staffRequests.souvenir, quantity }, quantity]),
  ],
  [
    'person',
    'person',
    'vehicle',
    ['T 1', 'T 2', 'T 3'].map((vehicle) => [{ ...staffRequests.person, vehicle }, vehicle]),
  ],
  [
    'lead',
    'lead',
    'place',
    ['Moshi', 'Tanga', 'Pwani'].map((place) => [{ ...staffRequests.lead, place }, place]),
  ],
  ['campaign', 'campaign', 'reach', [1, 2, 3].map((reach) => [{ ...staffRequests.campaign, reach }, reach])],
  [
    'feedback',
    'feedback',
    'rating',
    [3, 4, 5].map((rating) => [{ ...staffRequests.feedback, rating }, rating]),
  ],
  [
    'addedTour',
    'tour',
    'customer_name',
    ['Ann', 'Ben', 'Cis'].map((customerName) => [{ ...staffRequests.addedTour, customerName }, customerName]),
  ],
];

describe.each(databases)('On %s', (name, open) => {
  let database: TestDatabase;
  let keysAt: string;
  let sealingKeys: SealingKeys;
  let door: { app: ReturnType<typeof createApp>; sealingKeys: SealingKeys; store: TestDatabase['store'] };
  let headers: Record<string, string>;
  beforeAll(async () => {
    database = await open();
    keysAt = await mkdtemp(join(tmpdir(), 'operator-'));
    sealingKeys = await openSealingKeys(keysAt);
    const quiet = () => undefined;
    const many = Number.MAX_SAFE_INTEGER;
    const app = createApp({
      store: database.store,
      log: { info: quiet, warn: quiet, error: quiet } as unknown as Log,
      sealingKeys,
      settings: { publicOrigin: ORIGIN, trustProxy: 0 },
      limits: { submissions: many, lookups: many, reports: many },
      site: builtSite(join(import.meta.dirname, '../../../parts/site')),
    });
    door = { app, sealingKeys, store: database.store };
    ({ headers } = await signedIn(door, 'management'));
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await rm(keysAt, { recursive: true });
  });

  async function recordsOf(kind: RecordKind, first: ReplayEntry): Promise<FeedRecord[]> {
    const found: FeedRecord[] = [];
    for await (const page of database.store.records.pages(kind)) found.push(...page);
    return found.filter(({ id, reference }) => id === first.id || reference === referenceFor(first));
  }

  const chainOf = (kind: EntryKind, contents: readonly [object, unknown][]) => {
    const [a, b, c] = contents.map(([payload]) => payload);
    const first = firstOf(kind, a);
    const second = correctionOf(first, b);
    return [first, second, correctionOf(first, c, [second])] as const;
  };

  const cases = kinds.flatMap(([kind, record, shown, contents]) =>
    Object.entries(deliveryChannels)
      // Every kind goes the same way: one of them is tried by every exit.
      .filter(([exit]) => exit === 'mixed' || (kind === 'packageBooking' && name === 'SQLite'))
      // By hand are those whose way into the tables is another one.
      .filter(
        () => name === 'SQLite' || ['homeBooking', 'flightRequest', 'addedTour', 'souvenir'].includes(kind),
      )
      .map(([exit, send]) => ({ kind, record, shown, contents, exit, send })),
  );

  it.each(cases)('$kind by $exit: every order is one record with the last content', async (one) => {
    const { kind, record, shown, contents, send } = one;
    for (const places of arrangements([0, 1, 2]).filter((order) => order.length > 0)) {
      const chain = chainOf(kind, contents);
      const order = places.map((place) => chain[place] as ReplayEntry);
      const receipts = await send(door, order, headers);
      expect(receipts.map(({ id }) => id)).toEqual(order.map(({ id }) => id));
      const reference = referenceFor(chain[0]);
      expect(receipts.map((receipt) => receipt.reference)).toEqual(order.map(() => reference));
      // However often each comes once more, by whatever way: the same receipt, and nothing moves.
      const again = order.toReversed();
      expect(await deliveryChannels['one envelope'](door, again, headers)).toEqual(receipts.toReversed());
      expect(await send(door, order, headers)).toEqual(receipts);

      const found = await recordsOf(record, chain[0]);
      expect(found).toHaveLength(1);
      const [held] = found;
      const leaf = Math.max(...places);
      expect(held).toMatchObject({
        id: chain[0].id,
        reference,
        capturedAt: MADE_AT,
        [shown]: contents[leaf]?.[1],
      });
      const history = held?.history?.map(({ id }) => id) ?? [chain[0].id];
      expect(history.toSorted()).toEqual(order.map(({ id }) => id).toSorted());
    }
  });

  it('a correction that knows nothing of a guest’s plan leaves it as it is', async () => {
    const first = { ...firstOf('tripPlan', requests.tripPlan), version: 3 };
    const { plan: _plan, planShown: _shown, ...before } = requests.tripPlan;
    const older = correctionOf(first, { ...before, travelers: 5 }, [], { version: 2, fields: ['travelers'] });
    const proof = { reference: referenceFor(first), contact: requests.tripPlan.email };
    const elsewhere = correctionOf(first, { days: 9 });
    const { record: _record, ...rest } = elsewhere.payload as Correction;
    const byContact = { ...elsewhere, version: 2, payload: { ...rest, proof } };
    // On a device that keeps nothing of it, the whole form is filled in once more.
    const anew = correctionOf(first, { ...before, travelers: 4 }, [older]);
    await deliveryChannels['own calls'](door, [first, older, anew], headers);
    await deliveryChannels['own calls'](door, [byContact]);
    expect(await recordsOf('tripPlan', first)).toMatchObject([
      { ...requests.tripPlan, travelers: 4, days: 9 },
    ]);
    const changes = (await recordsOf('tripPlan', first))[0]?.history?.flatMap((version) => version.changes);
    expect(changes?.map(({ field }) => field)).toEqual(['travelers', 'travelers', 'days']);

    // Whoever leaves it out says so.
    const without = { ...requests.tripPlan, travelers: 4, days: 9, plan: '', planShown: '' };
    const leftOut = correctionOf(first, without, [anew, older], { fields: ['plan', 'planShown'] });
    await deliveryChannels['own calls'](door, [leftOut], headers);
    expect(await recordsOf('tripPlan', first)).toMatchObject([without]);
  });
});

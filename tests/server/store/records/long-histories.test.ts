/** The history of a record keeps differences, of a bounded size, and the guest's own first words whatever comes. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../../server/http/app.ts';
import { builtSite } from '../../../../server/http/site.ts';
import { openSealingKeys } from '../../../../server/security/sealing-keys.ts';
import type { Log } from '../../../../server/start/log.ts';
import { MAX_HISTORY_BYTES } from '../../../../server/store/records/corrections/version-differences.ts';
import type { ReplayEntry } from '../../../../src/contract/protocol/answers.ts';
import type { RecordVersion } from '../../../../src/contract/protocol/record-base.ts';
import type { FeedRecord } from '../../../../src/kinds/records.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { flightRequest } from '../../../parts/records/sample-requests.ts';
import {
  arrangements,
  correctionOf,
  deliveryChannels,
  firstOf,
} from '../../../parts/server/correction-channels.ts';
import { ORIGIN } from '../../../parts/server/server.ts';

/** A request of many travellers, all of whose names a round changes. */
const flightOf = (travelers: number, round: number) => ({
  ...flightRequest,
  travelers,
  travelerDetails: Array.from({ length: travelers }, (_, place) => ({
    ...flightRequest.travelerDetails[0],
    name: `Traveller ${place} of round ${round}`,
    departurePoint: `Terminal ${place} of round ${round}`,
  })),
});

describe.each(databases)('On %s', (_, open) => {
  let database: TestDatabase;
  let keysAt: string;
  let door: Parameters<(typeof deliveryChannels)['one batch']>[0];
  beforeAll(async () => {
    database = await open();
    keysAt = await mkdtemp(join(tmpdir(), 'operator-'));
    const sealingKeys = await openSealingKeys(keysAt);
    const quiet = () => undefined;
    const app = createApp({
      store: database.store,
      log: { info: quiet, warn: quiet, error: quiet } as unknown as Log,
      sealingKeys,
      settings: { publicOrigin: ORIGIN, trustProxy: 0 },
      site: builtSite(join(import.meta.dirname, '../../../parts/site')),
    });
    door = { app, sealingKeys };
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await rm(keysAt, { recursive: true });
  });

  const send = (entries: readonly ReplayEntry[]) => deliveryChannels['own calls'](door, entries);
  async function recordOf({ id }: ReplayEntry): Promise<FeedRecord> {
    for await (const page of database.store.records.pages('flightRequest')) {
      const found = page.find((record) => record.id === id);
      if (found) return found;
    }
    for await (const page of database.store.records.pages('packageBooking')) {
      const found = page.find((record) => record.id === id);
      if (found) return found;
    }
    throw new Error('The record is not there.');
  }

  it('lists what each version changed, the same in whatever order they came', async () => {
    const contents = [1, 2, 3].map((round) => ({ ...booking, specialRequests: `Round ${round}` }));
    const histories = new Map<string, RecordVersion['changes'][]>();
    for (const order of arrangements([0, 1, 2, 3]).filter(({ length }) => length === 4)) {
      const first = firstOf('packageBooking', booking);
      const chain = [first];
      for (const content of contents) chain.push(correctionOf(first, content, chain.slice(1).reverse()));
      await send(order.map((place) => chain[place] as ReplayEntry));
      const { history = [] } = await recordOf(first);
      const listed = chain.map(({ id }) => history.find((version) => version.id === id)?.changes ?? []);
      histories.set(JSON.stringify(listed), listed);
    }
    expect([...histories.values()]).toEqual([
      [
        [],
        [{ field: 'specialRequests', before: booking.specialRequests, after: 'Round 1' }],
        [{ field: 'specialRequests', before: 'Round 1', after: 'Round 2' }],
        [{ field: 'specialRequests', before: 'Round 2', after: 'Round 3' }],
      ],
    ]);
  });

  it.each([
    ['as they were made', [0, 1, 2, 3, 4, 5]],
    ['with the first one last', [1, 2, 3, 4, 5, 0]],
  ])('of large corrections, %s, is cut with a mark, and keeps the first words', async (_name, order) => {
    const first = firstOf('flightRequest', flightOf(300, 0));
    const chain = [first];
    for (let round = 1; round <= 5; round += 1) {
      chain.push(correctionOf(first, flightOf(300, round), chain.slice(1).reverse()));
    }
    await send(order.map((place) => chain[place] as ReplayEntry));
    const record = (await recordOf(first)) as FeedRecord<'flightRequest'>;
    expect(record.travelerDetails[299]?.name).toBe('Traveller 299 of round 5');
    const { history = [] } = record;
    expect(history.map(({ id }) => id).toSorted()).toEqual(chain.map(({ id }) => id).toSorted());
    expect(history.filter(({ cut }) => cut).length).toBeGreaterThanOrEqual(4);
    for (const version of history.filter(({ cut }) => cut)) expect(version.changes).toEqual([]);
    const sent = history.find(({ id }) => id === first.id);
    expect(sent?.changes).toContainEqual({
      field: 'travelerDetails.299.name',
      before: null,
      after: 'Traveller 299 of round 0',
    });
    const differences = history.filter(({ id }) => id !== first.id).map(({ changes }) => changes);
    expect(JSON.stringify(differences).length).toBeLessThan(MAX_HISTORY_BYTES + 1_000);
    // All that was sent is kept, although it is not listed.
    const [{ kept } = {}] = await database.rows(
      `select count(*) as kept from record_version where record_id = '${first.id}' and payload is not null`,
    );
    expect(Number(kept)).toBe(6);
  });
});

/** Pages end by bytes too: however large records are, no answer and no reading carries more than a megabyte of them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../../server/http/app.ts';
import { builtSite } from '../../../../server/http/site.ts';
import { openSealingKeys } from '../../../../server/security/sealing-keys.ts';
import type { Log } from '../../../../server/start/log.ts';
import { MAX_PAGE_BYTES } from '../../../../server/store/records/record-bytes.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { CustomerExport } from '../../../../src/kinds/calls/customers.ts';
import type { FeedPage } from '../../../../src/kinds/calls/feed-page.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { flightRequest, tripPlan } from '../../../parts/records/sample-requests.ts';
import { correctionOf, deliveryChannels, firstOf } from '../../../parts/server/correction-channels.ts';
import { ORIGIN } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';

const flightOf = (travelers: number, round: number) => ({
  ...flightRequest,
  travelers,
  travelerDetails: Array.from({ length: travelers }, (_, place) => ({
    ...flightRequest.travelerDetails[0],
    name: `Traveller ${place} of round ${round}`,
    departurePoint: `Terminal ${place}`,
  })),
});
/** Every letter takes three bytes. */
const longPlan = { ...tripPlan, specialRequest: '旅'.repeat(2_000) };

describe.each(databases)('On %s', (_, open) => {
  let database: TestDatabase;
  let keysAt: string;
  let door: Parameters<(typeof deliveryChannels)['one batch']>[0];
  let headers: Record<string, string>;
  const sent: string[] = [];
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
      limits: { submissions: Number.MAX_SAFE_INTEGER },
      site: builtSite(join(import.meta.dirname, '../../../parts/site')),
    });
    door = { app, sealingKeys };
    ({ headers } = await signedIn({ app, store: database.store }, 'management'));
    const batch = deliveryChannels['one batch'];
    for (let number = 0; number < 30; number += 1) {
      const first = firstOf('flightRequest', flightOf(number % 3 ? 400 : 1, 0));
      await batch(door, [first]);
      if (number % 2) await batch(door, [correctionOf(first, flightOf(400, 1))]);
      sent.push(first.id);
    }
    for (let batches = 0; batches < 14; batches += 1) {
      const plans = Array.from({ length: 20 }, () => firstOf('tripPlan', longPlan));
      await batch(door, plans);
      sent.push(...plans.map(({ id }) => id));
    }
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await rm(keysAt, { recursive: true });
  });

  it.each(['gzip', 'identity'])('the feed (%s) comes whole in pages of a megabyte', async (coding) => {
    const found: string[] = [];
    let pages = 0;
    for (let since = '', more = true; more; pages += 1) {
      const response = await door.app.request(`/api/changes?guests=1&since=${since}`, {
        headers: { ...headers, 'Accept-Encoding': coding },
      });
      expect(response.status).toBe(200);
      const bytes = Buffer.from(await response.arrayBuffer());
      const text = (response.headers.get('Content-Encoding') ? gunzipSync(bytes) : bytes).toString();
      expect(Buffer.byteLength(text)).toBeLessThan(MAX_PAGE_BYTES);
      const page = JSON.parse(text) as FeedPage;
      found.push(...page.records.map(({ id }) => id));
      ({ cursor: since, more } = page);
    }
    expect(pages).toBeGreaterThan(3);
    expect(found.toSorted()).toEqual(sent.toSorted());
  });

  it('lists are read a megabyte at a time, whole', async () => {
    const found: string[] = [];
    for (const kind of ['flightRequest', 'tripPlan'] as const) {
      for await (const page of database.store.records.pages(kind)) {
        expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(MAX_PAGE_BYTES);
        found.push(...page.map(({ id }) => id));
      }
    }
    expect(found.toSorted()).toEqual(sent.toSorted());
  });

  it('what is stored of a customer is read and answered a megabyte at a time, whole', async () => {
    const response = await door.app.request(endpoints.customers, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: flightRequest.email }),
    });
    expect(response.status).toBe(200);
    const pieces: Uint8Array[] = [];
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) pieces.push(piece);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(MAX_PAGE_BYTES * 1.1);
    const { query, records } = JSON.parse(Buffer.concat(pieces).toString()) as CustomerExport;
    expect(query.name).toBe('');
    expect(records.map(({ record }) => record.id).toSorted()).toEqual(sent.slice(0, 30).toSorted());
  });

  it('a page is known to be full by the bytes that its records really take', async () => {
    const known = new Map(
      (await database.rows('select id, bytes from record')).map(({ id, bytes }) => [id, Number(bytes)]),
    );
    const ratios: number[] = [];
    for (const kind of ['flightRequest', 'tripPlan'] as const) {
      for await (const page of database.store.records.pages(kind)) {
        for (const record of page) {
          ratios.push(Buffer.byteLength(JSON.stringify(record)) / (known.get(record.id) ?? 1));
        }
      }
    }
    expect(Math.max(...ratios)).toBeLessThan(1.1);
    expect(Math.min(...ratios)).toBeGreaterThan(0.8);
  });
});

/** By which exit of its device a request came: stored, and told where it is not the usual one. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../../server/http/app.ts';
import { builtSite } from '../../../server/http/site.ts';
import { openSealingKeys } from '../../../server/security/sealing-keys.ts';
import type { Log } from '../../../server/start/log.ts';
import { SENT_BY_HEADER, SENT_BY_WORKER } from '../../../src/contract/protocol/delivery-channels.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { envelopeSealingContext } from '../../../src/contract/protocol/outbox-file.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { seal } from '../../../src/device/transfer/sealing/index.ts';
import { databases } from '../../parts/database/databases.ts';
import { requests } from '../../parts/records/sample-requests.ts';
import { ORIGIN } from '../../parts/server/server.ts';

const log = { info: () => 0, warn: () => 0, error: () => 0 } as unknown as Log;

describe.each(databases)('On %s', (_name, open) => {
  it('a request says by which exit of its device it came, the first time', async () => {
    const database = await open();
    const dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
    const sealingKeys = await openSealingKeys(dataDir);
    const app = createApp({
      store: database.store,
      log,
      sealingKeys,
      settings: { publicOrigin: ORIGIN, trustProxy: 0 },
      site: builtSite(join(import.meta.dirname, '../../parts/site')),
    });
    const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const response = await app.request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      expect([path, response.status]).toEqual([path, 200]);
    };
    const entry = () => ({
      id: v7(),
      kind: 'tripPlan',
      version: 1,
      capturedAt: new Date().toISOString(),
      payload: requests.tripPlan,
    });
    const [own, worker, sealed, odd] = [v7(), v7(), entry(), v7()];
    const waited = [entry(), entry()];
    const byWorker = [entry(), entry()];
    await post(endpoints.tripPlans, requests.tripPlan, { 'Idempotency-Key': own });
    await post(endpoints.tripPlans, requests.tripPlan, {
      'Idempotency-Key': worker,
      [SENT_BY_HEADER]: SENT_BY_WORKER,
    });
    await post(endpoints.tripPlans, requests.tripPlan, { 'Idempotency-Key': odd, [SENT_BY_HEADER]: '<b>' });
    await post(endpoints.replay, { entries: waited });
    await post(endpoints.replay, { entries: byWorker }, { [SENT_BY_HEADER]: SENT_BY_WORKER });
    const place = { file: v7(), index: 0, of: 1, references: [referenceOf('TP', sealed.id)] };
    const text = JSON.stringify({ entries: [sealed] });
    await post(endpoints.sealedReplay, {
      ...place,
      ...(await seal(sealingKeys.current(), envelopeSealingContext(place), text)),
    });
    // Sent again by another exit, it stays what it was.
    await post(endpoints.replay, { entries: [{ ...entry(), id: own }] });

    const listed = new Map<string, string | undefined>();
    for await (const page of database.store.records.pages('tripPlan')) {
      for (const { id, exit } of page) listed.set(id, exit);
    }
    expect(Object.fromEntries(listed)).toEqual({
      [own]: undefined,
      [odd]: undefined,
      [worker]: 'background',
      ...Object.fromEntries(waited.map(({ id }) => [id, 'batch'])),
      ...Object.fromEntries(byWorker.map(({ id }) => [id, 'background'])),
      [sealed.id]: 'sealed',
    });
    const stored = await database.rows(`select exit from submission where id = '${own}'`);
    expect(stored).toEqual([{ exit: 'call' }]);
    await database.close();
    await rm(dataDir, { recursive: true });
  });
});

/** Days on which requests are taken up again (docs/contract.md#follow-ups), through the calls that devices use. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../../server/http/app.ts';
import { builtSite } from '../../../../server/http/site.ts';
import { openSealingKeys } from '../../../../server/security/sealing-keys.ts';
import type { Log } from '../../../../server/start/log.ts';
import type { Role } from '../../../../src/contract/accounts/roles.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { FeedPage } from '../../../../src/kinds/calls/feed-page.ts';
import { entryKinds } from '../../../../src/kinds/entry-kinds.ts';
import { kinds, type RequestKind, requestKinds } from '../../../../src/kinds/list.ts';
import type { FeedRecord } from '../../../../src/kinds/records.ts';
import { submissions } from '../../../../src/kinds/submissions.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { requests } from '../../../parts/records/sample-requests.ts';
import { ORIGIN } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';

const log = { info: () => 0, warn: () => 0, error: () => 0 } as unknown as Log;
const DAY = '2027-02-03';
type Headers = Record<string, string>;

describe.each(databases)('On %s, a day to follow up', (_name, open) => {
  let database: TestDatabase;
  let dataDir: string;
  let app: Hono;
  let headersOf: (role: Role) => Promise<Headers>;
  beforeEach(async () => {
    database = await open();
    dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
    app = createApp({
      store: database.store,
      log,
      sealingKeys: await openSealingKeys(dataDir),
      clock: () => new Date('2027-01-05T08:00:00.000Z'),
      settings: { publicOrigin: ORIGIN, trustProxy: 0 },
      site: builtSite(join(import.meta.dirname, '../../../parts/site')),
    });
    headersOf = async (role) => (await signedIn({ app, store: database.store }, role)).headers;
  }, 60_000);
  afterEach(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  const post = (address: string, body: unknown, headers: Headers = {}, id: string = v7()) =>
    app.request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...headers },
      body: JSON.stringify(body),
    });
  const ask = async (address: string, headers: Headers) =>
    (await app.request(address, { headers: { Accept: 'application/json', ...headers } })).json();
  async function arrive(kind: RequestKind): Promise<string> {
    const id = v7();
    const sent = kind === 'tour' ? 'homeBooking' : kind;
    expect((await post(submissions[sent].call, requests[sent], {}, id)).status).toBe(200);
    return id;
  }
  const change = (record: string, set: object, headers: Headers, part: object = {}, id: string = v7()) =>
    post(endpoints.changes, { record, kind: 'packageBooking', revision: null, set, ...part }, headers, id);
  async function inFeed(id: string, headers: Headers): Promise<FeedRecord | undefined> {
    const page: FeedPage = await ask(endpoints.changes, headers);
    return page.records.find((record) => record.id === id);
  }

  it.each(requestKinds)(
    'of %s is set, moved and cleared, and who did so stands in its history',
    async (kind) => {
      const role = kinds[kind].roles[0];
      const headers = await headersOf(role);
      const id = await arrive(kind);
      expect(await inFeed(id, headers)).not.toHaveProperty('followUp');
      for (const [followUp, was] of [
        [DAY, ''],
        ['2027-03-01', DAY],
      ]) {
        expect((await change(id, { followUp }, headers, { kind })).status).toBe(200);
        expect(await inFeed(id, headers)).toMatchObject({
          followUp,
          state: 'new',
          setBy: { followUp: { by: role, was: { followUp: was } } },
        });
      }
      expect((await change(id, { followUp: '' }, headers, { kind })).status).toBe(200);
      const record = await inFeed(id, headers);
      expect(record).not.toHaveProperty('followUp');
      expect(record?.pastSettings?.map(({ set }) => set)).toEqual([
        { followUp: DAY },
        { followUp: '2027-03-01' },
      ]);
    },
  );

  it('stays what it is when the state, the owner or the price is set, and goes with the record', async () => {
    const bookings = await headersOf('bookings');
    const id = await arrive('stayBooking');
    const stay = { kind: 'stayBooking' };
    await change(id, { followUp: DAY, state: 'quoted' }, bookings, stay);
    await change(id, { price: '900', currency: 'USD' }, bookings, stay);
    await change(id, { state: 'lost', lostReason: 'Too expensive' }, bookings, stay);
    expect(await inFeed(id, bookings)).toMatchObject({ followUp: DAY, state: 'lost', price: '900.00' });
    await post(endpoints.removals, { record: id, kind: 'stayBooking', revision: null }, bookings);
    const kept = await database.rows(`select follow_up, price from record where id = '${id}'`);
    expect(kept).toEqual([{ follow_up: null, price: null }]);
  });

  it.each([['2027-02-30'], ['tomorrow'], ['2027-2-3'], [null], [20270203]])(
    'is refused with words at its field: %j',
    async (followUp) => {
      const headers = await headersOf('operations');
      const id = await arrive('packageBooking');
      const answer = await change(id, { followUp }, headers);
      expect(answer.status).toBe(400);
      expect((await answer.json()).fields).toEqual({
        'set.followUp': 'Follow-up must be a real date, like 2027-06-14.',
      });
    },
  );

  it('of two people at once is a conflict, unless they mean the same or set different fields', async () => {
    const headers = await headersOf('operations');
    const id = await arrive('packageBooking');
    const seen = { seen: { followUp: null } };
    await change(id, { followUp: DAY }, headers, seen);
    const other = await change(id, { followUp: '2027-04-01' }, headers, seen);
    expect(other.status).toBe(409);
    expect((await other.json()).held).toMatchObject({ followUp: DAY });
    expect((await change(id, { followUp: DAY }, headers, seen)).status).toBe(200);
    expect((await change(id, { state: 'answered' }, headers, { seen: { state: null } })).status).toBe(200);
    await change(id, { followUp: '' }, headers);
    expect((await change(id, { followUp: '' }, headers, seen)).status).toBe(200);
  });

  it('is in the audit log with its days, which name nobody', async () => {
    const headers = await headersOf('operations');
    const id = await arrive('packageBooking');
    await change(id, { followUp: DAY }, headers);
    await change(id, { followUp: '' }, headers);
    const { lines } = await ask(`${endpoints.audit}?action=record.change`, await headersOf('management'));
    expect(lines.map(({ before, after }: Record<string, unknown>) => [before, after])).toEqual([
      [{ followUp: DAY }, { followUp: '' }],
      [{}, { followUp: DAY }],
    ]);
  });

  it('is no business of finance, which neither reads nor sets it', async () => {
    const finance = await headersOf('finance');
    const id = await arrive('packageBooking');
    await change(id, { state: 'confirmed', followUp: DAY }, await headersOf('operations'));
    expect((await change(id, { followUp: '' }, finance)).status).toBe(403);
    const seen = await inFeed(id, finance);
    expect(seen?.state).toBe('confirmed');
    expect(JSON.stringify(seen)).not.toMatch(/followUp|2027-02-03/);
  });

  it('comes with version 5 of a change, and what waits with an earlier one is taken too', async () => {
    const headers = await headersOf('operations');
    const id = await arrive('packageBooking');
    expect(entryKinds.recordChange.version).toBe(5);
    const entryOf = (version: number, set: object) => ({
      id: v7(),
      kind: 'recordChange',
      version,
      capturedAt: '2027-01-05T08:00:00.000Z',
      payload: { record: id, kind: 'packageBooking', revision: null, set },
    });
    const entries = [entryOf(4, { state: 'answered' }), entryOf(5, { followUp: DAY })];
    const { results } = await (await post(endpoints.replay, { entries }, headers)).json();
    expect(results.map(({ status }: { status: number }) => status)).toEqual([200, 200]);
    expect(await inFeed(id, headers)).toMatchObject({ state: 'answered', followUp: DAY });
  });
});

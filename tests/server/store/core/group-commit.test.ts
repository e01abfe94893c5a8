/** Writes that wait at the same time: one transaction, and each still its own. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkSubmission } from '../../../../server/intake/check.ts';
import { receiveSubmission } from '../../../../server/intake/receive.ts';
import type { Store } from '../../../../server/store/core/store.ts';
import type { WriteContext } from '../../../../server/store/core/write-context.ts';
import { countCommits } from '../../../parts/database/commits.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';

const now = new Date('2027-01-05T08:00:00.000Z');

/** Takes a booking as the calls do, from what was checked before. */
async function takerOf(id: string, payload: object = booking) {
  const result = await checkSubmission(
    { id, kind: 'packageBooking', version: null, capturedAt: null, payload },
    { open: async () => null },
  );
  if (!('checked' in result)) throw new Error(result.problem.message);
  return (context: WriteContext) => receiveSubmission(context, result.checked, now);
}

describe.each(databases)('Writes that wait together on %s', (_name, open) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await open();
    store = database.store;
  }, 120_000);
  afterAll(() => database.close());

  it('get places in the order in which they came', async () => {
    const ids = Array.from({ length: 30 }, () => v7());
    const before = (await store.records.position()).seq;
    const takers = await Promise.all(ids.map((id) => takerOf(id)));
    const results = await Promise.all(takers.map((take) => store.write(take)));
    expect(results).toMatchObject(ids.map((id, at) => ({ receipt: { id, place: before + 1 + at } })));
    const { records } = await store.records.slice(['packageBooking'], before, before + 30);
    expect(records.map(({ id }) => id)).toEqual(ids);
  });

  it('let whole submissions go before the parts of a backlog, but for the part that waits longest', async () => {
    const ids = Array.from({ length: 6 }, () => v7());
    const before = (await store.records.position()).seq;
    const takers = await Promise.all(ids.map((id) => takerOf(id)));
    const isPart = [true, true, false, true, false, false];
    await Promise.all(takers.map((take, at) => store.write(take, { cost: 20, isPart: isPart[at] === true })));
    const { records } = await store.records.slice(['packageBooking'], before, before + ids.length);
    expect(records.map(({ id }) => ids.indexOf(id))).toEqual([0, 2, 4, 1, 5, 3]);
  });

  it('fail each by itself: what one wrote is gone, the others stay, and places have no gap', async () => {
    const ids = Array.from({ length: 5 }, () => v7());
    const before = (await store.records.position()).seq;
    const takers = await Promise.all(ids.map((id) => takerOf(id)));
    const results = await Promise.allSettled(
      takers.map((take, at) =>
        store.write(async (context) => {
          const result = await take(context);
          if (at === 2) throw new Error('broken');
          return result;
        }),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(results[2]).toMatchObject({ reason: { message: 'broken' } });
    expect((await store.known(ids)).known).toEqual(ids.filter((_id, at) => at !== 2));
    expect((await store.records.position()).seq).toBe(before + 4);
  });

  it('under one key are one record, and other content is a conflict', async () => {
    const id = v7();
    const [same, other] = [await takerOf(id), await takerOf(id, { ...booking, phone: '1' })];
    const [first, second, third] = await Promise.all([same, same, other].map((take) => store.write(take)));
    expect(first).toMatchObject({ status: 200, receipt: { id } });
    expect(second).toEqual(first);
    expect(third).toMatchObject({ status: 409 });
  });

  it('are announced once, after the commit and before any answer', async () => {
    const order: string[] = [];
    const takers = await Promise.all(Array.from({ length: 3 }, async () => takerOf(v7())));
    store.onMoved(() => order.push('announced'));
    await Promise.all(takers.map((take) => store.write(take).then(() => order.push('answered'))));
    expect(order).toEqual(['announced', 'answered', 'answered', 'answered']);
  });

  it('are not announced where none of them moved the feed', async () => {
    const id = v7();
    const take = await takerOf(id);
    await store.write(take);
    let announced = 0;
    store.onMoved(() => {
      announced += 1;
    });
    await Promise.all([store.write(take), store.write(take)]);
    expect(announced).toBe(0);
  });
});

describe('Calls that arrive together', () => {
  let server: TestServer;
  let file: string;
  beforeEach(async () => {
    server = await openTestServer({ clock: () => now });
    file = join(server.dataDir, 'operator.db');
  });
  afterEach(() => server.close());

  const send = (id: string) =>
    server.app.request('/api/companypackage', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify(booking),
    });

  const replay = (entries: unknown[]) =>
    server.app.request('/api/replay', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ entries }),
    });
  const entry = (payload: unknown = booking) => ({
    id: v7(),
    kind: 'packageBooking',
    version: 1,
    capturedAt: '2027-01-01T00:00:00.000Z',
    payload,
  });

  /** Its commit fails: a row is missing that the constraint asks for only then. */
  function breakCommits(broken: string): () => void {
    const writer = new Sqlite(file);
    writer.exec(
      `create table wanted (id text primary key);
       create table wants (id text references wanted (id) deferrable initially deferred);
       create trigger unfit after insert on package_booking when new.id = '${broken}'
         begin insert into wants values (new.id); end`,
    );
    return () => {
      writer.exec('drop trigger unfit');
      writer.close();
    };
  }

  it('share one commit', async () => {
    await send(v7());
    const before = countCommits(file);
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(v7())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(countCommits(file) - before).toBe(1);
  });

  it('but not for longer than others can wait: backlogs count by their entries', async () => {
    await send(v7());
    const before = countCommits(file);
    const backlog = () => replay(Array.from({ length: 50 }, () => entry()));
    const answers = await Promise.all(Array.from({ length: 8 }, backlog));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(countCommits(file) - before).toBeGreaterThanOrEqual(4);
  });

  it('and one that arrives alone is committed alone', async () => {
    await send(v7());
    const before = countCommits(file);
    for (let times = 1; times <= 3; times += 1) {
      expect((await send(v7())).status).toBe(200);
      expect(countCommits(file) - before).toBe(times);
    }
  });

  it('are all asked to wait where their commit fails, and none of them is held', async () => {
    const ids = Array.from({ length: 8 }, () => v7());
    const mend = breakCommits(ids[3] ?? '');
    const answers = await Promise.all(ids.map(send));
    for (const [at, answer] of answers.entries()) {
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
      expect(await answer.json()).toEqual({
        id: ids[at],
        message: expect.stringMatching(/^Nothing can be stored at the moment\. .* \(Error [0-9a-f]{8}\)$/),
      });
    }
    expect(server.rows('select * from submission')).toEqual([]);
    expect(server.rows('select seq from feed')).toEqual([{ seq: 0 }]);
    mend();
    for (const answer of await Promise.all(ids.map(send))) expect(answer.status).toBe(200);
    expect(server.rows('select id from record order by seq')).toEqual(ids.map((id) => ({ id })));
  });

  it('are all asked to wait where the database undoes their transaction by itself, as on a full disk', async () => {
    const ids = Array.from({ length: 4 }, () => v7());
    const writer = new Sqlite(file);
    writer.exec(
      `create trigger full before insert on package_booking when new.id = '${ids[1]}'
         begin select raise(rollback, 'full'); end`,
    );
    const backlog = ids.map((id) => ({ ...entry(), id }));
    const answers = await Promise.all([send(v7()), replay(backlog), send(v7())]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(server.rows('select id from submission')).toEqual([]);
    writer.exec('drop trigger full');
    writer.close();
    expect((await replay(backlog)).status).toBe(200);
    expect(server.rows('select id from record order by seq')).toEqual(ids.map((id) => ({ id })));
  });

  it('a backlog in which nothing passes the checks waits for no writer', async () => {
    const writer = new Sqlite(file);
    writer.exec('begin immediate');
    const answer = await replay([entry({ ...booking, email: 'nobody' }), entry({})]);
    expect(answer.status).toBe(200);
    const { results } = await answer.json();
    expect(results.map(({ status }: { status: number }) => status)).toEqual([400, 400]);
    writer.close();
  });

  it('a backlog too, whose entries stay their own', async () => {
    await send(v7());
    const before = countCommits(file);
    const backlog = [entry(), entry({ ...booking, email: 'nobody' }), entry()];
    const [alone, together] = await Promise.all([send(v7()), replay(backlog)]);
    expect(alone.status).toBe(200);
    const { results } = await together.json();
    expect(results.map(({ status }: { status: number }) => status)).toEqual([200, 400, 200]);
    expect(countCommits(file) - before).toBe(1);
  });
});

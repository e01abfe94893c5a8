/** New records of several submissions, written before each is received: each is still its own. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckedSubmission, checkSubmission } from '../../../../server/intake/check.ts';
import { newRecordsOf, receiveSubmission } from '../../../../server/intake/receive.ts';
import { addAuditLine } from '../../../../server/store/admin/audit-line.ts';
import type { Store } from '../../../../server/store/core/store.ts';
import type { WriteContext } from '../../../../server/store/core/write-context.ts';
import type { EntryKind } from '../../../../src/kinds/entry-kinds.ts';
import { recordKinds } from '../../../../src/kinds/list.ts';
import type { FeedRecord } from '../../../../src/kinds/records.ts';
import { submissionKinds } from '../../../../src/kinds/submissions.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { requests, staffRequests } from '../../../parts/records/sample-requests.ts';
import { manager } from '../../../parts/server/take-entry.ts';

const now = new Date('2027-01-05T08:00:00.000Z');

async function checkedOf(payload: object = booking, id = v7(), kind: EntryKind = 'packageBooking') {
  const arrival = { id, kind, version: null, capturedAt: null, payload, caller: manager };
  const result = await checkSubmission(arrival, { open: async () => null });
  if (!('checked' in result)) throw new Error(result.problem.message);
  return result.checked;
}

describe.each(databases)('New records together on %s', (name, open) => {
  let statements = 0;
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    const log: Logger = ({ level }) => {
      if (level === 'query') statements += 1;
    };
    database = await open(undefined, { log });
    store = database.store;
  });
  afterAll(() => database.close());

  /** As the calls do. @param then more work after the record is added */
  const take = (
    checked: CheckedSubmission,
    then: (context: WriteContext) => Promise<void> = async () => undefined,
    into: Store = store,
  ) =>
    into.write(
      async (context) => {
        const result = await receiveSubmission(context, checked, now);
        await then(context);
        return result;
      },
      { adds: () => newRecordsOf([checked], now) },
    );
  const place = async () => (await store.records.position()).seq;
  const readAfter = async (after: number) =>
    (await store.records.slice(recordKinds, after, await place())).records;

  it('hold what each sent, whatever its kind, and are found by their contacts', async () => {
    const before = await place();
    const kinds = [...submissionKinds, ...submissionKinds];
    const all = await Promise.all(kinds.map((kind) => checkedOf(requests[kind], v7(), kind)));
    const results = await Promise.all(all.map((one) => take(one)));
    expect(results).toMatchObject(
      all.map(({ id }, at) => ({ status: 200, receipt: { id, place: before + 1 + at } })),
    );
    const together = await readAfter(before);
    expect(together.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    const alone: FeedRecord[] = [];
    for (const kind of submissionKinds) {
      const one = await checkedOf(requests[kind], v7(), kind);
      await store.write((context) => receiveSubmission(context, one, now));
      alone.push(...(await readAfter((await place()) - 1)));
    }
    const plain = ({ id: _id, reference: _reference, lastChange: _last, ...rest }: FeedRecord) => rest;
    expect(together.map(plain)).toEqual([...alone, ...alone].map(plain));
    const found = await database.rows(
      `select what, own, value, count(*) as count from contact group by what, own, value`,
    );
    expect(found.length).toBeGreaterThan(5);
    for (const { count } of found) expect(Number(count) % 3).toBe(0);
  });

  it('take no place where the key is known, and are answered as the first time', async () => {
    const [first, second, third] = await Promise.all([checkedOf(), checkedOf(), checkedOf()]);
    const [answer] = await Promise.all([take(first), take(second)]);
    const before = await place();
    const other = await checkedOf({ ...booking, phone: '1' }, second.id);
    const results = await Promise.all([take(first), take(other), take(third), take(third)]);
    expect(results[0]).toEqual(answer);
    expect(results[1]).toMatchObject({ status: 409 });
    expect(results[2]).toMatchObject({ status: 200, receipt: { place: before + 1 } });
    expect(results[3]).toEqual(results[2]);
    expect(await place()).toBe(before + 1);
  });

  it('of two contents under one new key the first is held', async () => {
    const first = await checkedOf();
    const other = await checkedOf({ ...booking, phone: '1' }, first.id);
    const results = await Promise.all([take(first), take(other), take(await checkedOf())]);
    expect(results.map(({ status }) => status)).toEqual([200, 409, 200]);
  });

  it('fail each by itself, after what they wrote too, and leave no gap', async () => {
    const before = await place();
    const all = await Promise.all(Array.from({ length: 5 }, () => checkedOf()));
    const results = await Promise.allSettled(
      all.map((one, at) =>
        take(one, async (context) => {
          if (at === 1) throw new Error('broken');
          // Refused by the database itself.
          if (at === 3) await addAuditLine(context, { by: 'x', action: null as never, subject: '', at: '' });
        }),
      ),
    );
    const failed = ['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'];
    expect(results.map(({ status }) => status)).toEqual(failed);
    expect(results[1]).toMatchObject({ reason: { message: 'broken' } });
    const kept = all.filter((_one, at) => at !== 1 && at !== 3).map(({ id }) => id);
    expect((await readAfter(before)).map(({ id }) => id)).toEqual(kept);
    expect(await place()).toBe(before + 3);
  });

  it('what the database cannot hold at all fails alone', async () => {
    const odd = await checkedOf();
    const unheld = { ...odd, payload: { ...odd.payload, fullName: null } } as CheckedSubmission;
    const results = await Promise.allSettled([
      take(await checkedOf()),
      take(unheld),
      take(await checkedOf()),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.known([odd.id])).known).toEqual([]);
  });

  it('texts arrive as they are', async () => {
    const specialRequests = 'Zoë "quoted" \\ back\\slash \u2028 {braces}, NULL, \t\n end 🦒';
    const odd = await checkedOf({ ...booking, specialRequests });
    await take(odd);
    const [record] = await readAfter((await place()) - 1);
    expect(record).toMatchObject({ id: odd.id, specialRequests: odd.payload['specialRequests' as never] });
  });

  it('of two servers have places that a reader sees in their order, without a gap', async () => {
    const other = await database.openAgain();
    const from = await place();
    const all = await Promise.all(Array.from({ length: 120 }, () => checkedOf()));
    let isOver = false;
    const looks: boolean[] = [];
    const reading = (async () => {
      while (!isOver) {
        // SQLite answers within the turn: others need theirs.
        await nextTurn();
        const last = await place();
        const { records } = await store.records.slice(['packageBooking'], from, last);
        looks.push(records.length === last - from);
      }
    })();
    // Each sends the next when the last is answered, so that there are many groups.
    const send = async (into: Store) => {
      for (let one = all.pop(); one; one = all.pop()) await take(one, undefined, into);
    };
    await Promise.all([store, store, store, other, other, other].map(send));
    isOver = true;
    await reading;
    await other.close();
    expect(await place()).toBe(from + 120);
    expect(looks.length).toBeGreaterThan(1);
    expect(looks).not.toContain(false);
  });

  it('work that fails alone leaves nothing, and the next goes on', async () => {
    const before = await place();
    const failing = take(await checkedOf(), async () => {
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await place()).toBe(before);
    expect((await take(await checkedOf())).status).toBe(200);
  });

  const count = async (kind: EntryKind, submissions: number) => {
    const payload = { ...requests, ...staffRequests }[kind as 'souvenir'];
    const all = await Promise.all(Array.from({ length: submissions }, () => checkedOf(payload, v7(), kind)));
    statements = 0;
    await Promise.all(all.map((one) => take(one)));
    return statements;
  };

  it.runIf(name === 'SQLite')('cost their rows, and four statements for all of them', async () => {
    // Begin, lock, places, commit; of each its ledger, record and booking, and three contacts.
    expect([await count('packageBooking', 1), await count('packageBooking', 40)]).toEqual([10, 244]);
  });

  it.runIf(name === 'PostgreSQL')('cost as many statements as one', async () => {
    // Begin, lock, write, commit.
    expect([await count('packageBooking', 1), await count('packageBooking', 40)]).toEqual([4, 4]);
    // And the audit log.
    expect([await count('souvenir', 1), await count('souvenir', 40)]).toEqual([5, 5]);
    const lines = await database.rows(`select subject from audit where action = 'record.add'`);
    expect(new Set(lines.map(({ subject }) => subject)).size).toBe(41);
  });
});

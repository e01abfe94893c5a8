/** Several servers on one database of PostgreSQL are one to those who use them. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStreamHub } from '../../../server/http/stream-hub.ts';
import { ensureFirstAccount } from '../../../server/start/first-account.ts';
import type { Log } from '../../../server/start/log.ts';
import { runRetention } from '../../../server/start/retention-job.ts';
import { openStore } from '../../../server/store/core/open.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { ServerStatus } from '../../../src/contract/protocol/server-status.ts';
import { openDatabaseProxy } from '../../parts/database/database-proxy.ts';
import { startPostgres } from '../../parts/database/databases.ts';
import { hasPostgres } from '../../parts/database/postgres.ts';
import { handedEntry, openSigningPhone } from '../../parts/device/signing-phone.ts';
import { createGate } from '../../parts/gate.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { openNode, type TestNode } from '../../parts/server/node.ts';
import { ORIGIN } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

const book = ({ app }: TestNode) =>
  app.request(endpoints.companyPackage, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': v7() },
    body: JSON.stringify(booking),
  });

describe.skipIf(!hasPostgres)('Servers that start at once on an empty database', () => {
  it('all start, in one life of it, with one first account', async () => {
    const database = await startPostgres({ tables: false });
    const folders = await Promise.all([1, 2, 3].map(() => mkdtemp(join(tmpdir(), 'node-'))));
    const stores = await Promise.all(
      folders.map((dataDir) => openStore({ dataDir, databaseUrl: database.url })),
    );
    const first = await Promise.all(stores.map((store) => ensureFirstAccount(store, ORIGIN, new Date())));
    expect(first.filter((one) => one !== null)).toHaveLength(1);
    const epochs = await Promise.all(stores.map(async (store) => (await store.serverStatus()).epoch));
    expect(new Set(epochs).size).toBe(1);
    await Promise.all(stores.map((store) => store.close()));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
    await database.stop();
  });
});

describe.skipIf(!hasPostgres)('Two servers on one database', () => {
  let database: Awaited<ReturnType<typeof startPostgres>>;
  let one: TestNode;
  let other: TestNode;
  /** Status of the first server before there was another. */
  let alone: ServerStatus;
  beforeAll(async () => {
    database = await startPostgres();
    one = await openNode(database.url);
    expect((await book(one)).status).toBe(200);
    alone = await one.store.serverStatus();
    other = await openNode(database.url);
  }, 60_000);
  afterAll(async () => {
    await one.close();
    await other.close();
    await database.stop();
  });

  it('serve one life of it: who joins with an empty folder is no restore', async () => {
    const standings = await Promise.all([one, other].map(({ store }) => store.serverStatus()));
    expect(standings).toEqual([alone, alone]);
    const { lines } = await one.store.accounts.readAudit();
    expect(lines.filter(({ action }) => action === 'database.restore')).toEqual([]);
  });

  it('tell each other of commits and ended sessions, and themselves nothing', async () => {
    let moved = 0;
    const [heardByOne, heardByOther]: [string[], string[]] = [[], []];
    one.store.announcements.listen({
      moved: () => undefined,
      ended: (ids) => void heardByOne.push(...ids),
    });
    other.store.announcements.listen({
      moved: () => {
        moved += 1;
      },
      ended: (ids) => void heardByOther.push(...ids),
    });
    await expect
      .poll(() => {
        one.store.announcements.ended(['mine']);
        return heardByOther;
      })
      .toContain('mine');
    await expect
      .poll(() => {
        other.store.announcements.ended(['yours']);
        return heardByOne;
      })
      .toContain('yours');
    expect(heardByOne).not.toContain('mine');
    // Twice: the first may be what a new connection says by itself.
    for (let times = 0; times < 2; times += 1) {
      const before = moved;
      expect((await book(one)).status).toBe(200);
      await expect.poll(() => moved).toBeGreaterThan(before);
    }
  });

  it('show a commit of one on a stream of the other, and end a stream whose session ends there', {
    timeout: 19_000,
  }, async () => {
    // In less time than passes between two checks of the session.
    const { headers } = await signedIn(one, 'management');
    const response = await other.app.request(endpoints.changesStream, { headers });
    expect(response.status).toBe(200);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    let text = '';
    const until = async (wanted: string) => {
      while (!text.includes(wanted)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`The stream ended: ${text}`);
        text += decoder.decode(value, { stream: true });
      }
    };
    await until('retry:');
    expect((await book(one)).status).toBe(200);
    await until('event: changed');
    const ended = (async () => {
      while (!(await reader.read()).done);
      return 'ended';
    })();
    expect((await one.app.request(endpoints.session, { method: 'DELETE', headers })).status).toBe(204);
    expect(await ended).toBe('ended');
  });

  it('tell each other who is writing to a guest', async () => {
    let told: unknown;
    other.store.announcements.listen({
      moved: () => undefined,
      ended: () => undefined,
      wrote: (notice) => {
        told = notice;
      },
    });
    const notice = { record: v7(), kind: 'tour', account: v7(), writing: true };
    await expect
      .poll(() => {
        one.store.announcements.wrote(notice);
        return told;
      })
      .toEqual(notice);
  });

  it('do a job one at a time, and take it over from one that is gone', async () => {
    const line = await openDatabaseProxy(database.url);
    const third = await openNode(line.url);
    const { open: told, opened: begun } = createGate();
    const working = third.store.runExclusively('retention', async (lost) => {
      told();
      await new Promise((resolve) => lost.addEventListener('abort', resolve));
      return 'stopped';
    });
    await begun;
    expect(await one.store.runExclusively('retention', async () => 'done')).toBeNull();
    line.cut();
    expect(await working).toBe('stopped');
    await expect.poll(() => one.store.runExclusively('retention', async () => 'done')).toBe('done');
    await third.close();
    await line.close();
  });

  it('take what a device signed that registered with another, until a third revokes it', async () => {
    const withKeysOfOne = async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'node-'));
      await cp(join(one.dataDir, 'keys'), join(dataDir, 'keys'), { recursive: true });
      return openNode(database.url, { dataDir });
    };
    const [second, third] = [await withKeysOfOne(), await withKeysOfOne()];
    const guide = await signedIn(one, 'logistics');
    const manager = await signedIn(third, 'management');
    const phone = await openSigningPhone(one, guide);
    const carry = async ({ app }: TestNode) => {
      const capturedAt = new Date().toISOString();
      const { envelopes } = await phone.handOver([handedEntry(guide.id, { capturedAt })]);
      const response = await app.request(endpoints.sealedReplay, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(envelopes[0]),
      });
      return (await response.json()).results;
    };
    expect(await carry(second)).toMatchObject([{ status: 200 }]);
    expect(await carry(third)).toMatchObject([{ status: 200 }]);
    const revoked = await third.app.request(`${endpoints.deviceKeys}/${guide.id}/${phone.device}`, {
      method: 'DELETE',
      headers: manager.headers,
    });
    expect(revoked.status).toBe(200);
    await expect
      .poll(() => Date.now())
      .toBeGreaterThan(Date.parse((await revoked.json())[0].signing.revokedAt));
    for (const node of [one, second, third]) expect(await carry(node)).toMatchObject([{ status: 403 }]);
    for (const node of [second, third]) {
      await node.close();
      await rm(node.dataDir, { recursive: true });
    }
  });

  it('remove what has expired once, whoever tries', async () => {
    const doing = { by: 'boss@example.com', at: new Date().toISOString() };
    await one.store.admin.changeRetention({ months: { pageReports: 1 } }, doing);
    const at = doing.at;
    await one.store.report([{ id: v7(), path: '/', at, metric: 'view', value: 1 }], at);
    const inDays = (days: number) => () => new Date(Date.now() + days * 24 * 60 * 60 * 1_000);
    const hub = createStreamHub();
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined } as unknown as Log;
    // A leap of two months is believed when the next day agrees.
    for (const clock of [inDays(58), inDays(59)]) {
      await Promise.all([one, other].map(({ store }) => runRetention({ store, clock, hub, log })));
    }
    const { lines } = await one.store.accounts.readAudit();
    expect(lines.filter(({ action }) => action === 'retention.remove')).toHaveLength(1);
  });
});

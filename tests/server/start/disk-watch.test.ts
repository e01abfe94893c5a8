/** A disk that fills up is told of in time, and one that is full stops writing alone. */
import { afterEach, describe, expect, it } from 'vitest';
import { createDiskWatch } from '../../../server/start/disk-watch.ts';
import type { Log } from '../../../server/start/log.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** A disk of 1,000 blocks, of which some are free. */
function watchOf(first: number) {
  const lines: string[] = [];
  let free = first;
  const keep =
    (level: string) =>
    (_: unknown, words: string): void =>
      void lines.push(`${level} ${words}`);
  const log = { info: keep('info'), warn: keep('warn'), error: keep('error') } as unknown as Log;
  const disk = createDiskWatch('/data', log, async () => ({ blocks: 1_000, bavail: free, bsize: 4_096 }));
  return {
    disk,
    lines,
    async look(left: number) {
      free = left;
      await disk.look();
    },
  };
}

describe('A disk', () => {
  it('from 80% on is a line of the log, once in twelve hours, until there is room again', async () => {
    const { look, lines } = watchOf(500);
    await look(201);
    expect(lines).toEqual([]);
    for (let minutes = 0; minutes < 12 * 60; minutes += 1) await look(200);
    expect(lines).toEqual([expect.stringMatching(/^warn The disk is nearly full/)]);
    await look(150);
    expect(lines).toHaveLength(2);
    await look(400);
    expect(lines.at(-1)).toMatch(/^info The disk has room again/);
  });

  it('is shown to management, and is a metric', async () => {
    const { disk, look } = watchOf(500);
    await look(150);
    server = await openTestServer({ disk });
    const { headers } = await signedIn(server, 'management');
    const answer = await server.app.request(endpoints.disk, { headers });
    expect(await answer.json()).toEqual({ space: { used: 0.85, freeBytes: 150 * 4_096 }, missingKeys: [] });
    const metrics = await (await server.app.request(endpoints.metrics, { headers })).text();
    expect(metrics).toContain('disk_used_ratio 0.85');
    const other = await signedIn(server, 'operations');
    expect((await server.app.request(endpoints.disk, { headers: other.headers })).status).toBe(403);
  });

  it('of the real system is read', async () => {
    const quiet = () => undefined;
    const disk = createDiskWatch(import.meta.dirname, { info: quiet, warn: quiet } as unknown as Log);
    await disk.look();
    expect(disk.space()?.used).toBeGreaterThan(0);
    expect(disk.space()?.used).toBeLessThan(1);
  });
});

describe('On a disk without room', () => {
  it('staff go on reading, however long ago they were here', async () => {
    let now = new Date('2027-01-05T08:00:00.000Z');
    server = await openTestServer({ clock: () => now });
    const { headers } = await signedIn(server, 'management');
    server.store.accounts.touch = () =>
      Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }));
    now = new Date('2027-01-05T09:00:00.000Z');
    for (const call of [endpoints.changes, endpoints.bookingInfos, endpoints.audit, endpoints.retention]) {
      expect((await server.app.request(call, { headers })).status).toBe(200);
    }
  });
});

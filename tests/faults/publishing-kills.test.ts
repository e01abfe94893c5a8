/** The server is killed while it publishes the site: at each step visitors see the edition before or the new one, whole. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../server/store/core/open.ts';
import { endpoints } from '../../src/contract/protocol/endpoints.ts';
import { type RunningServer, startServer } from '../parts/server/running-server.ts';
import { addAccount, cookiesOf, PASSWORD } from '../parts/server/staff.ts';

const PAGES = ['/mid_budget', '/Alltrips'];

let dataDir: string;
let email: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
  const store = await openStore({ dataDir, databaseUrl: '' });
  ({ email } = await addAccount({ store }, 'management'));
  await store.close();
});
afterAll(() => rm(dataDir, { recursive: true }));

/** A server with somebody who may publish. */
async function open() {
  const server = await startServer({ dataDir });
  const origin = `http://127.0.0.1:${server.port}`;
  const ask = (path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const signedIn = await ask(endpoints.login, { email, password: PASSWORD });
  const headers = { Cookie: cookiesOf(signedIn) };
  return {
    server,
    text: async (page: string) => (await ask(page)).text(),
    async editions() {
      return (await (await ask(endpoints.siteEditions, undefined, headers)).json()) as {
        current: number;
        editions: { number: number; changes: { after: string }[] }[];
      };
    },
    async draft(value: string) {
      const id = v7();
      const last = server.rows('site_draft').find(({ field }) => field === 'price');
      const body = {
        item: 'figures/midBudget',
        field: 'price',
        language: 'en',
        value,
        seen: last?.change ?? null,
      };
      const answer = await ask(endpoints.siteDrafts, body, { ...headers, 'Idempotency-Key': id });
      expect(answer.status).toBe(200);
      return id;
    },
    publish: (release: object) => ask(endpoints.siteEditions, { note: '', ...release }, headers),
  };
}

/** Resolves once the folder of editions and the rows of editions look as wanted, or nothing more is awaited. */
async function seen(
  isSeen: (paths: readonly string[]) => boolean,
  server: RunningServer,
  isOver: () => boolean,
): Promise<void> {
  const folder = join(dataDir, 'editions');
  while (!isOver()) {
    const paths = await readdir(folder, { recursive: true }).catch(() => []);
    if (isSeen([...paths, ...server.rows('site_edition').map(({ release }) => String(release))])) return;
    await setImmediate();
  }
}

const steps: readonly [step: string, is: (paths: readonly string[], release: string) => boolean][] = [
  ['the pages begin to be drawn', (paths) => paths.some((path) => path.endsWith('.tmp'))],
  ['some pages are drawn', (paths) => paths.some((path) => /\.tmp\/site\/.*html$/.test(path))],
  ['all are drawn', (paths) => paths.some((path) => path.endsWith('.tmp/drawn.json'))],
  ['the edition is in the database', (paths, release) => paths.includes(release)],
];

describe('A server that is killed while it publishes', () => {
  it.each(steps)(
    'when %s',
    async (_step, is) => {
      const first = await open();
      const { current } = await first.editions();
      const [now, next] = [current === 0 ? '$1,850' : `$1,90${current}`, `$1,90${current + 1}`];
      const release = { id: v7(), parent: current, drafts: [await first.draft(next)] };
      let isOver = false;
      const answer = first.publish(release).catch(() => undefined);
      const isAt = seen(
        (paths) => is(paths, release.id),
        first.server,
        () => isOver,
      );
      await Promise.race([isAt, answer.then(() => (isOver = true))]);
      await first.server.kill();
      await answer;

      const second = await open();
      const isPublished = (await second.editions()).current === current + 1;
      for (const page of PAGES) {
        const text = await second.text(page);
        expect([page, text.includes(now), text.includes(next)]).toEqual([page, !isPublished, isPublished]);
      }
      // Pressed again, it is published once.
      expect((await second.publish(release)).status).toBe(200);
      expect((await second.editions()).current).toBe(current + 1);
      for (const page of PAGES)
        expect([page, (await second.text(page)).includes(next)]).toEqual([page, true]);
      expect(second.server.output()).not.toMatch(/"level":50/);
      await second.server.stop();
    },
    120_000,
  );
});

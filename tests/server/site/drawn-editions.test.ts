/** Editions on the disk of a server: which are drawn first, and which files answer, and for how long. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DrawnEditions, openDrawnEditions } from '../../../server/site/drawn-editions.ts';
import { makeStubSite, packSaying, saying } from '../../parts/site/stub-prerender.ts';

let site: string;
let dataDir: string;
let drawn: DrawnEditions;
beforeEach(async () => {
  site = await makeStubSite();
  dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
  drawn = openDrawnEditions(site, dataDir);
});
afterEach(async () => {
  await drawn.end();
  await rm(dataDir, { recursive: true });
  await rm(dirname(site), { recursive: true });
});

it('Files of what was shown for long answer for some time after another version of the program took over', async () => {
  const { folder } = await drawn.draw(saying('old'));
  await drawn.show(await drawn.draw(saying('old')));
  const monthsAgo = Date.now() / 1_000 - 90 * 24 * 60 * 60;
  await utimes(join(folder, 'shown'), monthsAgo, monthsAgo);
  await drawn.end();
  const nextSite = await makeStubSite('next');
  const next = openDrawnEditions(nextSite, dataDir);
  const shown = await next.show(await next.draw(saying('new')));
  await next.prune(Date.now());
  const pack = packSaying('old');
  expect(existsSync(join(shown.earlier.get(pack) ?? '', pack))).toBe(true);
  await next.end();
  await rm(dirname(nextSite), { recursive: true });
});

it('Files of editions answer where a restored database has none', async () => {
  await drawn.show(await drawn.draw(saying('tomorrow')));
  await drawn.end();
  const restored = openDrawnEditions(site, dataDir);
  const shown = await restored.showBuilt();
  const pack = packSaying('tomorrow');
  expect(existsSync(join(shown.earlier.get(pack) ?? '', pack))).toBe(true);
  await restored.end();
});

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

it('A release is drawn before the previews that wait', async () => {
  const order: string[] = [];
  const preview = (value: string) =>
    drawn.draw(saying(value), { isPreview: true }).then(() => order.push(value));
  const previews = ['one', 'two', 'three'].map(preview);
  const release = drawn.draw(saying('release')).then(() => order.push('release'));
  await Promise.all([...previews, release]);
  expect(order.indexOf('release')).toBeLessThan(2);
});

it('A release of what a preview waits for is drawn before the others too', async () => {
  const order: string[] = [];
  const draw = (value: string, isPreview: boolean) =>
    drawn.draw(saying(value), { isPreview }).then(() => order.push(value));
  const previews = ['one', 'two', 'three', 'four'].map((value) => draw(value, true));
  await Promise.all([...previews, draw('four', false)]);
  expect(order.indexOf('four')).toBeLessThan(2);
});

it('Few previews wait at a time, and the others are refused at once', async () => {
  const previews = Array.from({ length: 20 }, (_, place) =>
    drawn.draw(saying(`${place}`), { isPreview: true }),
  );
  const outcomes = await Promise.allSettled(previews);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(10);
  // The next one is drawn as if nothing had been.
  await drawn.draw(saying('next'), { isPreview: true });
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

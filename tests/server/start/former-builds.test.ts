/** Files of former builds, which pages that are still open ask for after a deploy. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { builtSite } from '../../../server/http/site.ts';
import { formerBuildsFolder, keepFilesOfBuild } from '../../../server/start/former-builds.ts';

const DAY = 24 * 60 * 60 * 1_000;
const BEGIN = Date.UTC(2027, 0, 1);

let home: string;
let site: string;
let former: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'former-'));
  site = join(home, 'site');
  former = formerBuildsFolder(join(home, 'data'));
});

/** Builds the site: as the bundler does, it empties the folder before. */
function build(...files: string[]): void {
  rmSync(site, { recursive: true, force: true });
  for (const file of files) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), `Content of ${file}`);
  }
}

/** The server starts after so many days. */
const start = (days: number) => keepFilesOfBuild(site, former, BEGIN + days * DAY);

const kept = () =>
  readdirSync(former, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.') && name !== 'builds.json')
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

it('a script stays when the next build has replaced it, with its compressed copies', async () => {
  build('assets/form-one.js', 'assets/form-one.js.br', 'index.html', 'packs/core.one.json');
  await start(0);
  build('assets/form-two.js');
  await start(1);
  expect(kept()).toEqual([
    'assets/form-one.js',
    'assets/form-one.js.br',
    'assets/form-two.js',
    'packs/core.one.json',
  ]);
  expect(readFileSync(join(former, 'assets/form-one.js'), 'utf8')).toBe('Content of assets/form-one.js');
});

it('goes 30 days after it was replaced, however long it was in use before', async () => {
  build('assets/one.js', 'assets/same.js');
  await start(0);
  build('assets/two.js', 'assets/same.js');
  await start(400);
  build('assets/three.js', 'assets/same.js');
  await start(429);
  expect(kept()).toContain('assets/one.js');
  await start(431);
  expect(kept()).toEqual(['assets/same.js', 'assets/three.js', 'assets/two.js']);
});

it('the last build before the present one stays, whatever the clock says', async () => {
  build('assets/one.js');
  await start(0);
  build('assets/two.js');
  await start(1);
  await start(4_000);
  expect(kept()).toEqual(['assets/one.js', 'assets/two.js']);
  await start(2);
  expect(kept()).toEqual(['assets/one.js', 'assets/two.js']);
});

it('a build that comes back is the present one again', async () => {
  build('assets/one.js');
  await start(0);
  build('assets/two.js');
  await start(1);
  build('assets/one.js');
  await start(2);
  await start(100);
  expect(kept()).toEqual(['assets/one.js', 'assets/two.js']);
});

it('a list that was cut off in the middle costs nothing but what it listed', async () => {
  build('assets/one.js');
  await start(0);
  writeFileSync(join(former, 'builds.json'), '[{"fil');
  build('assets/two.js');
  await start(1);
  expect(kept()).toContain('assets/two.js');
});

it('the server answers with them, and never with a page in their place', async () => {
  build('assets/one.js', 'site.json', 'not-found.html');
  writeFileSync(
    join(site, 'site.json'),
    JSON.stringify({ documents: { '/not-found': 'not-found.html' }, inside: {}, texts: [] }),
  );
  await start(0);
  rmSync(join(site, 'assets'), { recursive: true });
  const facts = () => ({ origin: 'http://localhost', sealingKey: '' });
  const app = builtSite(site, { former }).routes(facts);
  const found = await app.request('/assets/one.js');
  expect(found.status).toBe(200);
  expect(await found.text()).toBe('Content of assets/one.js');
  expect(found.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(found.headers.get('Last-Modified')).toBeNull();
  expect((await app.request('/assets/never.js')).status).toBe(404);
  expect((await app.request('/builds.json')).status).toBe(404);
  expect((await app.request('/assets/../builds.json')).status).toBe(404);
});

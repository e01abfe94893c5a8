/** Scripts of destination pages against the barest page that React and its router can draw. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { freePort } from '../../parts/server/running-server.ts';
import { sumWeights, type WeighedFile, weigh } from '../../parts/sources/weight.ts';
import { compare, roundsAsked } from '../parts/spread.ts';
import { type Figures, kilobytes, watchTransfers, withSite } from '../parts/transfer.ts';
import { filesOf, openStaticServer } from '../peers/static-server.ts';

const BARE_APP = `
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

const Page = () => <><h1>Serengeti</h1><Link to="/">Home</Link></>;

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<Page />} />
    </Routes>
  </BrowserRouter>,
);
`;

/** With slides and without: most destinations have none. */
const ADDRESSES = ['/wildlife/Serengeti', '/wildlife/Mikumi_national_park'];

/** Each destination and the bare page are visited by turns. */
export async function measureScripts(): Promise<Figures> {
  const bare = await buildBareApp();
  const served = await openStaticServer(await freePort(), filesOf(bare));
  const bareBytes: number[] = [];
  const ours = new Map<string, WeighedFile[][]>(ADDRESSES.map((address) => [address, []]));
  await withSite(async (browser, origin) => {
    for (let round = 0; round < roundsAsked(); round += 1) {
      const files = await listScripts(browser, `${served.origin}/`);
      bareBytes.push(await sumBrotli(files.map((path) => join(bare, path))));
      for (const [address, rounds] of ours)
        rounds.push((await listScripts(browser, origin + address)).map(weigh));
    }
  });
  await served.close();
  await rm(dirname(bare), { recursive: true });
  return [...ours].flatMap(([address, rounds]): Figures => {
    const [first = []] = rounds;
    return [
      [
        `scripts of ${address} until idle / of a bare React and react-router-dom page, brotli (goal 1.15)`,
        compare(rounds.map(sumWeights), bareBytes, kilobytes, 3),
      ],
      ...[...first]
        .sort((one, other) => other.bytes - one.bytes)
        .map(({ path, bytes }): [string, string] => [`  ${path}`, kilobytes(bytes)]),
    ];
  });
}

/** @returns the paths of all scripts that a first visit brings until it is idle */
async function listScripts(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, serviceWorkers: 'block' });
  const transfers = await watchTransfers(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return transfers.filter(({ kind }) => kind === 'Script').map(({ path }) => path);
}

/** Built as the site is. Inside the project, so that it finds the same React. @returns the folder of what is built */
async function buildBareApp(): Promise<string> {
  await mkdir('dist', { recursive: true });
  const root = await mkdtemp('dist/bare-');
  await writeFile(join(root, 'main.jsx'), BARE_APP);
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><div id="root"></div><script type="module" src="./main.jsx"></script>',
  );
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    build: { target: 'es2022', modulePreload: { polyfill: false } },
  });
  return join(root, 'dist');
}

async function sumBrotli(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => brotliCompressSync(await readFile(file)).length));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** Scripts of destination pages against the barest page that React and its router can draw. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { sumWeights, type WeighedFile, weigh } from '../parts/weight.ts';
import { type Figures, kilobytes, watchTransfers, withSite } from './transfer.ts';

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

export async function measureScripts(): Promise<Figures> {
  const bare = await buildBareApp();
  const figures: Figures = [['a bare React and react-router-dom page, brotli', kilobytes(bare)]];
  for (const address of ADDRESSES) {
    const scripts = await listScripts(address);
    const all = sumWeights(scripts);
    figures.push(
      [`scripts of ${address} until idle, brotli`, kilobytes(all)],
      ...scripts.map(({ path, bytes }): [string, string] => [`  ${path}`, kilobytes(bytes)]),
      ['  times as much as the bare page (goal 1.15 at most)', (all / bare).toFixed(3)],
    );
  }
  return figures;
}

async function listScripts(address: string): Promise<WeighedFile[]> {
  const paths = await withSite(async (browser, origin) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 }, serviceWorkers: 'block' });
    const transfers = await watchTransfers(page);
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    return transfers.filter(({ kind }) => kind === 'Script').map(({ path }) => path);
  });
  return paths.map(weigh).sort((a, b) => b.bytes - a.bytes);
}

/** Built as the site is. Inside the project, so that it finds the same React. */
async function buildBareApp(): Promise<number> {
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
  const assets = join(root, 'dist/assets');
  const sizes = await Promise.all((await readdir(assets)).map((file) => brotliSize(join(assets, file))));
  await rm(root, { recursive: true });
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

async function brotliSize(file: string): Promise<number> {
  return brotliCompressSync(await readFile(file)).length;
}

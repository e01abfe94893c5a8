/**
 * Our pages as a site of Astro: a static page for each address, drawn without a script, with React islands where a
 * visitor does something. A page whose content changes as a whole is one island.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ISLANDS_PLUGIN, ROUTER } from './astro-parts.ts';
import { componentOf, FRAME, makeFolder, OURS, type PeerPage, WITH_REACT } from './content.ts';
import { givePackages, runIn } from './packages.ts';
import { PATTERNS } from './precache.ts';

/** Parts of a page that are islands, with the file of ours that has them. They come when they are seen. */
const ISLANDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  home: { DeferredHomeBooking: 'pages/home/deferred-home-booking.tsx' },
  'park-with-show': {
    SlideShow: 'pages/parts/destination/slide-show.tsx',
    Migration: 'pages/park/migration.tsx',
  },
  'important-details': { PackingList: 'pages/parts/packing-list.tsx' },
};

/** Kinds that are one island: lists with filters, tabs, a map, and forms. */
const WHOLE = new Set([
  ...['wildlife', 'destinations', 'packages', 'package-families', 'package', 'plates', 'compare', 'map'],
  ...['search', 'lookup', 'package-booking', 'trip-plan', 'flight-booking', 'event-contact', 'stay-services'],
]);

/** Arguments of the plugin: files of all parts, files of the pages that have them, and our source folder. */
const TOLD = [
  Object.assign({}, ...Object.values(ISLANDS)),
  Object.keys(ISLANDS).map((kind) => componentOf(kind).replace('ours/', '')),
  OURS,
]
  .map((value) => JSON.stringify(value))
  .join(', ');

/** Settings of Workbox: a limit above every file's size, and no page in place of one that is not saved. */
const WORKBOX = JSON.stringify({
  globPatterns: PATTERNS,
  maximumFileSizeToCacheInBytes: 5_000_000,
  navigateFallback: null,
});

const CONFIG = `
import react from '@astrojs/react';
import AstroPWA from '@vite-pwa/astro';
import { defineConfig } from 'astro/config';
import { islands } from './islands-plugin.ts';

export default defineConfig({
  integrations: [
    react(),
    AstroPWA({ registerType: 'autoUpdate', manifest: false, workbox: ${WORKBOX} }),
  ],
  vite: {
    plugins: [islands(${TOLD})],
    define: { PROGRAM_VERSION: '"peer"' },
    resolve: {
      alias: [
        { find: /^ours\\//, replacement: ${JSON.stringify(`${OURS}/`)} },
        { find: /^react-router-dom$/, replacement: new URL('./src/router.tsx', import.meta.url).pathname },
      ],
      dedupe: ['react', 'react-dom'],
    },
    ssr: { noExternal: ${JSON.stringify(WITH_REACT)} },
  },
});
`;

/** The menu works without a script; this closes its lists, and shares the page. */
const SCRIPT = `
import { registerSW } from 'virtual:pwa-register';

registerSW({ immediate: true });
const menu = document.querySelector('#menu');
const button = document.querySelector('.menu-button');
menu.addEventListener('toggle', ({ newState }) => {
  button.textContent = newState === 'open' ? 'Close' : 'Menu';
});
document.addEventListener('pointerdown', ({ target }) => {
  for (const list of menu.querySelectorAll('details[open]')) if (!list.contains(target)) list.open = false;
});
document.querySelector('.share button')?.addEventListener('click', async () => {
  const url = location.href;
  if (navigator.share) await navigator.share({ title: document.title, url });
  else await navigator.clipboard.writeText(url);
});
`;

const LAYOUT = `---
const { title, description } = Astro.props;
---
<!doctype html>
<html lang="en" data-whole>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" type="image/svg+xml" href="/icons/icon.svg" />
    <title>{title}</title>
    <meta name="description" content={description} />
  </head>
  <body>
    <div id="root"><slot /></div>
    <script src="/src/page.ts"></script>
  </body>
</html>
`;

/** A page drawn once, with its islands where our components have them. */
const PAGE_WITH_PARTS = (kind: string, names: readonly string[]) => `---
import 'ours/app/styles.css';
import Page from '${componentOf(kind)}';
import Layout from '../layout.astro';
import { readPage, split } from '../read.ts';
${names.map((name) => `import ${name} from '../islands/${name}.tsx';`).join('\n')}
const { address } = Astro.props;
const page = readPage(address);
const main = createElement('main', { id: 'main', tabIndex: -1 }, createElement(Page, { data: page.data }));
const parts = split(renderToStaticMarkup(createElement(Frame, null, main)));
---
<Layout title={page.title} description={page.description}>
  {parts.map((part) => <Fragment set:html={part.html} />${names
    .map((name) => `{part.name === '${name}' && <${name} client:visible {...part.props} />}`)
    .join('')
    .replace(/^(.+)$/, '<Fragment>$1</Fragment>')})}
</Layout>
`;

/** A page whose main part is one island. */
const WHOLE_PAGE = (kind: string) => `---
import 'ours/app/styles.css';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Main from '../islands/${kind}.tsx';
import { Frame } from '../frame.tsx';
import Layout from '../layout.astro';
const { address } = Astro.props;
const page = readPage(address);
const frame = renderToStaticMarkup(createElement(Frame, null, createElement('x-main')));
const [before, after] = frame.split('<x-main></x-main>');
---
<Layout title={page.title} description={page.description}>
  <Fragment set:html={before} />
  <Main client:load data={page.data} />
  <Fragment set:html={after} />
</Layout>
`;

const MAIN = (kind: string) => `
import Page from '${componentOf(kind)}';

export default function Main({ data }) {
  return <main id="main" tabIndex={-1}><Page data={data} /></main>;
}
`;

const READ = `
import { readFileSync } from 'node:fs';

export function readPage(address) {
  globalThis.addressOfPage = address;
  return JSON.parse(readFileSync('content/' + (address === '/' ? 'home' : address.slice(1)) + '.json', 'utf8'));
}

export function split(html) {
  const pieces = html.split(/<x-island name="([^"]+)" props="([^"]*)"><\\/x-island>/);
  const parts = [];
  for (let at = 0; at < pieces.length; at += 3)
    parts.push({
      html: pieces[at],
      name: pieces[at + 1],
      props: pieces[at + 2] && JSON.parse(decodeURIComponent(pieces[at + 2])),
    });
  return parts;
}
`;

const pageOf = (address: string, kind: string) => `---
import Kind from '/src/kinds/${kind}.astro';
---
<Kind address=${JSON.stringify(address)} />
`;

/** @returns the folder that a static server serves, and how to remove it */
export async function buildAstroSite(pages: readonly PeerPage[]) {
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  const folder = await makeFolder('astro', pages, {
    'astro.config.ts': CONFIG,
    'islands-plugin.ts': ISLANDS_PLUGIN,
    'src/router.tsx': ROUTER,
    'src/frame.tsx': FRAME,
    'src/page.ts': SCRIPT,
    'src/layout.astro': LAYOUT,
    'src/read.ts': READ,
    ...Object.fromEntries(
      kinds.flatMap((kind) => {
        const islands = Object.entries(ISLANDS[kind] ?? {});
        const names = islands.map(([name]) => name);
        return [
          [`src/kinds/${kind}.astro`, WHOLE.has(kind) ? WHOLE_PAGE(kind) : PAGE_WITH_PARTS(kind, names)],
          ...(WHOLE.has(kind) ? [[`src/islands/${kind}.tsx`, MAIN(kind)]] : []),
          ...islands.map(([name, file]) => [
            `src/islands/${name}.tsx`,
            `export { ${name} as default } from 'ours/${file}';`,
          ]),
        ];
      }),
    ),
    ...Object.fromEntries(
      pages.map(({ address, kind }) => [
        `src/pages/${address === '/' ? 'index' : address.slice(1)}.astro`,
        pageOf(address, kind),
      ]),
    ),
  });
  await givePackages(folder, 'astro');
  runIn(folder, 'astro/astro.js', ['build']);
  return { site: join(folder, 'dist'), remove: () => rm(folder, { recursive: true }) };
}

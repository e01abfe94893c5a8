/**
 * Our pages as a site of React Router 7 in framework mode: prerendered for a static server (ssr: false), loaders for
 * the data, a route module for each kind of page, the rest as its default template has it.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { componentOf, FRAME, makeFolder, OURS, type PeerPage, WITH_REACT } from './content.ts';
import { givePackages, runIn } from './packages.ts';
import { writeWorker } from './precache.ts';

const ROOT = `
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import 'ours/app/styles.css';
import { Frame } from './frame';

export const links = () => [{ rel: 'icon', href: '/icons/icon.svg', type: 'image/svg+xml' }];

export function Layout({ children }) {
  return (
    <html lang="en" data-whole="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <script src="/registerSW.js" defer />
      </head>
      <body>
        <div id="root">{children}</div>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Frame><main id="main" tabIndex={-1}><Outlet /></main></Frame>;
}
`;

const routeModule = (kind: string) => `
import Page from '${componentOf(kind)}';

export async function loader({ request }) {
  const { readPage } = await import('../content.server');
  return readPage(new URL(request.url).pathname);
}

export const meta = ({ loaderData }) => [
  { title: loaderData.title },
  { name: 'description', content: loaderData.description },
];

export default ({ loaderData }) => <Page data={loaderData.data} />;
`;

const CONTENT = `
import { readFileSync } from 'node:fs';

export function readPage(path) {
  const address = decodeURIComponent(path).replace(/\\.data$/, '').replace(/^\\/_root$/, '/').replace(/(.)\\/$/, '$1');
  const name = address === '/' ? 'home' : address.slice(1);
  const { title, description, data } = JSON.parse(readFileSync('content/' + name + '.json', 'utf8'));
  return { title, description, data };
}
`;

const CONFIG = `
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  define: { PROGRAM_VERSION: '"peer"' },
  resolve: {
    alias: [
      { find: /^ours\\//, replacement: ${JSON.stringify(`${OURS}/`)} },
      { find: /^react-router-dom$/, replacement: 'react-router' },
    ],
    dedupe: ['react', 'react-dom', 'react-router'],
  },
  // They are our components' own, and are to use the peer's React.
  ssr: { noExternal: ${JSON.stringify(WITH_REACT)} },
});
`;

/** @returns the folder that a static server serves, and how to remove it */
export async function buildReactRouterSite(pages: readonly PeerPage[]) {
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  const addresses = pages.map(({ address }) => address);
  const folder = await makeFolder('react-router', pages, {
    'vite.config.ts': CONFIG,
    'react-router.config.ts': `export default { ssr: false, prerender: ${JSON.stringify(addresses)} };`,
    'app/root.tsx': ROOT,
    'app/frame.tsx': FRAME,
    'app/content.server.ts': CONTENT,
    'app/routes.ts': routesOf(pages),
    ...Object.fromEntries(kinds.map((kind) => [`app/routes/${kind}.tsx`, routeModule(kind)])),
  });
  await givePackages(folder, 'react-router');
  runIn(folder, '@react-router/dev/bin.js', ['build']);
  const site = join(folder, 'build/client');
  await writeWorker(site);
  return { site, remove: () => rm(folder, { recursive: true }) };
}

/** Pages of one kind below one address are one route with a parameter, as one would write it. */
function routesOf(pages: readonly PeerPage[]): string {
  const routes = new Set<string>();
  for (const { address, kind } of pages) {
    const parent = address.slice(1).split('/').slice(0, -1).join('/');
    const family = pages.filter((page) => page.kind === kind && page.address.startsWith(`/${parent}/`));
    const path = parent && family.length > 3 ? `${parent}/:name` : address;
    routes.add(`route('${path}', 'routes/${kind}.tsx', { id: '${path}' })`);
  }
  const list = [...routes].join(',\n');
  return `import { route } from '@react-router/dev/routes';\nexport default [\n${list}\n];`;
}

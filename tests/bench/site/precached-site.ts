/**
 * The built site as vite-plugin-pwa saves it by itself: each file precached by its own worker, with the plugin's default
 * patterns and the posters, which these would leave out.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { build } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { type OpenSite, openFileSite, type SiteFile } from '../parts/file-site.ts';

const SITE = resolve('dist/site');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
/** Pages that no visitor saves, and the packs of our own worker. */
const LEFT_OUT = [
  'packs/**',
  'prints/**',
  'social/**',
  'de/**',
  'fr/**',
  '*_department.html',
  'Management.html',
  'service-worker.js',
  'site-packs.js',
];

export async function openPrecachedSite(port: number): Promise<OpenSite> {
  const worker = await buildWorker();
  return openFileSite(port, async (path) => {
    const script = worker.get(path);
    if (script) return { type: 'text/javascript', body: script };
    for (const name of [path, `${path}.html`, join(path, 'index.html')]) {
      const file = await read(name);
      if (file) return file;
    }
    return undefined;
  });
}

async function read(name: string): Promise<SiteFile | undefined> {
  // Our program would register its own worker in place of the plugin's.
  const type = name === '/service-worker.js' ? undefined : TYPES[extname(name)];
  const body = type ? await readFile(join(SITE, name)).catch(() => undefined) : undefined;
  // A page registers this worker and not our own.
  return type && body
    ? {
        type,
        body: name.endsWith('.html')
          ? String(body).replace('</head>', '<script src="/registerSW.js" defer></script></head>')
          : body,
      }
    : undefined;
}

/** Builds an empty program with the plugin, whose worker lists the files of our site. */
async function buildWorker(): Promise<Map<string, string>> {
  const root = await mkdtemp('dist/precached-');
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><html><head><title>Empty</title></head><body></body></html>',
  );
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      VitePWA({
        registerType: 'autoUpdate',
        injectRegister: 'script-defer',
        manifest: false,
        workbox: {
          globDirectory: SITE,
          globPatterns: ['**/*.{js,css,html,svg,woff2}'],
          globIgnores: LEFT_OUT,
          maximumFileSizeToCacheInBytes: 5_000_000,
          inlineWorkboxRuntime: true,
        },
      }),
    ],
  });
  const files = new Map<string, string>();
  for (const name of ['sw.js', 'registerSW.js'])
    files.set(`/${name}`, await readFile(join(root, 'dist', name), 'utf8'));
  await rm(root, { recursive: true });
  return files;
}

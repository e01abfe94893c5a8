/**
 * Files that vite-plugin-pwa saves of a built folder: all of them, precached by its own worker. React Router
 * writes its documents after the plugin has made its list, so the list is made afterwards, as its users do.
 */
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** The plugin's own patterns with pictures, typefaces and the data of steps, which these would leave out. */
export const PATTERNS = ['**/*.{js,css,html,svg,woff2,data}'];

/** Size limit of a file in bytes, so high that no page is left out. */
const LARGEST = 5_000_000;

const EMPTY = '<!doctype html><html><head><title>Empty</title></head><body></body></html>';

/** Writes sw.js and registerSW.js into a folder of finished files. */
export async function writeWorker(site: string): Promise<void> {
  const root = await mkdtemp('dist/worker-of-peer-');
  await writeFile(join(root, 'index.html'), EMPTY);
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir: 'empty' },
    plugins: [
      VitePWA({
        outDir: site,
        registerType: 'autoUpdate',
        injectRegister: 'script-defer',
        manifest: false,
        workbox: {
          globDirectory: site,
          globPatterns: PATTERNS,
          maximumFileSizeToCacheInBytes: LARGEST,
          inlineWorkboxRuntime: true,
          navigateFallback: null,
          manifestTransforms: [
            // Documents are saved under the addresses that links name, as the plugin's integrations do it.
            (entries) => ({
              manifest: entries.map((entry) => ({
                ...entry,
                url: entry.url.replace(/\/?index\.html$/, '') || '/',
              })),
              warnings: [],
            }),
          ],
        },
      }),
    ],
  });
  await copyFile(join(root, 'empty/registerSW.js'), join(site, 'registerSW.js'));
  await rm(root, { recursive: true });
}

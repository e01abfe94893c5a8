import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkGroups } from './src/build/bundle/chunks.ts';
import { compressPlugin } from './src/build/bundle/compress-plugin.ts';
import { embeddedDetailsPlugin } from './src/build/bundle/embedded-details-plugin.ts';
import { leanBuilds } from './src/build/bundle/lean-builds.ts';
import { leanRouterPlugin } from './src/build/bundle/lean-router-plugin.ts';
import { sharedDexiePlugin, withDexie } from './src/build/bundle/shared-dexie.ts';
import { oldestBrowsers } from './src/build/bundle/worker-scripts.ts';
import { workerVersionPlugin } from './src/build/bundle/worker-version-plugin.ts';
import { programVersion } from './src/build/packs/program-version.ts';
import { sitePlugin } from './src/build/site-plugin.ts';

const outDir = 'dist/site';

interface PreloadHost {
  hostId: string;
  hostType: 'html' | 'js';
}

/** Every browser has the Web Crypto that the sealing library asks for first; Node's is never fetched. */
const rolldownOptions = {
  external: ['crypto'],
  checks: { pluginTimings: false },
  output: { codeSplitting: { groups: chunkGroups(import.meta.dirname) } },
};

/** Pages are drawn by a server of ours, while they are worked on too (server/dev). */
function ownServerPlugin(): Plugin {
  return {
    name: 'own-server',
    configureServer() {
      throw new Error('To work on the product: npm run dev');
    },
  };
}

/** The document of a step names the scripts of its page (app/navigation/page-document.ts): the shell need not know them all. */
const modulePreload = {
  polyfill: false,
  resolveDependencies: (_file: string, files: string[], { hostId, hostType }: PreloadHost) =>
    hostType === 'js' && /assets\/index-/.test(hostId) ? [] : withDexie(files),
};

export default defineConfig(({ isSsrBuild }) => ({
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, target: 'node20' }
    : { outDir, manifest: true, modulePreload, rolldownOptions, target: oldestBrowsers },
  define: isSsrBuild ? {} : { PROGRAM_VERSION: JSON.stringify(programVersion()) },
  resolve: { alias: isSsrBuild ? [] : leanBuilds },
  // The worker that writes workbooks; as a module, because it shares its parts with nobody.
  worker: { format: 'es' },
  plugins: isSsrBuild
    ? []
    : [
        embeddedDetailsPlugin(),
        leanRouterPlugin(),
        sharedDexiePlugin(),
        ownServerPlugin(),
        react(),
        sitePlugin(outDir),
        VitePWA({
          strategies: 'injectManifest',
          srcDir: 'src/service-worker',
          filename: 'service-worker.ts',
          outDir,
          registerType: 'prompt',
          injectRegister: false,
          // Read here and not linked from index.html: a linked one is renamed by its hash.
          manifest: JSON.parse(readFileSync('manifest.webmanifest', 'utf8')),
          injectManifest: {
            rollupFormat: 'iife',
            target: oldestBrowsers,
            // The worker saves packs, and has no list of files (docs/decisions/002).
            injectionPoint: '',
          },
        }),
        workerVersionPlugin(outDir),
        compressPlugin(outDir),
      ],
}));

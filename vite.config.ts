import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressPlugin } from './src/build/compress-plugin.ts';
import { leanBuilds } from './src/build/lean-builds.ts';
import { packListPlugin, sitePlugin } from './src/build/site-plugin.ts';

const outDir = 'dist/site';
/** Every browser has the Web Crypto that the sealing library asks for first; Node's is never fetched. */
const rolldownOptions = {
  external: ['crypto'],
  checks: { pluginTimings: false },
  // React and the router as one file: every page needs all of it, and together it packs better.
  output: {
    codeSplitting: {
      groups: [
        // Every page needs all of it, and together it packs better.
        {
          name: 'program',
          test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
        },
        {
          name: 'plates',
          test: /src\/(ui|pages\/parts)\/(picture|months?|month-ring|year-ring|titled-texts|destination|page-end|share-button|photographs)\./,
        },
      ],
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, target: 'node20' }
    : { outDir, manifest: true, target: 'es2022', modulePreload: { polyfill: false }, rolldownOptions },
  resolve: { alias: isSsrBuild ? [] : leanBuilds },
  // The worker that writes workbooks; as a module, because it shares its parts with nobody.
  worker: { format: 'es' },
  plugins: isSsrBuild
    ? []
    : [
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
          // A system fetches the large icons when it installs; Chromium alone looks for this one before.
          includeManifestIcons: false,
          injectManifest: {
            rollupFormat: 'iife',
            // Letters that no page shows, only a person's name may: fetched when one is typed.
            globIgnores: ['assets/*-accented-*'],
            globPatterns: ['assets/*', 'icons/*.svg', 'icons/icon-192.png', 'manifest.webmanifest'],
            buildPlugins: { vite: [packListPlugin()] },
          },
        }),
        compressPlugin(outDir),
      ],
}));

import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressPlugin } from './src/build/compress-plugin.ts';
import { leanBuilds } from './src/build/lean-builds.ts';
import { leanRouterPlugin } from './src/build/lean-router-plugin.ts';
import { programVersion } from './src/build/program-version.ts';
import { packListPlugin, sitePlugin } from './src/build/site-plugin.ts';
import { withoutStaffProgram } from './src/build/staff-program.ts';

const outDir = 'dist/site';

interface PreloadHost {
  hostId: string;
  hostType: 'html' | 'js';
}

/** Every browser has the Web Crypto that the sealing library asks for first; Node's is never fetched. */
const rolldownOptions = {
  external: ['crypto'],
  checks: { pluginTimings: false },
  output: {
    codeSplitting: {
      groups: [
        // Every page needs all of it, and together it packs better.
        {
          name: 'program',
          test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
        },
        {
          name: 'plates',
          includeDependenciesRecursively: false,
          test: /src\/(ui|pages\/parts|content)\/(picture|seasons|months?|month-ring|year-ring|titled-texts|destination|page-end|share-button|photographs)\./,
        },
        // Public forms and the office share their schemas and the outbox, each in other parts: one file all the same.
        {
          name: 'schemas',
          test: /node_modules\/zod\/|src\/contract\/(answers|text|words|sanitise|sealing|honeypot|submissions|stay-packages|[a-z]+-(booking|plan|request))\.ts/,
          includeDependenciesRecursively: false,
        },
        {
          name: 'entry-kinds',
          test: /src\/contract\/(entry-kinds|reference)\.ts/,
          includeDependenciesRecursively: false,
        },
        // Small parts that forms use together: each with a style sheet of its own is a call before the first paint.
        {
          name: 'form-parts',
          test: /src\/(ui\/(dialog|field|stamp)|pages\/parts\/form-section)\./,
          includeDependenciesRecursively: false,
        },
        // What every department has, in one file: a phone that opens one of them offline reads few files, not many.
        {
          name: 'office-parts',
          test: /src\/office\/(charts|dashboard|figures|forms|frame|records|sign-in|table)\/|node_modules\/@tanstack\//,
          includeDependenciesRecursively: false,
        },
        {
          name: 'for-forms',
          test: /src\/device\/(for-forms\.ts|outbox\/(in-page|submit)\.ts|drafts\/)/,
          includeDependenciesRecursively: false,
        },
        {
          name: 'use-request-form',
          test: /src\/forms\/(use-|load-|edited|numbers|request-form|draft-offer|outcome|hand-on|calendar-event|past-date)/,
          includeDependenciesRecursively: false,
        },
      ],
    },
  },
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

/** The document of a step names the scripts of its page (app/page-document.ts): the shell need not know them all. */
const modulePreload = {
  polyfill: false,
  resolveDependencies: (_file: string, files: string[], { hostId, hostType }: PreloadHost) =>
    hostType === 'js' && /assets\/index-/.test(hostId) ? [] : files,
};

export default defineConfig(({ isSsrBuild }) => ({
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, target: 'node20' }
    : { outDir, manifest: true, target: 'es2022', modulePreload, rolldownOptions },
  define: isSsrBuild ? {} : { PROGRAM_VERSION: JSON.stringify(programVersion()) },
  resolve: { alias: isSsrBuild ? [] : leanBuilds },
  // The worker that writes workbooks; as a module, because it shares its parts with nobody.
  worker: { format: 'es' },
  plugins: isSsrBuild
    ? []
    : [
        leanRouterPlugin(),
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
          // A system fetches the large icons when it installs; Chromium alone looks for this one before.
          includeManifestIcons: false,
          injectManifest: {
            rollupFormat: 'iife',
            // Letters that no page shows, only a person's name may: fetched when one is typed.
            globIgnores: ['assets/*-accented-*'],
            globPatterns: ['assets/*', 'icons/*.svg', 'icons/icon-192.png', 'manifest.webmanifest'],
            // What only staff pages need is saved on their devices, as a pack.
            manifestTransforms: [withoutStaffProgram(outDir)],
            buildPlugins: { vite: [packListPlugin()] },
          },
        }),
        compressPlugin(outDir),
      ],
}));

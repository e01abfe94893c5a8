/** Builds that packages carry and do not name first, and parts of them that our own policy forbids. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);

/** For Vite's `resolve.alias`. */
export const leanBuilds = [
  // For today's browsers, without a developer's warnings.
  {
    find: /^react-router$/,
    replacement: resolve('react-router').replace(/dist.*/, 'dist/production/index.mjs'),
  },
  {
    find: /^react-router\/dom$/,
    replacement: resolve('react-router').replace(/dist.*/, 'dist/production/dom-export.mjs'),
  },
  { find: /^workbox-window$/, replacement: resolve('workbox-window/build/workbox-window.prod.mjs') },
  // It packs in workers that it makes of text, which the Content-Security-Policy does not let run.
  {
    find: /^fflate$/,
    replacement: fileURLToPath(new URL('../office/table/zip-here.ts', import.meta.url)),
  },
];

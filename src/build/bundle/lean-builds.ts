/** Aliases to lighter builds inside packages, and replacements for code that our security policy forbids. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);

/**
 * @param entry the package's default entry
 * @param path of the wanted build inside the package's folder
 * @throws when the package has no such build
 */
export function resolvePackageFile(name: string, path: string, entry: string = resolve(name)): string {
  let folder = dirname(entry);
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  const file = join(folder, path);
  if (!existsSync(file))
    throw new Error(`${name} has no ${path} any more: see src/build/bundle/lean-builds.ts`);
  return file;
}

/** Entries for Vite's `resolve.alias`. */
export const leanBuilds = [
  // The build for modern browsers, without development warnings.
  { find: /^react-router$/, replacement: resolvePackageFile('react-router', 'dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: resolvePackageFile('react-router', 'dist/production/dom-export.mjs'),
  },
  {
    find: /^workbox-window$/,
    replacement: resolvePackageFile('workbox-window', 'build/workbox-window.prod.mjs'),
  },
  // It compresses in workers created from text, which the Content-Security-Policy forbids.
  {
    find: /^fflate$/,
    replacement: fileURLToPath(new URL('../../office/table/export/zip-without-worker.ts', import.meta.url)),
  },
];

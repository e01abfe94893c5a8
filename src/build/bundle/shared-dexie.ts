/**
 * Builds Dexie as one file that both pages and the service worker load. A worker that runs in every browser
 * cannot import a module, so each would contain its own copy: 27 KB of the 850 KB that the whole site may
 * take.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { contentHash } from '../content-hash.ts';
import { resolvePackageFile } from './lean-builds.ts';

/** Name of the global that the file defines, whether it runs as a script or as a module. */
const GLOBAL = 'Dexie';
const ID = '\0shared-dexie';

const source = readFileSync(resolvePackageFile('dexie', 'dist/dexie.min.js'), 'utf8').replace(
  /\n?\/\/# sourceMappingURL=.*/,
  '',
);

/** Path below the site's folder. */
export const DEXIE_FILE = `assets/dexie-${contentHash(source)}.js`;

/** The file of the app's code that imports it, below the site's folder; known once the app's code is bundled. */
let importer: string | undefined;

/** @param files scripts to be loaded together @returns the same with Dexie, where one of them imports it */
export const withDexie = (files: readonly string[]): string[] =>
  importer && files.includes(importer) ? [...files, DEXIE_FILE] : [...files];

const exported = `export const Dexie = globalThis.${GLOBAL}; export default Dexie;`;

/** Plugin for a script of the worker, which loads the file before. */
export function dexieGlobalPlugin(): Plugin {
  return {
    name: 'dexie-of-worker',
    enforce: 'pre',
    resolveId: (name) => (name === 'dexie' ? ID : null),
    load: (id) => (id === ID ? exported : null),
  };
}

/** Plugin for the app's code, which writes the file. */
export function sharedDexiePlugin(): Plugin {
  const address = `/${DEXIE_FILE}`;
  return {
    name: 'shared-dexie',
    enforce: 'pre',
    apply: 'build',
    resolveId(name) {
      if (name === 'dexie') return ID;
      return name === address ? { id: address, external: 'absolute' } : null;
    },
    load: (id) => (id === ID ? `import '${address}'; ${exported}` : null),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const importers = Object.values(bundle).filter(
          (file) => file.type === 'chunk' && file.imports.includes(address),
        );
        if (importers.length !== 1) this.error(`Dexie is imported by ${importers.length} files, not by one.`);
        importer = importers[0]?.fileName;
        this.emitFile({ type: 'asset', fileName: DEXIE_FILE, source });
      },
    },
  };
}

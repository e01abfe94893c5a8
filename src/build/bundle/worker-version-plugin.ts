import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SITE_PACKS_FILE } from '../../service-worker/pack-types.ts';
import { contentHash } from '../content-hash.ts';

/**
 * Names the list of packs in the worker, so that each build has another worker: older browsers do not look whether what a
 * worker imports has changed.
 */
export function workerVersionPlugin(outDir: string): Plugin {
  return {
    name: 'worker-version',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error) return;
        const file = join(outDir, 'service-worker.js');
        const packs = await readFile(join(outDir, SITE_PACKS_FILE));
        await writeFile(file, `${await readFile(file, 'utf8')}\n// ${contentHash(packs)}\n`);
      },
    },
  };
}

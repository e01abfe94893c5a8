/** Writes a brotli and a gzip copy beside every text file of the finished site that is served as it is. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { writeCompressed } from './compress.ts';

/**
 * Documents are left out, because the server fills in its origin and compresses them at their first request.
 */
const TEXT = /\.(js|css|json|svg|txt|xml|webmanifest)$/;

export function compressPlugin(outDir: string): Plugin {
  return {
    name: 'compress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error) return;
        const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
        const files = new Set(
          entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)),
        );
        await Promise.all(
          [...files].map(async (file) => {
            // Packs have their copies.
            if (!TEXT.test(file) || files.has(`${file}.br`)) return;
            await writeCompressed(file, await readFile(file));
          }),
        );
      },
    },
  };
}

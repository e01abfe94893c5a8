/** A program of a bench for the browser, as one file as it would ship. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/**
 * @param entry by its path in this folder
 * @param format `iife` for a worker that is no module
 */
export async function bundle(entry: string, format: 'es' | 'iife' = 'es'): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-'));
  await build({
    configFile: false,
    root: resolve('tests/bench'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry, formats: [format], name: 'program', fileName: () => 'program.js' },
    },
  });
  const script = await readFile(join(outDir, 'program.js'), 'utf8');
  await rm(outDir, { recursive: true });
  return script;
}

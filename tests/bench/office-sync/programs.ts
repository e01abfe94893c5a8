/** The programs of both sides, each as one file as it would ship. */
import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/** Fetched when asked for: it is no dependency of the product. */
const RXDB = ['rxdb@17.6.0', 'rxjs@7.8.2'];

export async function buildOurs(): Promise<string> {
  return bundle(resolve('tests/bench/office-page'), 'ours.ts');
}

export async function buildRxdb(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rxdb-'));
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', ...RXDB],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`RxDB could not be fetched: ${stderr}`);
  await copyFile('tests/bench/office-page/rxdb.js', join(folder, 'rxdb.js'));
  const script = await bundle(folder, 'rxdb.js');
  await rm(folder, { recursive: true });
  return script;
}

/** One file, as it would ship. */
async function bundle(root: string, entry: string): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'office-sync-'));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: () => 'page.js' },
    },
  });
  const script = await readFile(join(outDir, 'page.js'), 'utf8');
  await rm(outDir, { recursive: true });
  return script;
}

/**
 * `npm run test:reach`: runs browser tests (all, or those named) on a build with source maps and records in reach.json
 * which sources each of them runs, by Chromium's and Node's own coverage. Other files keep what was recorded of them.
 * `npm run test:changed` reads it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { ensureReady } from '../../server/commands/prepare.mjs';
import { findBrowser } from '../find-browser.mjs';
import { REACH_FILE, readReachedSources } from './reached-sources.ts';
import { isGreen, runTests } from './run-records.ts';

/** The share of test files that are few. */
const FEW = 0.25;
const BUILT = 'dist/.built';
const CACHE = 'node_modules/.cache';

/** Scripts of the build that have a map, by path. */
const scripts = new Map<string, ReturnType<typeof readScript> | null>();

await ensureReady();
const environment = { ...process.env, NODE_ENV: 'production' };
for (const more of [[], ['--ssr', 'server/main.ts']]) {
  const build = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--logLevel',
    'warn',
    '--sourcemap',
    'hidden',
    ...more,
  ];
  const { status } = spawnSync(process.execPath, build, { stdio: 'inherit', env: environment });
  if (status !== 0) process.exit(1);
}
const folder = mkdtempSync(join(CACHE, 'reach-'));
const run = await runTests({
  projects: ['journeys', 'browser'],
  files: process.argv.slice(2),
  environment: { CHROMIUM: findBrowser(), REACH_FOLDER: folder },
});
const earlier = Object.entries(readReachedSources()).filter(([test]) => existsSync(test));
const reached = sourcesOfFew(
  new Map([...earlier.map(([test, own]) => [test, new Set(own)] as const), ...readRecords()]),
);
writeFileSync(REACH_FILE, `${JSON.stringify(reached, null, 1)}\n`);
rmSync(folder, { recursive: true });
// The next command builds without maps.
rmSync(BUILT, { force: true });
for (const { file, failures } of run.files)
  for (const { name } of failures)
    process.stdout.write(`Failed, and is recorded as far as it came: ${file}: ${name}\n`);
process.exitCode = isGreen(run) ? 0 : 1;

/** Sources by test file. */
function readRecords(): Map<string, Set<string>> {
  const reach = new Map<string, Set<string>>();
  for (const name of readdirSync(folder)) {
    const record = join(folder, name);
    const test = relative('.', readFileSync(join(record, 'test'), 'utf8'));
    const sources = reach.get(test) ?? new Set<string>();
    reach.set(test, sources);
    for (const file of readdirSync(record).filter((one) => one.endsWith('.json')))
      for (const script of JSON.parse(readFileSync(join(record, file), 'utf8')).result ?? [])
        for (const source of sourcesOf(script)) sources.add(source);
  }
  return reach;
}

/**
 * Those sources alone that few test files run. What many run tells nothing of any of them; for a change of that the
 * journeys are named.
 */
function sourcesOfFew(reach: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string[]> {
  const runs = new Map<string, number>();
  for (const source of [...reach.values()].flatMap((sources) => [...sources]))
    runs.set(source, (runs.get(source) ?? 0) + 1);
  const isOfFew = (source: string) => (runs.get(source) ?? 0) <= Math.max(1, reach.size * FEW);
  return Object.fromEntries(
    [...reach.keys()].sort().map((test) => [test, [...(reach.get(test) ?? [])].filter(isOfFew).sort()]),
  );
}

interface Script {
  url: string;
  functions: { functionName: string; ranges: { startOffset: number; count: number }[] }[];
}

/** Sources of which the script ran a function; its own top level, which runs in any case, does not count. */
function sourcesOf({ url, functions }: Script): string[] {
  const script = scriptOf(url);
  if (!script) return [];
  return functions.flatMap(({ functionName, ranges: [range] }) =>
    range && range.count > 0 && !(functionName === '' && range.startOffset === 0)
      ? (script.sourceAt(range.startOffset) ?? [])
      : [],
  );
}

function scriptOf(url: string) {
  const file = url.startsWith('file://')
    ? new URL(url).pathname
    : join('dist/site', new URL(url, 'http://x').pathname);
  if (!scripts.has(file)) scripts.set(file, existsSync(`${file}.map`) ? readScript(file) : null);
  return scripts.get(file) ?? null;
}

function readScript(file: string) {
  const map = new TraceMap(readFileSync(`${file}.map`, 'utf8'));
  const starts = [0];
  for (const { index } of readFileSync(file, 'utf8').matchAll(/\n/g)) starts.push(index + 1);
  return {
    sourceAt(offset: number): string | undefined {
      const line = starts.findLastIndex((start) => start <= offset);
      const { source } = originalPositionFor(map, { line: line + 1, column: offset - (starts[line] ?? 0) });
      const path = source && relative('.', normalize(join(file, '..', source)));
      return path && /^(src|server)\//.test(path) ? path : undefined;
    },
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { TEST_TIMEOUT, WAIT_TIMEOUT } from './tests/parts/timeouts.ts';
import { LongestFirst } from './tests/runner/longest-first.ts';
import { memoryFolder } from './tests/runner/memory-folder.ts';

/** Tests of the server and of what both sides share. What is in no list here is a test of the unit project. */
const OF_THE_SERVER = 'tests/{contract,kinds,server,architecture,runner,world}/**/*.test.ts';
const OF_BROWSERS = 'tests/{journeys,browser,faults}/**/*.test.ts';

/** Tests that run in Node, and look at the site or the server as they were built. */
const OF_THE_BUILD = [
  'tests/content/built-site/*.test.ts',
  'tests/server/start/start.test.ts',
  'tests/architecture/styles.test.ts',
];

/** Tests in Node that take long, and whose promises shorter ones guard in the gate. */
const LONG = [
  'tests/world/long.test.ts',
  'tests/content/built-site/{editions,every-field,photographs,publishing}.test.ts',
];
/** More cases of tests that the gate has, too. */
const LONGER = [
  'tests/server/intake/fuzz.test.ts',
  'tests/server/http/feed-page-cache/feed-page-cache-random.test.ts',
];
const MORE_CASES = { FUZZ: '10000', PAGE_CACHE_SEEDS: '2,3,4' };

/** Tests of what PostgreSQL alone does. Many others, which import `databases`, run on either database. */
const OF_POSTGRES = 'tests/server/postgres/*.test.ts';
const onEitherDatabase = readdirSync('tests/server', { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `tests/server/${name.replaceAll('\\', '/')}`)
  .filter((file) =>
    /\bdatabases(OfProject)?\b[^;]*parts\/database\/databases\.ts'/.test(readFileSync(file, 'utf8')),
  );

const folder = memoryFolder();
/** The environment of tests in Node, whose temporary files are kept in memory where that can be. */
const inMemory = folder ? { TMPDIR: folder } : {};

const COMMANDS_OF_RUN = 'tests/parts/server/commands-of-run.ts';

/**
 * As many workers as keep two cores busy. Tests in Node are all work: a third worker made them a third slower. A browser
 * test waits a third of its time, for lines, timers and disks. Groups run one after the other.
 */
const IN_NODE = { maxWorkers: 2, sequence: { groupOrder: 2 } };
const IN_BROWSER = { maxWorkers: 3, sequence: { groupOrder: 1 } };

/** What all projects share. Files leave nothing behind in their process: each worker reads modules once for all. */
function project(test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    define: { 'import.meta.env.PROD': 'false' },
    test: {
      isolate: false,
      // The tool's own second is short on a busy machine.
      expect: { poll: { timeout: WAIT_TIMEOUT } },
      testTimeout: TEST_TIMEOUT,
      hookTimeout: TEST_TIMEOUT,
      ...test,
    },
  };
}

/** Which command runs which of them: tests/runner/projects.ts. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    experimental: { fsModuleCache: true },
    projects: [
      project({
        ...IN_NODE,
        name: 'unit',
        include: ['tests/**/*.test.{ts,tsx}'],
        exclude: ['**/node_modules/**', OF_THE_SERVER, OF_BROWSERS, ...OF_THE_BUILD, ...LONG],
        env: inMemory,
        setupFiles: 'tests/parts/settle-imports.ts',
      }),
      project({
        ...IN_NODE,
        name: 'server',
        include: [OF_THE_SERVER],
        exclude: [...OF_THE_BUILD, ...LONG, OF_POSTGRES],
        env: { ...inMemory, DATABASE_OF_PROJECT: 'SQLite' },
        globalSetup: [COMMANDS_OF_RUN],
      }),
      project({ ...IN_NODE, name: 'site', include: OF_THE_BUILD, exclude: LONG }),
      project({
        ...IN_NODE,
        name: 'long',
        include: [...LONG, ...LONGER],
        env: { ...inMemory, ...MORE_CASES, DATABASE_OF_PROJECT: 'SQLite' },
      }),
      project({
        ...IN_NODE,
        name: 'postgres',
        include: [OF_POSTGRES, ...onEitherDatabase],
        env: { ...inMemory, DATABASE_OF_PROJECT: 'PostgreSQL' },
        globalSetup: ['tests/parts/database/postgres-of-run.ts', COMMANDS_OF_RUN],
      }),
      project({
        ...IN_BROWSER,
        name: 'journeys',
        include: ['tests/journeys/*.test.ts'],
        globalSetup: COMMANDS_OF_RUN,
        setupFiles: 'tests/parts/browser/browser-setup.ts',
      }),
      project({
        ...IN_BROWSER,
        name: 'browser',
        include: ['tests/{browser,faults}/**/*.test.ts'],
        globalSetup: COMMANDS_OF_RUN,
        setupFiles: 'tests/parts/browser/browser-setup.ts',
      }),
    ],
  },
});

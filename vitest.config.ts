import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

/** Tests that run in Node, and look at the site or the server as they were built. */
const OF_THE_BUILD = [
  'tests/content/{destinations,facts,installable,photos,prose,site,top-pages,weight}.test.ts',
  'tests/server/start.test.ts',
  'tests/architecture/styles.test.ts',
];

/** As long as a page is waited for (parts/browser.ts). The tool's own second is short on a busy machine. */
const patience = { poll: { timeout: 20_000 } };

/** Tests whose files leave nothing behind in their process: each worker reads their modules once for all of them. */
const PURE = 'tests/{artwork,content,device,office}/**/*.test.{ts,tsx}';

/** Tests of sources in Node, in processes that are shared or their own, of what was built, and in a real browser. */
export default defineConfig({
  test: {
    // A browser test waits a third of its time, for lines, timers and disks: three keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        define: { 'import.meta.env.PROD': 'false' },
        test: {
          name: 'pure',
          expect: patience,
          include: [PURE],
          exclude: OF_THE_BUILD,
          isolate: false,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        define: { 'import.meta.env.PROD': 'false' },
        test: {
          name: 'node',
          expect: patience,
          include: ['tests/{contract,server,architecture,world}/**/*.test.{ts,tsx}'],
          exclude: OF_THE_BUILD,
          globalSetup: 'tests/parts/postgres-of-run.ts',
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'built',
          expect: patience,
          include: OF_THE_BUILD,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'browser',
          expect: patience,
          include: ['tests/{browser,faults}/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});

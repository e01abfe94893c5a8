import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';
import { PATIENCE, TEST_PATIENCE } from './tests/parts/patience.ts';

/** Tests that run in Node, and look at the site or the server as they were built. */
const OF_THE_BUILD = [
  'tests/content/{booking-terms,destinations,facts,installable,packs,photos,prose,search,site,style,top-pages,weight}.test.ts',
  'tests/server/start.test.ts',
  'tests/architecture/styles.test.ts',
];

/** The tool's own second is short on a busy machine. */
const patience = { poll: { timeout: PATIENCE } };

/** Tests that read no database. */
const PURE = 'tests/{artwork,content,device,office,words}/**/*.test.{ts,tsx}';

/** Test files leave nothing behind in their process, so each worker reads their modules once for all of them. */
const shared = { isolate: false } as const;

const COMMANDS_OF_RUN = 'tests/parts/commands-of-run.ts';

/** Tests of sources in Node, of what was built, and in a real browser. */
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
          ...shared,
          testTimeout: TEST_PATIENCE,
          hookTimeout: TEST_PATIENCE,
        },
      },
      {
        define: { 'import.meta.env.PROD': 'false' },
        test: {
          name: 'node',
          expect: patience,
          include: ['tests/{contract,server,architecture,world}/**/*.test.{ts,tsx}'],
          exclude: OF_THE_BUILD,
          ...shared,
          globalSetup: ['tests/parts/postgres-of-run.ts', COMMANDS_OF_RUN],
          testTimeout: TEST_PATIENCE,
          hookTimeout: TEST_PATIENCE,
        },
      },
      {
        test: {
          name: 'built',
          ...shared,
          expect: patience,
          include: OF_THE_BUILD,
          testTimeout: TEST_PATIENCE,
          hookTimeout: TEST_PATIENCE,
        },
      },
      {
        test: {
          name: 'browser',
          ...shared,
          expect: patience,
          globalSetup: COMMANDS_OF_RUN,
          setupFiles: 'tests/parts/browser-setup.ts',
          include: ['tests/{browser,faults}/**/*.test.ts'],
          testTimeout: TEST_PATIENCE,
          hookTimeout: TEST_PATIENCE,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

/** Tests that run in Node, and look at the site or the server as they were built. */
const OF_THE_BUILD = [
  'tests/content/{destinations,facts,installable,photos,prose,site,top-pages,weight}.test.ts',
  'tests/server/start.test.ts',
  'tests/architecture/styles.test.ts',
];

/** Three kinds of tests: of sources in Node, of what was built in Node, and in a real browser, two at a time. */
export default defineConfig({
  test: {
    // A browser test waits more than it works: two keep two cores busy, three would starve the clocks.
    maxWorkers: 2,
    projects: [
      {
        define: { 'import.meta.env.PROD': 'false' },
        test: {
          name: 'node',
          include: ['tests/{contract,content,device,server,office,architecture,artwork}/**/*.test.{ts,tsx}'],
          exclude: OF_THE_BUILD,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'built',
          include: OF_THE_BUILD,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/{browser,faults}/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

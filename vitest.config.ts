import { defineConfig } from 'vitest/config';

/** Two kinds of tests: those that run in Node, and those that drive a real browser, two at a time. */
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
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/{browser,faults}/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 60_000,
          // Real browsers on a busy machine: a second try, which the report names.
          retry: 1,
        },
      },
    ],
  },
});

/**
 * `npm run bench`: measures on this machine, now, and prints the figures of docs/figures.md. What only benchmarks use is
 * installed when they are first asked for: tests/bench has a package.json of its own.
 */
import { spawnSync } from 'node:child_process';
import { ensurePackages, ensureReady } from '../../server/commands/prepare.mjs';
import { findBrowser } from '../find-browser.mjs';

await ensureReady();
await ensurePackages('tests/bench');
const { status } = spawnSync('node_modules/.bin/tsx', ['tests/bench/bench.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: findBrowser({ whole: true }) },
});
process.exit(status ?? 1);

/** `npm run bench`: measures on this machine, now, and prints the figures of docs/figures.md. */
import { spawnSync } from 'node:child_process';
import { ensureReady } from '../../server/commands/prepare.mjs';
import { findBrowser } from '../find-browser.mjs';

await ensureReady();
const { status } = spawnSync('node_modules/.bin/tsx', ['tests/bench/bench.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: findBrowser({ whole: true }) },
});
process.exit(status ?? 1);

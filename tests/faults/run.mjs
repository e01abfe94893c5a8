/** `npm run faults`: kills, freezes and full disks under real processes, and what came of every promise. */
import { spawnSync } from 'node:child_process';
import { ensureReady } from '../../server/commands/prepare.mjs';
import { findBrowser } from '../find-browser.mjs';

await ensureReady();
const { status } = spawnSync('node_modules/.bin/tsx', ['tests/faults/faults.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: findBrowser() },
});
process.exit(status ?? 1);

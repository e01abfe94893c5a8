/**
 * `npm test`: everything, on a fresh clone: what `npm run check` checks, then unit, API,
 * device, architecture and real-browser tests. Closes with a line that counts what ran.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages, ensureReady } from '../server/commands/prepare.mjs';
import { runChecks } from './checks.mjs';
import { findBrowser } from './find-browser.mjs';

const REPORT = 'node_modules/.cache/test-report.json';
const bin = (name) => join('node_modules/.bin', name);
const result = { passed: 0, failed: 0, skipped: 0 };

await ensurePackages();
// The build is one thread for most of its time. The borders are among the tests, too.
const [checked] = await Promise.all([runChecks({ borders: false }), ensureReady()]);
result.passed += checked.passed;
result.failed += checked.failed;
test();
process.stdout.write(
  `\n${result.passed} passed, ${result.failed} failed${result.skipped ? `, ${result.skipped} skipped` : ''}\n`,
);
process.exit(result.failed === 0 ? 0 : 1);

function test() {
  rmSync(REPORT, { force: true });
  mkdirSync('node_modules/.cache', { recursive: true });
  const { status } = spawnSync(
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`, ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM: findBrowser() } },
  );
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  result.passed += report.numPassedTests;
  result.failed += report.numFailedTests;
  // What needs more than this machine has: WebKit and its driver, PostgreSQL, a disk that may be limited.
  result.skipped += report.numPendingTests;
  // A file that cannot even be read fails no test of its own.
  if (status !== 0 && report.numFailedTests === 0) result.failed += 1;
}

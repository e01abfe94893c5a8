/**
 * `npm test`: everything, on a fresh clone: format, lint, types, then unit, API,
 * device, architecture and real-browser tests. Closes with a line that counts what ran.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureReady } from '../server/commands/prepare.mjs';
import { findBrowser } from './find-browser.mjs';

const REPORT = 'node_modules/.cache/test-report.json';
const bin = (name) => join('node_modules/.bin', name);
const result = { passed: 0, failed: 0, skipped: 0 };

await ensureReady();
check('Format and lint', bin('biome'), ['check', '--error-on-warnings', '.']);
for (const project of ['src', 'src/service-worker', 'server', 'tests']) {
  check(`Types of ${project}`, bin('tsc'), ['-p', project]);
}
test();
process.stdout.write(
  `\n${result.passed} passed, ${result.failed} failed${result.skipped ? `, ${result.skipped} skipped` : ''}\n`,
);
process.exit(result.failed === 0 ? 0 : 1);

/** One check counts as one test. */
function check(title, command, parameters) {
  process.stdout.write(`${title} … `);
  const { status, stdout, stderr } = spawnSync(command, parameters, { encoding: 'utf8' });
  process.stdout.write(status === 0 ? 'fine\n' : `FAILED\n${stdout}${stderr}\n`);
  result[status === 0 ? 'passed' : 'failed'] += 1;
}

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
  // The WebKit test, where that engine's driver is not installed.
  result.skipped += report.numPendingTests;
  // A file that cannot even be read fails no test of its own.
  if (status !== 0 && report.numFailedTests === 0) result.failed += 1;
}

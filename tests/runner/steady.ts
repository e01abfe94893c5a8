/**
 * `npm run test:steady -- FILE …`: runs test files again and again beside two busy processes, and prints how often they
 * were green. `--times=20` says how often. Every new or changed browser test goes through it.
 */
import { spawn } from 'node:child_process';
import { ensureReady } from '../../server/commands/prepare.mjs';
import { findBrowser } from '../find-browser.mjs';
import { isGreen, runTests } from './run-records.ts';

const TIMES = /^--times=(\d+)$/;
const words = process.argv.slice(2);
const files = words.filter((word) => !TIMES.test(word));
const times = Number(words.flatMap((word) => TIMES.exec(word)?.[1] ?? []).at(-1) ?? 20);
if (files.length === 0) {
  process.stderr.write('Name the test files: npm run test:steady -- tests/browser/offline/outbox.test.ts\n');
  process.exit(1);
}

await ensureReady();
const environment = { CHROMIUM: findBrowser() };
const busy = Array.from({ length: 2 }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
// A busy process that outlives this one would slow the machine for ever.
process.once('exit', () => busy.forEach((child) => void child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

let green = 0;
for (let time = 1; time <= times; time += 1) {
  const run = await runTests({ files, environment, quiet: true });
  const { files: records, outside, seconds } = run;
  const failures = records.flatMap(({ file, failures: own }) => own.map((failure) => ({ file, ...failure })));
  const passed = records.reduce((sum, record) => sum + record.passed, 0);
  if (isGreen(run)) green += 1;
  process.stdout.write(`${time}: ${isGreen(run) ? `${passed} passed` : 'FAILED'}, ${seconds.toFixed(1)} s\n`);
  for (const message of outside) process.stdout.write(`  ${message}\n`);
  for (const { file, name, message } of failures)
    process.stdout.write(`  ${file}: ${name}\n${message.replace(/^/gm, '    ')}\n`);
  // No file has such a name.
  if (records.length === 0) break;
}
process.stdout.write(`\n${green} of ${times} runs were green beside two busy processes.\n`);
process.exit(green === times ? 0 : 1);

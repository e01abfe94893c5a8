/** Runs a program of tests/runner, on a fresh clone too: `node tests/run.mjs run.ts gate`. */
import { spawnSync } from 'node:child_process';
import { ensurePackages } from '../server/commands/prepare.mjs';

await ensurePackages();
const [program, ...words] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, ['--import', 'tsx', `tests/runner/${program}`, ...words], {
  stdio: 'inherit',
});
process.exit(status ?? 1);

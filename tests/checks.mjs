/** Checks that do not run the product: format, lint, types, borders, and unused code. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const bin = (name) => join('node_modules/.bin', name);
const types = (project) => [`Types of ${project}`, bin('tsc'), ['-p', project]];

const borders = [
  'Borders',
  bin('vitest'),
  ['run', '--project', 'server', 'tests/architecture/imports.test.ts', '-t', 'src and server'],
];

/** Checks, the longest first. */
const checks = [
  ['Exports and packages that nobody uses', bin('knip'), ['--no-progress']],
  ['Format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  types('src'),
  types('src/service-worker'),
  types('server'),
  types('tests'),
];

/**
 * Runs as many checks at a time as there are processors; each tells how it went.
 * @param {{ borders?: boolean }} wanted `borders`: false if the tests run as well, which check the borders
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks({ borders: withBorders = true } = {}) {
  const result = { passed: 0, failed: 0 };
  const waiting = withBorders ? [borders, ...checks] : [...checks];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      result[(await check(...next)) ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return result;
}

function check(title, command, parameters) {
  const start = performance.now();
  const child = spawn(command, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    const end = (status) => {
      const seconds = `${((performance.now() - start) / 1_000).toFixed(1)} s`;
      process.stdout.write(
        status === 0 ? `${title}: fine, ${seconds}\n` : `${title}: FAILED, ${seconds}\n${output}\n`,
      );
      resolve(status === 0);
    };
    child.once('error', end);
    child.once('close', end);
  });
}

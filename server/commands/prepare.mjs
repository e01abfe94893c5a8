/**
 * Makes a fresh clone ready: installs what is missing, builds what is stale. Plain
 * JavaScript on Node alone, because it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const DATABASE = 'node_modules/.database';
const BUILT = 'dist/.built';
/** Everything that the build reads. */
const SOURCES = [
  'src',
  'server',
  'public',
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** Installs packages and the database driver, for commands that serve no pages. */
export function ensureInstalled() {
  return orEnd(async () => {
    await installPackages();
    await prepareDatabase();
  });
}

/**
 * Installs packages alone, for commands that do something else while the rest is made ready.
 * @param {string} [folder] another one with a package.json of its own
 */
export function ensurePackages(folder) {
  return orEnd(() => installPackages(folder));
}

/**
 * Everything that `npm start` needs. The site is built while the database driver compiles, because the build
 * does not use it.
 */
export function ensureReady() {
  return orEnd(async () => {
    await installPackages();
    await Promise.all([prepareDatabase(), buildIfStale()]);
  });
}

/** A failed step: its output, and a line that names it. */
class StepError extends Error {}

/** Builds site and server unless the last build used the same sources. @returns whether it built */
export async function buildIfStale() {
  const wanted = hash(SOURCES);
  if (read(BUILT) === wanted) return false;
  // Overrides the shell: with NODE_ENV=test the site would ship React's development build, which is 45 KB
  // larger.
  const environment = { NODE_ENV: 'production' };
  const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  await step('Building the site', 'Site built', async () => {
    await run('node', build, environment);
    await run('node', [...build, '--ssr', 'server/main.ts'], environment);
  });
  mkdirSync('dist', { recursive: true });
  writeFileSync(BUILT, wanted);
  return true;
}

/** Installs the packages that a folder's package-lock.json names, unless they are there. */
async function installPackages(folder = '.') {
  const packages = join(folder, 'node_modules');
  const installed = join(packages, '.installed');
  const wanted = `${hash([join(folder, 'package-lock.json')])} ${process.version}`;
  if (read(installed) === wanted) return;
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) {
    // npm would empty the folder that the link points to, which belongs to another checkout.
    throw new StepError(`${packages} is a link to another folder. Remove it, then start again.`);
  }
  const whose = folder === '.' ? '' : ` of ${folder}`;
  await step(`Installing packages${whose}`, `Packages${whose} installed`, () =>
    run('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  writeFileSync(installed, wanted);
}

/**
 * The only package whose install script must run: it downloads its binary, or compiles it where none is
 * published.
 */
async function prepareDatabase() {
  if (read(DATABASE) === process.version) return;
  const open = ['-e', "new (require('better-sqlite3'))(':memory:')"];
  const opens = await run('node', open).then(
    () => true,
    () => false,
  );
  if (!opens) {
    const what = 'Preparing the database (on Node 20 it is compiled, a minute or two)';
    await step(what, 'Database ready', async () => {
      await run('npm', ['rebuild', 'better-sqlite3', '--loglevel=error'], { JOBS: 'max' });
      await run('node', open);
    });
  }
  writeFileSync(DATABASE, process.version);
}

/** Prints the step that begins and, when it ends, how long it took. */
async function step(title, done, work) {
  const start = performance.now();
  say(`${title} …`);
  await work();
  say(`${done}: ${((performance.now() - start) / 1_000).toFixed(1)} s`);
}

const running = new Set();

function run(command, parameters, environment = {}) {
  const child = spawn(command, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    const fail = () => reject(new StepError(`${output}This step failed: ${command} ${parameters.join(' ')}`));
    child.once('error', fail);
    child.once('close', (status) => {
      running.delete(child);
      if (status === 0) resolve();
      else fail();
    });
  });
}

/** Prints what went wrong and ends the program and everything it started. */
async function orEnd(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    for (const child of running) child.kill();
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

function hash(paths) {
  const sum = createHash('sha256');
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else sum.update(path).update('\0').update(readFileSync(path));
  };
  for (const path of paths) add(path);
  return sum.digest('hex');
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

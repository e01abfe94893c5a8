/**
 * Makes a fresh clone ready: installs what is missing, builds what is stale. Plain
 * JavaScript on Node alone, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
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

const INSTALLED = 'node_modules/.installed';
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

/** Installs the packages that package-lock.json names, unless they are there. */
export function ensureInstalled() {
  const wanted = `${hash(['package-lock.json'])} ${process.version}`;
  if (read(INSTALLED) === wanted) return;
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    // npm would empty the folder that the link leads to, which belongs to another checkout.
    process.stderr.write('node_modules is a link to another folder. Remove it, then start again.\n');
    process.exit(1);
  }
  say(
    'Installing packages. The first time takes a minute or two: the database is compiled for your machine.',
  );
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { JOBS: 'max' });
  writeFileSync(INSTALLED, wanted);
}

/** Builds site and server, unless they are of these very sources. */
export function ensureBuilt() {
  const wanted = hash(SOURCES);
  if (read(BUILT) === wanted) return;
  say('Building the site.');
  // Whatever the shell says: with NODE_ENV=test the site would carry React's build for developers, 45 KB more.
  const environment = { NODE_ENV: 'production' };
  const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  run('node', build, environment);
  run('node', [...build, '--ssr', 'server/main.ts'], environment);
  mkdirSync('dist', { recursive: true });
  writeFileSync(BUILT, wanted);
}

function run(command, parameters, environment = {}) {
  const { status } = spawnSync(command, parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  process.stderr.write(`This step failed: ${command} ${parameters.join(' ')}\n`);
  process.exit(1);
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

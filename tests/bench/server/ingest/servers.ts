/** The servers of the ingest bench, each its own process on the first core; the load is on the second. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../../../parts/server/running-server.ts';
import type { Load, LoadResult } from './load.ts';

/** Where the same page stands in every server. */
export const PAGE = '/wildlife/Serengeti';
const PAGE_FILE = 'dist/site/wildlife/Serengeti.html';
const TSX = ['--import', 'tsx'];

export interface Contender {
  name: string;
  port: number;
  /** Milliseconds of processor time that it has used; NaN where the system does not tell. */
  processorTime: () => number;
  stop: () => Promise<void>;
}

/** A processor core, or null for any. */
type Core = number | null;

function onCore(core: Core, command: string, args: string[]): [string, string[]] {
  const { status } = spawnSync('taskset', ['--version'], { stdio: 'ignore' });
  return core !== null && status === 0
    ? ['taskset', ['-c', String(core), command, ...args]]
    : [command, args];
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'ingest-'));
}

/** Our server as `npm start` runs it, behind a proxy: what the load names as its address counts. */
export async function openOurs(): Promise<Contender> {
  const port = await freePort();
  const dataDir = newFolder();
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  };
  // An earlier build may be measured in its place.
  const program = process.env.INGEST_SERVER || 'dist/server/main.js';
  const flags = (process.env.INGEST_NODE_FLAGS ?? '').split(' ').filter(Boolean);
  return openServer('ours', port, dataDir, process.execPath, [...flags, program], environment);
}

export async function openFastify(): Promise<Contender> {
  const port = await freePort();
  const dataDir = newFolder();
  const args = [...TSX, 'tests/bench/server/ingest/peer.ts', dataDir, siteOfThePage(dataDir), String(port)];
  const environment = { ...process.env, NODE_ENV: 'production' };
  return openServer('Fastify', port, dataDir, process.execPath, args, environment);
}

/** Null where it is not installed. Its path may be given as NGINX_PATH. */
export async function openNginx(): Promise<Contender | null> {
  const command = process.env.NGINX_PATH || '/usr/sbin/nginx';
  if (spawnSync(command, ['-v'], { stdio: 'ignore' }).status !== 0) return null;
  const port = await freePort();
  const dataDir = newFolder();
  const root = siteOfThePage(dataDir);
  // Debian's has no brotli: it serves the compressed file itself, under the page's name.
  cpSync(join(root, `${PAGE}.html.br`), join(root, PAGE));
  const config = join(dataDir, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; user root; pid ${dataDir}/pid; error_log ${dataDir}/errors;
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; keepalive_requests 1000000000; default_type text/html;
       ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dataDir}/${name};`).join(' ')}
       server { listen 127.0.0.1:${port}; root ${root}; location / { add_header Content-Encoding br; } }
     }`,
  );
  return openServer('nginx', port, dataDir, command, ['-c', config, '-e', `${dataDir}/errors`]);
}

/** A folder with the page alone, plain and compressed. */
function siteOfThePage(folder: string): string {
  const root = join(folder, 'site');
  mkdirSync(join(root, 'wildlife'), { recursive: true });
  const page = readFileSync(PAGE_FILE);
  writeFileSync(join(root, `${PAGE}.html`), page);
  writeFileSync(join(root, `${PAGE}.html.br`), brotliCompressSync(page));
  return root;
}

export async function openServer(
  name: string,
  port: number,
  dataDir: string,
  command: string,
  args: string[],
  environment: NodeJS.ProcessEnv = process.env,
  core: Core = 0,
): Promise<Contender> {
  const child: ChildProcess = spawn(...onCore(core, command, args), {
    env: environment,
    // Its log costs what it costs, but nobody reads it.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answer) break;
    if (tries > 200 || child.exitCode !== null) throw new Error(`${name} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    name,
    port,
    processorTime: () => processorTimeOf(child.pid),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Milliseconds of processor time of a process. Linux counts in hundredths of a second. */
export function processorTimeOf(pid = 0): number {
  try {
    const [user, system] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
    return (Number(user) + Number(system)) * 10;
  } catch {
    return Number.NaN;
  }
}

const run = promisify(execFile);

export async function loadOn(load: Load, core: Core = 1): Promise<LoadResult> {
  const program = [...TSX, 'tests/bench/server/ingest/load.ts', JSON.stringify(load)];
  const { stdout } = await run(...onCore(core, process.execPath, program));
  return JSON.parse(stdout);
}

/** Entries a second of the raw loop, on the servers' core. */
export async function runRawLoop(milliseconds: number): Promise<number> {
  const dataDir = newFolder();
  const program = [...TSX, 'tests/bench/server/ingest/raw-loop.ts', dataDir, String(milliseconds)];
  const { stdout } = await run(...onCore(0, process.execPath, program));
  rmSync(dataDir, { recursive: true });
  return JSON.parse(stdout).perSecond;
}

/** A PostgreSQL server of one's own, with its tools, where it is installed. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../server/running-server.ts';

const run = promisify(execFile);
const VERSIONS = '/usr/lib/postgresql';
/** Debian keeps the server's programs beside the path, others on it. */
const debian = existsSync(VERSIONS)
  ? readdirSync(VERSIONS).sort((one, other) => Number(other) - Number(one))
  : [];
const folders = [
  ...debian.map((version) => join(VERSIONS, version, 'bin')),
  ...(process.env.PATH ?? '').split(delimiter),
];
/** The client's programs alone are often there without the server's, and before version 14 none checks tables. */
const programs = folders.find((folder) =>
  ['initdb', 'postgres', 'pg_amcheck'].every((program) => existsSync(join(folder, program))),
);
const owner = findOwner();

/** False where PostgreSQL is not installed, or may not be started. */
export const hasPostgres = programs !== undefined && owner !== null;

/** PostgreSQL refuses to run as root, or as somebody without a name; Debian's package makes a user for it. */
function findOwner(): { uid?: number; gid?: number } | null {
  const ask = (...parameters: string[]) => spawnSync('id', parameters, { encoding: 'utf8' });
  if (process.getuid?.() !== 0) return ask('-un').status === 0 ? {} : null;
  const [uid, gid] = ['-u', '-g'].map((option) => Number(ask(option, 'postgres').stdout || Number.NaN));
  const may = spawnSync('true', { uid: uid || 0, gid: gid || 0 }).status === 0;
  return uid && gid && may ? { uid, gid } : null;
}

export interface RealPostgres {
  port: number;
  urlOf: (database: string) => string;
  /** Runs one of its programs, and gives what it printed. */
  run: (program: string, ...parameters: string[]) => Promise<string>;
  /** Where its programs may write. */
  folder: string;
  /** Ends it at once, without its own last words. */
  end: () => Promise<void>;
  /** Starts it again on what it left behind. */
  start: () => Promise<void>;
  /** Ends it and removes its folder. */
  stop: () => Promise<void>;
}

/** Ends the server when its standard input closes, so that none outlives a process that was killed. */
const WATCHED = '"$0" "$@" & read -r _; kill -QUIT $!; wait $!';

/**
 * @param options.fsync false where nothing under test survives a power cut: a process that is killed loses
 *   nothing that the kernel has
 * @param options.parent folder in which it gets a folder of its own
 */
export async function startRealPostgres(options: { fsync: boolean; parent?: string }): Promise<RealPostgres> {
  const folder = mkdtempSync(join(options.parent ?? tmpdir(), 'postgres-'));
  const as = owner ?? {};
  if (as.uid && as.gid) chownSync(folder, as.uid, as.gid);
  const bin = String(programs);
  const port = await freePort();
  const tool = async (program: string, ...parameters: string[]) =>
    (await run(join(bin, program), parameters, { ...as, cwd: folder })).stdout;
  const data = join(folder, 'data');
  // A small log of changes, so that a small disk holds it.
  const small = ['--no-sync', '--wal-segsize=1'];
  const plain = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale'];
  await tool('initdb', `--pgdata=${data}`, ...plain, ...small);
  const settings = [
    'listen_addresses=127.0.0.1',
    // Without statistics, which come when they come, a plan depends on the indexes alone (parts/database/query-plans.ts).
    ...(options.fsync ? ['fsync=on'] : ['fsync=off', 'autovacuum=off']),
  ];
  const parameters = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    ...settings.flatMap((one) => ['-c', one]),
  ];
  let child: ChildProcess | undefined;
  const start = async () => {
    const began = spawn('sh', ['-c', WATCHED, join(bin, 'postgres'), ...parameters], {
      ...as,
      cwd: folder,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    child = began;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      began.stderr.on('data', (text) => {
        said += text;
        if (said.includes('ready to accept connections')) resolve();
      });
      began.once('exit', () => reject(new Error(`PostgreSQL ended: ${said}`)));
    });
    // It must not keep the process that started it alive.
    for (const one of [began, began.stdin, began.stderr]) (one as { unref?: () => void }).unref?.();
  };
  const end = async () => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.ref();
    ending.stdin?.end();
    await ended;
  };
  await start();
  return {
    port,
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    run: tool,
    folder,
    end,
    start,
    async stop() {
      await end();
      await rm(folder, { recursive: true });
    },
  };
}

/** A PostgreSQL server of one's own, with its tools, where it is installed. */
import { execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './running-server.ts';

const run = promisify(execFile);
const VERSIONS = '/usr/lib/postgresql';
const version = existsSync(VERSIONS)
  ? readdirSync(VERSIONS)
      .filter((one) => existsSync(join(VERSIONS, one, 'bin', 'postgres')))
      .sort((one, other) => Number(one) - Number(other))
      .at(-1)
  : undefined;

/** False where the package postgresql is not installed. */
export const hasPostgres = version !== undefined;

export interface RealPostgres {
  port: number;
  urlOf: (database: string) => string;
  /** Runs one of its programs, and gives what it printed. */
  run: (program: string, ...parameters: string[]) => Promise<string>;
  /** Where its programs may write. */
  folder: string;
  stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root; Debian's package makes a user for it. */
async function owner(): Promise<{ uid: number; gid: number } | object> {
  if (userInfo().uid !== 0) return {};
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (option) => Number((await run('id', [option, 'postgres'])).stdout)),
  );
  return { uid, gid };
}

/** Ends the server when its standard input closes, so that none outlives a process that was killed. */
const WATCHED = '"$0" "$@" & read -r _; kill -QUIT $!; wait $!';

/**
 * @param fsync false where nothing under test survives a power cut: a process that is killed loses nothing
 *   that the kernel has
 */
export async function startRealPostgres({ fsync }: { fsync: boolean }): Promise<RealPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const as = await owner();
  if ('uid' in as) chownSync(folder, as.uid, as.gid);
  const bin = join(VERSIONS, String(version), 'bin');
  const port = await freePort();
  const tool = async (program: string, ...parameters: string[]) =>
    (await run(join(bin, program), parameters, { ...as, cwd: folder })).stdout;
  const data = join(folder, 'data');
  await tool(
    'initdb',
    `--pgdata=${data}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  );
  const options = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const child = spawn(
    'sh',
    ['-c', WATCHED, join(bin, 'postgres'), ...options, '-c', `fsync=${fsync ? 'on' : 'off'}`],
    { ...as, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (text) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`PostgreSQL ended: ${said}`)));
  });
  // It must not keep the process that started it alive.
  for (const one of [child, child.stdin, child.stderr]) (one as { unref?: () => void }).unref?.();
  return {
    port,
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    run: tool,
    folder,
    async stop() {
      child.ref();
      child.stdin.end();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

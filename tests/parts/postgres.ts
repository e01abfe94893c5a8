/** A PostgreSQL server of one's own, with its tools, where it is installed. */
import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './running-server.ts';

const run = promisify(execFile);
const VERSIONS = '/usr/lib/postgresql';
const version = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort().at(-1) : undefined;

/** False where the package postgresql is not installed. */
export const hasPostgres = version !== undefined;

/** PostgreSQL refuses to run as root; Debian's package makes a user for it. */
async function owner(): Promise<{ uid: number; gid: number } | object> {
  if (userInfo().uid !== 0) return {};
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (option) => Number((await run('id', [option, 'postgres'])).stdout)),
  );
  return { uid, gid };
}

export async function startRealPostgres(): Promise<{
  urlOf: (database: string) => string;
  run: (program: string, ...parameters: string[]) => Promise<string>;
  /** Where its programs may write. */
  folder: string;
  stop: () => Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const as = await owner();
  if ('uid' in as) chownSync(folder, as.uid, as.gid);
  const bin = join(VERSIONS, String(version), 'bin');
  const port = await freePort();
  const tool = async (program: string, ...parameters: string[]) =>
    (await run(join(bin, program), parameters, { ...as, cwd: folder })).stdout;
  const data = join(folder, 'data');
  await tool('initdb', '--pgdata', data, '--username=postgres', '--auth=trust', '--no-sync');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  await tool('pg_ctl', '--pgdata', data, '--wait', '--log', join(folder, 'log'), '-o', options, 'start');
  return {
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    run: tool,
    folder,
    async stop() {
      await tool('pg_ctl', '--pgdata', data, '--wait', '--mode=immediate', 'stop');
      await rm(folder, { recursive: true });
    },
  };
}

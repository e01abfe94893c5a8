/** PostgreSQL's own tools for copies, run as they are. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { StartError } from '../../start/settings.ts';

export type PostgresTool = 'pg_dump' | 'pg_restore';

/** Where Debian keeps each version's programs. */
const VERSIONS = '/usr/lib/postgresql';

/**
 * Finds a tool of PostgreSQL on PATH, else the newest that Debian has installed.
 * @throws StartError when there is none
 */
export function findTool(tool: PostgresTool, path = process.env.PATH ?? '', versions = VERSIONS): string {
  const installed = existsSync(versions)
    ? readdirSync(versions)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const found = [...path.split(delimiter).filter(Boolean), ...installed]
    .map((folder) => join(folder, tool))
    .find((file) => existsSync(file));
  if (found) return found;
  throw new StartError(
    `${tool} is not installed. Install PostgreSQL's client programs of the server's version, then try again.`,
  );
}

/**
 * Runs a tool to its end.
 * @param database with which it works; its password is handed over where no list of processes shows it
 * @param onLine called for each line that it writes
 * @throws StartError with what it said when it failed
 */
export async function runTool(
  tool: PostgresTool,
  parameters: readonly string[],
  database?: string,
  onLine: (line: string) => void = () => undefined,
): Promise<void> {
  const url = database === undefined ? undefined : new URL(database);
  const password = url?.password ? { PGPASSWORD: decodeURIComponent(url.password) } : {};
  if (url) url.password = '';
  const target = url ? [`--dbname=${url}`] : [];
  const child = spawn(findTool(tool), [...target, ...parameters], {
    env: { ...process.env, ...password },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said = (said + text).slice(-4_000);
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  for await (const line of createInterface({ input: child.stdout })) onLine(line);
  if ((await ended) === 0) return;
  const [reason = 'it failed'] = said.split('\n').filter((line) => /error|fatal/i.test(line));
  throw new StartError(`${tool}: ${reason.replace(/^pg_\w+: /, '').replace(/[.:]$/, '')}.`);
}

/** What the commands for copies of the database have in common. */
import { parseArgs } from 'node:util';
import { makeNewFilesPrivate } from '../folder.ts';
import { readSettings, StartError } from '../settings.ts';
import type { Contents } from '../store/copy-contents.ts';

/**
 * Reads `FILE` and, where allowed, `--force`.
 * @param usage one line, for whoever typed something else
 * @param postgres what does the same for PostgreSQL
 * @throws StartError
 */
export function readRequest(usage: string, postgres: string, mayForce: boolean) {
  const { dataDir, databaseUrl } = readSettings(process.env);
  const { force, file } = readParameters(usage, mayForce);
  if (databaseUrl) throw new StartError(`The database is PostgreSQL. Use its own tool: ${postgres}`);
  return { dataDir, file, force };
}

function readParameters(usage: string, mayForce: boolean): { file: string; force: boolean } {
  try {
    const options = mayForce ? ({ force: { type: 'boolean' } } as const) : {};
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [file, ...rest] = positionals;
    if (file?.trim() && rest.length === 0) return { file, force: 'force' in values };
  } catch {
    // A parameter that we do not know: the usage says which there are.
  }
  throw new StartError(usage);
}

/** One line for each kind of thing in a database. */
export function describeContents({ contents }: Contents): string[] {
  const width = Math.max(...contents.map(({ rows }) => String(rows).length), 6);
  return contents.map(({ what, rows, removed }) => {
    const gone = removed > 0 ? ` (and ${removed} removed)` : '';
    return `${String(rows).padStart(width)}  ${what}${gone}`;
  });
}

/** Runs a command; what was asked wrongly is one line and exit code 1. */
export async function runCommand(work: () => Promise<readonly string[]>): Promise<void> {
  makeNewFilesPrivate();
  try {
    console.log((await work()).join('\n'));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

export function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

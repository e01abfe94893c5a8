/** Arguments and settings that the backup and restore commands share. */
import { parseArgs } from 'node:util';
import { makeNewFilesPrivate } from '../start/private-folder.ts';
import { readSettings, StartError } from '../start/settings.ts';
import type { DatabaseContents } from '../store/backup/copy-contents.ts';

/**
 * Reads `FILE` and, where allowed, `--force`.
 * @param usage one line, shown when the arguments are wrong
 * @throws StartError
 */
export function parseArguments(usage: string, mayForce: boolean) {
  const { dataDir, databaseUrl } = readSettings(process.env);
  return { dataDir, databaseUrl, ...readParameters(usage, mayForce) };
}

function readParameters(usage: string, mayForce: boolean): { file: string; force: boolean } {
  try {
    const options = mayForce ? ({ force: { type: 'boolean' } } as const) : {};
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [file, ...rest] = positionals;
    if (file?.trim() && rest.length === 0) return { file, force: 'force' in values };
  } catch {
    // An unknown parameter: the usage line lists the known ones.
  }
  throw new StartError(usage);
}

/** One line for each kind of thing in a database. */
export function describeContents({ contents }: Pick<DatabaseContents, 'contents'>): string[] {
  const width = Math.max(...contents.map(({ rows }) => String(rows).length), 6);
  return contents.map(({ what, rows, removed }) => {
    const gone = removed > 0 ? ` (and ${removed} removed)` : '';
    return `${String(rows).padStart(width)}  ${what}${gone}`;
  });
}

/** Runs a command. A usage error prints one line and exits with code 1. */
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

export function formatMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

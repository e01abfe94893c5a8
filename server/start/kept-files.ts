/** Files that answer after others took their place, because open pages still ask for them. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds for which files answer after they were last shown: 30 days. */
export const KEPT_FOR = 30 * 24 * 60 * 60 * 1_000;

/** Paths of the files below a folder, which they begin from; none where it is missing. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

/**
 * Files of former builds. A page that is open while the site is deployed asks for the scripts of its own build, also
 * weeks later, and a build empties its folder. Each start therefore puts the present build's files beside the data.
 */
import { readFileSync } from 'node:fs';
import { copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow, KEPT_FOR } from './kept-files.ts';
import { makePrivateFolder } from './private-folder.ts';

/**
 * Folders of files that are named after their content, of which an open page or its worker may ask for one later.
 * Photographs are left out: they are heavy, and a page without one loses nothing.
 */
const FOLDERS = ['assets', 'packs', 'posters', 'maps'];

const LIST = 'builds.json';

interface Build {
  /** Paths below the site's folder, in order. */
  files: string[];
  /** Epoch milliseconds at which another build took its place; null for the present one. */
  replacedAt: number | null;
}

/** Name of the folder beside the data. */
export const FORMER_BUILDS = 'former-builds';

/**
 * The folder, made if it is missing.
 * @param dataDir the folder of the data, which no build empties
 */
export function formerBuildsFolder(dataDir: string): string {
  const folder = join(dataDir, FORMER_BUILDS);
  makePrivateFolder(folder);
  return folder;
}

/**
 * Puts the files of the present build beside those of former ones, and removes what was replaced long ago.
 * @param site folder of the built site
 * @param folder where the files are kept
 * @param now epoch milliseconds
 * @throws when the folder cannot be written to
 */
export async function keepFilesOfBuild(site: string, folder: string, now: number): Promise<void> {
  const files = (await Promise.all(FOLDERS.map((name) => filesOf(site, name)))).flat().sort();
  for (const file of files) await putBeside(join(site, file), join(folder, file));
  const isPresent = (build: Build) => JSON.stringify(build.files) === JSON.stringify(files);
  const before = readList(folder)
    .filter((build) => !isPresent(build))
    .map((build) => ({ ...build, replacedAt: build.replacedAt ?? now }));
  // Those of the last build before the present one always stay.
  const staying = before.filter(
    ({ replacedAt }, index) => index === before.length - 1 || now - replacedAt <= KEPT_FOR,
  );
  const builds: Build[] = [...staying, { files, replacedAt: null }];
  const needed = new Set(builds.flatMap((build) => build.files));
  // Files that no list names stay: the list may have been lost.
  const old = new Set(before.flatMap((build) => build.files).filter((file) => !needed.has(file)));
  for (const file of old) await rm(join(folder, file), { force: true });
  await writeFile(join(folder, `${LIST}.new`), JSON.stringify(builds));
  await rename(join(folder, `${LIST}.new`), join(folder, LIST));
}

const filesOf = async (site: string, name: string): Promise<string[]> =>
  (await filesBelow(join(site, name))).map((path) => join(name, path));

/** Links a file, which costs no room, or copies it to another disk. A file of that name has that content. */
async function putBeside(file: string, copy: string): Promise<void> {
  await mkdir(dirname(copy), { recursive: true });
  try {
    await link(file, copy);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    // Under another name first: a copy that was cut off must not count as whole.
    await copyFile(file, `${copy}.new`);
    await rename(`${copy}.new`, copy);
  }
}

function readList(folder: string): Build[] {
  try {
    return JSON.parse(readFileSync(join(folder, LIST), 'utf8'));
  } catch {
    return [];
  }
}

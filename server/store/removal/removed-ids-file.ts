/** The file of removed ids: ids alone, each on a line of its own. */
import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makePrivateFolder } from '../../start/private-folder.ts';
import { StartError } from '../../start/settings.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Path of the file in a folder. */
export function removedIdsPath(dataDir: string): string {
  return join(resolve(dataDir), 'keys', 'removed-ids');
}

/** @param from byte after which the file is read @throws StartError when it cannot be read */
export function readIds(file: string, from: number): Set<string> {
  try {
    return new Set(
      readFrom(file, from)
        .split('\n')
        .filter((line) => ID.test(line)),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw unusableFileError(file, error);
  }
}

function readFrom(file: string, from: number): string {
  const open = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(Math.max(fstatSync(open).size - from, 0));
    readSync(open, bytes, 0, bytes.length, from);
    return bytes.toString('utf8');
  } finally {
    closeSync(open);
  }
}

/** Adds to the file of a folder the ids that it lacks. @throws StartError when it cannot be written */
export function appendMissingIds(dataDir: string, ids: readonly string[]): void {
  const file = removedIdsPath(dataDir);
  const listed = readIds(file, 0);
  try {
    appendIds(
      file,
      ids.filter((id) => !listed.has(id)),
    );
  } catch (error) {
    throw unusableFileError(file, error);
  }
}

/** Each on a line of its own, also after a line that a power cut left half. */
export function appendIds(file: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  makePrivateFolder(dirname(file));
  const open = openSync(file, 'a', 0o600);
  try {
    writeSync(open, `\n${ids.join('\n')}\n`);
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

/** The error of a file that cannot be used, in one line for the person. */
export function unusableFileError(file: string, error: unknown): StartError {
  return new StartError(`DATA_DIR: ${file} cannot be used: ${(error as Error).message}.`);
}

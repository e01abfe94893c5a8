import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes a folder for its owner alone, level by level: Node's own recursive way never ends where one
 * cannot be made, as in /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, 0o700);
}

/** To be called before a process writes anything: what it makes from then on is its owner's alone. */
export function makeNewFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Closes a folder and its files to other users of the machine, as far as they are ours to close.
 * @param isOurs by a name in it; a folder in which other things lie too stays as it is
 */
export function restrictToOwner(path: string, isOurs: (name: string) => boolean): void {
  const close = (one: string, mode: number) => {
    try {
      chmodSync(one, mode);
    } catch {
      // It belongs to another user, or the disk knows no modes.
    }
  };
  const entries = readdirSync(path, { withFileTypes: true });
  if (entries.every(({ name }) => isOurs(name))) close(path, 0o700);
  for (const entry of entries) if (entry.isFile() && isOurs(entry.name)) close(join(path, entry.name), 0o600);
}

/** Makes sure that a file put into a folder is there after a power cut, where the system can. */
export function syncFolder(path: string): void {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

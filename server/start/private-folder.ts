import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Creates a folder that only its owner can open, level by level: Node's recursive mkdir never returns where a
 * folder cannot be created, as in /proc.
 */
export function makePrivateFolder(path: string): void {
  if (existsSync(path)) return;
  makePrivateFolder(dirname(path));
  mkdirSync(path, 0o700);
}

/**
 * Call this before a process writes anything: files that it creates afterwards can be read only by their
 * owner.
 */
export function makeNewFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Makes a folder and its files unreadable for other users of the machine, as far as they belong to us.
 * @param isOurs whether a file name is one of ours; a folder that also holds other files keeps its mode
 */
export function restrictToOwner(path: string, isOurs: (name: string) => boolean): void {
  const close = (one: string, mode: number) => {
    try {
      chmodSync(one, mode);
    } catch {
      // It belongs to another user, or the disk has no file modes.
    }
  };
  const entries = readdirSync(path, { withFileTypes: true });
  if (entries.every(({ name }) => isOurs(name))) close(path, 0o700);
  for (const entry of entries) if (entry.isFile() && isOurs(entry.name)) close(join(path, entry.name), 0o600);
}

/** Makes sure that a file just put into a folder survives a power cut, where the system supports it. */
export function syncFolder(path: string): void {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

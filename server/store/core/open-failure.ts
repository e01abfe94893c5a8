/** Message for an operator when the database cannot be opened, with what to do next. */
import { statfsSync } from 'node:fs';

/** Bytes below which nothing can be written, whatever SQLite calls it. */
const FULL = 1_000_000;

const RESTORE =
  'It is damaged: copy DATA_DIR elsewhere, then restore the newest backup with npm run restore (docs/operation.md#when-it-goes-wrong)';
const MAKE_ROOM =
  'The disk of DATA_DIR is full: make room on it, outside DATA_DIR, and start again. Nothing is lost';
const OWNER = 'Perhaps it belongs to another user than the one who runs this: give it to that one with chown';

/**
 * @param error of SQLite or of the file system
 * @param freeBytes on the disk; null where the system does not tell
 * @returns one sentence without its full stop; the error's own words where nothing more is known
 */
export function describeOpenFailure(error: unknown, freeBytes: number | null): string {
  const { code = '', message } = error as Error & { code?: string };
  const isFull = /^(SQLITE_FULL|ENOSPC)/.test(code) || (freeBytes !== null && freeBytes < FULL);
  if (isFull && /^(SQLITE_(FULL|IOERR|CANTOPEN)|ENOSPC)/.test(code)) return `${message}. ${MAKE_ROOM}`;
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return `${message}. ${RESTORE}`;
  if (/^(SQLITE_(CANTOPEN|READONLY|PERM)|EACCES|EPERM)/.test(code)) return `${message}. ${OWNER}`;
  return message;
}

/** Null where the system does not tell. */
export function readFreeBytes(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

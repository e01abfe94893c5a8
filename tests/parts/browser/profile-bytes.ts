/** Every byte of a browser's profile, deleted ones that its files still contain included. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files of a profile that contain a word, in the ways a browser writes text: one byte a letter (also UTF-8) and
 * UTF-16. Compression keeps the first copy of random letters as they are; a word from a dictionary could be
 * taken apart.
 * @returns relative paths, with the number of copies in each
 */
export function findInProfile(folder: string, word: string): Record<string, number> {
  const found: Record<string, number> = {};
  const patterns = [Buffer.from(word, 'utf8'), Buffer.from(word, 'utf16le')];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    const copies = patterns.reduce((sum, pattern) => sum + countOf(bytes, pattern), 0);
    if (copies > 0) found[file.slice(folder.length + 1)] = copies;
  }
  return found;
}

function countOf(bytes: Buffer, pattern: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(pattern); at >= 0; at = bytes.indexOf(pattern, at + 1)) count += 1;
  return count;
}

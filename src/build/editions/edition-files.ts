/**
 * Writes the files of an edition: only those that differ from the build's. What the edition before has too is linked, which
 * costs neither room nor time. Files are read and written without the pool of Node, in which the server's own reads wait.
 */
import { createHash } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { type CopySizes, writeCompressed } from '../bundle/compress.ts';

/** Most files that are compressed at once: one for each of two cores, and half of the pool is left to the server. */
const AT_ONCE = 2;
/** Quality of brotli, of 11: at 9 all packs take 0.8 s in place of 14, and are 10 % larger. */
const QUALITY = 9;
const COPIES = ['.br', '.gz'];

export interface EditionFiles {
  /** Resolves once the file and its copies are written. @returns the bytes of its copies, where it has some */
  write(path: string, content: string): Promise<CopySizes | undefined>;
  /** Waits until all that was written is on the disk. */
  sync(): void;
  /** Of all files that differ from the build's. */
  hash(): string;
}

/**
 * @param site folder of the built site
 * @param folder of the files of the edition
 * @param before folder of the files of the edition before; null for the first
 */
export function createEditionFiles(site: string, folder: string, before: string | null): EditionFiles {
  const hashes = new Map<string, string>();
  const written: string[] = [];
  const compress = atMost(AT_ONCE, (file: string, content: Buffer) =>
    writeCompressed(file, content, QUALITY),
  );
  return {
    async write(path, content) {
      const bytes = Buffer.from(content);
      if (readOr(join(site, path))?.equals(bytes)) return undefined;
      hashes.set(path, sha256(bytes));
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      const hasCopies = extname(path) !== '.html';
      const linked = before !== null && linkSame(join(before, path), file, bytes, hasCopies);
      if (!linked) {
        writeFileSync(file, bytes);
        written.push(file);
      }
      if (!hasCopies) return undefined;
      if (linked) return { brotli: statSync(`${file}.br`).size, gzip: statSync(`${file}.gz`).size };
      const sizes = await compress(file, bytes);
      written.push(...COPIES.map((ending) => file + ending));
      return sizes;
    },
    sync() {
      for (const file of written) syncFile(file);
    },
    hash: () => sha256(JSON.stringify([...hashes].sort())),
  };
}

/** Waits until a file is on the disk. */
export function syncFile(file: string): void {
  const handle = openSync(file, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

function readOr(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Links a file of the edition before with its copies. @returns false where it is another one, or cannot be linked */
function linkSame(former: string, file: string, content: Buffer, hasCopies: boolean): boolean {
  if (!readOr(former)?.equals(content)) return false;
  try {
    for (const ending of hasCopies ? COPIES : []) linkSync(former + ending, file + ending);
    linkSync(former, file);
    return true;
  } catch {
    return false;
  }
}

/** Work of which so much is done at once; the rest waits for its turn. */
function atMost<Given extends unknown[], Made>(
  most: number,
  work: (...given: Given) => Promise<Made>,
): (...given: Given) => Promise<Made> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (...given) => {
    if (running >= most) await new Promise<void>((next) => waiting.push(next));
    else running += 1;
    try {
      return await work(...given);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Reads a chosen file or pasted text as bytes, and checks them before anything is parsed. */
import { formatBytes } from '../../../ui/bytes.ts';
import { say } from '../../../words/say.ts';
import { MAX_BYTES } from './parse-csv.ts';

export interface ImportSource {
  /** Name of the file; empty for pasted text. */
  name: string;
  bytes: Uint8Array;
}

const tooLarge = (size: number) =>
  say('This has {size}, and at most {most} are taken. Please import it in parts.', {
    size: formatBytes(size),
    most: formatBytes(MAX_BYTES),
  });

/** Reads a file, unless it is too large. */
export async function readFile(file: File): Promise<ImportSource | { refused: string }> {
  if (file.size > MAX_BYTES) return { refused: tooLarge(file.size) };
  try {
    return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    return { refused: say('This file could not be read. Please choose it again.') };
  }
}

export function readPasted(text: string): ImportSource | { refused: string } {
  if (text.length > MAX_BYTES) return { refused: tooLarge(text.length) };
  return { name: '', bytes: new TextEncoder().encode(text) };
}

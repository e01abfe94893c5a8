/** What a person chose or pasted, as bytes that were looked at before anything is read of them. */
import { bytesInWords } from '../../../ui/bytes.ts';
import { say } from '../../../words/say.ts';
import { MOST_BYTES } from './parse-csv.ts';

export interface Source {
  /** Of the file; empty for what was pasted. */
  name: string;
  bytes: Uint8Array;
}

const tooLarge = (size: number) =>
  say('This has {size}, and at most {most} are taken. Please import it in parts.', {
    size: bytesInWords(size),
    most: bytesInWords(MOST_BYTES),
  });

/** Nothing of a file that is too large is read. */
export async function readFile(file: File): Promise<Source | { refused: string }> {
  if (file.size > MOST_BYTES) return { refused: tooLarge(file.size) };
  try {
    return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    return { refused: say('This file could not be read. Please choose it again.') };
  }
}

export function readPasted(text: string): Source | { refused: string } {
  if (text.length > MOST_BYTES) return { refused: tooLarge(text.length) };
  return { name: '', bytes: new TextEncoder().encode(text) };
}

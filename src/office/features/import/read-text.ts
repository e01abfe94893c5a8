/** Bytes of a file as text, whatever program wrote it. Pure. */

export const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big-endian',
  'windows-1252': 'Windows-1252 (Latin-1)',
} as const;
export type Encoding = keyof typeof encodings;

export interface EncodingGuess {
  encoding: Encoding;
  /** False where nothing in the file says so: a person has to look whether its accents are right. */
  sure: boolean;
}

/** Bytes that are looked at for the zeros of UTF-16. */
const SAMPLE = 4_096;

/** Guesses the encoding by the byte order mark, or else by what the bytes can mean. */
export function guessEncoding(bytes: Uint8Array): EncodingGuess {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', sure: true };
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', sure: true };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', sure: true };
  const zeros = [0, 0];
  const sample = bytes.subarray(0, SAMPLE);
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  // Letters of Latin scripts have a zero each.
  if (odd > sample.length / 6 && odd > even * 4) return { encoding: 'utf-16le', sure: false };
  if (even > sample.length / 6 && even > odd * 4) return { encoding: 'utf-16be', sure: false };
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { encoding: 'utf-8', sure: true };
  } catch {
    return { encoding: 'windows-1252', sure: false };
  }
}

/** Without the byte order mark; what cannot be read becomes a replacement character. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * A file as a chain of QR codes, from screen to camera, for phones that cannot share a file. The codes are
 * shown in a loop; they may be read in any order, and repeatedly. Each is
 * `SC1:<packing>:<sum>:<place>:<count>:<piece>`, in the characters of the compact alphanumeric mode
 * (ISO/IEC 18004).
 */
import { canGunzip, canGzip, gzip } from '../../core/gzip.ts';

const MARK = 'SC1';
/** Number of characters in a code, small enough for a phone's camera to read from another phone's screen. */
const PIECE = 480;
/** Maximum of codes in a chain: nobody holds a phone still for longer. */
export const MAX_CODES = 60;
/** Number of characters of the checksum, which identifies a chain and shows whether it is complete. */
const SUM = 8;
/** Base32 alphabet of RFC 4648, section 6. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Maximum of characters of an unpacked chain. */
const MAX_TEXT = 1_000_000;

/** Returns the texts of the codes; null if there would be too many. */
export async function encodeAsCodes(text: string): Promise<string[] | null> {
  const packing = canGzip() ? 'G' : 'P';
  const bytes = new Uint8Array(packing === 'G' ? await gzip(text) : new TextEncoder().encode(text));
  const whole = toBase32(bytes);
  const count = Math.ceil(whole.length / PIECE);
  if (count > MAX_CODES) return null;
  const sum = await sumOf(bytes);
  return Array.from({ length: count }, (_, place) =>
    [MARK, packing, sum, place + 1, count, whole.slice(place * PIECE, (place + 1) * PIECE)].join(':'),
  );
}

/** Result of reading one code. */
export type CodeReading =
  /** Some are read: their number, and that of all codes. */
  | { type: 'part'; read: number; of: number }
  | { type: 'whole'; text: string }
  /** All are read, but do not fit together. */
  | { type: 'damaged' }
  /** The chain is compressed, and this browser cannot decompress it. */
  | { type: 'unreadable' }
  /** The code is not ours, or belongs to another chain, with which reading starts again. */
  | { type: 'foreign' };

const CODE = /^SC1:([GP]):([A-Z2-7]{8}):([1-9]\d?):([1-9]\d?):([A-Z2-7]{1,480})$/;

/** Collects the codes of one chain. */
export function createCodeReader() {
  let chain = '';
  const pieces = new Map<number, string>();
  return async (code: string): Promise<CodeReading> => {
    const [, packing = '', sum = '', place = '', count = '', piece = ''] = CODE.exec(code) ?? [];
    const [at, of] = [Number(place), Number(count)];
    if (piece === '' || of > MAX_CODES || at > of) return { type: 'foreign' };
    if (packing === 'G' && !canGunzip()) return { type: 'unreadable' };
    if (chain !== `${packing}${sum}${of}`) pieces.clear();
    chain = `${packing}${sum}${of}`;
    pieces.set(at, piece);
    if (pieces.size < of) return { type: 'part', read: pieces.size, of };
    const bytes = fromBase32(Array.from({ length: of }, (_, index) => pieces.get(index + 1)).join(''));
    if ((await sumOf(bytes)) !== sum) {
      pieces.clear();
      return { type: 'damaged' };
    }
    const text = packing === 'G' ? await unpack(bytes) : new TextDecoder().decode(bytes);
    return text === null ? { type: 'damaged' } : { type: 'whole', text };
  };
}

/** Decompresses gzip; null if it is not gzip, or far too long. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      chunks.push(step.value);
      length += step.value.length;
      if (length > MAX_TEXT) {
        await reader.cancel();
        return null;
      }
    }
  } catch {
    return null;
  }
  return new Blob(chunks).text();
}

async function sumOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toBase32(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))).slice(0, SUM);
}

function toBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let rest = 0;
  for (const byte of bytes) {
    rest = (rest << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(rest >> bits) & 31];
    }
    rest &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(rest << (5 - bits)) & 31] : text;
}

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let bits = 0;
  let rest = 0;
  let at = 0;
  for (const character of text) {
    rest = (rest << 5) | ALPHABET.indexOf(character);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = rest >> bits;
    at += 1;
    rest &= (1 << bits) - 1;
  }
  return bytes;
}

/**
 * A file as a chain of QR codes, from screen to camera, for phones that cannot share a file. The codes go round and
 * round; they may be read in any order, and repeatedly. Each is `SC1:<packing>:<sum>:<place>:<count>:<piece>`, of the
 * characters for which a code has its own short writing (ISO/IEC 18004, alphanumeric mode).
 */
import { canPack, canUnpack, gzip } from '../../core/gzip.ts';

const MARK = 'SC1';
/** Characters in a code, so that a phone's camera reads it from another phone's screen. */
const PIECE = 480;
/** Most codes that a person holds a phone still for. */
export const MOST_CODES = 60;
/** Characters of the sum that tells one chain from another, and whether it is whole. */
const SUM = 8;
/** Of RFC 4648, section 6. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Characters that a chain may have when it is unpacked. */
const MOST_TEXT = 1_000_000;

/** The texts of the codes; null for more than a person can wait for. */
export async function toCodes(text: string): Promise<string[] | null> {
  const packing = canPack() ? 'G' : 'P';
  const bytes = new Uint8Array(packing === 'G' ? await gzip(text) : new TextEncoder().encode(text));
  const whole = toBase32(bytes);
  const count = Math.ceil(whole.length / PIECE);
  if (count > MOST_CODES) return null;
  const sum = await sumOf(bytes);
  return Array.from({ length: count }, (_, place) =>
    [MARK, packing, sum, place + 1, count, whole.slice(place * PIECE, (place + 1) * PIECE)].join(':'),
  );
}

/** What a code that was read has brought. */
export type Read =
  /** How many of how many are read. */
  | { type: 'part'; read: number; of: number }
  | { type: 'whole'; text: string }
  /** All are read, and do not fit together. */
  | { type: 'damaged' }
  /** Packed, and this browser cannot unpack: all of its codes are in vain. */
  | { type: 'unreadable' }
  /** No code of ours, or of another chain than before, which is begun anew. */
  | { type: 'foreign' };

const CODE = /^SC1:([GP]):([A-Z2-7]{8}):([1-9]\d?):([1-9]\d?):([A-Z2-7]{1,480})$/;

/** Collects the codes of one chain. */
export function createCodeReader() {
  let chain = '';
  const pieces = new Map<number, string>();
  return async (code: string): Promise<Read> => {
    const [, packing = '', sum = '', place = '', count = '', piece = ''] = CODE.exec(code) ?? [];
    const [at, of] = [Number(place), Number(count)];
    if (piece === '' || of > MOST_CODES || at > of) return { type: 'foreign' };
    if (packing === 'G' && !canUnpack()) return { type: 'unreadable' };
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

/** Null where it is no gzip, or far too long. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      chunks.push(step.value);
      length += step.value.length;
      if (length > MOST_TEXT) {
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

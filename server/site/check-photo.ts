/** Checks a photograph that arrived, and makes of it the picture that is stored: upright, without notes of the camera. */
import { createHash } from 'node:crypto';
import type { CheckedPhoto } from '../store/site/site-photos.ts';

/**
 * Most pixels: more are refused before anything is decoded. A device sends 6.6 million at most, and a PNG that is decoded in
 * steps takes ten bytes of memory for each: a small server has to bear it.
 */
const MOST_PIXELS = 16_000_000;
/** Most pixels of the longer side of the stored picture, and fewest of the shorter one. */
const LONGEST = 2_560;
const SHORTEST = 300;
/** Quality of the stored picture, which is the source of all that are shown. */
const QUALITY = 88;

/** First bytes of JPEG, PNG and WebP, hexadecimal; four of WebP say its length. No other decoder sees a file. */
const FORMATS = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/];

const isOfFormat = (bytes: Uint8Array) =>
  FORMATS.some((format) => format.test(Buffer.from(bytes.subarray(0, 12)).toString('hex')));

const refusal = (message: string): CheckedPhoto => ({ message });
const NOT_USED = refusal('Only JPEG, PNG and WebP can be used. Save the picture as JPEG.');
const DAMAGED = refusal('The picture cannot be read: the file may be damaged. Save it again as JPEG.');

/**
 * Decodes and encodes on threads of the library, one at a time.
 * @param hash SHA-256 of the bytes that were sent, hexadecimal
 */
export async function checkPhoto({
  hash,
  bytes,
}: {
  hash: string;
  bytes: Uint8Array;
}): Promise<CheckedPhoto> {
  if (createHash('sha256').update(bytes).digest('hex') !== hash)
    return refusal('The photograph arrived damaged. Choose it again.');
  if (!isOfFormat(bytes)) return NOT_USED;
  // A server that gets no photographs loads no decoder.
  const { default: sharp } = await import('sharp');
  try {
    const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const;
    const { width, height, pages = 1 } = await sharp(bytes, options).metadata();
    if (pages > 1) return NOT_USED;
    if (width * height > MOST_PIXELS)
      return refusal(`The picture has ${width} × ${height} pixels, which is too large. Make it smaller.`);
    if (Math.min(width, height) < SHORTEST)
      return refusal(`The picture has only ${width} × ${height} pixels. Choose a larger one.`);
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { picture: data, width: info.width, height: info.height };
  } catch (error) {
    if (/pixel limit/i.test(String(error)))
      return refusal('The picture has too many pixels. Make it smaller.');
    return DAMAGED;
  }
}

/** Returns a small JPEG of a stored picture, for the form in the office. */
export async function makeSmallPhoto(picture: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(picture)
    .resize({ width: 640, height: 640, fit: 'inside', withoutEnlargement: true })
    .jpeg()
    .toBuffer();
}

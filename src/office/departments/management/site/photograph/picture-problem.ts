/** Why a chosen file cannot be a photograph of the site, in a sentence that says what to do. Pure. */
import { say } from '../../../../../words/say.ts';
import type { PictureHeader } from './picture-header.ts';

/** Most pixels that are decoded: a phone needs four bytes for each, all at once. */
export const MOST_PIXELS = 64_000_000;
/** Fewest pixels of the shorter side: less is blurred on every screen. */
export const LEAST_SIDE = 400;
/** Largest file that is opened, in bytes. */
const MOST_FILE_BYTES = 80_000_000;
/** Pixels from which it is sharp on every screen. */
const SHARP = { width: 1920, height: 1080 } as const;

/** Longest side, in pixels, of what is sent. */
const LONGEST_SIDE = 2560;

interface Size {
  width: number;
  height: number;
}

/** @returns a sentence; null where the file can be opened */
export function problemOfFile(size: number, header: PictureHeader | undefined): string | null {
  if (size === 0)
    return say(
      'This file is empty. If it is in the cloud, download it to this device first, then choose it again.',
    );
  if (!header) return say('This file is not a photograph. Please choose a picture in JPEG, PNG or WebP.');
  const { width = 0, height = 0 } = header;
  if (width * height > MOST_PIXELS || size > MOST_FILE_BYTES)
    return say(
      'This picture is too large for a phone to open ({width} × {height} pixels). Please save it with 20 megapixels or less, and choose that.',
      {
        width,
        height,
      },
    );
  return null;
}

/** Why a picture could not be decoded, though its first bytes are those of one. */
export function problemOfDecoding({ format }: PictureHeader): string {
  return format === 'heic' || format === 'avif'
    ? say(
        'This browser cannot open pictures in {format}. Please save it as JPEG, and choose that; an iPhone does it if you choose the photograph there.',
        { format: format.toUpperCase() },
      )
    : say(
        'This picture cannot be opened: the file may be damaged. Please choose it again, or save it anew as JPEG.',
      );
}

/** @param size upright, in pixels */
export function problemOfSize({ width, height }: Size): string | null {
  if (Math.min(width, height) >= LEAST_SIDE) return null;
  return say(
    'This picture has only {width} × {height} pixels. Please choose one of at least {sharpWidth} × {sharpHeight}.',
    {
      width,
      height,
      sharpWidth: SHARP.width,
      sharpHeight: SHARP.height,
    },
  );
}

/** Says of a picture that can be used that it is not sharp on large screens; null for one that is. */
export function noteOnSize({ width, height }: Size): string | null {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (long >= SHARP.width && short >= SHARP.height) return null;
  return say(
    'It has {width} × {height} pixels. On large screens it is sharp from {sharpWidth} × {sharpHeight}.',
    {
      width,
      height,
      sharpWidth: SHARP.width,
      sharpHeight: SHARP.height,
    },
  );
}

/** Returns the size in which a picture is sent: never larger than it is. */
export function sentSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

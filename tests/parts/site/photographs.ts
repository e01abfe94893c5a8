/** Photographs for tests: a picture with something in it, and its parts as a device sends them. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { PHOTO_PART_BYTES, type SitePhotoPart } from '../../../src/kinds/site-photo-part/schema.ts';

/** A JPEG with noise, so that it is as large as one of a camera. @param size in pixels */
export async function makePhotograph(
  size: { width: number; height: number } = { width: 900, height: 700 },
): Promise<{ id: string; bytes: Buffer }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const image = sharp({ create: { ...size, channels: 3, background: '#000', noise } });
  return { id: v7(), bytes: await image.jpeg({ quality: 80 }).toBuffer() };
}

/** @param bytes of any file */
export function partsOf(photo: string, bytes: Buffer): SitePhotoPart[] {
  const parts = Math.ceil(bytes.length / PHOTO_PART_BYTES);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return Array.from({ length: parts }, (_, part) => ({
    photo,
    part,
    parts,
    bytes: bytes.length,
    hash,
    data: bytes.subarray(part * PHOTO_PART_BYTES, (part + 1) * PHOTO_PART_BYTES).toString('base64'),
  }));
}

/** A photograph in parts that the outbox carries: each is small enough for the worst signal. */
import { PHOTO_PART_BYTES, type SitePhotoPart } from '../../../../../kinds/site-photo-part/schema.ts';

/** @param photo its id, a new UUID */
export async function partsOf(photo: string, jpeg: Blob): Promise<SitePhotoPart[]> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const parts = Math.ceil(bytes.length / PHOTO_PART_BYTES);
  return Array.from({ length: parts }, (_, part) => ({
    photo,
    part,
    parts,
    bytes: bytes.length,
    hash,
    data: base64Of(bytes.subarray(part * PHOTO_PART_BYTES, (part + 1) * PHOTO_PART_BYTES)),
  }));
}

/** In pieces: a call takes no 48,000 arguments everywhere. */
function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 8_192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8_192));
  return btoa(text);
}

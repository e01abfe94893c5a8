/**
 * Parts of a photograph for the public site: each is a submission, so that a photograph goes through a bad signal part by
 * part, never lost and never twice (docs/contract.md#photographs).
 */
import * as z from 'zod/mini';

/** Bytes of each part but the last one; a multiple of three, so that the texts of all parts are one text. */
export const PHOTO_PART_BYTES = 48_000;
export const MAX_PHOTO_PARTS = 90;
/** Most bytes of a photograph. */
export const MOST_PHOTOGRAPH_BYTES = 4_000_000;
/** Most bytes of all photographs together. */
export const MAX_PHOTOS_BYTES = 300_000_000;

const number = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

export const sitePhotoPartSchema = z
  .object({
    photo: z.uuid('A photograph is named by its id.'),
    /** Place of this part, from 0. */
    part: number(0, MAX_PHOTO_PARTS - 1),
    parts: number(1, MAX_PHOTO_PARTS),
    /** Of the whole photograph. */
    bytes: number(1, MOST_PHOTOGRAPH_BYTES),
    /** SHA-256 of the whole photograph, hexadecimal. */
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** Base64. */
    data: z.string().check(z.minLength(1), z.maxLength((PHOTO_PART_BYTES / 3) * 4)),
  })
  .check(z.refine(({ part, parts }) => part < parts, { error: 'There is no such part.', path: ['part'] }));
export type SitePhotoPart = z.output<typeof sitePhotoPartSchema>;

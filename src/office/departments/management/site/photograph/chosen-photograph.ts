/** A photograph that was chosen in a form and is not saved yet. */
import { v7 } from 'uuid';
import { pictureOfParts } from '../../../../../device/records/index.ts';
import type { SitePhotoPart } from '../../../../../kinds/site-photo-part/schema.ts';
import { partsOf } from './photograph-parts.ts';
import { shrinkPhotograph } from './shrink-photograph.ts';

export interface ChosenPhotograph {
  id: string;
  parts: readonly SitePhotoPart[];
  /** Address for an image. */
  picture: string;
  /** What is to be minded of it, in words; null for nothing. */
  note: string | null;
}

/**
 * Never rejects: what cannot be used is told in a sentence.
 * @param turns quarters to the right
 */
export async function openPhotograph(file: Blob, turns = 0): Promise<ChosenPhotograph | { problem: string }> {
  const shrunk = await shrinkPhotograph(file, turns);
  if ('problem' in shrunk) return shrunk;
  const id = v7();
  const parts = await partsOf(id, shrunk.jpeg);
  return { id, parts, picture: pictureOfParts(parts), note: shrunk.note };
}

/** Photographs that the operator has put up in the office. There is none until then: pages have their posters. */
import { withOverridesByKey } from './editable/with-overrides.ts';
import { photoPlaces } from './photo-places.ts';

export interface PublishedPhoto {
  /** Id of the photograph; empty for none. */
  picture: string;
  /** What it shows, for people who cannot see it. */
  alt: string;
  /** Who took it. */
  credit: string;
  licence: string;
  /** What stays in sight when it is cropped, from the left and from the top: "62% 40%"; empty for the centre of attention. */
  focus: string;
}

const NONE: PublishedPhoto = { picture: '', alt: '', credit: '', licence: '', focus: '' };

/** Photographs by the slug of their place. */
export const publishedPhotos: Readonly<Record<string, PublishedPhoto>> = withOverridesByKey(
  'photo',
  Object.fromEntries(photoPlaces.map(({ slug }) => [slug, NONE])),
);

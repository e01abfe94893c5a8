/** Items of the places for photographs. */
import { photoPlaces } from '../photo-places.ts';
import { publishedPhotos } from '../photos.ts';
import type { EditableItem } from './field.ts';

export const photoItems: readonly EditableItem[] = photoPlaces.map(({ slug, title, pages }) => {
  const { picture = '', alt = '', credit = '', licence = '', focus = '' } = publishedPhotos[slug] ?? {};
  return {
    id: `photo/${slug}`,
    title: `Photograph: ${title}`,
    pages,
    values: [],
    fields: [
      {
        path: 'picture',
        label: 'Photograph',
        help: 'In place of the drawn poster, or in a place of its own. Without one nothing is missing.',
        kind: 'photograph',
        isOptional: true,
        value: picture,
      },
      {
        path: 'alt',
        label: 'Description of the picture',
        help: 'One sentence of what is to be seen, for people who cannot see it. Every photograph needs one.',
        kind: 'line',
        most: 200,
        isOptional: true,
        isTranslated: true,
        value: alt,
      },
      {
        path: 'focus',
        label: 'What stays in sight',
        help: 'The point around which it is cropped for wide screens and for cards.',
        kind: 'point',
        isOptional: true,
        value: focus,
      },
      { path: 'credit', label: 'Who took it', kind: 'line', most: 80, isOptional: true, value: credit },
      {
        path: 'licence',
        label: 'Licence',
        help: 'Under which you may show it: “own”, “CC BY 4.0”.',
        kind: 'line',
        most: 80,
        isOptional: true,
        value: licence,
      },
    ],
  };
});

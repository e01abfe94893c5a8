/** Pictures for the dev server: named at once, and drawn when a browser requests them. */
import { drawPoster, drawPrintSheet, drawSocialCard, POSTER_SIZES } from '../../artwork/poster.ts';
import type { Poster } from '../../content/types.ts';
import { printSheetUrl } from '../../contract/protocol/routes.ts';
import { contentHash } from '../content-hash.ts';
import { type Pictures, pictureLookOf } from '../photos/pictures.ts';

export interface PicturesOnDemand extends Pictures {
  /** Draws the file at this path as SVG. A social card is an SVG too, until it is rasterised. */
  file(path: string): string | undefined;
}

export function createPicturesOnDemand(): PicturesOnDemand {
  const drawings = new Map<string, () => string>();
  const put = (path: string, draw: () => string) => {
    drawings.set(path, draw);
    return path;
  };
  // Named after the recipe, because naming it after the drawing would require drawing it.
  const svg = (name: string, { recipe }: Poster, format: 'wide' | 'plate') => ({
    src: put(`/posters/${name}-${format}.${contentHash(JSON.stringify(recipe))}.svg`, () =>
      drawPoster(recipe, format),
    ),
    ...POSTER_SIZES[format],
  });
  return {
    file: (path) => drawings.get(path)?.(),
    print: (name, { recipe }, words) => put(printSheetUrl(`/${name}`), () => drawPrintSheet(recipe, words)),
    keep: (name, draw) => put(`/maps/${name}.svg`, draw),
    drawWide: (name, poster) => ({ ...pictureLookOf(poster), wide: svg(name, poster, 'wide') }),
    draw: (name, poster, words) => ({
      picture: {
        ...pictureLookOf(poster),
        wide: svg(name, poster, 'wide'),
        plate: svg(name, poster, 'plate'),
      },
      social: put(`/social/${name}.${contentHash(JSON.stringify([poster.recipe, words]))}.png`, () =>
        drawSocialCard(poster.recipe, words),
      ),
    }),
  };
}

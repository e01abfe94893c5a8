/** The paths of drawings in fewer characters: every phone carries all posters. */
import { optimize } from 'svgo';

/**
 * Decimals of a drawing's units that are kept, and the distance by which a line may stand off: a tenth of a unit is
 * less than a tenth of a pixel, because a poster is shown no larger than it is drawn.
 */
const PRECISION = 1;

/** @param svg a whole document. @returns it, drawn the same, a tenth shorter when compressed */
export function shortenPaths(svg: string): string {
  const { data } = optimize(svg, {
    plugins: [
      {
        name: 'convertPathData',
        params: {
          floatPrecision: PRECISION,
          // Steps from the point before compress better than places on the sheet, though they are longer.
          utilizeAbsolute: false,
        },
      },
    ],
  });
  return data;
}

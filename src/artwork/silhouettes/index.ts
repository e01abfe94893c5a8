/** Every silhouette by the name that recipes use. */
import type { Figure } from '../../content/poster-recipe.ts';
import { coast } from './coast.ts';
import { composed } from './composed.ts';
import { drawn } from './drawn.ts';
import { highlands } from './highlands.ts';
import type { Outline, Silhouette } from './outline.ts';
import { shore } from './shore.ts';
import { slideFigures } from './slides.ts';
import { traced } from './traced.ts';

function inOneColour<Name extends string>(outlines: Record<Name, Outline>): Record<Name, Silhouette> {
  const named = {} as Record<Name, Silhouette>;
  for (const name of Object.keys(outlines) as Name[]) {
    const { d, stance } = outlines[name];
    named[name] = { height: 200, stance, draw: () => `<path d="${d}"/>` };
  }
  return named;
}

export const silhouettes: Record<Figure['what'], Silhouette> = {
  ...inOneColour(drawn),
  ...inOneColour(traced),
  ...composed,
  ...coast,
  ...highlands,
  ...shore,
  ...slideFigures,
};

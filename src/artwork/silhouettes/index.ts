/** Every silhouette by the name that recipes use. */
import type { Figure } from '../../content/recipes/poster-layers.ts';
import { coastSilhouettes } from './coast.ts';
import { composedSilhouettes } from './composed.ts';
import { drawnSilhouettes } from './drawn.ts';
import { highlandSilhouettes } from './highlands.ts';
import type { Outline, Silhouette } from './outline.ts';
import { shoreSilhouettes } from './shore.ts';
import { slideFigures } from './slides.ts';
import { tracedSilhouettes } from './traced.ts';

function inOneColour<Name extends string>(outlines: Record<Name, Outline>): Record<Name, Silhouette> {
  const named = {} as Record<Name, Silhouette>;
  for (const name of Object.keys(outlines) as Name[]) {
    const { d, stance } = outlines[name];
    named[name] = { height: 200, stance, draw: () => `<path d="${d}"/>` };
  }
  return named;
}

export const silhouettes: Record<Figure['what'], Silhouette> = {
  ...inOneColour(drawnSilhouettes),
  ...inOneColour(tracedSilhouettes),
  ...composedSilhouettes,
  ...coastSilhouettes,
  ...highlandSilhouettes,
  ...shoreSilhouettes,
  ...slideFigures,
};

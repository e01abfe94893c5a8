/** Places silhouettes on the ground: feet under the crest line, never above it. */
import type { Figure } from '../content/recipes/poster-layers.ts';
import type { Crest } from './ridges.ts';
import { placeInFormat, type Scene, shortNumber, wholePoint } from './scene.ts';
import { silhouettes } from './silhouettes/index.ts';

function figureMarkup(scene: Scene, figure: Figure, x: number, foot: number): string {
  const silhouette = silhouettes[figure.what];
  const scale = (figure.tall * scene.short) / silhouette.height;
  const id = scene.shape(figure.what, () => silhouette.draw(scene));
  const factor = String(Math.round(scale * 1000) / 1000).replace(/^0\./, '.');
  const size = figure.facing === 'left' ? `-${factor} ${factor}` : factor;
  const tilt = figure.tilt ? `rotate(${shortNumber(figure.tilt)})` : '';
  const colour = figure.tint
    ? scene.tint(figure.tint)
    : figure.tone === undefined
      ? undefined
      : scene.tone(figure.tone);
  return `<use href="#${id}"${colour ? ` fill="${colour}"` : ''} transform="translate(${wholePoint(x, foot)})${tilt}scale(${size})"/>`;
}

/** The lowest ground under a figure's feet, so that no foot hangs over a slope. */
function groundUnder(crest: Crest, x: number, half: number): number {
  return Math.max(crest.at(x - half), crest.at(x), crest.at(x + half));
}

/** Draw this before the crest is filled, so that the fill covers the soles. */
export function drawStandingFigures(scene: Scene, cast: readonly Figure[] | undefined, crest: Crest): string {
  return (cast ?? [])
    .map((wish) => {
      const figure = placeInFormat(scene, wish);
      if (!figure) return '';
      const silhouette = silhouettes[figure.what];
      const tall = figure.tall * scene.short;
      const x = scene.x(figure.across);
      const half = (silhouette.stance / silhouette.height) * tall;
      return figureMarkup(scene, figure, x, groundUnder(crest, x, half) + tall * (figure.sunk ?? 0.04));
    })
    .join('');
}

/** Draws figures that swim, fly or hang: their foot is at `up`. */
export function drawFreeFigures(scene: Scene, cast: readonly Figure[]): string {
  return cast
    .map((wish) => {
      const figure = placeInFormat(scene, wish);
      return figure ? figureMarkup(scene, figure, scene.x(figure.across), scene.y(figure.up ?? 0.5)) : '';
    })
    .join('');
}

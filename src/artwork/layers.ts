/** Paints a stack of layers from far to near. */
import type { Layer, Ridge } from '../content/recipes/poster-layers.ts';
import { drawAnimalColumn } from './animal-column.ts';
import { drawFreeFigures, drawStandingFigures } from './figures.ts';
import { drawLandmark } from './landmarks/index.ts';
import { drawCrest, drawLightStreaks, drawLitStripe, drawPlants, fillBelow } from './ridges.ts';
import type { Scene } from './scene.ts';
import { drawWater } from './water.ts';

export function drawLayers(scene: Scene, layers: readonly Layer[]): string {
  return layers.map((layer, index) => drawLayer(scene, layer, `layer${index}`)).join('');
}

function drawLayer(scene: Scene, layer: Layer, name: string): string {
  switch (layer.kind) {
    case 'ridge':
      return drawRidge(scene, layer, name);
    case 'landmark':
      return drawLandmark(scene, layer);
    case 'column':
      return drawAnimalColumn(scene, layer);
    case 'water':
      return drawWater(scene, layer);
    case 'afloat':
      return `<g fill="${scene.tone(layer.tone)}">${drawFreeFigures(scene, layer.cast)}</g>`;
  }
}

/** Figures and plants are drawn before the fill, so that it covers their feet. */
function drawRidge(scene: Scene, ridge: Ridge, name: string): string {
  const crest = drawCrest(scene, ridge, name);
  const colour = ridge.tint ? scene.tint(ridge.tint) : scene.tone(ridge.tone);
  const cast = drawStandingFigures(scene, ridge.cast, crest);
  return (
    (cast && `<g fill="${scene.tone(ridge.tone)}">${cast}</g>`) +
    drawPlants(scene, ridge, crest, name) +
    fillBelow(scene, crest, colour) +
    drawLitStripe(scene, ridge, crest, name) +
    drawLightStreaks(scene, ridge, crest, name)
  );
}

/** Height at which the land begins: the sky's bands end there. */
export function horizonOf(layers: readonly Layer[], format: Scene['format']): number {
  const first = layers.find((layer) => layer.kind === 'ridge' || layer.kind === 'water');
  if (first?.kind !== 'ridge' && first?.kind !== 'water') return 0.4;
  return (format === 'plate' ? first.upright?.up : undefined) ?? first.up;
}

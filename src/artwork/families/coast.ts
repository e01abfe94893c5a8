/** Island, beach and open sea: as on land, with the sun's path lying on the water. */
import type { Layer } from '../../content/recipes/poster-layers.ts';
import type { CoastRecipe } from '../../content/recipes/poster-recipe.ts';
import { drawLayers, horizonOf } from '../layers.ts';
import { placeInFormat, type Scene } from '../scene.ts';
import { drawSky } from '../sky.ts';
import { drawGlitter } from '../water.ts';

export function drawCoast(scene: Scene, recipe: CoastRecipe): string {
  const sky = drawSky(scene, recipe.sky, horizonOf(recipe.layers, scene.format));
  const sun = recipe.sky.sun && placeInFormat(scene, recipe.sky.sun);
  const seaAt = recipe.layers.findIndex((layer) => layer.kind === 'water');
  const sea = recipe.layers[seaAt];
  if (sea?.kind !== 'water' || !sea.glitter || !sun) return sky + drawLayers(scene, recipe.layers);

  // The light is on the water, so boats are drawn above it.
  const level = (scene.format === 'plate' ? sea.upright?.up : undefined) ?? sea.up;
  const { cast, ...bare } = sea;
  const above: Layer[] = cast ? [{ kind: 'afloat', tone: 0.85, cast }] : [];
  return (
    sky +
    drawLayers(scene, [...recipe.layers.slice(0, seaAt), bare]) +
    drawGlitter(scene, scene.x(sun.across), level, sun.wide * scene.short) +
    drawLayers(scene, [...above, ...recipe.layers.slice(seaAt + 1)])
  );
}

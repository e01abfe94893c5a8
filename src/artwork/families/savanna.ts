/** Plains, bush and mountains. */
import type { SavannaRecipe } from '../../content/poster-recipe.ts';
import { drawLayers, horizonOf } from '../layers.ts';
import type { Scene } from '../scene.ts';
import { drawSky } from '../sky.ts';

export function drawSavanna(scene: Scene, recipe: SavannaRecipe): string {
  return (
    drawSky(scene, recipe.sky, horizonOf(recipe.layers, scene.format)) + drawLayers(scene, recipe.layers)
  );
}

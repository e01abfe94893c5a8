/** Plains, bush and mountains. */
import type { LandRecipe } from '../../content/recipes/poster-recipe.ts';
import { drawLayers, horizonOf } from '../layers.ts';
import type { Scene } from '../scene.ts';
import { drawSky } from '../sky.ts';

export function drawLand(scene: Scene, recipe: LandRecipe): string {
  return (
    drawSky(scene, recipe.sky, horizonOf(recipe.layers, scene.format)) + drawLayers(scene, recipe.layers)
  );
}

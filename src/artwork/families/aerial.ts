/** The sea from straight above: one ground of water with long flat streaks of light in it. */
import type { AerialRecipe } from '../../content/recipes/poster-recipe.ts';
import { mix } from '../colour.ts';
import { drawLayers } from '../layers.ts';
import { type Scene, wholeNumber, wholePoint } from '../scene.ts';

export function drawAerial(scene: Scene, recipe: AerialRecipe): string {
  const deep = scene.palette.water[recipe.depth] ?? '#000';
  const next = scene.palette.water[recipe.depth + 1] ?? deep;
  return (
    `<path fill="${deep}" d="M0 0h${scene.width}v${scene.height}H0z"/>` +
    swells(scene, mix(deep, next, 0.3)) +
    drawLayers(scene, recipe.layers)
  );
}

/** Swell runs slantwise; seen from so high it is a pattern of lenses. */
function swells(scene: Scene, colour: string): string {
  const random = scene.random.branch('swells');
  let path = '';
  for (let index = 0; index < 26; index += 1) {
    const half = scene.short * random.between(0.03, 0.12);
    const x = scene.width * random.between(0, 1);
    const y = (scene.height * (index + random.between(0, 1))) / 26;
    const lift = half * 0.16;
    path += `M${wholePoint(x - half, y)}q${wholePoint(half, -lift * 1.6)} ${wholeNumber(half * 2)} 0q${wholePoint(-half, lift)} ${wholeNumber(-half * 2)} 0z`;
  }
  return `<path fill="${colour}" d="${path}"/>`;
}

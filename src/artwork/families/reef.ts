/** Half above and half under water; the waterline separates two kinds of light. */
import type { ReefRecipe } from '../../content/recipes/poster-recipe.ts';
import { mix } from '../colour.ts';
import { drawLayers } from '../layers.ts';
import { type Scene, wholeNumber, wholePoint } from '../scene.ts';
import { drawSky } from '../sky.ts';

export function drawReef(scene: Scene, recipe: ReefRecipe): string {
  return (
    drawSky(scene, recipe.sky, recipe.surface) +
    drawLayers(scene, recipe.above) +
    depths(scene, recipe.surface) +
    shafts(scene, recipe.surface) +
    drawLayers(scene, recipe.below)
  );
}

/** Water darkens downwards in four bands; the uppermost edge is a lit meniscus. */
function depths(scene: Scene, surface: number): string {
  const top = scene.y(surface);
  const depth = scene.height - top;
  const colours = [...scene.palette.water].reverse();
  const wave = (y: number, sway: number): string => {
    const quarter = scene.width / 4;
    return `M0 ${wholeNumber(y)}q${wholePoint(quarter / 2, -sway)} ${wholePoint(quarter, 0)}t${wholePoint(quarter, sway * 0.4)} ${wholePoint(quarter, -sway * 0.3)} ${wholePoint(quarter, 0)}V${scene.height}H0z`;
  };
  const tall = scene.height * 0.03;
  const body = [
    [colours[0] ?? '#fff', 0.018, tall],
    [mix(colours[1] ?? '#0ff', colours[2] ?? '#08f', 0.3), 0.1, tall * 1.2],
    [colours[2] ?? '#088', 0.4, tall * 1.4],
    [colours[3] ?? '#006', 0.72, tall * 1.2],
  ] as const;
  return (
    `<path fill="${scene.palette.pale}" d="${wave(top, tall)}"/>` +
    body
      .map(([colour, share, sway]) => `<path fill="${colour}" d="${wave(top + depth * share, sway)}"/>`)
      .join('')
  );
}

function shafts(scene: Scene, surface: number): string {
  const top = scene.y(surface) + scene.height * 0.05;
  const depth = (scene.height - top) * 0.8;
  const random = scene.random.branch('shafts');
  let path = '';
  for (let index = 0; index < 5; index += 1) {
    const x = scene.width * (0.25 + index * 0.14) + random.between(-20, 20);
    const wide = scene.width * random.between(0.02, 0.05);
    path += `M${wholePoint(x, top)}h${wholeNumber(wide)}l${wholePoint(wide * 1.5 - depth * 0.25, depth * random.between(0.7, 1))}h${wholeNumber(-wide * 2)}z`;
  }
  return `<path fill="${scene.palette.pale}" fill-opacity=".14" d="${path}"/>`;
}

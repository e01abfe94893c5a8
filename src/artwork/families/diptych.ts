/** Two pictures in one sheet, separated by a slanting cream line. */
import type { DiptychRecipe } from '../../content/recipes/poster-recipe.ts';
import { createScene, type Scene, type SharedShapes, wholeNumber, wholePoint } from '../scene.ts';
import { drawCoast } from './coast.ts';
import { drawLand } from './land.ts';

export function drawDiptych(scene: Scene, recipe: DiptychRecipe, shapes: SharedShapes): string {
  const top = scene.x(recipe.line.top);
  const bottom = scene.x(recipe.line.bottom);
  const half = (side: DiptychRecipe['left']): string => {
    const own = createScene(scene.format, side, shapes, scene);
    return side.family === 'coast' ? drawCoast(own, side) : drawLand(own, side);
  };
  const seam = scene.short * 0.008;
  return (
    `<clipPath id="c"><path d="M${wholePoint(top, 0)}H${scene.width}V${scene.height}H${wholeNumber(bottom)}z"/></clipPath>` +
    half(recipe.left) +
    `<g clip-path="url(#c)">${half(recipe.right)}</g>` +
    `<path fill="${scene.palette.pale}" d="M${wholePoint(top - seam, 0)}h${wholeNumber(seam * 2)}L${wholePoint(bottom + seam, scene.height)}h${wholeNumber(-seam * 2)}z"/>`
  );
}

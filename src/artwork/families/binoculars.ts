/** A view through field glasses: two round pictures that run into one another, the rest in the dark. */
import type { GlassesRecipe } from '../../content/recipes/poster-recipe.ts';
import { createScene, type Scene, type SharedShapes, wholeNumber } from '../scene.ts';
import { drawCoast } from './coast.ts';
import { drawLand } from './land.ts';

export function drawBinoculars(scene: Scene, recipe: GlassesRecipe, shapes: SharedShapes): string {
  const { width, height } = scene;
  const upright = scene.format === 'plate';
  const radius = scene.short * (upright ? 0.2 : 0.29);
  const middle = scene.x(upright ? 0.5 : 0.6);
  const y = scene.y(upright ? 0.44 : 0.5);
  const size = { width: Math.round(radius * 2), height: Math.round(radius * 2) };
  const glass = (side: 'left' | 'right'): string => {
    const look = recipe[side];
    const own = createScene('social', look, shapes, size);
    const x = middle + radius * (side === 'left' ? -0.86 : 0.86);
    const half = wholeNumber(radius);
    return (
      `<circle fill="${scene.palette.pale}" cx="${wholeNumber(x)}" cy="${wholeNumber(y)}" r="${wholeNumber(radius * 1.025)}"/>` +
      `<clipPath id="${side}"><circle cx="${half}" cy="${half}" r="${half}"/></clipPath>` +
      `<g transform="translate(${wholeNumber(x - radius)} ${wholeNumber(y - radius)})" clip-path="url(#${side})">${look.family === 'coast' ? drawCoast(own, look) : drawLand(own, look)}</g>`
    );
  };
  return `<path fill="${scene.tone(1)}" d="M0 0h${width}v${height}H0z"/>${glass('left')}${glass('right')}`;
}

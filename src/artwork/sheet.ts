/** A sheet painted from edge to edge: picks the family and gathers the repeated shapes. */
import type { PosterRecipe } from '../content/recipes/poster-recipe.ts';
import { drawAerial } from './families/aerial.ts';
import { drawBinoculars } from './families/binoculars.ts';
import { drawCoast } from './families/coast.ts';
import { drawCrater } from './families/crater.ts';
import { drawDiptych } from './families/diptych.ts';
import { drawFannedPosters } from './families/fanned-posters.ts';
import { drawLand } from './families/land.ts';
import { drawReef } from './families/reef.ts';
import { drawSeaChart } from './families/sea-chart.ts';
import { createScene, type PosterFormat, type Scene, type SharedShapes, type Size } from './scene.ts';

function drawFamily(scene: Scene, recipe: PosterRecipe, shapes: SharedShapes): string {
  switch (recipe.family) {
    case 'land':
      return drawLand(scene, recipe);
    case 'coast':
      return drawCoast(scene, recipe);
    case 'crater':
      return drawCrater(scene, recipe);
    case 'reef':
      return drawReef(scene, recipe);
    case 'aerial':
      return drawAerial(scene, recipe);
    case 'fan':
      return drawFannedPosters(scene, recipe, shapes);
    case 'binoculars':
      return drawBinoculars(scene, recipe, shapes);
    case 'diptych':
      return drawDiptych(scene, recipe, shapes);
    case 'seaChart':
      return drawSeaChart(scene, recipe);
  }
}

/**
 * Returns the opening tag, with even-odd filling for the whole sheet, so that silhouettes with holes need not
 * set it.
 */
export function svgOpeningTag({ width, height }: Size): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill-rule="evenodd">`;
}

/** Returns the content of the <svg> element, composed for a sheet of the given size. */
export function drawSheet(recipe: PosterRecipe, format: PosterFormat, size: Size): string {
  const shapes: SharedShapes = new Map();
  const scene = createScene(format, recipe, shapes, size);
  const picture = drawFamily(scene, recipe, shapes);
  const defs = scene.defs();
  return (defs && `<defs>${defs}</defs>`) + picture;
}

/** Three small posters with cream margins, fanned out on a dark table. */
import type { FanRecipe } from '../../content/recipes/poster-recipe.ts';
import {
  createScene,
  type Scene,
  type SharedShapes,
  shortNumber,
  wholeNumber,
  wholePoint,
} from '../scene.ts';
import { drawCoast } from './coast.ts';
import { drawLand } from './land.ts';

/** Where each sheet's foot lies, its lean in degrees and its order: the outer ones first. */
const hands = [
  { sheet: 0, aside: -0.285, sink: 0.035, lean: -11 },
  { sheet: 2, aside: 0.285, sink: 0.035, lean: 11 },
  { sheet: 1, aside: 0, sink: 0, lean: 0 },
] as const;

export function drawFannedPosters(scene: Scene, recipe: FanRecipe, shapes: SharedShapes): string {
  const upright = scene.format === 'plate';
  const tall = scene.short * (upright ? 0.57 : 0.72);
  const size = { width: Math.round(tall * 0.72), height: Math.round(tall) };
  const middle = scene.x(upright ? 0.5 : 0.645);
  const foot = scene.y(upright ? 0.12 : 0.12);
  const margin = Math.round(tall * 0.03);
  const sheets = hands.map(({ sheet, aside, sink, lean }) => {
    const look = recipe.sheets[sheet];
    const own = createScene('plate', look, shapes, size);
    const x = middle + aside * tall * (upright ? 1 : 1.45);
    const edge = `x="${wholeNumber(-size.width / 2 - margin)}" y="${-size.height - margin}" width="${size.width + margin * 2}" height="${size.height + margin * 2}"`;
    return (
      `<g transform="translate(${wholePoint(x, foot + sink * scene.height)})rotate(${shortNumber(lean)})">` +
      `<rect fill="${scene.tone(1)}" fill-opacity=".35" transform="translate(${margin} ${margin})" ${edge}/>` +
      `<rect fill="${scene.palette.pale}" ${edge}/>` +
      `<svg x="${wholeNumber(-size.width / 2)}" y="${-size.height}" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">` +
      (look.family === 'coast' ? drawCoast(own, look) : drawLand(own, look)) +
      '</svg></g>'
    );
  });
  return table(scene) + sheets.join('');
}

/** Boards of a table: their joints run towards us. */
function table(scene: Scene): string {
  const { width, height } = scene;
  const [wall = '#000', light = '#000'] = scene.palette.sky;
  let joints = '';
  for (let index = 1; index < 6; index += 1) {
    const y = (height * index) / 6;
    joints += `M0 ${wholeNumber(y)}h${width}v3H0z`;
  }
  return `<path fill="${wall}" d="M0 0h${width}v${height}H0z"/><path fill="${light}" d="${joints}"/>`;
}

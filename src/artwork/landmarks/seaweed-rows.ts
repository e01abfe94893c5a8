import type { Scene } from '../scene.ts';
import { fill } from './paint.ts';

const gap = 172;

/** One long row: sticks, a sagging cord, weed hanging from it, and the shadow in the water. */
function drawRow(scene: Scene): string {
  let sticks = '';
  let weed = '';
  let shadows = '';
  for (let x = -1032; x <= 1032; x += gap) {
    sticks += `M${x - 4} 4l2-86h5l2 86zM${x} -62q86 56 ${gap} 0v5q-86 56-${gap} 0z`;
    shadows += `M${x - 4} 2h9l26 34h-9z`;
    for (const along of [44, 86, 128]) weed += `M${x + along}-34q-20 12-4 40 8 8 12-8 14 0 10-14-2-14-18-18z`;
  }
  return (
    fill(scene.palette.water[0] ?? '#088', shadows, '.45') +
    fill(scene.palette.accent, weed) +
    `<path fill-rule="nonzero" d="${sticks}"/>`
  );
}

/** Rows of sticks running out to the horizon, one row drawn once and repeated smaller. */
export function drawSeaweedRows(scene: Scene): string {
  const row = scene.shape('seaweedRow', () => drawRow(scene));
  return [
    [-46, 0.22, 7],
    [4, 0.37, 4],
    [62, 0.54, 3],
    [160, 0.78, 2],
    [330, 1.1, 2],
  ]
    .map(([y = 0, size = 1, count = 1], index) =>
      Array.from({ length: count }, (_, nth) => {
        const step = gap * 12 * size;
        const x = Math.round((nth - (count - 1) / 2) * step + (index % 2 ? 40 : -30));
        return `<use href="#${row}" transform="translate(${x} ${y})scale(${size})"/>`;
      }).join(''),
    )
    .join('');
}

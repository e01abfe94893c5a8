/** The sea in flat bands with swaying edges, and the broken path of light under the sun. */
import type { Water } from '../content/recipes/poster-layers.ts';
import { drawFreeFigures } from './figures.ts';
import { type Scene, wholeNumber, wholePoint } from './scene.ts';

export function drawWater(scene: Scene, water: Water): string {
  const up = (scene.format === 'plate' ? water.upright?.up : undefined) ?? water.up;
  const top = Math.round(scene.y(up));
  const depth = scene.height - top;
  const colours = scene.palette.water;
  const random = scene.random.branch('water');
  let svg = `<path fill="${colours[0] ?? '#000'}" d="M0 ${top}h${scene.width}V${scene.height}H0z"/>`;
  water.bands.forEach((share, index) => {
    const y = top + depth * share;
    const sway = scene.height * (0.004 + share * 0.03);
    const quarter = scene.width / 4;
    const lift = random.between(-1, 1) * sway;
    svg += `<path fill="${colours[index + 1] ?? colours[colours.length - 1] ?? '#fff'}" d="M0 ${wholeNumber(y)}q${wholePoint(quarter * 0.5, -sway)} ${wholePoint(quarter, lift * 0.4)}t${wholePoint(quarter, sway * 0.5)} ${wholePoint(quarter, -lift)} ${wholePoint(quarter, sway * 0.3)}V${scene.height}H0z"/>`;
  });
  svg += ripples(scene, top, depth);
  if (water.cast) svg += `<g fill="${scene.tone(0.85)}">${drawFreeFigures(scene, water.cast)}</g>`;
  return svg;
}

/** Short lens-shaped strokes, longer and further apart towards us. */
function ripples(scene: Scene, top: number, depth: number): string {
  const random = scene.random.branch('ripples');
  let path = '';
  for (let index = 0; index < 16; index += 1) {
    const share = ((index + random.between(0, 1)) / 16) ** 1.6;
    const half = scene.short * (0.015 + share * 0.07) * random.between(0.6, 1.3);
    const thick = 1.5 + share * scene.short * 0.007;
    path += lens(random.between(0, scene.width), top + 6 + depth * share * 0.7, half, thick);
  }
  return `<path fill="${scene.palette.pale}" fill-opacity=".45" d="${path}"/>`;
}

function lens(x: number, y: number, half: number, thick: number): string {
  return `M${wholePoint(x - half, y)}q${wholePoint(half, -thick * 2)} ${wholePoint(half * 2, 0)}q${wholePoint(-half, thick * 2)} ${wholePoint(-half * 2, 0)}z`;
}

/** Light on the water under `x`: lenses, narrow at the horizon and broken further down. */
export function drawGlitter(scene: Scene, x: number, up: number, wide: number): string {
  const random = scene.random.branch('glitter');
  const top = scene.y(up);
  const depth = scene.height - top;
  let path = '';
  for (let index = 0; index < 11; index += 1) {
    const share = (index / 11) ** 1.25;
    const half = wide * (0.5 + share * 0.45) * random.between(0.55, 1.05) * (index % 3 === 2 ? 0.55 : 1);
    path += lens(
      x + random.between(-0.16, 0.16) * wide,
      top + 5 + depth * share * 0.72,
      half,
      2 + share * depth * 0.022,
    );
  }
  return `<path fill="${scene.palette.sun}" d="${path}"/>`;
}

import { blob } from '../blobs.ts';
import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill } from './paint.ts';

/** A bare bank of sand from above, shallows round it, and a dark ring of reef outside. */
export function drawSandbank(scene: Scene): string {
  const random = scene.random.branch('bank');
  const { water, pale, sand, accent } = scene.palette;
  const [, blue = '#088', green = '#0cc', clear = '#cfe'] = water;
  const ring = (rx: number, ry: number, wobble = 0.09): string => blob(random, { rx, ry, wobble });
  let reef = '';
  let coral = '';
  for (let index = 0; index < 46; index += 1) {
    const angle = (index / 46) * Math.PI * 2 + random.between(-0.1, 0.1);
    // The reef has one gap, where boats come in.
    if (angle > 0.5 && angle < 0.95) continue;
    const reach = index % 3 === 0 ? random.between(0.82, 0.94) : random.between(1, 1.14);
    const size = random.between(0.5, 1) ** 1.6 * (index % 3 ? 1.25 : 0.7);
    const wish = {
      x: Math.cos(angle) * 462 * reach,
      y: Math.sin(angle) * 330 * reach,
      rx: 54 * size,
      ry: 32 * size,
      knots: 6,
      wobble: 0.32,
    };
    if (index % 6 === 2) coral += blob(random, { ...wish, rx: wish.rx * 0.5, ry: wish.ry * 0.5 });
    reef += blob(random, wish);
  }
  return (
    fill(mix(blue, green, 0.25), ring(560, 420)) +
    fill(mix(blue, green, 0.75), ring(455, 322)) +
    fill(mix(green, clear, 0.45), ring(330, 220)) +
    fill(clear, ring(236, 142)) +
    `<g fill-rule="nonzero">${fill(scene.tone(0.55), reef)}${fill(accent, coral)}</g>` +
    fill(
      pale,
      'M-206 14C-190-34-120-84-30-82 70-84 150-66 196-18 216 12 170 42 110 46 30 50-20 84-104 72-160 66-214 46-206 14z',
    ) +
    fill(
      sand,
      'M-182 14C-168-26-110-66-28-64 62-66 134-54 174-12 188 8 150 26 98 30 20 34-28 64-100 54-146 50-190 38-182 14z',
    ) +
    fill(
      mix(sand, pale, 0.6),
      'M-140 4C-110-34-40-46 20-42 70-40 110-30 128-10 60-24 0-18-50 4-84 18-120 22-140 4z',
    )
  );
}

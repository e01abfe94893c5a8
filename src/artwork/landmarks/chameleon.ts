import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill } from './paint.ts';

/** A two-horned chameleon of the western Usambara on its twig, tail rolled up. */
export function drawChameleon(scene: Scene, tone: number): string {
  const { glow, pale, accent } = scene.palette;
  const skin = '#2f9a6b';
  const shade = mix(skin, scene.tone(1), 0.45);
  const light = mix(skin, glow, 0.6);
  const dark = scene.tone(tone);
  const leaf = scene.shape('twigLeaf', () => '<path d="M0 0Q50-60 150-40 90 40 0 0z"/>');
  const leaves = [
    [-560, 24, 190, 1],
    [-520, 12, 130, 0.8],
    [-430, 20, 60, 0.9],
    [470, 6, 70, 1],
    [560, -26, -60, 0.9],
    [700, -40, 60, 1.1],
    [820, -70, -70, 1.1],
  ]
    .map(
      ([x, y, turn, size]) =>
        `<use href="#${leaf}" transform="translate(${x} ${y})rotate(${turn})scale(${size})"/>`,
    )
    .join('');
  let spines = '';
  for (let index = 0; index < 17; index += 1) {
    const x = -118 + index * 24;
    const y = -300 - 62 * Math.sin(((index + 1) / 19) * Math.PI) + index * 5;
    spines += `M${x - 12} ${Math.round(y) + 20}l8-34 16 30z`;
  }
  const limb = (d: string, colour: string): string =>
    `<path fill="none" stroke="${colour}" stroke-width="40" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
  return (
    limb('M-90-130L-130-66-86-4', shade) +
    limb('M236-140L300-70 262-4', shade) +
    fill(
      dark,
      'M1400-220C900-90 500-14 160 6-120 22-380 18-640 44L-644 30C-380-6-120-14 160-30 500-56 900-150 1400-320z',
    ) +
    `<g fill="${mix(dark, skin, 0.35)}">${leaves}</g>` +
    `<path fill="none" stroke="${skin}" stroke-width="46" stroke-linecap="round" d="M300-180C372-120 424-40 420 60"/>` +
    `<path fill="none" stroke="${skin}" stroke-width="32" stroke-linecap="round" d="M420 60C414 150 330 196 262 160 210 126 216 60 268 50"/>` +
    `<path fill="none" stroke="${skin}" stroke-width="20" stroke-linecap="round" d="M268 50C310 46 326 92 296 106 282 112 268 106 268 94"/>` +
    fill(light, spines) +
    fill(light, 'M-330-226L-452-262-336-196zM-318-240L-424-300-306-262z') +
    fill(
      skin,
      'M-352-186C-346-246-270-300-150-352-150-320-138-300-112-290-60-356 60-388 150-350 236-312 290-250 326-170 312-110 220-78 70-66-40-60-110-84-150-104-200-96-260-112-300-138-340-150-356-166-352-186z',
    ) +
    fill(
      shade,
      'M326-170C312-110 220-78 70-66-40-60-110-84-150-104-200-96-260-112-300-138-340-150-356-166-352-186-250-150-180-146-110-140 40-104 240-120 326-170z',
    ) +
    fill(
      light,
      'M-70-318Q-36-240-64-116-44-112-24-104 0-240-34-338zM60-356Q94-230 62-106L104-112Q130-240 98-362zM186-332Q222-230 190-120L228-130Q252-230 222-308z',
    ) +
    fill(
      accent,
      'M-100-240q60-30 106-6-50 24-106 6zM30-236q56-26 106-4-56 24-106 4zM160-226q46-20 90 2-46 18-90-2z',
    ) +
    fill(shade, 'M-350-178Q-270-160-190-176-250-146-330-158z') +
    `<circle fill="${light}" cx="-222" cy="-236" r="50"/><circle fill="${shade}" cx="-228" cy="-238" r="32"/><circle fill="${pale}" cx="-234" cy="-240" r="14"/>` +
    limb('M-130-130L-196-70-160 0', skin) +
    limb('M180-140L244-76 196-2', skin) +
    fill(
      skin,
      'M-196-22Q-204 30-178 50-160 40-166 4L-152 0Q-156 40-132 40-118 10-128-22zM162-26Q154 26 180 44 198 36 190-2L204-4Q200 34 226 34 240 4 228-26z',
    )
  );
}

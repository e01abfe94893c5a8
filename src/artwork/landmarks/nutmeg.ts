import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill } from './paint.ts';

/** A nutmeg fruit split on its branch: yellow flesh, dark seed, red mace; big leaves, and cloves in bud. */
export function drawNutmeg(scene: Scene, tone: number): string {
  const { accent, glow, pale } = scene.palette;
  const dark = scene.tone(tone);
  const green = mix(scene.tone(0.5), glow, 0.12);
  const flesh = mix(glow, '#e8932c', 0.35);
  const leaf = scene.shape('spiceLeaf', () => '<path d="M0 0C60-70 200-110 380-30 230 70 90 70 0 0z"/>');
  const rib = scene.shape('spiceRib', () => '<path d="M0 0Q190-40 380-30 190-20 0 6z"/>');
  const leaves = (rows: readonly (readonly [number, number, number, number])[], colour: string): string =>
    rows
      .map(([x, y, turn, size]) => {
        const at = `transform="translate(${x} ${y})rotate(${turn})scale(${size})"`;
        return `<use href="#${leaf}" fill="${colour}" ${at}/><use href="#${rib}" fill="${mix(colour, pale, 0.4)}" ${at}/>`;
      })
      .join('');
  const bud = scene.shape(
    'clove',
    () =>
      `<path d="M-9 0L-12-58H12L9 0z"/><path fill="${accent}" d="M-13-56h26l10-20-16 6L0-86-8-70l-16-6z"/><circle fill="${mix(accent, pale, 0.5)}" cy="-88" r="17"/>`,
  );
  const cloves = [
    [0, 0, -40],
    [12, -4, -12],
    [26, -2, 16],
    [38, 4, 44],
    [18, -60, 2],
  ]
    .map(([x, y, turn]) => `<use href="#${bud}" transform="translate(${x} ${y})rotate(${turn})"/>`)
    .join('');
  return (
    leaves(
      [
        [120, -330, 16, 1.1],
        [60, -330, 172, 1.05],
      ],
      mix(green, dark, 0.45),
    ) +
    fill(
      dark,
      'M1400-640C900-560 420-450 190-380 90-350 40-330 12-300L8-226H-10L-12-306C30-372 120-400 190-416 500-500 900-600 1400-700z',
    ) +
    leaves(
      [
        [420, -450, 120, 0.9],
        [300, -420, 22, 1],
        [40, -320, 128, 0.95],
        [250, -404, -76, 0.7],
        [900, -574, 130, 1],
        [860, -570, 30, 1],
      ],
      green,
    ) +
    fill(
      flesh,
      'M0-246C150-240 246-110 232 40 222 170 130 262 0 268-130 262-222 170-232 40-246-110-150-240 0-246z',
    ) +
    fill(
      mix(flesh, '#8a3d12', 0.3),
      'M0 268C130 262 222 170 232 40 238-30 220-96 186-146 214 20 150 190 0 268z',
    ) +
    fill(
      pale,
      'M0-208C110-180 160-60 150 50 140 150 80 222 0 232-80 222-140 150-150 50-160-60-110-180 0-208z',
    ) +
    fill(
      '#4a2018',
      'M0-150C84-130 118-40 110 50 102 130 60 178 0 184-60 178-102 130-110 50-118-40-84-130 0-150z',
    ) +
    `<path fill="none" stroke="${accent}" stroke-width="25" stroke-linecap="round" stroke-linejoin="round" d="M0-146C-70-80-90 20-40 160M0-146C60-90 96 10 34 164M-4-140C-20-60 30 20-6 172M-92-10Q-40 10-14 66 40 20 96-6M-84 96Q-50 80-24 100M36 108q30-20 54-10"/>` +
    `<g fill="${green}" transform="translate(280 -330)rotate(150)scale(1.25)"><path d="M14 0h8l4 90h-16z"/>${cloves}</g>`
  );
}

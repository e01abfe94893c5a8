import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill, PICTURE_REACH } from './paint.ts';

/** Under a roof of palm thatch on the sand: two poles, a hammock between them, cushions and a tray of tea. */
export function drawThatchedShade(scene: Scene, tone: number): string {
  const { glow, pale, sand, accent } = scene.palette;
  const dark = scene.tone(tone);
  const thatch = mix('#6b4330', dark, 0.3);
  const straw = mix(thatch, sand, 0.16);
  const pole = mix(thatch, dark, 0.15);
  const upright = scene.format === 'plate';
  const top = upright ? -765 : -610;
  const post = upright ? 410 : 540;
  const fringe = scene.shape('thatch', () => {
    let edge = '';
    for (const drop of [44, 30, 52, 38, 26, 48, 34, 54, 30, 42, 28, 50, 36, 46, 26, 40])
      edge += `l12 ${drop} 14-${drop - 8} 14-8`;
    return `<path d="M0-90V0${edge}V-90z"/>`;
  });
  const tier = (y: number, shift: number): string =>
    [-4, -3, -2, -1, 0, 1, 2, 3]
      .map((n) => `<use href="#${fringe}" x="${n * 640 + shift}" y="${y}"/>`)
      .join('');
  const knot = post - 14;
  const end = post - (upright ? 110 : 190);
  return (
    fill(
      pole,
      `M-${post + 16} 60L-${post}-1000h30L-${post - 24} 60zM${post - 16} 60L${post - 30}-1000h30L${post + 24} 60z`,
    ) +
    `<path fill="none" stroke="${pole}" stroke-width="6" d="M-${knot}-460L-${end}-374M${knot}-460L${end}-374M-${knot}-460L-${end - 30}-350M${knot}-460L${end - 30}-350"/>` +
    fill(
      accent,
      `M-${end + 10}-384Q0-130 ${end + 10}-384 ${end - 90}-150 0-150-${end - 90}-150-${end + 10}-384z`,
    ) +
    fill(
      pale,
      `M-${end - 44}-340Q0-140 ${end - 44}-340 ${end - 100}-216 0-216-${end - 100}-216-${end - 44}-340z`,
      '.75',
    ) +
    `<g fill="${thatch}">${tier(top, 0)}${fill(thatch, `M-${PICTURE_REACH}-2400H${PICTURE_REACH}V${top - 60}H-${PICTURE_REACH}z`)}</g>` +
    `<g fill="${straw}">${tier(top - 60, 300)}</g><g fill="${thatch}">${tier(top - 104, 140)}</g>` +
    fill(
      accent,
      'M-392 40Q-400-60-350-70-290-84-236-70-200-60-206 40zM206 40q-6-100 40-110 60-12 112 0 40 14 34 110z',
    ) +
    fill(
      mix(accent, glow, 0.5),
      'M-392 40q-4-40 8-70 90 20 176 0 6 30 2 70zM206 40q-2-40 6-70 88 20 172 0 8 30 8 70z',
    ) +
    fill(pole, 'M-150 20Q0-4 150 20 0 50-150 20z') +
    fill(
      mix(glow, '#8a4a1c', 0.5),
      'M-30 14q-40-20-34-60 4-22 30-28l6-16h20l6 16q26 6 30 28l34-26 10 12-40 44q-8 22-24 30zM-64-44q-34-6-34 18 2 24 42 26v-10q-32-2-32-16 2-14 24-10zM74 16l-6-44h44l-6 44zM-140 18l-4-36h38l-4 36z',
    )
  );
}

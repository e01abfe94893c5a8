import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill } from './paint.ts';

/** A long table laid on the sand: cloth, chairs, flowers, candles and glasses. */
export function drawFeast(scene: Scene, tone: number): string {
  const { pale, accent, glow, sand } = scene.palette;
  const dark = scene.tone(tone + 0.2);
  const chair = (x: number, face: number): string =>
    `M${x - 34} 60V-190q34-26 68 0V60h-10V-60h-48V60zM${x - 24}-80h48v-94q-24-16-48 0z${face > 0 ? '' : ''}`;
  const candle = (x: number): string =>
    `<circle fill="${glow}" fill-opacity=".2" cx="${x}" cy="-170" r="52"/>${fill(pale, `M${x - 5}-110v-40h10v40z`)}${fill(glow, `M${x}-184q14 22 0 36-14-14 0-36z`)}`;
  const bouquet = (x: number): string =>
    fill(scene.tone(tone - 0.1), `M${x - 50}-126Q${x}-180 ${x + 50}-126L${x + 16}-104h-32z`) +
    [-36, -12, 14, 38]
      .map(
        (aside, index) =>
          `<circle fill="${index % 2 ? accent : pale}" cx="${x + aside}" cy="${-138 - (index % 3) * 12}" r="15"/>`,
      )
      .join('') +
    fill(sand, `M${x - 20}-128h40l-8 28h-24z`);
  const glasses = [-390, -270, -110, 40, 190, 300, 400]
    .map((x) => `M${x - 9}-132h18q0 16-7 17v10h6v5h-16v-5h6v-10q-7-1-7-17z`)
    .join('');
  return (
    fill(dark, [-360, -216, -72, 72, 216, 360].map((x) => chair(x, 1)).join('')) +
    fill(mix(pale, dark, 0.25), 'M-440-40H440L450 70H-450z') +
    fill(
      pale,
      'M-460-106H460L474-20Q440 6 400-16 350 10 300-16 250 10 200-16 150 10 100-16 50 10 0-16-50 10-100-16-150 10-200-16-250 10-300-16-350 10-400-16-440 6-474-20z',
    ) +
    fill(accent, 'M-96-106H96L104 20Q50 44 0 22-50 44-104 20z') +
    fill(mix(accent, glow, 0.4), 'M-98-20H98l2 14H-100z') +
    fill(mix(pale, glow, 0.3), glasses) +
    bouquet(-190) +
    bouquet(120) +
    candle(-330) +
    candle(-30) +
    candle(246)
  );
}

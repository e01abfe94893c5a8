import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill, PICTURE_REACH } from './paint.ts';

/** Fields of a lost town in steps: each with its dry-stone wall, a furrow of water running down between them. */
export function drawOldFields(scene: Scene, tone: number): string {
  const { sand, pale, water } = scene.palette;
  const stone = scene.tone(tone + 0.25);
  let svg = '';
  for (let index = 0; index < 6; index += 1) {
    const y = Math.round(-330 + index ** 1.35 * 62);
    const thick = 12 + index * 7;
    const sway = 26 + index * 8;
    const field = index % 2 ? mix(sand, scene.tone(0.25), 0.45) : mix(scene.tone(0.28), sand, 0.3);
    const line = (off: number): string =>
      [
        `-${PICTURE_REACH} ${y + off + sway * 2}Q-900 ${y + off + sway}-540 ${y + off}`,
        `T0 ${Math.round(y + off + sway * 0.4)} 420 ${Math.round(y + off - sway * 0.6)} ${PICTURE_REACH} ${y + off + sway}`,
      ].join('');
    svg += fill(stone, `M${line(0)}V${PICTURE_REACH}H-${PICTURE_REACH}z`);
    svg += fill(field, `M${line(thick)}V${PICTURE_REACH}H-${PICTURE_REACH}z`);
    svg += `<path fill="none" stroke="${mix(stone, field, 0.4)}" stroke-width="${thick * 0.5}" stroke-dasharray="${4 + index * 2} ${14 + index * 8}" d="M${line(thick / 2)}"/>`;
  }
  return (
    svg +
    fill(
      stone,
      'M184-350Q150-250 210-160 250-60 120 60 0 180 90 420H330Q190 190 300 60 400-70 290-180 220-260 216-350z',
    ) +
    fill(
      water[1] ?? '#08a',
      'M192-350Q164-250 226-164 274-60 150 64 40 190 130 420H290Q160 190 270 56 366-66 270-176 206-260 208-350z',
    ) +
    fill(
      pale,
      'M196-340q-14 80 24 150-30-80-16-150zM250-120q20 60-30 120 70-60 50-120zM150 120q-50 90 0 200-20-110 20-200z',
      '.75',
    )
  );
}

import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill, PICTURE_REACH, pointedArch } from './paint.ts';

/** A carved arch of coral stone that we look through: dark wall, lit reveal, a chain of rosettes. */
export function drawCoralArch(scene: Scene, tone: number): string {
  const { sand, pale } = scene.palette;
  const upright = scene.format === 'plate';
  const wide = upright ? 700 : 860;
  const tall = upright ? 930 : 900;
  const wall = `M-${PICTURE_REACH}-${PICTURE_REACH}H${PICTURE_REACH}V${PICTURE_REACH}H-${PICTURE_REACH}z`;
  const carve = mix(sand, scene.tone(tone), 0.5);
  const half = wide / 2;
  const spring = Math.round(-tall + wide * 0.7);
  const rosette = scene.shape(
    'carving',
    () => '<circle r="11"/><path d="M0-24L8-8 24 0 8 8 0 24-8 8-24 0-8-8z"/>',
  );
  const side = [-1, 1].flatMap((flank) =>
    Array.from(
      { length: 7 },
      (_, index) =>
        `<use href="#${rosette}" x="${flank * (half + 58)}" y="${Math.round((spring * (index + 0.4)) / 7)}"/>`,
    ),
  );
  return (
    fill(scene.tone(tone), wall + pointedArch(0, 60, wide + 176, tall + 150)) +
    fill(
      scene.tone(tone - 0.05),
      'M-1100-420h210v8h-210zm260 130h160v8h-160zm-360 150h190v8h-190zm240-500h180v8h-180zm520-250h200v8H-440zM-800-60h170v8h-170zM-60-1120h180v8H-60zm620-40h190v8H560zm90 470h200v8H650zm-30 300h170v8H620z',
    ) +
    fill(
      scene.tone(tone - 0.14),
      `${pointedArch(0, 60, wide + 178, tall + 151)}${pointedArch(0, 60, wide + 56, tall + 106)}`,
    ) +
    fill(carve, `${pointedArch(0, 60, wide + 58, tall + 107)}${pointedArch(0, 60, wide, tall + 60)}`) +
    fill(mix(carve, pale, 0.45), `M-${half + 29} 60V${spring}h14V60zM${half} 60V${spring}h8V60z`) +
    `<g fill="${carve}">${side.join('')}</g>`
  );
}

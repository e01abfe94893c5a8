import type { Scene } from '../../scene.ts';
import { fill, PICTURE_REACH } from '../paint.ts';

/** A rope bridge high between two trees, its lowest board on y = 60, the trunks 620 to each side. */
export function drawWalkway(scene: Scene, tone: number): string {
  const rope = scene.tone(tone + 0.2);
  const { sand } = scene.palette;
  let ropes = '';
  for (let x = -560; x <= 560; x += 70) ropes += `M${x} ${Math.round(60 - 80 * (x / 600) ** 2)}v-104`;
  const trunk = (x: number, half: number): string =>
    `M${x - half}-${PICTURE_REACH}V-200Q${x - half} 300 ${x - half * 1.5} ${PICTURE_REACH}H${x + half * 1.5}Q${x + half} 300 ${x + half}-200V-${PICTURE_REACH}z`;
  const deck = (x: number): string => `M${x - 130}-30h260v20l-70 60h-120l-70-60z`;
  return (
    fill(scene.tone(tone), trunk(-640, 66) + trunk(640, 80)) +
    fill(
      scene.tone(tone + 0.14),
      `M652-${PICTURE_REACH}h68V-200q0 500 40 ${PICTURE_REACH}h-150q50-900 42-2600z`,
    ) +
    `<g fill="none" stroke="${rope}"><path stroke-width="5" d="${ropes}"/><path stroke-width="7" d="M-600-126Q0 34 600-126M-600-76Q0 84 600-76"/></g>` +
    `<path fill="none" stroke="${sand}" stroke-width="16" d="M-600-20Q0 140 600-20"/>` +
    fill(rope, deck(-640) + deck(640)) +
    fill(sand, 'M-770-30h260v10h-260zM510-30h260v10h-260z')
  );
}

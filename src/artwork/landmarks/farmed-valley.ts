import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill, PICTURE_REACH } from './paint.ts';

/** Terraces stepping down to us in sweeping contours, each a field of its own colour; red roofs among them. */
export function drawFarmedValley(scene: Scene): string {
  const { glow, pale, accent } = scene.palette;
  const deep = '#1f5a4b';
  const fields = [
    mix(deep, glow, 0.34),
    mix(deep, glow, 0.62),
    mix(deep, glow, 0.2),
    mix(deep, pale, 0.4),
    mix(deep, glow, 0.45),
  ];
  const dark = mix(deep, scene.tone(1), 0.55);
  let bands = '';
  for (let index = 0; index < 8; index += 1) {
    const y = -250 + index * (40 + index * 6);
    const swing = 60 + index * 9;
    const edge = (lift: number): string =>
      `M-${PICTURE_REACH} ${y + lift + swing}C-1500 ${y + lift - swing}-900 ${y + lift - swing * 1.6}-420 ${y + lift - swing * 0.3}S200 ${y + lift + swing * 0.9} 520 ${y + lift - swing * 0.2} 1300 ${y + lift - swing * 2.2} ${PICTURE_REACH} ${y + lift}V1400H-${PICTURE_REACH}z`;
    bands += fill(dark, edge(0)) + fill(fields[index % fields.length] ?? deep, edge(9 + index * 1.6));
  }
  const house = (x: number, y: number, size: number): string =>
    `<g transform="translate(${x} ${y})scale(${size})">${fill(pale, 'M-30 0V-34H30V0z') + fill(accent, 'M-42-30L-14-62H22L42-30z') + fill(dark, 'M-6 0v-20H8V0z')}</g>`;
  return bands + house(-70, -150, 0.7) + house(20, -128, 0.8) + house(-230, 20, 1.1);
}

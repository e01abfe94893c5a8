import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill, PICTURE_REACH } from './paint.ts';

/** Spurs from left to right: where each leaves the rim, how high the rim is there, where its foot stands. */
const spurs = [
  [-1720, 330, -1760],
  [-1390, 338, -1420],
  [-1060, 330, -1120],
  [-760, 342, -800],
  [-470, 334, -500],
  [-190, 340, -210],
  [90, 322, 110],
  [340, 300, 400],
  [590, 262, 680],
  [840, 214, 960],
  [1100, 164, 1240],
  [1400, 120, 1560],
] as const;

/** The wall of the Rift: a level rim with rock under it, and spurs that lean down to a green foot. */
export function drawRiftCliff(scene: Scene, tone: number): string {
  const { glow, pale, accent } = scene.palette;
  const rose = mix(mix(scene.tone(tone), accent, 0.3), glow, 0.42);
  const lit = mix(rose, pale, 0.42);
  const shade = mix(rose, '#7d5a5c', 0.5);
  const rim = spurs
    .map(([x, high], index) => `${x}-${high} ${x + 150}-${high + (index % 2 ? 8 : 3)}`)
    .join(' ');
  let sunny = '';
  let gullies = '';
  for (const [x, high, foot] of spurs) {
    const rock = Math.round(high * 0.7);
    sunny += `M${x - 20}-${rock}L${x + 40}-${rock + 6} ${foot + 70} 20H${foot - 90}z`;
    gullies += `M${x + 74}-${high - 4}l22-2 10 ${Math.round(high * 0.26)} 74 ${high - Math.round(high * 0.26)}H${foot + 70}L${x + 66}-${rock}z`;
  }
  const band = (up: number, thick: number): string =>
    `M-${PICTURE_REACH}-${up}L${spurs.map(([x, high]) => `${x}-${Math.round((high * up) / 330)}`).join(' ')} ${spurs
      .map(([x, high]) => `${x}-${Math.round((high * (up - thick)) / 330)}`)
      .reverse()
      .join(' ')}-${PICTURE_REACH}-${up - thick}z`;
  return (
    fill(rose, `M-${PICTURE_REACH}-330L${rim} ${PICTURE_REACH}-40V200H-${PICTURE_REACH}z`) +
    fill(lit, band(322, 84)) +
    fill(lit, sunny, '.6') +
    fill(shade, gullies) +
    fill(shade, band(266, 14), '.45')
  );
}

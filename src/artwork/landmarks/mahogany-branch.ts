import type { Scene } from '../scene.ts';
import { fill } from './paint.ts';

/** A mahogany limb reaching in from the right, leaves at its end and below it. */
export function drawMahoganyBranch(scene: Scene, tone: number): string {
  const leaf = scene.shape('leaf', () => '<path d="M0 0Q30-34 84-26 60 12 0 0z"/>');
  const sprigs = [
    [-430, -26, 200],
    [-420, -20, 160],
    [-400, -10, 120],
    [-440, -30, 240],
    [-300, 12, 100],
    [-290, 12, 60],
    [-60, 26, 80],
    [-40, 26, 120],
    [260, 24, 70],
    [270, 26, 110],
    [430, 20, 90],
  ]
    .map(([x, y, turn]) => `<use href="#${leaf}" transform="translate(${x} ${y})rotate(${turn})"/>`)
    .join('');
  return (
    fill(
      scene.tone(tone),
      'M900-150C640-70 420-40 180-26 0-20-220-2-430-36L-436-24C-220 30 0 30 180 34 420 40 640 60 900 130zM-180-10Q-260-70-330-80L-334-72Q-270-50-220 0z',
    ) +
    fill(scene.tone(tone - 0.2), 'M900-150C640-70 420-40 180-26 0-20-220-2-430-36 0 0 260 0 900-120z') +
    `<g fill="${scene.tone(tone - 0.25)}">${sprigs}<use href="#${leaf}" transform="translate(-332 -76)rotate(200)"/><use href="#${leaf}" transform="translate(-330 -78)rotate(150)"/></g>`
  );
}

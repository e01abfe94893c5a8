import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill, PICTURE_REACH } from './paint.ts';

/** Draws a crater from the air: a green caldera with its lake, and the plain running out to the coast. */
export function drawCraterRing(scene: Scene, tone: number): string {
  const { sand, pale, water } = scene.palette;
  const disc = (colour: string, y: number, rx: number, ry: number, x = 0): string =>
    `<ellipse fill="${colour}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
  const rim = scene.tone(tone);
  return (
    fill(
      scene.tone(tone - 0.15),
      `M-${PICTURE_REACH} 900V-70Q-900-120-560-110T-60-150 320-120Q420-110 460-80 540-10 500 60T620 220 560 420V900z`,
    ) +
    fill(
      sand,
      'M320-120Q420-110 460-80 540-10 500 60T620 220 560 420L590 900H560L520 420Q590 330 560 230 440 150 462 60 500 0 430-70 400-100 320-120z',
    ) +
    fill(
      pale,
      'M430-92Q560-10 514 60T640 226 592 420L606 900H590L576 420Q620 330 606 230 480 150 500 60 538-10 430-92z',
    ) +
    fill(
      rim,
      'M-500 150C-520 40-440-60-330-110-240-160-120-176-20-160 110-150 220-90 270-10 320 70 320 150 290 220 200 330 60 370-110 364-290 350-470 270-500 150z',
    ) +
    disc(scene.tone(tone + 0.18), 120, 350, 186, -110) +
    disc(mix(scene.tone(tone - 0.2), sand, 0.3), 146, 318, 146, -110) +
    disc(mix(sand, scene.tone(tone - 0.3), 0.4), 158, 240, 98, -120) +
    disc(pale, 150, 130, 44, -150) +
    disc(water[2] ?? '#8cc', 148, 116, 36, -146) +
    // Woods on the flanks, and the shadow of the plane.
    fill(
      scene.tone(tone - 0.04),
      'M-820 60q60-40 130-10 60 30-10 54-120 20-120-44zM-700 260q80-30 130 10-20 50-120 30-60-20-10-40zM330 250q60-30 90 6-10 44-70 34-60-16-20-40zM-560-60q50-20 90 4-30 30-90 16zM300-40q40-20 70 6-20 26-70 10z',
    ) +
    fill(scene.tone(1), 'M372 40l46 26 40-6 4 10-36 12-40 34-12-2 20-36-34-14-14 8-6-4z', '.35') +
    fill(
      scene.tone(tone - 0.1),
      'M-440 60Q-400-40-300-86-380 0-400 90zM-180-136Q-60-146 30-120-60-110-150-110zM200 40q60 90 20 170 10-90-20-170z',
    )
  );
}

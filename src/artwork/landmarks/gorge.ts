import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill, PICTURE_REACH } from './paint.ts';

/** The red castle of the gorge: a monolith in level beds, left standing when the rest was washed away. */
export function drawGorge(scene: Scene, tone: number): string {
  const red = scene.palette.accent;
  const ash = mix(scene.palette.sand, scene.tone(0.1), 0.5);
  const cut = scene.tone(tone + 0.4);
  return (
    fill(
      mix(red, scene.tone(0.4), 0.35),
      'M-480 120C-420 40-340 20-300-40L-270-60C-262-110-250-130-246-190L-200-206-190-300-130-312-120-350H40L60-326 110-318 124-240 170-226 180-150C200-90 250-70 270-40 330 10 420 40 520 120z',
    ) +
    fill(
      ash,
      'M-268-62C-262-110-256-120-250-160Q-60-140 176-168L182-140Q190-110 204-90-60-60-268-62zM-196-250L-192-284Q-40-268 118-280L122-250Q-40-236-196-250z',
    ) +
    fill(mix(red, scene.tone(0.6), 0.4), 'M-380 40Q-300 20-290-46-60-20 252-60 300 0 400 50 60 90-380 40z') +
    fill(
      cut,
      'M30-350H40L60-326 110-318 124-240 170-226 180-150C200-90 250-70 270-40 330 10 420 40 520 120H240Q190 20 130-30 110-110 70-160 76-240 30-280z',
      '.55',
    ) +
    fill(
      cut,
      'M-150-300l-14 90 20 100-24 90-10-120zM-60-340l10 130-20 60zM-226-180l-6 90 10 60-30 10z',
      '.45',
    )
  );
}

/** Where we stand: cut beds of tuff with a hand axe and a skull in them. */
export function drawStrata(scene: Scene): string {
  const { accent, sand, pale } = scene.palette;
  const beds = [
    [-250, mix(accent, scene.tone(0.5), 0.25)],
    [-150, mix(sand, scene.tone(0.3), 0.45)],
    [-30, mix(accent, scene.tone(0.8), 0.45)],
    [120, scene.tone(0.9)],
  ] as const;
  const left = scene.format === 'plate' ? -170 : -60;
  return (
    fill(
      scene.tone(0.32),
      `M-${PICTURE_REACH} ${PICTURE_REACH}V-270Q-900-340-600-300T-100-310 300-330 700-300 ${PICTURE_REACH}-320V${PICTURE_REACH}z`,
    ) +
    beds
      .map(([y, colour], index) => {
        const sway = index % 2 ? 24 : -18;
        return fill(
          colour,
          `M-${PICTURE_REACH} ${PICTURE_REACH}V${y}Q-900 ${y + sway}-560 ${y - 6}T0 ${y + sway * 0.5} 500 ${y - sway * 0.6} ${PICTURE_REACH} ${y}V${PICTURE_REACH}z`,
        );
      })
      .join('') +
    // A hand axe, flaked on both sides.
    `<g transform="translate(${left} -76)rotate(24)">${fill(scene.tone(0.95), 'M0-96Q44-40 46 16 40 62 0 66-40 62-46 16-44-40 0-96z')}${fill(mix(scene.tone(0.5), pale, 0.25), 'M0-96Q10-60-2-40L-28-20-44 4Q-36-46 0-96zM6-34L40 0 44 26 12 10zM-4-28L8 16-14 50-36 20z')}</g>` +
    // A skull of one of the first people, in profile.
    `<g transform="translate(${left + 250} -66)">${fill(pale, 'M-70-6Q-84-70-20-84 40-88 62-50L76-40Q80-32 70-26L74-2 88 14Q86 24 74 24L72 44Q50 56 22 50L10 26Q-20 40-44 26-64 18-70-6z')}${fill(scene.tone(0.9), 'M36-26Q56-34 64-22 64-6 48-4 32-8 36-26zM72 6l8 12-10 2zM30 36l40 0 0 4-38 0zM-16 6Q0 2 4 14L-6 24Q-20 20-16 6z')}</g>`
  );
}

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

/**
 * Draws the ground on which we stand: cut beds of tuff with a hand axe and the skull of Paranthropus boisei in them.
 */
export function drawStrata(scene: Scene): string {
  const { accent, sand, pale } = scene.palette;
  const beds = [
    [-250, mix(accent, scene.tone(0.5), 0.25)],
    [-150, mix(sand, scene.tone(0.3), 0.45)],
    [-30, mix(accent, scene.tone(0.8), 0.45)],
    [120, scene.tone(0.9)],
  ] as const;
  const left = scene.format === 'plate' ? -250 : -200;
  const bone = mix(pale, sand, 0.3);
  const old = scene.tone(0.95);
  const worn = mix(bone, accent, 0.2);
  const skull =
    fill(bone, 'M-112-76Q-116-130-70-160L-34-184Q20-168 58-104L20-96-80-70z') +
    fill(old, 'M-34-6H106L100 46 20 44z') +
    fill(worn, 'M-100-16Q-124-50-108-80-78-136-26-142 26-136 54-104L64-60 36-30-28 2-48 20-72 6z') +
    fill(mix(bone, accent, 0.42), 'M44-96Q4-76-36-34L36-36 62-58 52-80zM-48-14L-48 20-72 6z') +
    fill(bone, 'M46-108Q76-122 96-104 104-92 94-78 96-40 116 2L110 22H48L34 2 40-40 62-60z') +
    fill(old, 'M64-94Q88-102 94-84 92-64 78-62 62-64 64-94zM98-46l10 26-14-2z') +
    fill(bone, 'M92-68Q72-62 62-44 20-44-42-28L-46-8Q6-18 44-4 76 4 88-16 98-40 92-68z') +
    fill(bone, 'M108 38Q122 74 100 100 60 112 6 100-36 86-44 44L-40 2Q-20-8-12 6-10 34 30 42z') +
    fill(worn, 'M100 100Q60 112 6 100-36 86-44 44L-42 20Q-20 70 20 80 70 90 100 100z') +
    fill(pale, 'M44 18h18v16h-16zM64 18h16v16h-16zM82 18h14v15h-14zM98 16l12-2-2 17h-10z');
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
    `<g transform="translate(${left} -64)rotate(24)scale(1.3)">${fill(old, 'M0-96Q44-40 46 16 40 62 0 66-40 62-46 16-44-40 0-96z')}${fill(mix(scene.tone(0.5), pale, 0.25), 'M0-96Q10-60-2-40L-28-20-44 4Q-36-46 0-96zM6-34L40 0 44 26 12 10zM-4-28L8 16-14 50-36 20z')}</g>` +
    // The skull of Paranthropus boisei in profile: a crest along its crown, a broad cheek, great jaws.
    `<g transform="translate(${left + 310} -70)scale(1.15)">${skull}</g>`
  );
}

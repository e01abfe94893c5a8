import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill } from './paint.ts';

/** A kite surfer who leans against the trade wind: board on y = 0, the great kite up to the right. */
export function drawKiteRider(scene: Scene, tone: number): string {
  const { accent, glow, pale } = scene.palette;
  const skin = scene.tone(tone);
  const limb = (colour: string, width: number, d: string): string =>
    `<path stroke="${colour}" stroke-width="${width}" d="${d}"/>`;
  return (
    fill(
      pale,
      'M-96 22C-190 14-290-40-340-120-330-40-360-30-400-34-380 10-300 40-190 42 0 40 60 44 150 34 90 20 0 26-96 22z',
    ) +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    limb(skin, 2.5, 'M-34-206L70-576M-22-160L459-372') +
    limb(skin, 24, 'M54-6L24-58-46-92M-40 6L-60-44-46-92') +
    limb(accent, 36, 'M-46-92L-8-72M-46-92L-54-62') +
    limb(glow, 42, 'M-54-106L-96-170') +
    limb(skin, 15, 'M-98-176L-64-194-28-182M-90-160L-56-168-26-172') +
    limb(skin, 7, 'M-36-212L-20-150') +
    `</g><circle fill="${skin}" cx="-112" cy="-214" r="22"/>` +
    fill(skin, 'M-96 20Q-20 24 92-22L98-12Q-10 44-104 32z') +
    `<g transform="translate(300 -540)rotate(28)">${fill(accent, 'M-220 76Q-200-96 0-108 200-96 220 76 150-12 0-20-150-12-220 76z')}${fill(pale, 'M-96-90L-62-100-44-18-70-14zM96-90L62-100 44-18 70-14z')}${fill(glow, 'M-62-100Q0-112 62-100L44-18Q0-22-44-18z')}${fill(mix(accent, skin, 0.3), 'M-220 76Q-150 2 0-6 150 2 220 76 150-12 0-20-150-12-220 76z')}</g>`
  );
}

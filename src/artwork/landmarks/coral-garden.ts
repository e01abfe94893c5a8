import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill } from './paint.ts';

/** A garden of corals: tables, brains, organ pipes and a fan. */
export function drawCoralGarden(scene: Scene, tone: number): string {
  const { accent, glow, pale, sand } = scene.palette;
  const ground = scene.tone(tone);
  const dark = scene.tone(tone + 0.2);
  const rose = mix(accent, pale, 0.35);
  const plum = mix(accent, scene.tone(0.8), 0.45);
  const brain = (x: number, y: number, r: number, colour: string): string =>
    fill(colour, `M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0z`) +
    `<path fill="none" stroke="${dark}" stroke-opacity=".4" stroke-width="6" d="M${x - r * 0.72} ${y}a${r * 0.72} ${r * 0.72} 0 0 1 ${r * 1.44} 0M${x - r * 0.46} ${y}a${r * 0.46} ${r * 0.46} 0 0 1 ${r * 0.92} 0M${x - r * 0.2} ${y}a${r * 0.2} ${r * 0.2} 0 0 1 ${r * 0.4} 0"/>`;
  const table = (x: number, y: number, half: number, colour: string): string =>
    fill(
      colour,
      `M${x - half} ${y}q${half}-34 ${half * 2} 0q-${half * 0.5} 34-${half * 0.8} 38l24 130h-88l24-130q-${half * 0.9}-6-${half * 1.17}-38z`,
    ) + fill(mix(colour, pale, 0.4), `M${x - half} ${y}q${half}-34 ${half * 2} 0q-${half} 16-${half * 2} 0z`);
  const pipes = (x: number, y: number, colour: string): string =>
    [-48, -16, 16, 46]
      .map((aside, index) => {
        const tall = [120, 190, 150, 96][index] ?? 100;
        return (
          fill(colour, `M${x + aside - 16} ${y}l-4-${tall}q20-12 40 0l-4 ${tall}z`) +
          `<ellipse fill="${dark}" cx="${x + aside}" cy="${y - tall}" rx="15" ry="6"/>`
        );
      })
      .join('');
  const fan =
    'M0 0C-6-60-60-70-110-130-150-190-140-270-80-330-20-370 70-360 120-310 160-250 150-170 100-120 50-70 12-60 12 0z';
  return (
    `<g transform="translate(300 -60)">${fill(plum, fan)}<path fill="none" stroke="${rose}" stroke-width="9" d="M6 0C0-120-10-220 0-340M2-90C-50-140-90-180-100-250M4-90C50-140 100-180 110-250M-4-200Q-44-250-50-316M0-200Q50-250 60-320M-60-170Q-110-180-124-200M66-160Q110-170 132-190"/></g>` +
    table(-330, -190, 170, glow) +
    table(-40, -110, 130, rose) +
    pipes(130, -40, accent) +
    fill(
      ground,
      'M-2400 300V60Q-900 60-640 0-480-90-380-70-300-110-190-60-80-90 20-40 120-80 220-44 330-110 430-60 520-70 600-20 900 20 2400 40V300z',
    ) +
    brain(-180, -40, 84, sand) +
    brain(420, -30, 70, glow) +
    brain(-440, -46, 60, rose) +
    fill(
      dark,
      'M-2400 400V90Q-1000 110-700 50-500-20-340 50-240 0-120 50 0 10 140 54 280 0 420 46 560 0 720 60 1200 80 2400 70V400z',
    ) +
    pipes(-250, 60, plum) +
    brain(20, 46, 70, accent) +
    brain(130, 52, 46, sand) +
    fill(dark, 'M-2400 400V96H2400V400z')
  );
}

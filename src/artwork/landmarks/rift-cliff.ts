import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { beyond, fill } from './paint.ts';

/** Buttresses from left to right: where each begins, how high its edge is, how far its foot comes forward. */
const buttresses = [
  [-1500, 330, 300],
  [-1180, 352, 260],
  [-860, 330, 330],
  [-560, 360, 240],
  [-330, 336, 300],
  [-60, 352, 250],
  [170, 322, 320],
  [470, 286, 240],
  [690, 230, 260],
  [930, 170, 300],
  [1220, 120, 300],
] as const;

/** The wall of the Rift: buttress behind buttress, the low sun on the left side of each, green at its foot. */
export function drawRiftCliff(scene: Scene, tone: number): string {
  const { glow, pale, accent } = scene.palette;
  const rose = mix(mix(scene.tone(tone), accent, 0.36), glow, 0.4);
  const lit = mix(rose, pale, 0.4);
  const shade = mix(rose, '#5b3f63', 0.5);
  let lights = '';
  let shadows = '';
  let bands = '';
  for (const [x, high, wide] of buttresses) {
    const half = wide / 2;
    lights += `M${x}-${high}l${half}-8 20 ${high * 0.45}-30 ${high * 0.55}h-${half}z`;
    shadows += `M${x + half}-${high + 8}L${x + wide + 40}-${high - 14} ${x + wide * 0.9}-${Math.round(high * 0.4)} ${x + wide} 20H${x + half - 10}l30-${Math.round(high * 0.5)}z`;
    bands += `M${x + 6}-${high - 56}l${half}-6 ${half}-10v16l-${half} 12-${half} 4zM${x - 4}-${high - 150}l${half}-4 ${half}-8v12l-${half} 10-${half} 2z`;
  }
  return (
    fill(
      rose,
      `M-${beyond}-340L${buttresses.map(([x, high, wide]) => `${x}-${high} ${x + wide / 2}-${high + 8}`).join(' ')} ${beyond}-60V200H-${beyond}z`,
    ) +
    fill(lit, lights) +
    fill(shade, shadows) +
    fill(shade, bands, '.5') +
    fill(pale, 'M-74-340h16q14 160 6 330h-34q16-160 12-330z')
  );
}

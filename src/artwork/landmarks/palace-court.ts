import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { arch, fill } from './paint.ts';

/** A court at the sea: a broken arcade on tall columns, and an eight-sided fountain basin. */
export function drawPalaceCourt(scene: Scene, tone: number): string {
  const { pale, sand, water } = scene.palette;
  const stone = mix(sand, pale, 0.4);
  const shade = scene.tone(tone);
  const pool = water[1] ?? '#088';
  const columns = [-440, -264, -88, 88, 264, 440];
  const piers = columns
    .map((x, index) => {
      const top = index === 5 ? -250 : -330;
      return `M${x - 24} 30V8h6V${top}h-8v-20h52v20h-8V8h6V30z`;
    })
    .join('');
  return (
    // The wall above the arches, whole on the left and broken on the right.
    fill(
      stone,
      `M-476-348V-520l34-6v-22h30v22h24v-22h30v22h24v-22h30v22H-250v-22h30v22h24v-22h30v22H-80l20 30 30-8 26 46H60l30 40 24 44v48z${[-352, -176, 0].map((x) => arch(x, -346, 126, 122)).join('')}`,
    ) +
    fill(stone, 'M64-348l10-40 40-4 22 44zM236-350l14-30 30 6 12 24z') +
    fill(stone, piers) +
    fill(
      shade,
      `${columns.map((x, index) => `M${x + 4} 8V${index === 5 ? -250 : -330}h14V8z`).join('')}M-476-494H-70v9H-476z`,
    ) +
    fill(mix(stone, shade, 0.35), 'M-600 26H600V400H-600z') +
    fill(pale, 'M-600 22H600v10H-600z') +
    fill(mix(stone, shade, 0.55), 'M-600 110H600V400H-600z') +
    // The fountain.
    fill(shade, 'M-310 128L-170 84H170L310 128V170L170 226H-170L-310 170z') +
    fill(pale, 'M-310 128L-170 84H170L310 128 170 182H-170z') +
    fill(pool, 'M-262 128L-150 98H150L262 128 150 166H-150z') +
    fill(water[3] ?? '#cfe', 'M-150 120h120v4h-120zm60 22H60v4H-90zM60 116H170v4H60z') +
    fill(
      pale,
      'M-22 140L-12 50H12L22 140zM-64 40Q0 76 64 40L50 58Q0 76-50 58zM-6 36Q-60-60-86 30-50-20-6 40zM6 36Q60-60 86 30 50-20 6 40zM-5 40V-30Q0-44 5-30V40z',
    )
  );
}

import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill, pointedArch } from './paint.ts';

/** A small ruined mosque: pointed arches open to the sky, a stump of wall, steps. */
export function drawArcadeRuin(scene: Scene, tone: number): string {
  const wall = mix(scene.palette.sand, scene.tone(tone), 0.45);
  const shade = scene.tone(tone + 0.14);
  return (
    fill(
      shade,
      `M-300 40V-250l40-20 30 10 20-40 60 14H340l20 30 40-4 20 40V40z${pointedArch(-180, 40, 90, 220)}${pointedArch(0, 40, 90, 220)}${pointedArch(180, 40, 90, 220)}`,
    ) +
    fill(
      wall,
      `M-460 40V-180l30-10 12-60 50-14 20-50 70 10 40-30H80l20-20 60 10H280l24 30 10 60 50 8 20 50 50 16 40 70V40z${pointedArch(-260, 40, 118, 250)}${pointedArch(-50, 40, 118, 250)}${pointedArch(160, 40, 118, 250)}M330 40v-90q0-60 44-66l40 50V40z`,
    ) +
    fill(
      shade,
      'M-430-150h50v12h-50zm0 60h50v12h-50zm20 60h44v12h-44zM-170-200h40v12h-40zm10 80h40v12h-40zM40-230h50v12H40zm10 100h44v12H50zm0 70h40v12H50zM250-200h46v12h-46zm0 110h44v12h-44z',
    ) +
    fill(scene.tone(tone + 0.3), 'M-460 0q40-20 80 10t100 20H500V70H-480z')
  );
}

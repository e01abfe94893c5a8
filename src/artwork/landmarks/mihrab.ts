import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill, pointedArch } from './paint.ts';

/** The ruin of a mosque: the wall towards Mecca with its carved prayer niche. */
export function drawMihrab(scene: Scene, tone: number): string {
  const { pale, accent } = scene.palette;
  const wall = mix(scene.palette.sand, scene.tone(tone), 0.34);
  const shade = scene.tone(tone + 0.22);
  const light = mix(scene.palette.sand, pale, 0.5);
  const bosses = [-128, 128]
    .flatMap((x) => [-300, -220, -140, -60].map((y) => `<circle cx="${x}" cy="${y}" r="13"/>`))
    .join('');
  return (
    fill(
      wall,
      'M-520 60V-250l40-14 14-46 60 10 24 40 50-8 16-70 60-20 46 14 10-96 40-30H170l30 40 10 70 60 10 30 60 50-6 30 60 60-10 40 70 70 20V60z',
    ) +
    fill(
      shade,
      `M-440-6V-150h70V-6zM330-6v-130h70V-6zM-520 60v-70l120 20 60 50zM380-6q60 20 170 10V60H340z`,
    ) +
    fill(light, `M-176 40V-380H176V40z${pointedArch(0, 40, 210, 350)}`) +
    fill(shade, `M-160 40V-362H160V40h-10V-350H-150V40z`) +
    fill(mix(wall, shade, 0.4), pointedArch(0, 40, 210, 350)) +
    fill(light, `${pointedArch(0, 40, 176, 316)}${pointedArch(0, 40, 146, 282)}`) +
    fill(shade, pointedArch(0, 40, 120, 250)) +
    fill(scene.tone(tone + 0.4), `${pointedArch(14, 40, 92, 214)}`) +
    `<g fill="${accent}">${bosses}</g>` +
    fill(pale, 'M-128-338H128v14H-128z') +
    `<g fill="${scene.tone(tone + 0.1)}"><path d="M-466-310q-40 10-50 60-20-40 10-80-30-10-40 6 4-36 44-30-6-24-30-20 20-22 46 0 10-26 34-16-22 8-20 24 30-6 34 24-12-14-28-8 10 20 0 40zM300-340q10-50 50-50-10-30-40-24 16-30 46-14-2-28 24-36-8 20 8 32 26-20 46 2-26 0-30 20 30 8 26 50-14-28-36-30-4 40-34 60-20 20-60-10z"/></g>`
  );
}

import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { arch, fill } from './paint.ts';

/** The old prison that never held a prisoner: long red-washed walls, a gate, arches to the sea. */
export function drawPrison(scene: Scene, tone: number): string {
  const { accent, pale, sand } = scene.palette;
  const wall = mix(accent, sand, 0.45);
  const shade = mix(accent, scene.tone(0.8), 0.4);
  const dark = scene.tone(tone + 0.3);
  return (
    fill(mix(wall, shade, 0.4), 'M-60 20V-230H440V20z') +
    fill(wall, 'M-560 20V-170H560V20z') +
    fill(pale, 'M-568-176H568v14H-568zM-68-236H448v12H-68z') +
    fill(shade, 'M-560-36H560V40H-560z') +
    fill(wall, 'M-330 20V-260l40-30h130l40 30V20z') +
    fill(pale, 'M-340-264l46-36h138l46 36v10H-340z') +
    fill(pale, arch(-225, 20, 128, 190)) +
    fill(
      dark,
      `${arch(-225, 20, 98, 168)}${[-500, -430, -370].map((x) => arch(x, -60, 34, 70)).join('')}${[-50, 30, 110, 190, 270, 350, 430, 510].map((x) => arch(x, 0, 52, 120)).join('')}${[0, 70, 140, 210, 280, 350, 410].map((x) => `M${x - 10}-206h20v24h-20z`).join('')}`,
    ) +
    fill(wall, 'M-254 20V-130h7V20zm26 0V-140h7V20zm26 0V-134h7V20zM-272-70h94v7h-94z')
  );
}

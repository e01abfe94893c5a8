import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { arch, fill } from './paint.ts';

/** An old lighthouse with a keeper's house in ruin, on a low rock of coral. */
export function drawLighthouse(scene: Scene, tone: number): string {
  const { accent, pale, glow } = scene.palette;
  const dark = scene.tone(tone + 0.3);
  const stone = mix(pale, scene.tone(0.2), 0.35);
  return (
    fill(stone, 'M-380 20V-160l30-8 6-40 40 10 30-26 34 20 40-14 20 40h30V20z') +
    fill(
      scene.tone(tone + 0.1),
      `${arch(-310, 20, 56, 116)}${arch(-220, -40, 40, 60)}M-380 20v-40l40 14 20 26z`,
    ) +
    fill(pale, 'M-86 20L-52-520H52L86 20z') +
    fill(accent, 'M-80-80L-70-230H70L80-80zM-61-380L-52-520H52L61-380z') +
    fill(scene.tone(0.9), 'M16 20L20-520H52L86 20z', '.22') +
    fill(
      dark,
      `M-78-540H78v24H-78zM-50-640H50v14H-50zM-8-704H8v24H-8zM-54-636Q-40-684 0-684T54-636zM-72-560h4v24h-4zM-40-560h4v24h-4zM36-560h4v24h-4zM68-560h4v24h-4zM-76-566H76v6H-76z${arch(-6, 20, 40, 78)}M-14-300h20v34h-20zM-14-180h20v34h-20z`,
    ) +
    fill(glow, 'M-40-626H40v66h-80z') +
    fill(dark, 'M-42-626h7v64h-7zM-16-626h6v64h-6zM10-626h6v64h-6zM35-626h7v64h-7z') +
    fill(dark, 'M-520 60Q-500 0-420 6-380-14-300 8-200-10-100 10 20-8 120 6 200-20 300 4 400-4 460 60z') +
    fill(
      scene.tone(tone),
      'M-470 30Q-400 6-330 22-240 4-120 26 0 8 140 24 220 2 290 26 120 40-100 40-300 44-470 30z',
    )
  );
}

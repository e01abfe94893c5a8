import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill } from './paint.ts';

/** An atlas lying open on a camp table: its two pages, between them a bright sun. */
export function drawOpenAtlas(scene: Scene, tone: number): string {
  const { pale, sand, accent } = scene.palette;
  const shade = mix(sand, scene.tone(0.6), 0.3);
  return (
    fill(accent, 'M-470 20Q-240-24 0 60 240-24 470 20V120Q240 70 0 150-240 70-470 120z') +
    fill(shade, 'M-446-6Q-230-50 0 46 230-50 446-6V96Q230 50 0 132-230 50-446 96z') +
    fill(pale, 'M-446-20Q-230-70 0 30 230-70 446-20V78Q230 30 0 114-230 30-446 78z') +
    fill(shade, 'M0 30Q-90-10-190-18-90 10 0 114 90 10 190-18 90-10 0 30z', '.6') +
    fill(
      scene.tone(tone),
      'M-390 26q90-22 180-12v9q-90-8-180 12zm0 26q80-20 160-12v9q-80-8-160 12zM390 26q-90-22-180-12v9q90-8 180 12zm0 26q-80-20-160-12v9q80-8 160 12z',
      '.3',
    )
  );
}

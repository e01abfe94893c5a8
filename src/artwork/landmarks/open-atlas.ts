import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { fill } from './paint.ts';

/** An atlas lying open: a snowy mountain folds up from its left page, waves from its right one. */
export function drawOpenAtlas(scene: Scene, tone: number): string {
  const { pale, sand, accent, water } = scene.palette;
  const shade = mix(sand, scene.tone(0.6), 0.3);
  const rock = mix(scene.tone(0), water[3] ?? pale, 0.4);
  return (
    // The mountain and the waves end at the far edge of the pages, which cover their feet.
    fill(
      rock,
      'M-440 0C-380-40-330-170-286-252Q-262-288-228-276-184-290-150-274-122-286-104-250C-60-160-20-60 0 0z',
    ) +
    fill(mix(rock, scene.tone(0.8), 0.45), 'M-104-250C-60-160-20-60 0 0H-140L-150-110-110-180z') +
    fill(
      pale,
      'M-326-172L-286-252Q-262-288-228-276-184-290-150-274-122-286-104-250L-66-168-92-186-110-152-140-192-164-150-194-186-222-146-250-184-278-150-300-186z',
    ) +
    fill(
      water[2] ?? rock,
      'M40 0Q70-76 104-70 134-62 154-82 180-96 204-80 232-66 254-86 280-98 304-84 334-70 356-90 400-104 430-10z',
    ) +
    fill(
      water[3] ?? rock,
      'M60 0Q90-44 120-42 150-38 174-54 200-64 224-52 250-42 276-58 300-66 324-56 350-44 374-60 400-60 420 0z',
    ) +
    fill(accent, 'M-470 20Q-240-24 0 60 240-24 470 20V120Q240 70 0 150-240 70-470 120z') +
    fill(shade, 'M-446-6Q-230-50 0 46 230-50 446-6V96Q230 50 0 132-230 50-446 96z') +
    fill(pale, 'M-446-20Q-230-70 0 30 230-70 446-20V78Q230 30 0 114-230 30-446 78z') +
    fill(shade, 'M0 30Q-90-10-190-18-90 10 0 114 90 10 190-18 90-10 0 30z', '.6') +
    fill(scene.tone(tone), 'M-390 40q90-22 180-12v9q-90-8-180 12zM390 40q-90-22-180-12v9q90-8 180 12z', '.3')
  );
}

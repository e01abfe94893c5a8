import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { fill } from '../paint.ts';

/** The stepped cliff of a glacier on its left side, foot on y = 0, 400 tall; it goes on to the left. */
export function drawIceWall(scene: Scene, tone: number): string {
  const { pale } = scene.palette;
  const blue = mix(pale, scene.tone(tone), 0.34);
  const deep = mix(pale, scene.tone(tone), 0.6);
  let flutes = '';
  let clefts = '';
  const heights = [390, 384, 372, 388, 360, 340, 352, 300, 250, 262, 190, 130];
  heights.forEach((tall, index) => {
    const x = -480 + index * 62;
    flutes += `M${x} 20L${x + 6} ${-tall + 40} ${x + 24} ${-tall + 64} ${x + 28} 20z`;
    if (index % 3 === 1)
      clefts += `M${x + 40} 20L${x + 46} ${-tall + 70} ${x + 54} ${-tall + 120} ${x + 58} 20z`;
  });
  return (
    fill(
      pale,
      'M-2400 60V-420L-900-404-640-412-480-398-420-404-300-386-240-394-200-370-150-374-110-352-60-360-40-312 10-318 30-262 90-270 110-204 150-206 176-140 220-144 250-60 290-50 310 60z',
    ) +
    fill(blue, flutes) +
    fill(deep, clefts) +
    fill(blue, 'M-2400 60V-300L-900-270-700-300-560-280-520 60z')
  );
}

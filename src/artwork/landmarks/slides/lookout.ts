import type { Scene } from '../../scene.ts';
import { fill } from '../paint.ts';

/** A wooden platform on posts with a rail, its deck on y = 0; it goes on to the right. */
export function drawLookout(scene: Scene, tone: number): string {
  const { sand } = scene.palette;
  let rails = '';
  for (let x = -380; x <= 1000; x += 115) rails += `M${x}-96h12V0h-12z`;
  return (
    fill(
      scene.tone(tone),
      'M-340 0h26v400h-26zM-60 0h26v400h-26zM230 0h26v400h-26zM520 0h26v400h-26zM-330 60L-50 190V216L-330 86zM-60 190L240 60V86L-60 216z',
    ) +
    fill(scene.tone(tone), rails) +
    fill(sand, 'M-400-104H1400V-88H-400zM-400-56H1400V-46H-400zM-420-4H1400V24H-420z')
  );
}

import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { fill } from '../paint.ts';

/** The shadow of a cone, cast over the country at sunrise: its tip on the horizon at y = 0. */
export function drawMountainShadow(scene: Scene, tone: number): string {
  const blue = mix(scene.tone(tone), '#2a4fae', 0.45);
  return fill(blue, 'M0-4L1100 520H-1100z', '.3') + fill(blue, 'M0 0L900 520H-900z', '.55');
}

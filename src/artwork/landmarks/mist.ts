import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';

/** A long bank of morning cloud, to lift a summit off the plain. */
export function drawMist(scene: Scene, tone: number): string {
  const colour = mix(scene.palette.pale, scene.tone(tone), 0.16);
  return (
    `<path fill="${colour}" d="M-420 2q60-16 130-12 60-26 150-8 80-22 170 2 100-14 160 6 70-8 170 10-110 16-240 8-90 14-200 2-160 14-340-8z"/>` +
    `<path fill="${scene.palette.pale}" d="M-250 22q90-16 170-6 90-14 190 6-160 14-360 0zm380 10q80-14 200 0-100 12-200 0z"/>`
  );
}

import type { Scene } from '../scene.ts';
import { silhouettes } from '../silhouettes/index.ts';
import { boughWood } from './bough.ts';
import { drawLeaves } from './leaves.ts';

/** A chimpanzee mother and her child on one bough, her hand on the next: 1000 wide, seat at y = 0. */
export function drawChimpBough(scene: Scene, tone: number): string {
  const leaves = scene.tone(Math.max(0, tone - 0.25));
  const mother = scene.shape('chimpMother', () => silhouettes.chimpMother.draw(scene));
  return (
    `<g fill="${leaves}">${drawLeaves(scene, [
      [250, -560, 20, 1],
      [-140, -520, -120, 0.8],
      [420, -440, 120, 1.1],
      [-360, 10, -120, 0.8],
      [430, -20, 20, 1.1],
    ])}</g>` +
    `<g transform="translate(60 -480)rotate(9)scale(.86 .6)">${boughWood}</g>` +
    `<g transform="translate(0 22)">${boughWood}</g>` +
    `<use href="#${mother}" transform="translate(30 6)scale(1.2)"/>` +
    drawLeaves(scene, [
      [-430, -110, -20, 0.9],
      [-400, 86, -130, 0.9],
      [100, 124, 150, 1],
      [262, -96, 0, 0.9],
      [-300, -600, -40, 0.9],
      [-200, -510, -160, 0.7],
      [280, -540, -10, 1],
      [330, -430, 160, 1],
      [480, 120, 160, 1.1],
    ])
  );
}

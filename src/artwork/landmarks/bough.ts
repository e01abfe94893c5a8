import type { Scene } from '../scene.ts';
import { drawLeaves } from './leaves.ts';

/** The wood of a bough that comes in from the right, level where something can sit, 1000 wide. */
export const boughWood =
  '<path d="M-201 -3c-21 9-43 18-66 21-38 5-64-2-101 17-6 3-45 25-45 29-1 8 14-1 16-3 18-10 37-21 57-25 25-5 50 2 75-1 25-3 49-10 73-18 6-3 22-10 27-10 8 0 24 5 33 7 25 5 50 10 76 13 53 5 106 5 159 8 19 1 40-1 59 1-10 25-23 36-46 49-5 3-35 16-29 22 3 3 23-7 27-9 21-9 41-19 55-38 5-8 9-16 14-23 43-2 86 3 129 8 36 4 74 8 109 19 28 9 55 19 82 31 15 6 31 17 47 19 2-13 0-27 0-39 0-24 1-49 0-73-35-8-70-16-106-21l-43-5c-18-2-36-2-54-3-7 0-19 2-25 0-3-1-14-16-17-19-17-19-31-38-40-63-2-7-7-31-17-28-9 3-3 23-2 30 5 30 19 54 35 80-20 2-42-1-63 0l-125 4c-103 4-208 5-307-21-51-13-101-28-146-56-19-12-37-25-55-38-5-3-16-13-20-5-1 2-1 4 0 6 2 4 8 7 11 11l35 29c37 29 76 52 120 70 15 6 30 11 45 16 7 3 16 4 23 8z"/>';

/** A leafy bough from the right edge; what sits on it has its foot 20 above the bough's line. */
export function drawBough(scene: Scene, tone: number): string {
  const leaves = scene.tone(Math.max(0, tone - 0.22));
  return (
    `<g fill="${leaves}">${drawLeaves(scene, [
      [-330, 30, -110, 0.8],
      [250, -110, 10, 1],
      [-420, -120, -60, 0.9],
      [430, -30, 30, 1],
    ])}</g>` +
    boughWood +
    drawLeaves(scene, [
      [-430, -136, -20, 0.9],
      [-400, 62, -130, 0.9],
      [100, 100, 150, 0.9],
      [480, 80, 160, 1.1],
    ])
  );
}

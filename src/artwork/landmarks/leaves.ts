import type { Scene } from '../scene.ts';

/** A spray of six leaves, foot on 0 0, growing upwards, 180 tall; the caller turns and scales it. */
const spray =
  '<path d="M-42 -146c-1 5 0 12 1 18 4 25 17 47 41 57 0 6-2 23-3 27-4-6-8-11-13-16-18-17-47-26-71-22 2 5 7 11 10 15 19 23 43 35 73 32 1 7 0 16-1 23-5-1-10-4-16-5-19-3-42 4-56 17 21 12 52 13 71-3 1 4-1 9 1 13l10 0c2-3 0-6 1-10 24 12 55 11 77-7-21-15-57-16-78-1-2-6-1-19-1-26 6 0 12 1 18 0 29-4 52-27 64-52-6-1-12 0-18 1-28 4-53 20-64 46-2-11 0-23 2-33 29-12 49-41 47-73-28 10-45 34-50 63 0-6-1-11-3-17-6-20-23-39-42-47z"/>';

/** Sprays at [x, y, turn, scale]. */
export function drawLeaves(
  scene: Scene,
  places: readonly (readonly [number, number, number, number])[],
): string {
  const id = scene.shape('leaves', () => spray);
  return places
    .map(
      ([x, y, turn, scale]) =>
        `<use href="#${id}" transform="translate(${x} ${y})rotate(${turn})scale(${scale})"/>`,
    )
    .join('');
}

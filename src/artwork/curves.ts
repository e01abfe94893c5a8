import { wholePoint } from './scene.ts';

export type CurvePoint = readonly [x: number, y: number];

/** Path data from the first point, without "M". Curves meet at midpoints, so that no corner shows. */
export function smoothCurve(spots: readonly CurvePoint[]): string {
  const [first = [0, 0], ...rest] = spots;
  let path = wholePoint(first[0], first[1]);
  rest.forEach((spot, index) => {
    const next = rest[index + 1] ?? spot;
    path += `Q${wholePoint(spot[0], spot[1])} ${wholePoint((spot[0] + next[0]) / 2, (spot[1] + next[1]) / 2)}`;
  });
  return path;
}

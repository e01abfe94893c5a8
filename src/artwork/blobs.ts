/** Rounded, irregular patches: sandbanks, reefs, pools, crowns of trees. */
import type { Random } from './random.ts';
import { wholePoint } from './scene.ts';

/** A closed path round `x y`; `wobble` 0 is an ellipse. Curves meet at midpoints, so no corner shows. */
export function blob(
  random: Random,
  { x = 0, y = 0, rx, ry, wobble = 0.12, knots = 11 }: BlobOptions,
): string {
  const spots = Array.from({ length: knots }, (_, index) => {
    const angle = (index / knots) * Math.PI * 2;
    const reach = 1.06 + wobble * random.between(-1, 1);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
  });
  const middle = (index: number): string => {
    const [fromX, fromY] = spots[index % knots] ?? [0, 0];
    const [toX, toY] = spots[(index + 1) % knots] ?? [0, 0];
    return wholePoint((fromX + toX) / 2, (fromY + toY) / 2);
  };
  return `M${middle(knots - 1)}${spots.map(([spotX, spotY], index) => `Q${wholePoint(spotX, spotY)} ${middle(index)}`).join('')}z`;
}

export interface BlobOptions {
  x?: number;
  y?: number;
  rx: number;
  ry: number;
  wobble?: number;
  knots?: number;
}

/** The cost of a map's overlaps, in pixels of a phone's map. */
import {
  type Box,
  boxAround,
  boxesOverlap,
  type MarkedPlace,
  type MarkPlacement,
  markBoxes,
  NAME_SIDES,
  overlapArea,
} from '../../artwork/map/label-boxes.ts';

export interface LayoutView {
  items: readonly MarkedPlace[];
  taken: readonly Box[];
  size: { width: number; height: number };
}

/** The boxes of an item at a place. */
export interface Shape {
  boxes: readonly Box[];
  /** The box round all of them. */
  hull: Box;
  /** The cost of the placement, regardless of other items. */
  cost: number;
}
export type ShapeOf = (placed: MarkPlacement) => Shape;

/** Cached for each item, because each placement is asked for thousands of times. */
export function shapesOf(view: LayoutView): ShapeOf[] {
  const { items, taken, size } = view;
  return items.map((item) => {
    const dots = items.filter((other) => other !== item).map(({ x, y }) => boxAround(x, y, 6));
    const known = new Map<MarkPlacement, Shape>();
    return (placed) => {
      let shape = known.get(placed);
      if (!shape) {
        const boxes = markBoxes(item, placed, true);
        const hull = {
          left: Math.min(...boxes.map(({ left }) => left)),
          right: Math.max(...boxes.map(({ right }) => right)),
          top: Math.min(...boxes.map(({ top }) => top)),
          bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
        };
        const length = Math.hypot(placed.dx, placed.dy);
        // One long leader is harder to follow than two that are half as long.
        let cost = length + length ** 2 / 30 + NAME_SIDES.indexOf(placed.side) * 2;
        for (const box of boxes) {
          cost += outside(box, size) * 400;
          for (const other of taken) if (boxesOverlap(box, other)) cost += 400 + overlapArea(box, other) * 4;
          for (const dot of dots) if (boxesOverlap(box, dot)) cost += 60;
        }
        shape = { boxes, hull, cost };
        known.set(placed, shape);
      }
      return shape;
    };
  });
}

/** @param most limit above which the exact cost does not matter */
export function overlapCost(
  { boxes, hull, cost: own }: Shape,
  others: readonly Shape[],
  most: number,
): number {
  let cost = own;
  for (const other of others) {
    if (cost >= most) return cost;
    if (!boxesOverlap(hull, other.hull)) continue;
    for (const theirs of other.boxes) {
      if (!boxesOverlap(hull, theirs)) continue;
      for (const box of boxes) if (boxesOverlap(box, theirs)) cost += 400 + overlapArea(box, theirs) * 4;
    }
  }
  return cost;
}

/** How far a box reaches beyond the sheet, less a margin. */
function outside({ left, right, top, bottom }: Box, { width, height }: LayoutView['size']): number {
  return (
    Math.max(0, 3 - left) +
    Math.max(0, right - width + 3) +
    Math.max(0, 3 - top) +
    Math.max(0, bottom - height + 3)
  );
}

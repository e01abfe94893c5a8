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

/** The boxes of a placement, seen from the place that it marks: marks and names keep their size in all views. */
interface Shape {
  boxes: readonly Box[];
  /** The box round all of them. */
  hull: Box;
}

/** Costs of placements, which are told by their places in a list. Each is the sum of what all views cost. */
export interface PlacementCosts {
  /** Regardless of other items. */
  own(index: number, placed: number): number;
  /** What the placements of an item share with another item where that is. */
  beside(index: number, other: number, otherPlaced: number): (placed: number) => number;
}

/** Cached, because the same two placements meet thousands of times. */
export function placementCosts(
  views: readonly LayoutView[],
  placements: readonly MarkPlacement[],
): PlacementCosts {
  const shapes = (views[0]?.items ?? []).map(({ name }) =>
    cached((placed) => shapeOf(name, placements[placed] as MarkPlacement)),
  );
  const own = shapes.map((shapeAt, index) =>
    cached((placed) => {
      let sum = 0;
      for (const view of views)
        sum += ownCost(view, index, placements[placed] as MarkPlacement, shapeAt(placed));
      return sum;
    }),
  );
  const meeting = shapes.map(() => new Map<number, (placed: number) => number>());
  const meet = (index: number, other: number, otherPlaced: number) => {
    const theirs = (shapes[other] as ShapeAt)(otherPlaced);
    const ways = views.map(({ items }) => {
      const [from, to] = [items[index] as MarkedPlace, items[other] as MarkedPlace];
      return { right: to.x - from.x, down: to.y - from.y };
    });
    return cached((placed) => {
      const ours = (shapes[index] as ShapeAt)(placed);
      let sum = 0;
      for (const way of ways) sum += overlapCost(ours, theirs, way);
      return sum;
    });
  };
  return {
    own: (index, placed) => (own[index] as (placed: number) => number)(placed),
    beside(index, other, otherPlaced) {
      const known = meeting[index] as Map<number, (placed: number) => number>;
      const key = other * placements.length + otherPlaced;
      const costs = known.get(key) ?? meet(index, other, otherPlaced);
      known.set(key, costs);
      return costs;
    },
  };
}

type ShapeAt = (placed: number) => Shape;

/** What is found once for each place of a list. */
function cached<Found>(find: (index: number) => Found): (index: number) => Found {
  // Most are asked for the first few alone.
  const known: Found[] = [];
  return (index) => {
    const value = known[index];
    if (value !== undefined) return value;
    const found = find(index);
    known[index] = found;
    return found;
  };
}

function shapeOf(name: string, placed: MarkPlacement): Shape {
  const boxes = markBoxes({ name, x: 0, y: 0 }, placed, true);
  const hull = {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  return { boxes, hull };
}

/** The cost of the way from a place to its mark: one long leader is harder to follow than two that are half as long. */
export function leaderCost({ dx, dy }: MarkPlacement): number {
  const length = Math.hypot(dx, dy);
  return length + length ** 2 / 30;
}

function ownCost(
  { items, taken, size }: LayoutView,
  index: number,
  placed: MarkPlacement,
  { boxes }: Shape,
): number {
  const { x, y } = items[index] as MarkedPlace;
  let cost = leaderCost(placed) + NAME_SIDES.indexOf(placed.side) * 2;
  for (const { left, right, top, bottom } of boxes) {
    const box = { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
    cost += outside(box, size) * 400;
    for (const other of taken) if (boxesOverlap(box, other)) cost += 400 + overlapArea(box, other) * 4;
    for (const dot of items)
      if (dot !== items[index] && boxesOverlap(box, boxAround(dot.x, dot.y, 6))) cost += 60;
  }
  return cost;
}

/** The way from the place of one shape to that of another. */
interface Way {
  right: number;
  down: number;
}

function overlapCost({ boxes, hull }: Shape, other: Shape, way: Way): number {
  let cost = 0;
  if (areaAt(hull, other.hull, way) === 0) return cost;
  for (const theirs of other.boxes) {
    if (areaAt(hull, theirs, way) === 0) continue;
    for (const box of boxes) {
      const area = areaAt(box, theirs, way);
      if (area > 0) cost += 400 + area * 4;
    }
  }
  return cost;
}

/** The area that a box shares with another, which is seen from elsewhere. No box is made for it, because it is asked for so often. */
function areaAt(a: Box, b: Box, { right, down }: Way): number {
  const width = Math.min(a.right, b.right + right) - Math.max(a.left, b.left + right);
  if (width <= 0) return 0;
  const height = Math.min(a.bottom, b.bottom + down) - Math.max(a.top, b.top + down);
  return height > 0 ? width * height : 0;
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

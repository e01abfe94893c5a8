/** Marks, names and leader lines of a map as boxes, in pixels, and the cost of overlaps. */

const RADIUS = 11;
const LABEL_HEIGHT = 15;
const LETTER = 6.9;

export const SIDES = ['right', 'left', 'below', 'above'] as const;

/** The offset of a mark from its place, in pixels, and the side on which its name is set. */
export interface Placed {
  dx: number;
  dy: number;
  side: 'right' | 'left' | 'below' | 'above';
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Item {
  name: string;
  x: number;
  y: number;
}

export interface View {
  items: readonly Item[];
  taken: readonly Box[];
  size: { width: number; height: number };
}

/** The mark, its name and, where it was moved, the leader as a chain of small boxes. */
export function boxesOf({ name, x, y }: Item, { dx, dy, side }: Placed, leader = false): Box[] {
  const [cx, cy] = [x + dx, y + dy];
  const width = name.length * LETTER;
  const gap = RADIUS + 3;
  const left = { right: cx + gap, left: cx - gap - width, below: cx - width / 2, above: cx - width / 2 }[
    side
  ];
  const middle = { right: cy, left: cy, below: cy + gap + 6, above: cy - gap - 6 }[side];
  const boxes = [
    { left: cx - RADIUS, right: cx + RADIUS, top: cy - RADIUS, bottom: cy + RADIUS },
    { left, right: left + width, top: middle - LABEL_HEIGHT / 2, bottom: middle + LABEL_HEIGHT / 2 },
  ];
  const beads = leader ? Math.floor(Math.hypot(dx, dy) / 6) : 0;
  for (let bead = 0; bead < beads; bead += 1) {
    const [bx, by] = [x + (dx * bead) / beads, y + (dy * bead) / beads];
    boxes.push({ left: bx - 1, right: bx + 1, top: by - 1, bottom: by + 1 });
  }
  return boxes;
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The same as `overlap(a, b) > 0`, and quicker where boxes lie apart, as nearly all do. */
function touch(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The boxes of an item at a place. */
export interface Shape {
  boxes: readonly Box[];
  /** The box round all of them. */
  hull: Box;
  /** The cost of the placement, regardless of other items. */
  cost: number;
}
export type ShapeOf = (placed: Placed) => Shape;

/** Cached for each item, because each placement is asked for thousands of times. */
export function shapesOf(view: View): ShapeOf[] {
  const { items, taken, size } = view;
  return items.map((item) => {
    const dots = items
      .filter((other) => other !== item)
      .map(({ x, y }) => ({ left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 }));
    const known = new Map<Placed, Shape>();
    return (placed) => {
      let shape = known.get(placed);
      if (!shape) {
        const boxes = boxesOf(item, placed, true);
        const hull = {
          left: Math.min(...boxes.map(({ left }) => left)),
          right: Math.max(...boxes.map(({ right }) => right)),
          top: Math.min(...boxes.map(({ top }) => top)),
          bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
        };
        let cost = Math.hypot(placed.dx, placed.dy) + SIDES.indexOf(placed.side) * 2;
        for (const box of boxes) {
          cost += outside(box, size) * 400;
          for (const other of taken) if (touch(box, other)) cost += 400 + overlap(box, other) * 4;
          for (const dot of dots) if (touch(box, dot)) cost += 60;
        }
        shape = { boxes, hull, cost };
        known.set(placed, shape);
      }
      return shape;
    };
  });
}

/** @param most limit above which the exact cost does not matter */
export function costOf({ boxes, hull, cost: own }: Shape, others: readonly Shape[], most: number): number {
  let cost = own;
  for (const other of others) {
    if (cost >= most) return cost;
    if (!touch(hull, other.hull)) continue;
    for (const theirs of other.boxes) {
      if (!touch(hull, theirs)) continue;
      for (const box of boxes) if (touch(box, theirs)) cost += 400 + overlap(box, theirs) * 4;
    }
  }
  return cost;
}

/** How far a box reaches beyond the sheet, less a margin. */
function outside({ left, right, top, bottom }: Box, { width, height }: View['size']): number {
  return (
    Math.max(0, 3 - left) +
    Math.max(0, right - width + 3) +
    Math.max(0, 3 - top) +
    Math.max(0, bottom - height + 3)
  );
}

/** Marks, names and leader lines of a map as boxes, in pixels of a phone's map. */

const RADIUS = 13;
const LABEL_HEIGHT = 15;
const LETTER = 6.9;

/** Map widths for which a layout must work, in multiples of a phone's map. Marks keep their size. */
export const MAP_WIDTHS: readonly number[] = [1, 1.35, 1.85];

export const NAME_SIDES = ['right', 'left', 'below', 'above'] as const;
export type NameSide = (typeof NAME_SIDES)[number];

/** The offset of a mark from its place, in pixels, and the side on which its name is set. */
export interface MarkPlacement {
  dx: number;
  dy: number;
  side: NameSide;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface MarkedPlace {
  name: string;
  x: number;
  y: number;
}

const STEPS = [0, 16, 24, 34, 46, 60, 76, 94, 114, 136];
const DIRECTIONS = Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8);

/** Offsets at which a mark may stand, in pixels from its place, the nearest first. */
export const MARK_OFFSETS: readonly { dx: number; dy: number }[] = STEPS.flatMap((step) =>
  (step === 0 ? [0] : DIRECTIONS).map((turn) => ({
    dx: Math.round(Math.cos(turn) * step),
    dy: Math.round(Math.sin(turn) * step),
  })),
);

export const boxAround = (x: number, y: number, width: number, height = width): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** The mark, its name and, where it was moved, the leader as a chain of small boxes. */
export function markBoxes(
  { name, x, y }: MarkedPlace,
  { dx, dy, side }: MarkPlacement,
  leader = false,
): Box[] {
  const [cx, cy] = [x + dx, y + dy];
  const gap = RADIUS + 2;
  const boxes = [
    boxAround(cx, cy, RADIUS * 2),
    boxBeside(cx, cy, side, name.length * LETTER, LABEL_HEIGHT, gap),
  ];
  const beads = leader ? Math.floor(Math.hypot(dx, dy) / 6) : 0;
  for (let bead = 0; bead < beads; bead += 1)
    boxes.push(boxAround(x + (dx * bead) / beads, y + (dy * bead) / beads, 2));
  return boxes;
}

/** @param gap from the point to the name, in pixels */
export function boxBeside(
  x: number,
  y: number,
  side: NameSide,
  width: number,
  height: number,
  gap: number,
): Box {
  const away = { right: gap + width / 2, left: -gap - width / 2, below: 0, above: 0 }[side];
  const down = { right: 0, left: 0, below: gap + height / 2 - 1, above: -gap - height / 2 + 1 }[side];
  return boxAround(x + away, y + down, width, height);
}

/** The area that two boxes share. */
export function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** True where `overlapArea(a, b) > 0`, but quicker where boxes lie apart, as nearly all do. */
export function boxesOverlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

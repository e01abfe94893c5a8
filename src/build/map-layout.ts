/**
 * Where marks and their names go so that none covers another: each near its place, moved
 * aside with a leader where places crowd. Counted in pixels of a phone's map; wider
 * screens draw marks smaller in proportion, so the layout is tried on those too.
 */
import { PHONE_MAP, type Sheet } from '../artwork/map/projection.ts';

/** Widths at which a layout must hold, in widths of a phone's map: marks keep their size there. */
export const VIEWS = [1, 1.35, 1.85];
const RADIUS = 11;
const LABEL_HEIGHT = 15;
const LETTER = 6.9;

/** A name to place, at a point in units. */
export interface Named {
  name: string;
  at: readonly [number, number];
}

/** Where a mark stands, in pixels away from its place, and how its name is set beside it. */
export interface Placed {
  dx: number;
  dy: number;
  side: 'right' | 'left' | 'below' | 'above';
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SIDES = ['right', 'left', 'below', 'above'] as const;
const STEPS = [0, 16, 24, 34, 46, 60, 76, 94, 114, 136];
const DIRECTIONS = Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8);

const CANDIDATES: readonly Placed[] = STEPS.flatMap((step) =>
  (step === 0 ? [0] : DIRECTIONS).flatMap((turn) =>
    SIDES.map((side) => ({
      dx: Math.round(Math.cos(turn) * step),
      dy: Math.round(Math.sin(turn) * step),
      side,
    })),
  ),
);

/**
 * @param obstacles frames in units that names keep out of
 * @returns one place for each name, in their order
 */
export function layOut(named: readonly Named[], sheet: Sheet, obstacles: readonly Sheet[] = []): Placed[] {
  const views = VIEWS.map((zoom) => viewOf(named, sheet, obstacles, zoom));
  const items = viewOf(named, sheet, obstacles, 1).items;
  const costs: Costs = (index, placed) => {
    const asked = views.map(({ items, taken, size }) => ({
      item: items[index] as Item,
      inTheWay: [
        ...taken,
        ...items.flatMap((other, at) =>
          at === index || !placed[at] ? [] : boxesOf(other, placed[at], true),
        ),
      ],
      anchors: items.filter((_, at) => at !== index),
      size,
    }));
    return (candidate, most) =>
      asked.reduce((sum, view) => (sum >= most ? sum : sum + costOf(candidate, view, most - sum)), 0);
  };
  const all = items.map((_, index) => index);
  const by = (key: 'x' | 'y') => all.toSorted((a, b) => (items[a] as Item)[key] - (items[b] as Item)[key]);
  // Who is placed first matters: several orders are tried, the best one stays.
  const turned = all.map((first) => [...all.slice(first), ...all.slice(0, first)]);
  const orders = [
    ...turned,
    ...turned.map((order) => order.toReversed()),
    by('x'),
    by('x').reverse(),
    by('y'),
    by('y').reverse(),
  ];
  const totalOf = (placed: readonly Placed[]) =>
    all.reduce((sum, index) => sum + costs(index, placed)(placed[index] as Placed, Infinity), 0);
  const tries = orders.map((order) => settle(order, costs, []));
  let best = tries.reduce((least, next) => (totalOf(next) < totalOf(least) ? next : least));
  // Then each takes up its neighbours in turn and lays them down anew, itself first.
  for (let round = 0; round < 3; round += 1) {
    for (const index of all) {
      const far = (other: number) => {
        const [a, b] = [items[index] as Item, items[other] as Item];
        return Math.hypot(a.x - b.x, a.y - b.y);
      };
      const near = all.toSorted((a, b) => far(a) - far(b)).slice(0, 4 + round);
      const rest = best.map((placed, at) => (near.includes(at) ? undefined : placed));
      for (const first of [near, near.toReversed()]) {
        const next = settle([...first, ...all.filter((other) => !near.includes(other))], costs, rest);
        if (totalOf(next) < totalOf(best)) best = next;
      }
    }
  }
  return best;
}

interface View {
  items: readonly Item[];
  taken: readonly Box[];
  size: { width: number; height: number };
}

/** The sheet in pixels, so many times as wide as on a phone. */
function viewOf(named: readonly Named[], sheet: Sheet, obstacles: readonly Sheet[], zoom: number): View {
  const scale = (PHONE_MAP * zoom) / sheet.width;
  const [left, top] = [sheet.x, sheet.y];
  return {
    items: named.map(({ name, at: [x, y] }) => ({ name, x: (x - left) * scale, y: (y - top) * scale })),
    taken: obstacles.map(({ x, y, width, height }) => ({
      left: (x - left) * scale,
      right: (x + width - left) * scale,
      top: (y - top) * scale,
      bottom: (y + height - top) * scale,
    })),
    size: { width: PHONE_MAP * zoom, height: sheet.height * scale },
  };
}

/** What a place costs one of them while the others stand where they are. */
type Costs = (
  index: number,
  placed: readonly (Placed | undefined)[],
) => (candidate: Placed, most: number) => number;

/** Each in turn looks for the best place beside the others, until nobody moves any more. */
function settle(order: readonly number[], costs: Costs, start: readonly (Placed | undefined)[]): Placed[] {
  const placed = [...start] as Placed[];
  for (let round = 0; round < 12; round += 1) {
    const before = [...placed];
    for (const index of order) {
      const costOfPlace = costs(index, placed);
      let least = Number.POSITIVE_INFINITY;
      for (const candidate of CANDIDATES) {
        // The nearest come first: from here on the way alone costs more than the best.
        if (Math.hypot(candidate.dx, candidate.dy) >= least) break;
        const cost = costOfPlace(candidate, least);
        if (cost < least) [placed[index], least] = [candidate, cost];
      }
    }
    if (placed.every((place, index) => place === before[index])) break;
  }
  return placed;
}

interface Item {
  name: string;
  x: number;
  y: number;
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

interface Surroundings {
  item: Item;
  inTheWay: readonly Box[];
  anchors: readonly Item[];
  size: { width: number; height: number };
}

/** @param most from which on nobody wants to know how much more it is */
function costOf(candidate: Placed, { item, inTheWay, anchors, size }: Surroundings, most: number): number {
  const boxes = boxesOf(item, candidate, true);
  let cost = Math.hypot(candidate.dx, candidate.dy) + SIDES.indexOf(candidate.side) * 2;
  for (const box of boxes) {
    const outside =
      Math.max(0, 3 - box.left) +
      Math.max(0, box.right - size.width + 3) +
      Math.max(0, 3 - box.top) +
      Math.max(0, box.bottom - size.height + 3);
    cost += outside * 400;
    for (const other of inTheWay) {
      const covered = overlap(box, other);
      if (covered > 0) cost += 400 + covered * 4;
    }
    if (cost >= most) return cost;
    for (const { x, y } of anchors) {
      const dot = { left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 };
      if (overlap(box, dot) > 0) cost += 60;
    }
  }
  return cost;
}

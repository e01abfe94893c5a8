/**
 * Places marks and names so that none covers another: each near its place, or moved aside with a leader line
 * where places are crowded. Computed in pixels of a phone's map. Wider screens draw marks smaller in
 * proportion, so the layout is checked for those too.
 */
import {
  type Box,
  MAP_WIDTHS,
  MARK_OFFSETS,
  type MarkedPlace,
  type MarkPlacement,
  NAME_SIDES,
} from '../../artwork/map/label-boxes.ts';
import { MapLayout, type MapName } from '../../artwork/map/map-layout.ts';
import { PHONE_MAP_WIDTH, type Sheet } from '../../artwork/map/projection.ts';
import { type LayoutView, leaderCost, type PlacementCosts, placementCosts } from './map-shapes.ts';

/** A name to place, at a point in units. */
export interface MapLabel {
  name: string;
  at: readonly [number, number];
}

const CANDIDATES: readonly MarkPlacement[] = MARK_OFFSETS.flatMap((offset) =>
  NAME_SIDES.map((side) => ({ ...offset, side })),
);
/** What each of them costs at least, at all widths together. */
const LEAST_COSTS = CANDIDATES.map((placed) => leaderCost(placed) * MAP_WIDTHS.length);

/**
 * @param obstacles frames in units that names keep out of
 * @param written names that must have room, too
 * @returns one place for each name, in their order
 */
export function layOutMap(
  named: readonly MapLabel[],
  sheet: Sheet,
  obstacles: readonly Sheet[] = [],
  written: readonly MapName[] = [],
): MarkPlacement[] {
  const question = JSON.stringify([named, sheet, obstacles, written]);
  const answer = known.get(question) ?? findLayout(named, sheet, obstacles, written);
  known.set(question, answer);
  return answer;
}

/** Cached, because the dev server asks for the same layout after each edit, and a later edition for those of its build. */
const known = new Map<string, MarkPlacement[]>();

/** Layouts by all that they were asked for. */
export type KnownLayouts = readonly (readonly [question: string, answer: MarkPlacement[]])[];

/** All layouts that were found: finding them takes most of a build's time. */
export const listKnownLayouts = (): KnownLayouts => [...known];

/** Takes over layouts that were found before. */
export function keepLayouts(layouts: KnownLayouts): void {
  for (const [question, answer] of layouts) known.set(question, answer);
}

function findLayout(
  named: readonly MapLabel[],
  sheet: Sheet,
  obstacles: readonly Sheet[],
  written: readonly MapName[],
): MarkPlacement[] {
  const lettering = new MapLayout(sheet, sheet.width, obstacles);
  lettering.placeNames(written);
  const views = MAP_WIDTHS.map((zoom, index) => viewOf(named, sheet, lettering.taken[index] ?? [], zoom));
  const { items } = viewOf(named, sheet, [], 1);
  const costs = costsOf(placementCosts(views, CANDIDATES));
  const all = items.map((_, index) => index);
  const by = (key: 'x' | 'y') =>
    all.toSorted((a, b) => (items[a] as MarkedPlace)[key] - (items[b] as MarkedPlace)[key]);
  // The order of placement matters: several orders are tried and the best result is kept.
  const turned = all.map((first) => [...all.slice(first), ...all.slice(0, first)]);
  const orders = [
    ...turned,
    ...turned.map((order) => order.toReversed()),
    by('x'),
    by('x').reverse(),
    by('y'),
    by('y').reverse(),
  ];
  const totalOf = (placed: readonly number[]) =>
    all.reduce((sum, index) => sum + costs(index, placed)(placed[index] as number, Infinity), 0);
  const tries = orders.map((order) => settle(order, costs, []));
  const totals = tries.map(totalOf);
  let least = Math.min(...totals);
  let best = tries[totals.indexOf(least)] as number[];
  // Then each item in turn removes its neighbours and places them again, itself first.
  for (let round = 0; round < 3; round += 1) {
    for (const index of all) {
      const far = (other: number) => {
        const [a, b] = [items[index] as MarkedPlace, items[other] as MarkedPlace];
        return Math.hypot(a.x - b.x, a.y - b.y);
      };
      const near = all.toSorted((a, b) => far(a) - far(b)).slice(0, 4 + round);
      const rest = best.map((placed, at) => (near.includes(at) ? undefined : placed));
      for (const first of [near, near.toReversed()]) {
        const next = settle([...first, ...all.filter((other) => !near.includes(other))], costs, rest);
        const total = totalOf(next);
        if (total < least) [best, least] = [next, total];
      }
    }
  }
  return best.map((placed) => CANDIDATES[placed] as MarkPlacement);
}

/** The sheet in pixels, so many times as wide as on a phone. */
function viewOf(named: readonly MapLabel[], sheet: Sheet, taken: readonly Box[], zoom: number): LayoutView {
  const scale = (PHONE_MAP_WIDTH * zoom) / sheet.width;
  const [left, top] = [sheet.x, sheet.y];
  return {
    items: named.map(({ name, at: [x, y] }) => ({ name, x: (x - left) * scale, y: (y - top) * scale })),
    taken: taken.map((box) => ({
      left: box.left - left * scale,
      right: box.right - left * scale,
      top: box.top - top * scale,
      bottom: box.bottom - top * scale,
    })),
    size: { width: PHONE_MAP_WIDTH * zoom, height: sheet.height * scale },
  };
}

/** The cost of a placement for one item while the others stay where they are. Placements are places in `CANDIDATES`. */
type Costs = (
  index: number,
  placed: readonly (number | undefined)[],
) => (candidate: number, most: number) => number;

function costsOf({ own, beside }: PlacementCosts): Costs {
  return (index, placed) => {
    const others = placed.flatMap((at, other) =>
      other === index || at === undefined ? [] : [beside(index, other, at)],
    );
    return (candidate, most) => {
      let sum = own(index, candidate);
      for (const costOf of others) {
        // The exact cost does not matter from here on.
        if (sum >= most) break;
        sum += costOf(candidate);
      }
      return sum;
    };
  };
}

/** Each item in turn looks for the best placement next to the others, until none moves. */
function settle(order: readonly number[], costs: Costs, start: readonly (number | undefined)[]): number[] {
  const placed = [...start] as number[];
  for (let round = 0; round < 12; round += 1) {
    const before = [...placed];
    for (const index of order) {
      const costOfPlace = costs(index, placed);
      let least = Number.POSITIVE_INFINITY;
      for (let candidate = 0; candidate < CANDIDATES.length; candidate += 1) {
        // Its leader alone costs more than the best placement so far.
        if ((LEAST_COSTS[candidate] as number) >= least) continue;
        const cost = costOfPlace(candidate, least);
        if (cost < least) [placed[index], least] = [candidate, cost];
      }
    }
    if (placed.every((place, index) => place === before[index])) break;
  }
  return placed;
}

/**
 * Places the marks and names of a view so that none covers another at any zoom: every mark is at its place or
 * near it, and a name is left out where there is no room for it. Fast enough to run at every step of a zoom.
 */
import {
  type Box,
  boxAround,
  boxBeside,
  boxesOverlap,
  MAP_WIDTHS,
  MARK_OFFSETS,
  type MarkPlacement,
  markBoxes,
  NAME_SIDES,
  type NameSide,
} from './label-boxes.ts';
import { PHONE_MAP_WIDTH, type Sheet } from './projection.ts';

interface Spot {
  /** In units. */
  x: number;
  y: number;
  name: string;
}

export type NameKind = 'town' | 'lake' | 'water' | 'land' | 'area';

/** A name on the land or on the water. Towns and small lakes are named beside their point, all else on it. */
export interface MapName extends Spot {
  kind: NameKind;
  /** The widest view that names it, in units. */
  upTo: number;
  /** How far the name is turned, in degrees clockwise. */
  turn?: number;
  /** The side of its point on which it is set; nothing if it is set on the point. */
  side?: NameSide;
  /** True if there is room for it only on wide maps. */
  wide?: boolean;
}

/** The mark of a place; its name is left out where `named` is false. */
export type PlacedMark = MarkPlacement & { named?: boolean };

/** Occupied boxes for each width of the map, in pixels. */
type Taken = readonly Box[][];
const AT_PLACE = { dx: 0, dy: 0, side: 'right' } as const;

export class MapLayout {
  readonly #width: number;
  readonly #scales: readonly number[];
  readonly #taken: Taken = MAP_WIDTHS.map(() => []);

  /**
   * @param sheet whose edges nothing may cross
   * @param width of the view of the sheet, in units
   * @param frames areas that marks and names avoid, in units
   */
  constructor(sheet: Sheet, width: number, frames: readonly Sheet[] = []) {
    this.#width = width;
    this.#scales = MAP_WIDTHS.map((zoom) => (PHONE_MAP_WIDTH * zoom) / width);
    for (const { x, y, width, height } of [...frames, ...edgesOf(sheet)])
      this.#scales.forEach((scale, at) => {
        this.#taken[at]?.push({
          left: x * scale,
          right: (x + width) * scale,
          top: y * scale,
          bottom: (y + height) * scale,
        });
      });
  }

  /** Boxes occupied so far, in pixels of each width of the map. */
  get taken(): Taken {
    return this.#taken;
  }

  /** Reserves the room of a mark that was placed before. */
  keep(spot: Spot, placed: MarkPlacement): void {
    this.#take(spot, (x, y) => markBoxes({ ...spot, x, y }, placed, true));
  }

  /** The dot of a place that has no mark in this view, or something larger. @param size in pixels */
  keepDot(spot: { x: number; y: number }, size = 5): void {
    this.#take({ ...spot, name: '' }, (x, y) => [boxAround(x, y, size)]);
  }

  /** @returns the marks in the order of the places */
  placeMarks(places: readonly Spot[]): PlacedMark[] {
    const marks = places.map((place): MarkPlacement => {
      // Not of the leader, which begins under a neighbour where two places are one.
      const isFree = (placed: MarkPlacement) =>
        this.#isFree(place, (x, y) => markBoxes({ ...place, x, y }, placed).slice(0, 1));
      const offset = MARK_OFFSETS.find((one) => isFree({ ...AT_PLACE, ...one }));
      const placed = { ...AT_PLACE, ...offset };
      this.#take(place, markOf(place, placed));
      return placed;
    });
    return marks.map((mark, index) => {
      const place = places[index] as Spot;
      const side = NAME_SIDES.find((side) => this.#isFree(place, nameOf(place, { ...mark, side })));
      if (!side) return { ...mark, named: false };
      this.#take(place, nameOf(place, { ...mark, side }));
      return { ...mark, side };
    });
  }

  /** @returns the names for which there is room, the first of the list before the others */
  placeNames(names: readonly MapName[]): MapName[] {
    return names.flatMap((name) => {
      if (this.#width > name.upTo) return [];
      const found =
        this.#placeName(name, 0) ?? this.#placeName({ ...name, wide: true }, MAP_WIDTHS.length - 1);
      return found ?? [];
    });
  }

  /** @param from the first of the widths for which there has to be room */
  #placeName(name: MapName, from: number): MapName | undefined {
    const beside = name.kind === 'town' || name.kind === 'lake';
    for (const side of beside ? NAME_SIDES : [undefined]) {
      const boxes = lettersOf(name, side);
      if (!this.#isFree(name, boxes, from)) continue;
      this.#take(name, boxes, from);
      return side ? { ...name, side } : name;
    }
    return undefined;
  }

  #isFree(spot: Spot, boxesAt: BoxesAt, from = 0): boolean {
    return this.#scales.every((scale, at) => {
      if (at < from) return true;
      const boxes = boxesAt(spot.x * scale, spot.y * scale);
      return !this.#taken[at]?.some((taken) => boxes.some((box) => boxesOverlap(box, taken)));
    });
  }

  #take(spot: Spot, boxesAt: BoxesAt, from = 0): void {
    this.#scales.forEach((scale, at) => {
      if (at >= from) this.#taken[at]?.push(...boxesAt(spot.x * scale, spot.y * scale));
    });
  }
}

/** Position of the letter of an enlarged sheet, as pages draw it: 24 pixels beside its frame. @param viewed width of the view */
export function sheetLetterBox({ x, y, width, height }: Sheet, viewed: number): Sheet {
  const size = (24 * viewed) / PHONE_MAP_WIDTH;
  return { x: x + width, y: y + height / 2 - size / 2, width: size, height: size };
}

/** Returns the four areas around a sheet. */
function edgesOf({ x, y, width, height }: Sheet): Sheet[] {
  const [wide, tall] = [width * 3, height * 3];
  return [
    { x: x - width, y: y - tall, width: wide, height: tall },
    { x: x - width, y: y + height, width: wide, height: tall },
    { x: x - wide, y, width: wide, height },
    { x: x + width, y, width: wide, height },
  ];
}

type BoxesAt = (x: number, y: number) => Box[];

/** The mark and its leader, without the name. */
const markOf =
  ({ name }: Spot, placed: MarkPlacement): BoxesAt =>
  (x, y) =>
    markBoxes({ name, x, y }, placed, true).filter((_, index) => index !== 1);

const nameOf =
  ({ name }: Spot, placed: MarkPlacement): BoxesAt =>
  (x, y) =>
    markBoxes({ name, x, y }, placed).slice(1);

/** Width of a letter in pixels, as `map-base.css` sets the names. */
const LETTERS: Readonly<Record<NameKind, number>> = {
  town: 6.7,
  lake: 6.2,
  water: 6,
  land: 8.4,
  area: 6,
};
const LINE = 13;

/** The words of a name that is set on its point are lines, unless it is turned. */
export const nameLines = ({ name, kind, turn }: MapName): string[] =>
  kind === 'town' || kind === 'lake' || turn ? [name] : name.split(' ');

function lettersOf(spot: MapName, side: NameSide | undefined): BoxesAt {
  const lines = nameLines(spot);
  const width = Math.max(...lines.map((line) => line.length)) * LETTERS[spot.kind];
  if (side) {
    return (x, y) => [
      boxBeside(x, y, side, width, LINE, 5),
      ...(spot.kind === 'town' ? [boxAround(x, y, 6)] : []),
    ];
  }
  const turn = ((spot.turn ?? 0) * Math.PI) / 180;
  if (!turn) return (x, y) => [boxAround(x, y, width, lines.length * LINE)];
  // A turned name is a chain of boxes.
  const beads = Math.ceil(width / LINE);
  return (x, y) =>
    Array.from({ length: beads }, (_, bead) => {
      const along = ((bead + 0.5) / beads - 0.5) * width;
      return boxAround(x + Math.cos(turn) * along, y + Math.sin(turn) * along, LINE);
    });
}

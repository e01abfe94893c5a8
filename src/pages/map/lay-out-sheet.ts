import { MapLayout, type MapName, type PlacedMark, sheetLetterBox } from '../../artwork/map/map-layout.ts';
import { isOnSheet } from '../../artwork/map/projection.ts';
import { areasWithoutNames } from '../../content/map/areas-without-names.ts';
import type { MapPlace, MapSheetData } from '../parts/map/map-data.ts';

export interface SheetContent extends MapSheetData {
  places: readonly MapPlace[];
  /** Places whose marks have a name and a link; the others are dots. */
  shown: ReadonlySet<string>;
  /** Sheets that show parts of this one enlarged. */
  parts: readonly MapSheetData[];
  names: readonly MapName[];
  /** Where the reader is, in units. */
  here: { x: number; y: number } | null;
}

/** Size of the cross at the reader's position, in pixels. */
const CROSS = 38;

/** `upTo` of the main towns, wider than any view: they are always named, and marks move aside for them. */
const EVERY_VIEW = 99_000;

/** A view up to this many times as wide as an enlarged sheet also shows the places of that sheet as marks. */
const NEARLY = 1.6;

/** Lays out a sheet for a view of that width: marks, dots, frames of enlarged sheets, and names. */
export function layOutSheet({ id, sheet, places, shown, parts, names, here }: SheetContent, width: number) {
  const closed = parts.filter((part) => width > part.sheet.width * NEARLY);
  const opened = new Set([id, ...parts.filter((part) => !closed.includes(part)).map((part) => part.id)]);
  const on = places.filter((place) => isOnSheet(sheet, place));
  const marked = on.filter((place) => opened.has(place.sheet) && shown.has(place.address));
  const dots = on.filter((place) => !marked.includes(place));
  const frames = closed.flatMap((part) => [part.sheet, sheetLetterBox(part.sheet, width)]);
  const lettering = new MapLayout(sheet, width, [...frames, ...areasWithoutNames]);
  if (here) lettering.keepDot(here, CROSS);
  const own = names.filter((name) => isOnSheet(sheet, name));
  const isMain = ({ kind, upTo }: MapName) => kind === 'town' && upTo >= EVERY_VIEW;
  const main = lettering.placeNames(own.filter(isMain));
  for (const dot of dots) lettering.keepDot(dot);
  // The whole sheet was laid out during the build, which can take more time.
  const isWhole = width === sheet.width;
  if (isWhole) for (const place of marked) lettering.keep(place, place);
  const marks: readonly PlacedMark[] = isWhole ? marked : lettering.placeMarks(marked);
  const written = [...main, ...lettering.placeNames(own.filter((name) => !isMain(name)))];
  return {
    marks: marked.map((place, index) => ({ place, mark: marks[index] as PlacedMark })),
    dots,
    closed,
    written,
  };
}

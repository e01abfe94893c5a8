import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  boxBeside,
  MAP_WIDTHS,
  type MarkPlacement,
  markBoxes,
  overlapArea,
} from '../../src/artwork/map/label-boxes.ts';
import {
  COUNTRY,
  frameContains,
  isOnSheet,
  PHONE_MAP_WIDTH,
  type Sheet,
  sheetOfFrame,
} from '../../src/artwork/map/projection.ts';
import { listMapNames, listMapPlaces } from '../../src/build/documents/map.ts';
import { coordinatesOf, daysOf, routeOf } from '../../src/build/documents/routes.ts';
import { drawMapBase } from '../../src/build/map/map-base.ts';
import { translateText } from '../../src/build/texts/translate.ts';
import { naturalEarthRivers } from '../../src/content/map/rivers.ts';
import { packages } from '../../src/content/packages/list.ts';
import { mapPage, mapSheets } from '../../src/content/pages/map-page.ts';
import { topPages } from '../../src/content/top-pages/list.ts';
import { travelLanguages } from '../../src/contract/values/languages.ts';
import { layOutSheet } from '../../src/pages/map/lay-out-sheet.ts';

const places = listMapPlaces();
const stopOf = (waypoint: ReturnType<typeof daysOf>[number]['at'][number]) =>
  typeof waypoint === 'string' ? waypoint : waypoint.to;

/** Marks or names of a sheet that cover one another or reach over its edge, on a phone or a wider screen. */
function crowded(sheet: Sheet, marks: readonly (MarkPlacement & { name: string; x: number; y: number })[]) {
  return MAP_WIDTHS.flatMap((zoom) => {
    const width = PHONE_MAP_WIDTH * zoom;
    const scale = width / sheet.width;
    const height = sheet.height * scale;
    const boxes = marks.map((mark) =>
      markBoxes({ name: mark.name, x: (mark.x - sheet.x) * scale, y: (mark.y - sheet.y) * scale }, mark),
    );
    return marks.flatMap(({ name }, index) => {
      const own = boxes[index] ?? [];
      const others = boxes.slice(index + 1).flat();
      const outside = own.some(
        (box) => box.left < 0 || box.top < 0 || box.right > width || box.bottom > height,
      );
      return outside || own.some((box) => others.some((other) => overlapArea(box, other) > 0)) ? [name] : [];
    });
  });
}

/** How many places each sheet has. */
const placesOn = { country: 14, north: 11, zanzibar: 13, tanga: 9 };

describe('The map', () => {
  it('has all 47 destinations, each inside it and each once', () => {
    expect(places).toHaveLength(47);
    expect(new Set(places.map(({ address }) => address)).size).toBe(47);
    for (const { coordinates, title } of places)
      expect(frameContains(COUNTRY, coordinates), title).toBe(true);
  });

  it('has every mark near its place: no leader is long', () => {
    const long = places.filter(({ dx, dy }) => Math.hypot(dx, dy) > 48).map(({ name }) => name);
    expect(long).toEqual([]);
  });

  it('names the source of its rivers everywhere', () => {
    expect(naturalEarthRivers).toHaveLength(6);
    expect(mapPage.attribution).toMatch(/six rivers from Natural Earth.*other rivers.*our own hand/);
    const data = topPages.credits.groups.find(({ title }) => title === 'Map data')?.credits[0]?.what;
    expect(data).toMatch(/six rivers/i);
    for (const file of ['CREDITS.md', 'docs/decisions/006-map-of-sheets.md'])
      expect(readFileSync(file, 'utf8').replaceAll('\n', ' '), file).toMatch(/six rivers/i);
  });

  it('has these sheets', () => {
    expect(Object.keys(placesOn)).toEqual(['country', ...mapSheets.map(({ id }) => id)]);
  });

  it.each(Object.entries(placesOn))('can be read at every width: sheet %s', (id, count) => {
    const frame = mapSheets.find((sheet) => sheet.id === id) ?? COUNTRY;
    const own = places.filter(({ sheet }) => sheet === id);
    expect(own).toHaveLength(count);
    expect(crowded(sheetOfFrame(frame), own)).toEqual([]);
    for (const language of travelLanguages) {
      const named = own.map((place) => ({ ...place, name: translateText(language, place.name) }));
      expect(crowded(sheetOfFrame(frame), named), language).toEqual([]);
    }
  });

  it.each(Object.keys(placesOn))('names the main towns, on phones too: sheet %s', (id) => {
    const { towns, written } = townsOn(id);
    const missing = towns.filter((town) => !written.some(({ name, wide }) => name === town && !wide));
    expect(missing).toEqual([]);
    const frame = mapSheets.find((sheet) => sheet.id === id) ?? COUNTRY;
    const { x, y, width } = sheetOfFrame(frame);
    const covered = MAP_WIDTHS.flatMap((zoom) => {
      const scale = (PHONE_MAP_WIDTH * zoom) / width;
      const marks = places
        .filter(({ sheet }) => sheet === id)
        .flatMap((mark) => markBoxes({ ...mark, x: (mark.x - x) * scale, y: (mark.y - y) * scale }, mark));
      return written.flatMap((name) => {
        if (!towns.includes(name.name) || !name.side) return [];
        const [left, top] = [(name.x - x) * scale, (name.y - y) * scale];
        const letters = boxBeside(left, top, name.side, name.name.length * 6.7, 13, 5);
        return marks.some((box) => overlapArea(box, letters) > 0) ? [name.name] : [];
      });
    });
    expect(covered).toEqual([]);
  });

  it('is light: the base takes less than 15 KB', () => {
    const base = drawMapBase();
    expect(brotliCompressSync(base).length).toBeLessThan(15_000);
    for (const id of ['land', 'home', 'borders', 'frontier', 'lakes', 'islets'])
      expect(base).toMatch(new RegExp(`<path id="${id}" d="M`));
  });
});

const MAIN_TOWNS = ['Dar es Salaam', 'Dodoma', 'Mwanza', 'Arusha', 'Mbeya', 'Kigoma', 'Tanga', 'Moshi'];

/** Main towns of a sheet, and the names that are written on it when nothing is chosen. */
function townsOn(id: string) {
  const frames = mapSheets.map((frame) => ({ id: frame.id, sheet: sheetOfFrame(frame) }));
  const sheet = frames.find((frame) => frame.id === id)?.sheet ?? sheetOfFrame(COUNTRY);
  const parts = (id === 'country' ? frames : []).map((part) => ({ ...part, letter: '', title: '' }));
  const shown = new Set(places.map(({ address }) => address));
  const names = listMapNames();
  const content = { id, letter: '', title: '', sheet, places, shown, parts, names, here: null };
  const { written } = layOutSheet(content, sheet.width);
  const towns = names.filter(
    (name) =>
      MAIN_TOWNS.includes(name.name) &&
      isOnSheet(sheet, name) &&
      // A town on an enlarged sheet is named there.
      !parts.some((part) => isOnSheet(part.sheet, name)),
  );
  return { towns: towns.map(({ name }) => name), written };
}

/** How many legs each route has. */
const legsOf: Record<string, number> = {
  '/mid_budget': 9,
  '/luxury_travel': 9,
  '/adventure_north': 9,
  '/wildlife_north': 8,
  '/zanzibar_mid': 9,
  '/zanzibar_bud': 6,
  '/zanzibar_family_trip': 7,
  '/zanzibar_luxury': 7,
  '/deluxe_safari+beach': 11,
  '/familytrip_safari+beach': 13,
};

describe.each(packages.map((trip) => [trip.address, trip] as const))('The route of %s', (_address, trip) => {
  it('leads somewhere on every day, and never leaves the map', () => {
    const days = daysOf(trip);
    // One package lists a day twice (docs/contract.md#quirks).
    expect(days).toHaveLength(trip.days + (trip.address === '/familytrip_safari+beach' ? 1 : 0));
    for (const { title, at } of days) {
      expect(at.length, title).toBeGreaterThan(0);
      for (const waypoint of at) expect(frameContains(COUNTRY, coordinatesOf(stopOf(waypoint)))).toBe(true);
    }
  });

  it('can be read at every width', () => {
    const { sheet, stops, legs } = routeOf(trip, '');
    expect(legs).toHaveLength(legsOf[trip.address] ?? 0);
    expect(
      crowded(
        sheet,
        stops.map((stop) => ({ ...stop, name: stop.title })),
      ),
    ).toEqual([]);
  });
});

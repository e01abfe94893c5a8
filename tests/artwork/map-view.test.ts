import { describe, expect, it } from 'vitest';
import { areaAt } from '../../src/artwork/map/area-at.ts';
import { distance } from '../../src/artwork/map/distance.ts';
import { boxAround, MAP_WIDTHS, markBoxes, overlapArea } from '../../src/artwork/map/label-boxes.ts';
import {
  COUNTRY,
  isOnSheet,
  latitudeAt,
  PHONE_MAP_WIDTH,
  project,
  sheetOfFrame,
} from '../../src/artwork/map/projection.ts';
import { kmPerUnit, panView, scaleBar, viewAround, zoomView } from '../../src/artwork/map/view.ts';
import { listMapNames, listMapPlaces } from '../../src/build/documents/map.ts';
import { drawMapBase } from '../../src/build/map/map-base.ts';
import { areas } from '../../src/content/map/areas.ts';
import { mapSheets } from '../../src/content/pages/map-page.ts';
import { layOutSheet } from '../../src/pages/map/lay-out-sheet.ts';

const home = sheetOfFrame(COUNTRY);
const at = (longitude: number, latitude: number) => project({ longitude, latitude });

describe('A view of the map', () => {
  it('is zoomed around a point that stays where it is, and never leaves the sheet', () => {
    const half = zoomView(home, home, 2, [0.25, 0.5]);
    expect(half).toMatchObject({ width: home.width / 2, x: home.width / 8 });
    expect(zoomView(half, home, 0.1)).toEqual(home);
    const corner = panView(half, home, 9, 9);
    expect(corner.x + corner.width).toBeCloseTo(home.width);
    expect(corner.y + corner.height).toBeCloseTo(home.height);
    const deep = zoomView(half, home, 1e6);
    expect(deep.width * kmPerUnit(deep)).toBeGreaterThan(40);
  });

  it('can be put around a position, with room for what is near', () => {
    const [x, y] = at(35, -3);
    const view = viewAround({ x, y }, 700, home);
    expect(view.x + view.width / 2).toBeCloseTo(x);
    expect(view.width).toBe(1400);
  });

  it('has a scale that measures what it says', () => {
    for (const latitude of [-1, -6, -12]) {
      const [x, y] = at(35, latitude);
      const view = { x, y, width: 3000, height: 0 };
      const { km, units } = scaleBar(view);
      const to = { longitude: 35 + units / 1000, latitude };
      expect(Math.abs(distance({ longitude: 35, latitude }, to) - km)).toBeLessThan(km * 0.01);
      expect(units).toBeLessThan(900);
    }
    expect(latitudeAt(at(35, -6.5)[1])).toBeCloseTo(-6.5);
  });
});

describe('The park around a position', () => {
  const base = drawMapBase();
  it.each([
    ['Serengeti National Park', 34.82, -2.43],
    ['Ngorongoro Conservation Area', 35.35, -2.99],
    ['Ruaha National Park', 34.93, -7.68],
    [undefined, 36.68, -3.387],
  ])('%s', (title, longitude, latitude) => {
    expect(areas[areaAt(base, at(longitude, latitude))]?.title).toBe(title);
  });
});

describe('At any zoom', () => {
  const places = listMapPlaces();
  const parts = mapSheets.map(({ id, letter, title, ...frame }) => ({
    id,
    letter,
    title,
    sheet: sheetOfFrame(frame),
  }));
  const content = {
    id: 'country',
    letter: '',
    title: '',
    sheet: home,
    places,
    shown: new Set(places.map(({ address }) => address)),
    parts,
    names: listMapNames(),
    here: null,
  };
  const widths = Array.from({ length: 19 }, (_, step) => home.width / 2 ** (step / 4));

  it.each(widths)('marks and their names cover nothing in a view %d units wide', (width) => {
    const { marks } = layOutSheet(content, width);
    for (const zoomed of MAP_WIDTHS) {
      const scale = (PHONE_MAP_WIDTH * zoomed) / width;
      const boxes = marks.map(({ place, mark }) =>
        markBoxes({ name: place.name, x: place.x * scale, y: place.y * scale }, mark).slice(
          0,
          mark.named === false ? 1 : 2,
        ),
      );
      boxes.forEach((own, index) => {
        for (const other of boxes.slice(index + 1).flat())
          for (const box of own) expect(overlapArea(box, other), marks[index]?.place.name).toBe(0);
      });
    }
  });

  it('the cross at the position of the reader is covered by no mark', () => {
    const [x, y] = at(34.83, -2.45);
    const width = 1000;
    const { marks } = layOutSheet({ ...content, here: { x, y } }, width);
    const found = marks.find(({ place }) => place.name === 'Serengeti');
    const scale = PHONE_MAP_WIDTH / width;
    const place = { name: 'Serengeti', x: (found?.place.x ?? 0) * scale, y: (found?.place.y ?? 0) * scale };
    for (const box of markBoxes(place, found?.mark ?? { dx: 0, dy: 0, side: 'right' }))
      expect(overlapArea(box, boxAround(x * scale, y * scale, 30))).toBe(0);
  });

  it('every place has its mark as soon as its part of the country is seen enlarged, and nearly all have names', () => {
    for (const { id, sheet } of parts) {
      const { marks } = layOutSheet(content, sheet.width);
      const own = marks.filter(({ place }) => place.sheet === id);
      expect(own).toHaveLength(places.filter((place) => place.sheet === id).length);
      expect(own.filter(({ mark }) => mark.named === false).length).toBeLessThan(5);
      for (const { place } of own) expect(isOnSheet(sheet, place)).toBe(true);
    }
  });

  it('the cities and the waters have their names on the whole country', () => {
    const { written } = layOutSheet(content, home.width);
    const names = written.map(({ name }) => name);
    for (const name of [
      'Lake Victoria',
      'Tanganyika',
      'Lake Nyasa',
      'Indian Ocean',
      'Dar es Salaam',
      'Dodoma',
      'Mwanza',
    ])
      expect(names).toContain(name);
  });
});

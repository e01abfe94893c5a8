/** The document of /map. */

import { type MapName, sheetLetterBox } from '../../artwork/map/map-layout.ts';
import {
  COUNTRY,
  frameContains,
  isOnSheet,
  project,
  type Sheet,
  sheetOfFrame,
} from '../../artwork/map/projection.ts';
import { areas } from '../../content/map/areas.ts';
import { areasWithoutNames } from '../../content/map/areas-without-names.ts';
import { mainPlaceNames, type NamedPoint, otherNames } from '../../content/map/names.ts';
import { packages } from '../../content/packages/list.ts';
import { mapKinds, mapNames, mapSheets, sitesInTheBush } from '../../content/pages/map-page.ts';
import { parks } from '../../content/parks/list.ts';
import { beaches, moreBeaches, zanzibarPlaces } from '../../content/places/list.ts';
import { moreSites, sites } from '../../content/sites/list.ts';
import { treks } from '../../content/treks/list.ts';
import { routes } from '../../contract/protocol/routes.ts';
import type { MapPlace, Route } from '../../pages/parts/map/map-data.ts';
import { layOutMap } from '../map/map-layout.ts';
import { longestName } from '../texts/translate.ts';
import { yearWithReasons } from './destinations.ts';
import { cardCost } from './packages.ts';
import type { SiteBuilder } from './site-builder.ts';

const COUNTRY_SHEET = 'country';

/**
 * @param base path of the file with the map's base
 * @param ways the route of each package, by the package's address
 */
export function addMap(site: SiteBuilder, base: string, ways: ReadonlyMap<string, Route>): void {
  const { texts, ...page } = site.page('map');
  const trips = packages.map((trip) => ({
    address: trip.address,
    name: trip.name,
    days: trip.days,
    family: trip.family,
    year: { best: trip.year.best },
    cost: cardCost(trip),
    route: ways.get(trip.address) as Route,
  }));
  site.add(
    routes.map,
    { ...page, pack: 'core' },
    {
      kind: 'map',
      data: {
        ...texts,
        ...listSheets(base, texts.country),
        kinds: mapKinds,
        areas: areas.map(({ title }) => title),
        trips,
      },
    },
  );
}

/** Sheets, names and places of the map. @param country title of the sheet of the whole country */
export const listSheets = (base: string, country: string) => ({
  base,
  sheets: [
    { id: COUNTRY_SHEET, letter: '', title: country, sheet: sheetOfFrame(COUNTRY) },
    ...mapSheets.map(({ id, letter, title, ...frame }) => ({
      id,
      letter,
      title,
      sheet: whole(sheetOfFrame(frame)),
    })),
  ],
  names: listMapNames(),
  places: listMapPlaces(),
});

/** Names of towns, waters and neighbours, in units. */
export const listMapNames = (): MapName[] => inUnits([...mainPlaceNames, ...otherNames]);

function inUnits(points: readonly NamedPoint[]): MapName[] {
  return points.map(({ longitude, latitude, upTo, ...name }) => {
    const [x, y] = project({ longitude, latitude }).map(Math.round) as [number, number];
    return { ...name, x, y, upTo: upTo * 1000 };
  });
}

/** Every destination, placed on the most enlarged sheet that shows it. */
export function listMapPlaces(): MapPlace[] {
  const all = [
    ...parks.map((park) => ({ ...park, on: 'park' as const })),
    ...[...beaches, ...moreBeaches].map((beach) => ({ ...beach, on: 'beach' as const })),
    ...zanzibarPlaces.map((place) => ({ ...place, on: 'zanzibar' as const })),
    ...[...sites, ...moreSites].map((site) => ({ ...site, on: 'culture' as const })),
    ...treks.map((trek) => ({ ...trek, on: 'mountain' as const })),
  ].map(({ address, title, plate, on, location, year, coordinates }) => {
    const { best, reasons } = yearWithReasons({ address, year });
    const [x, y] = project(coordinates).map(Math.round) as [number, number];
    const sheet = mapSheets.find((frame) => frameContains(frame, coordinates))?.id ?? COUNTRY_SHEET;
    const name = mapNames[address] ?? title.replace(/ (National Park|Conservation Area|Island)$/, '');
    const outline = areas.findIndex((area) => area.address === address);
    const area = outline < 0 ? undefined : outline;
    const bush = sitesInTheBush.includes(address) && { isInBush: true as const };
    return {
      address,
      title,
      name,
      plate,
      kind: on,
      ...bush,
      location,
      best,
      reasons,
      coordinates,
      area,
      sheet,
      x,
      y,
    };
  });
  const first = inUnits(mainPlaceNames);
  const frames = mapSheets.map(({ id, ...frame }) => ({ id, sheet: sheetOfFrame(frame) }));
  return [{ id: COUNTRY_SHEET, sheet: sheetOfFrame(COUNTRY) }, ...frames].flatMap(({ id, sheet }) => {
    const shown = all.filter((place) => place.sheet === id);
    const enlarged =
      id === COUNTRY_SHEET
        ? frames.flatMap((frame) => [frame.sheet, sheetLetterBox(frame.sheet, sheet.width)])
        : [];
    const named = shown.map(({ name, x, y }) => ({ name: longestName(name), at: [x, y] as const }));
    const placed = layOutMap(
      named,
      sheet,
      [...enlarged, ...areasWithoutNames],
      first.filter((name) => isOnSheet(sheet, name)),
    );
    return shown.map((place, index) => ({ ...place, ...(placed[index] as (typeof placed)[number]) }));
  });
}

const whole = (sheet: Sheet) => ({
  ...sheet,
  x: Math.round(sheet.x),
  y: Math.round(sheet.y),
});

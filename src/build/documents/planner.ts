/** The document of /plan. */
import { stops } from '../../content/map/stops.ts';
import { packages } from '../../content/packages/list.ts';
import { mapKinds } from '../../content/pages/map-page.ts';
import type { Package } from '../../content/types.ts';
import { routes } from '../../contract/protocol/routes.ts';
import type { MapPlace } from '../../pages/parts/map/map-data.ts';
import { travelTimes } from '../map/travel-times.ts';
import { listSheets } from './map.ts';
import { cardCost } from './packages.ts';
import { daysOf, legTo } from './routes.ts';
import type { SiteBuilder } from './site-builder.ts';

/** @param base path of the file with the map's base */
export function addPlanner(site: SiteBuilder, base: string): void {
  const { texts, ...page } = site.page('plan');
  const sheets = listSheets(base, texts.country);
  const rates = packages.map((trip) => ({
    name: trip.name,
    plates: platesOf(trip, sheets.places),
    cost: cardCost(trip),
  }));
  const kinds = mapKinds.map(({ kind, title }) => ({ kind, title }));
  site.add(
    routes.plan,
    { ...page, pack: 'core' },
    {
      kind: 'plan',
      data: { ...texts, ...sheets, kinds, rates, times: travelTimes(sheets.places) },
    },
  );
}

/** Plates of the places that a package goes to. */
function platesOf(trip: Package, places: readonly MapPlace[]): number[] {
  const addresses = new Set(
    daysOf(trip).flatMap(({ at, visits = [] }) => [
      ...at.flatMap((waypoint) => {
        const stop: { title: string; destination?: string } = stops[legTo(waypoint).to];
        return stop.destination ?? [];
      }),
      ...visits,
    ]),
  );
  return places.flatMap(({ address, plate }) => (addresses.has(address) ? plate : []));
}

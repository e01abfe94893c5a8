/** Documents of parks, beaches, places, cultural sites and treks, and of the lists that show them. */

import { parks } from '../../content/parks/list.ts';
import { beaches, moreBeaches, zanzibarPlaces } from '../../content/places/list.ts';
import { reasons } from '../../content/reasons/list.ts';
import { moreSites, sites } from '../../content/sites/list.ts';
import { treks } from '../../content/treks/list.ts';
import type { CulturalSite, Park, Place, Reason, Trek, Year } from '../../content/types.ts';
import { pageSlug, routes } from '../../contract/protocol/routes.ts';
import type { DestinationCard, ParkCard } from '../../pages/parts/cards/cards.ts';
import { otherGoodMonths, reasonsByMonths } from '../../pages/parts/months/reasons.ts';
import { formatMonths } from '../../ui/dates/months.ts';
import type { DrawnPoster } from '../photos/pictures.ts';
import { cardPictureOf, type PackSection, type SiteBuilder } from './site-builder.ts';

type Destination = Park | Place | CulturalSite | Trek;

/** @returns the cards of the parks, which other pages show too */
export function addDestinations(site: SiteBuilder): ParkCard[] {
  const mafiaIsland = beaches.filter(({ title }) => title === 'Mafia Island');
  const tumbatuIsland = sites.filter(({ title }) => title === 'Tumbatu Island');

  addPages(site, 'parks', parks);
  const parkCards = parks.map((park) => ({ ...cardOf(site, park), topActivities: park.topActivities }));
  const { texts, ...wildlife } = site.page('wildlife');
  site.add(
    routes.wildlife,
    { ...wildlife, pack: 'parks' },
    {
      kind: 'wildlife',
      data: { ...texts, slideShow: site.slideShow('wildlife', texts.slideShow), parks: parkCards },
    },
  );

  addPages(site, 'coast', [...beaches, ...moreBeaches]);
  addList(site, 'coast', 'beachExperience', beaches, moreBeaches);
  addPages(site, 'coast', zanzibarPlaces);
  addList(site, 'coast', 'zanzibar', [...zanzibarPlaces, ...mafiaIsland, ...tumbatuIsland]);
  addPages(site, 'coast', [...sites, ...moreSites]);
  addList(site, 'coast', 'culture', sites, moreSites);
  addPages(site, 'parks', treks);
  addList(site, 'parks', 'hikes', treks);
  return parkCards;
}

function addPages(site: SiteBuilder, pack: PackSection, destinations: readonly Destination[]): void {
  for (const destination of destinations) {
    const poster = drawn(site, destination);
    const page = { head: destination.head, poster, pack };
    site.add(destination.address, page, contentOf(site, destination, poster));
  }
}

/** @param more pages of the section that have no card (docs/contract.md#destinations) */
function addList(
  site: SiteBuilder,
  pack: PackSection,
  name: 'beachExperience' | 'zanzibar' | 'culture' | 'hikes',
  shown: readonly Destination[],
  more: readonly Destination[] = [],
): void {
  const { texts: drawnTexts, ...page } = site.page(name);
  const { slideShow, ...texts } = drawnTexts;
  const cards = shown.map((destination) => ({
    ...cardOf(site, destination),
    ...(name === 'zanzibar' && { activities: activitiesOf(destination) }),
  }));
  const links = more.map(({ address, title, uniqueness }) => ({ address, title, uniqueness }));
  site.add(
    routes[name],
    { ...page, pack },
    {
      kind: 'destinations',
      data: { ...texts, slideShow: slideShow && site.slideShow(name, slideShow), cards, more: links },
    },
  );
}

/** Each kind is named with its own page, so that the types check content against component. */
function contentOf(site: SiteBuilder, destination: Destination, { picture }: DrawnPoster) {
  const { poster: _poster, head: _head, ...own } = destination;
  const { reasons: told, ...year } = yearWithReasons(destination);
  const lines = reasonsByMonths({ best: year.best, reasons: told });
  const data = { ...own, year: { ...year, lines } };
  switch (data.kind) {
    case 'park': {
      const slideShow = slidesOf(site, data);
      return slideShow
        ? { kind: 'park-with-show' as const, data: { ...data, picture, slideShow } }
        : { kind: data.kind, data: { ...data, picture } };
    }
    case 'place':
      return { kind: data.kind, data: { ...data, picture } };
    case 'site':
      return { kind: data.kind, data: { ...data, picture } };
    case 'trek':
      return { kind: data.kind, data: { ...data, picture, slideShow: slidesOf(site, data) } };
  }
}

function slidesOf(site: SiteBuilder, { address, slideShow }: Pick<Park | Trek, 'address' | 'slideShow'>) {
  return slideShow && site.slideShow(`${pageSlug(address)}-slide`, slideShow);
}

function cardOf(site: SiteBuilder, destination: Destination): DestinationCard {
  const { address, title, uniqueness, location, plate } = destination;
  const year = yearWithReasons(destination);
  return {
    address,
    title,
    uniqueness,
    location,
    plate,
    year,
    picture: cardPictureOf(drawn(site, destination)),
  };
}

/** The first three things to do at a place; a cultural site has its attractions. */
function activitiesOf(destination: Destination): string[] {
  if (destination.kind === 'place') return titlesOf(destination.activities.items);
  return destination.kind === 'site' ? titlesOf(destination.attractions) : [];
}

function titlesOf(items: readonly { title: string }[]): string[] {
  return items.slice(0, 3).map(({ title }) => title);
}

/** The year of a destination with the reasons of its months. */
export function yearWithReasons({
  address,
  year,
}: Pick<Destination, 'address' | 'year'>): Year & { reasons: readonly Reason[] } {
  const told = { ...year, reasons: reasons[address] ?? [] };
  const further = otherGoodMonths(told);
  return further.length > 0 ? { ...told, further } : told;
}

function drawn(site: SiteBuilder, destination: Destination): DrawnPoster {
  const { address, poster, title, plate } = destination;
  return site.draw(pageSlug(address), poster, { title, line: lineOf(destination), plate });
}

/** The line under the title of a chat preview. */
function lineOf(destination: Destination): string {
  switch (destination.kind) {
    case 'park': {
      const { area, birds, stay } = destination.facts;
      return `${area} sq km${birds ? ` · ${birds} birds` : ''} · stay ${stay}`;
    }
    case 'trek':
      return `${destination.mountain.height} · ${destination.duration}`;
    default:
      return `Best months: ${formatMonths(destination.year.best)}`;
  }
}

/** Documents of parks, beaches, places, cultural sites and treks, and of the lists that show them. */

import { parks } from '../../content/parks/list.ts';
import { beaches, moreBeaches, zanzibarPlaces } from '../../content/places/list.ts';
import { moreSites, sites } from '../../content/sites/list.ts';
import { treks } from '../../content/treks/list.ts';
import type { CulturalSite, Park, Place, Trek } from '../../content/types.ts';
import { routes } from '../../contract/addresses.ts';
import type { DestinationCard, ParkCard } from '../../pages/parts/cards/cards.ts';
import { monthsInWords } from '../../ui/months.ts';
import type { DrawnPoster } from '../pictures.ts';
import { type Desk, nameOf, type Pack, plateOf } from './desk.ts';

type Destination = Park | Place | CulturalSite | Trek;

/** @returns the cards of the parks, which other pages show too */
export function addDestinations(desk: Desk): ParkCard[] {
  const mafiaIsland = beaches.filter(({ title }) => title === 'Mafia Island');
  const tumbatuIsland = sites.filter(({ title }) => title === 'Tumbatu Island');

  addPages(desk, 'wildlife', parks);
  const parkCards = parks.map((park) => ({ ...cardOf(desk, park), topActivities: park.topActivities }));
  const { texts, ...wildlife } = desk.page('wildlife');
  desk.add(
    routes.wildlife,
    { ...wildlife, pack: 'wildlife' },
    {
      kind: 'wildlife',
      data: { ...texts, slideShow: desk.slideShow('wildlife', texts.slideShow), parks: parkCards },
    },
  );

  addPages(desk, 'beaches', [...beaches, ...moreBeaches]);
  addList(desk, 'beaches', 'beachExperience', beaches, moreBeaches);
  addPages(desk, 'zanzibar', zanzibarPlaces);
  addList(desk, 'zanzibar', 'zanzibar', [...zanzibarPlaces, ...mafiaIsland, ...tumbatuIsland]);
  addPages(desk, 'culture', [...sites, ...moreSites]);
  addList(desk, 'culture', 'culture', sites, moreSites);
  addPages(desk, 'hikes', treks);
  addList(desk, 'hikes', 'hikes', treks);
  return parkCards;
}

function addPages(desk: Desk, pack: Pack, destinations: readonly Destination[]): void {
  for (const destination of destinations) {
    const poster = drawn(desk, destination);
    const page = { head: destination.head, poster, pack };
    desk.add(destination.address, page, contentOf(desk, destination, poster));
  }
}

/** @param more pages of the section that have no card (docs/contract.md#destinations) */
function addList(
  desk: Desk,
  pack: Pack,
  name: 'beachExperience' | 'zanzibar' | 'culture' | 'hikes',
  shown: readonly Destination[],
  more: readonly Destination[] = [],
): void {
  const { texts: drawnTexts, ...page } = desk.page(name);
  const { slideShow, ...texts } = drawnTexts;
  const cards = shown.map((destination) => cardOf(desk, destination));
  const links = more.map(({ address, title, uniqueness }) => ({ address, title, uniqueness }));
  desk.add(
    routes[name],
    { ...page, pack },
    {
      kind: 'destinations',
      data: { ...texts, slideShow: slideShow && desk.slideShow(name, slideShow), cards, more: links },
    },
  );
}

/** Each kind has a page of its own, so each is named: types then hold content and component together. */
function contentOf(desk: Desk, destination: Destination, { picture }: DrawnPoster) {
  const { poster: _poster, head: _head, ...data } = destination;
  switch (data.kind) {
    case 'park': {
      const slideShow = slidesOf(desk, data);
      return slideShow
        ? { kind: 'park-with-show' as const, data: { ...data, picture, slideShow } }
        : { kind: data.kind, data: { ...data, picture } };
    }
    case 'place':
      return { kind: data.kind, data: { ...data, picture } };
    case 'site':
      return { kind: data.kind, data: { ...data, picture } };
    case 'trek':
      return { kind: data.kind, data: { ...data, picture, slideShow: slidesOf(desk, data) } };
  }
}

function slidesOf(desk: Desk, { address, slideShow }: Pick<Park | Trek, 'address' | 'slideShow'>) {
  return slideShow && desk.slideShow(`${nameOf(address)}-slide`, slideShow);
}

function cardOf(desk: Desk, destination: Destination): DestinationCard {
  const { address, title, uniqueness, location, plate, year } = destination;
  return { address, title, uniqueness, location, plate, year, picture: plateOf(drawn(desk, destination)) };
}

function drawn(desk: Desk, destination: Destination): DrawnPoster {
  const { address, poster, title, plate } = destination;
  return desk.draw(nameOf(address), poster, { title, line: lineOf(destination), plate });
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
      return `Best months: ${monthsInWords(destination.year.best)}`;
  }
}

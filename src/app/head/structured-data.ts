/** Structured data for search engines: JSON-LD with schema.org types, from the same data as the page. */
import { company } from '../../content/company.ts';
import { destinations, type NavLink } from '../../content/navigation.ts';
import { packages } from '../../content/packages/list.ts';
import { ORIGIN_PLACEHOLDER } from '../../contract/document/site-index.ts';
import { pathKey, routes } from '../../contract/protocol/routes.ts';
import { pathInEnglish } from '../../contract/values/languages.ts';
import { createLinkTranslator } from '../../words/translated-pages.ts';
import type { PageDocument } from '../navigation/page-document.ts';
import { sayShellLabel } from '../shell/shell-text.ts';

type Thing = { '@type': string } & Record<string, unknown>;

const absolute = (address: string) => ORIGIN_PLACEHOLDER + address;

/** Everything that a page is about, and its breadcrumb, in its language. It is rendered after the page was drawn in it. */
export function structuredData(page: PageDocument): Thing[] {
  if (!page.head.indexed) return [];
  // Lists and breadcrumbs lead to pages of the same language, where there are such.
  const into = page.language ? createLinkTranslator(page.language) : (address: string) => address;
  return [...thingsOf(page, into), breadcrumbs(page, into)];
}

type Into = (address: string) => string;

function thingsOf(page: PageDocument, into: Into): Thing[] {
  const common = {
    name: page.head.title,
    description: page.head.description,
    url: absolute(page.address),
    inLanguage: page.language ?? 'en',
  };
  const itemList = (items: Parameters<typeof listItems>[0]) => listItems(items, into);
  switch (page.kind) {
    case 'home':
      return [
        {
          '@type': 'TravelAgency',
          name: company.name,
          legalName: company.legalName,
          url: absolute('/'),
          image: absolute(page.head.image),
          email: company.email,
          telephone: company.phones.map(({ printed }) => printed),
          address: company.locations.map(({ address }) => ({
            '@type': 'PostalAddress',
            streetAddress: address,
            addressCountry: 'TZ',
          })),
        },
      ];
    case 'park':
    case 'park-with-show':
    case 'place':
    case 'site':
    case 'trek':
      return [
        {
          '@type': 'TouristAttraction',
          ...common,
          name: page.data.title,
          image: absolute(page.head.image),
          geo: { '@type': 'GeoCoordinates', ...page.data.coordinates },
        },
      ];
    case 'package':
      return [{ '@type': 'TouristTrip', ...common, name: page.data.name, ...tripOf(page.data, common.url) }];
    case 'wildlife':
      return [itemList(page.data.parks.map(({ title, address }) => ({ name: title, address })))];
    case 'destinations':
      return [itemList(page.data.cards.map(({ title, address }) => ({ name: title, address })))];
    case 'map':
      return [itemList(page.data.places.map(({ title, address }) => ({ name: title, address })))];
    case 'packages':
    case 'package-families':
      return [itemList(page.data.trips)];
    case 'important-details':
      return [
        {
          '@type': 'FAQPage',
          inLanguage: common.inLanguage,
          mainEntity: page.data.questions.items.map(({ title, text }) => ({
            '@type': 'Question',
            name: title,
            acceptedAnswer: { '@type': 'Answer', text },
          })),
        },
      ];
    default:
      return [];
  }
}

type PackageData = Extract<PageDocument, { kind: 'package' }>['data'];

function tripOf({ name, tabs, availability, priceNote }: PackageData, url: string): object {
  const days = tabs.flatMap(({ panel }) => (panel.kind === 'itinerary' ? panel.days : []));
  // The page has it as its language writes it.
  const price = packages.find((one) => one.name === name)?.price ?? '';
  return {
    provider: { '@type': 'TravelAgency', name: company.name, url: absolute('/') },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: days.map(({ title, text }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@type': 'TouristAttraction', name: title, description: text },
      })),
    },
    offers: {
      '@type': 'Offer',
      url,
      price: price.replace(/[^\d.]/g, ''),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      // The months in which it is offered, and whom the price is for.
      description: `${availability} · ${priceNote}`,
    },
  };
}

function listItems(items: readonly { name: string; address: string }[], into: Into): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absolute(into(address)),
    })),
  };
}

/** Home, the list that a page belongs to, the page. */
function breadcrumbs({ kind, address, head }: PageDocument, into: Into): Thing {
  const plain = pathInEnglish(address);
  const list = kind === 'package' ? { label: 'Packages', to: routes.allTrips } : listOf(plain);
  const way = [
    [sayShellLabel('Home'), into(routes.home)],
    ...(list ? [[sayShellLabel(list.label), into(list.to)]] : []),
    ...(plain === routes.home ? [] : [[head.title, address]]),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(([name, to = ''], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(to),
    })),
  };
}

/** Pages whose address is the parent of others. */
const parents: readonly NavLink[] = [...destinations, { label: 'Event Hosting', to: routes.eventHost }];

/**
 * The address of a page begins with that of its list, in any case. The places of Zanzibar have their own
 * folder.
 */
function listOf(address: string): NavLink | undefined {
  const folder = address.startsWith('/places/') ? routes.zanzibar : /^(\/[^/]+)\//.exec(address)?.[1];
  return parents.find(({ to }) => pathKey(to) === pathKey(folder ?? ''));
}

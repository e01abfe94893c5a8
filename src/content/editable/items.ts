/**
 * Everything of the site that the operator can change. It reads the whole content, so only the server and tests load
 * it, and no page and no phone of the field.
 */
import { routes } from '../../contract/protocol/routes.ts';
import type { ProseValues } from '../fill-values.ts';
import { type GroupSize, packageFigures } from '../packages/figures.ts';
import { unfilledPackages } from '../packages/list.ts';
import { LARGEST_PARTY } from '../packages/party-price.ts';
import { pageValues, unfilledPages } from '../pages/site-pages.ts';
import { parks } from '../parks/list.ts';
import { beaches, moreBeaches, zanzibarPlaces } from '../places/list.ts';
import { moreSites, sites } from '../sites/list.ts';
import { treks } from '../treks/list.ts';
import type { CulturalSite, Package, Park, Place, Trek } from '../types.ts';
import type { EditableField, EditableItem } from './field.ts';
import { fieldsOfTexts, LOCKED_NAME, LOCKED_TEXT } from './fields-of-texts.ts';
import { operatorItems } from './operator-items.ts';
import { photoItems } from './photo-items.ts';
import { placeItemId } from './place-item.ts';

type Destination = Park | Place | CulturalSite | Trek;

const lists: readonly (readonly [list: string, readonly Destination[]])[] = [
  [routes.wildlife, parks],
  [routes.beachExperience, [...beaches, ...moreBeaches]],
  [routes.zanzibar, zanzibarPlaces],
  [routes.culture, [...sites, ...moreSites]],
  [routes.hikes, treks],
];

const placeItems: readonly EditableItem[] = lists.flatMap(([list, places]) =>
  places.map((place) => ({
    id: placeItemId(place),
    title: place.title,
    pages: [place.address, list],
    values: [],
    fields: fieldsOfTexts(place, { locked: { title: LOCKED_NAME } }),
  })),
);

const figureKeys = Object.keys(packageFigures) as (keyof typeof packageFigures)[];

/** Returns the key of a package in figures.ts: its items are "figures/…" and "package/…". */
export function packageKey({ name }: Pick<Package, 'name'>): keyof typeof packageFigures {
  const key = figureKeys.find((one) => packageFigures[one].name === name);
  if (!key) throw new Error(`No figures are those of ${name}`);
  return key;
}

const FIGURES: readonly string[] = [
  'name',
  'availability',
  'days',
  'price',
  'cardPrice',
  'otherPrices',
  'group',
  'discountFrom',
  'offers',
  'sample',
];

function packageItems(trip: Package): EditableItem[] {
  const key = packageKey(trip);
  const pages = [trip.address, routes.allTrips, routes.packages, routes.aboutPackages];
  const texts = Object.fromEntries(Object.entries(trip).filter(([part]) => !FIGURES.includes(part)));
  const { cardPrice, otherPrices = {} } = trip;
  return [
    {
      id: `figures/${key}`,
      title: `${trip.name}: prices and days`,
      pages,
      values: [],
      fields: figureFields(trip),
    },
    {
      id: `package/${key}`,
      title: trip.name,
      pages,
      values: [
        'price',
        ...(cardPrice ? ['cardPrice'] : []),
        ...Object.keys(otherPrices),
        'days',
        'season',
        'phone',
        'whatsapp',
        'email',
      ],
      fields: fieldsOfTexts(texts, { names: { tabs: trip.tabs.map(({ label }) => label) } }),
    },
  ];
}

function figureFields({
  name,
  availability,
  days,
  price,
  cardPrice,
  otherPrices = {},
  group,
  discountFrom,
  offers = {},
  sample = {},
}: Package): EditableField[] {
  return [
    { path: 'name', label: 'Name', kind: 'line', locked: LOCKED_NAME, value: name },
    {
      path: 'availability',
      label: 'Season',
      help: 'Months in which it runs, in full: “March to May”, or “All year”.',
      kind: 'line',
      most: 60,
      isTranslated: true,
      value: availability,
    },
    {
      path: 'days',
      label: 'Days',
      help: 'As many as the itinerary has.',
      kind: 'number',
      least: 1,
      most: 60,
      value: days,
    },
    {
      path: 'price',
      label: 'Price',
      help: 'On the package’s own page and in its texts.',
      kind: 'price',
      value: price,
    },
    ...(cardPrice
      ? [
          {
            path: 'cardPrice',
            label: 'Price on the card',
            help: 'The page says so where it differs from the price.',
            kind: 'price' as const,
            value: cardPrice,
          },
        ]
      : []),
    ...(sample.days
      ? [
          {
            path: 'sample.days',
            label: 'Days among the sample trips',
            help: 'On the home page. Both pages say so where it differs from the days.',
            kind: 'number' as const,
            least: 1,
            most: 60,
            value: sample.days,
          },
        ]
      : []),
    ...(sample.price
      ? [
          {
            path: 'sample.price',
            label: 'Price among the sample trips',
            help: 'On the home page. Both pages say so where it differs from the price.',
            kind: 'price' as const,
            value: sample.price,
          },
        ]
      : []),
    ...Object.entries(otherPrices).map(
      ([other, value]): EditableField => ({
        path: `otherPrices.${other}`,
        label: sentenceCase(other),
        help: `A price that the texts alone say, as {${other}}.`,
        kind: 'price',
        value,
      }),
    ),
    ...sizeFields('group', 'the price', group),
    ...Object.entries(offers).flatMap(([offer, size]) =>
      sizeFields(`offers.${offer}`, `the ${sentenceCase(offer).toLowerCase()}`, size ?? undefined),
    ),
    ...(discountFrom ? [peopleField('discountFrom', 'Fewest people with a discount', discountFrom)] : []),
  ];
}

/** "luxuryPrice" is "Luxury price". */
const sentenceCase = (key: string) =>
  key
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

const GROUP_HELP =
  'From this the page works out what a party pays. Change it where the texts say it in words, too.';

/** Fields of the group that a price is for: from the fewest to the most people. */
const sizeFields = (path: string, price: string, size: GroupSize | undefined): EditableField[] => [
  ...(size ? [peopleField(`${path}.least`, `Fewest people for ${price}`, size.least)] : []),
  ...(size?.most ? [peopleField(`${path}.most`, `Most people for ${price}`, size.most)] : []),
];

const peopleField = (path: string, label: string, value: number): EditableField => ({
  path,
  label,
  help: GROUP_HELP,
  kind: 'number',
  least: 1,
  most: LARGEST_PARTY,
  value,
});

/** Names of pages for people where the title says little. */
const PAGE_TITLES: Readonly<Record<string, string>> = {
  home: 'Home page',
  notFound: 'Page that is not there',
  offline: 'Saved on this device',
};

/** Titles that are agreed, spelling included (docs/contract.md#shell). */
const AGREED_TITLES = new Set([
  'wildlife',
  'beachExperience',
  'zanzibar',
  'culture',
  'hikes',
  'services',
  'team',
  'aboutPackages',
  'planYourTrip',
]);

const pageItems: readonly EditableItem[] = Object.entries(unfilledPages).map(([key, page]) => ({
  id: `page/${key}`,
  title: PAGE_TITLES[key] ?? page.title,
  pages: key in routes ? [routes[key as keyof typeof routes]] : [],
  values: Object.keys((pageValues as Readonly<Record<string, ProseValues>>)[key] ?? {}),
  fields: fieldsOfTexts(page, {
    locked: {
      ...(AGREED_TITLES.has(key) && { title: LOCKED_TEXT }),
      ...(key === 'home' && { 'booking.title': LOCKED_TEXT }),
      ...(key === 'packageBooking' && { title: LOCKED_TEXT, standfirst: LOCKED_TEXT }),
    },
  }),
}));

/** Every item, those about the operator first. */
export const editableItems: readonly EditableItem[] = [
  ...operatorItems,
  ...unfilledPackages.flatMap(packageItems),
  ...pageItems,
  ...placeItems,
  ...photoItems,
];

const byId = new Map(editableItems.map((item) => [item.id, item]));

export const findItem = (id: string): EditableItem | undefined => byId.get(id);

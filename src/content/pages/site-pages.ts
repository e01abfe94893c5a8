/** Texts of the pages that are one of a kind: the home page, the lists, the booking and the device's own pages. */
import { routes } from '../../contract/protocol/routes.ts';
import { withOverridesByKey } from '../editable/with-overrides.ts';
import { fillValues, type ProseValues } from '../fill-values.ts';
import { allTripsPoster } from '../posters/all-trips.ts';
import { homePoster } from '../posters/home.ts';
import { lookupPoster } from '../posters/lookup.ts';
import { notFoundPoster } from '../posters/not-found.ts';
import { offlinePoster } from '../posters/offline.ts';
import { outboxPoster } from '../posters/outbox.ts';
import { packageBookingPoster } from '../posters/package-booking.ts';
import { travelSearchPoster } from '../posters/travel-search.ts';
import { wildlifePoster } from '../posters/wildlife.ts';
import { wildlifeSlides } from '../slide-shows.ts';
import { homeBooking } from '../top-pages/home-booking.ts';
import { topPages } from '../top-pages/list.ts';
import { stayValues } from '../top-pages/stay-services.ts';
import type { SitePage, TitledText } from '../types.ts';
import { comparePage } from './compare-page.ts';
import { destinationPages } from './destination-pages.ts';
import { mapPage } from './map-page.ts';
import { plannerPage } from './planner-page.ts';
import { platesPage } from './plates-page.ts';

const home = {
  head: {
    title: 'Tanzania safaris and beach camps, planned with you',
    description:
      'Northern safaris, Zanzibar, and both in one journey: parks, packages and prices of a Tanzanian operator, readable with or without a signal.',
  },
  poster: homePoster,
  title: 'Safari, then the sea',
  standfirst:
    'We plan journeys through Tanzania’s northern parks and along its coast, from five days in Zanzibar to ten that begin among elephants and end on a beach.',
  sampleTrips: {
    title: 'Sample Trips',
    text: 'Four routes as a start. Each can be longer, shorter, slower or cheaper; tell us what you have in mind.',
  },
  booking: homeBooking,
  threeParks: {
    title: 'Three parks to begin with',
    text: 'A plain that never ends, a bowl full of animals, and a dry country that hardly anyone visits.',
    // The parks that the text speaks of, by their plates: Serengeti, Ngorongoro, Mkomazi.
    plates: [1, 2, 6] as readonly number[],
  },
  lists: {
    title: 'Where would you like to go?',
    text: 'Five ways into the country. Each opens a wall of posters, one for every place.',
    cards: [
      {
        page: 'wildlife',
        text: 'Fifteen parks, from the plains of the Serengeti to the chimpanzees of Gombe.',
      },
      {
        page: 'beachExperience',
        text: 'Five islands, from a bar of sand that the tide covers to a marine park.',
      },
      {
        page: 'culture',
        text: 'Stone tools, coral mosques, caravan yards, and a cave where people still pray.',
      },
      {
        page: 'hikes',
        text: 'Five mountains, from a day’s walk to a waterfall to nine days round Kilimanjaro.',
      },
      {
        page: 'zanzibar',
        text: 'An old town, two markets, a palace, a forest, and beaches to the north and east.',
      },
    ] as const,
  },
  about: {
    title: 'About Us',
    paragraphs: [
      'We are a registered and licensed tour operator in Tanzania. Our guests see the northern parks, the coast round Pangani and Tanga, and Zanzibar, in standard or luxury accommodation, on routes made to fit the people who travel.',
      'We also help with what lies between: domestic and international flights, which we book with you as part of the service; vehicles that are comfortable on a bad road; and the carved giraffe that will not go into anyone’s hand luggage.',
    ],
  },
  services: {
    title: 'Our Services',
    items: [
      {
        title: 'Accommodation',
        text: 'Standard and luxury beds: lodges and tented camps in the north, guest houses and beach hotels on the coast and the islands.',
      },
      {
        title: 'Tailored Safari Experiences',
        text: 'A package is a first draft. Dates, parks, pace and company are yours to change before anything is booked.',
      },
      {
        title: 'Luxury Tour Vehicles',
        text: 'Four-wheel drives with roofs that lift, and a driver who also guides. Roads to the parks are long; the seats matter.',
      },
      {
        title: 'Flight Booking Assistance',
        text: 'International and domestic flights, booked together with you, so that the last airstrip meets the first ferry.',
      },
      {
        title: 'Souvenir Transport',
        text: 'Bought something large? We carry it from the market to where you need it, and note where it is on its way.',
      },
    ] satisfies readonly TitledText[],
  },
  whyChoose: {
    title: 'Why Choose Us',
    items: [
      {
        title: 'One operator, both halves',
        text: 'Bush and beach are planned at one desk, so the day between them is not lost to a connection.',
      },
      {
        title: 'Prices in the open',
        text: 'Every package shows its price, with the size of the group where the price depends on it. What is not included is listed beside what is.',
      },
      {
        title: 'The truth about the weather',
        text: 'Each page carries a ring of twelve months, with the rain in it. Green months are cheaper for a reason, and can be lovely.',
      },
    ] satisfies readonly TitledText[],
  },
  offline: {
    title: 'No signal? Read on',
    text: 'There is little of it in the parks. This site keeps its pages on your phone after the first visit, and a booking request written at camp is sent by itself when the signal comes back.',
    link: 'What is saved on this device',
  },
  contact: {
    title: 'Contact Us',
    text: 'Call, write, or send a message. If it is about a date, tell us the month and how many of you there are; that is enough to begin.',
  },
};

const wildlife = {
  head: {
    title: 'Wildlife parks of Tanzania, plate by plate',
    description:
      'Tanzania’s parks as a wall of posters: what each has that no other has, its best months and its rain, and what there is to do once you are there.',
  },
  poster: wildlifePoster,
  title: 'Wildlife Experiences',
  standfirst:
    'Every park is one plate in a series. The ring on it is the year: coloured arcs for the best months, dots for rain.',
  slideShow: wildlifeSlides,
};

const allTrips = {
  head: {
    title: 'All packages: safaris, Zanzibar, and both',
    description:
      'Ten journeys through Tanzania with their days and prices per person: northern safaris, stays in Zanzibar, and trips that combine the plains and the beach.',
  },
  poster: allTripsPoster,
  title: 'All our packages',
  standfirst:
    'Safaris in the north, days in Zanzibar, and journeys that combine the two. Prices are per person.',
  wall: 'Packages',
  whyChoose: {
    title: 'Why Choose a Package',
    items: [
      {
        title: 'A route that has been driven',
        text: 'The hours between two beds are written into each itinerary, and so is what you can do when it rains.',
      },
      {
        title: 'Yours to change',
        text: 'Add a night, leave out a park, bring the grandparents. Tell us in the booking form, and we send a new price.',
      },
      {
        title: 'Nothing paid on this site',
        text: 'A request commits you to nothing. We answer with dates and a price in writing; only then do you decide.',
      },
    ] satisfies readonly TitledText[],
  },
  further: {
    text: 'Plains, island or both?',
    label: 'About our three kinds of package',
    to: routes.aboutPackages as string,
  },
};

const packageBooking = {
  head: {
    title: 'Plan your trip: send a booking request',
    description:
      'Tell us who travels, when, and what matters to you. The request is kept on your device until it has reached us, even without a signal.',
  },
  poster: packageBookingPoster,
  title: 'Plan Your Trip',
  standfirst: 'Fill out the form below to start planning your unforgettable trip!',
};

const lookup = {
  head: {
    title: 'Look up a request by its reference',
    description:
      'With the reference on the stamp and the e-mail address or phone number of your request, you see what has reached us, and when we received it.',
  },
  poster: lookupPoster,
  title: 'Has it arrived?',
  standfirst:
    'Every request has a reference from the first moment. Enter it with the e-mail address or phone number you gave us, and see what we have received.',
};

const outbox = {
  head: {
    title: 'What this device has sent, and what waits',
    description:
      'Every booking request written on this device: what is waiting for a signal, what has reached us and when, each with the reference to quote when you call.',
  },
  poster: outboxPoster,
  title: 'Sent from this device',
  standfirst:
    'What you write here is kept until it has reached us. Each request has a stamp; quote the reference on it when you call.',
};

const offline = {
  head: {
    title: 'What is saved here for reading offline',
    description:
      'Which pages and pictures of this site are saved on this device, how much space they take, and when they were saved. All of them can be read without a signal.',
  },
  poster: offlinePoster,
  title: 'Saved on this device',
  standfirst:
    'Your own shelf of this atlas: every page and picture on it opens without a signal. Here is what is on it, and how to make sure it stays there.',
};

const notFound = {
  head: {
    title: 'This page is not here, or not saved yet',
    description:
      'The address leads nowhere on this site, or to a page that is not yet saved on this device. From here you can reach every list of parks and packages.',
  },
  poster: notFoundPoster,
  title: 'Nothing at this signpost',
  standfirst:
    'This page is not here. If you have no signal just now, it may also be one that is not yet saved on this device.',
};

const search = {
  head: {
    title: 'Search every park, beach and package',
    description:
      'Look for an animal, a place, a month or a price in all pages of this site. The search runs on your own device, with or without a signal.',
  },
  poster: travelSearchPoster,
  title: 'What are you looking for?',
  standfirst: 'An animal, a place, a month: search every page, here on your device.',
  begin: {
    title: 'To begin with',
    words: [
      'Elephants',
      'Chimpanzees',
      'Snorkelling',
      'Kilimanjaro',
      'Dhow',
      'Flamingos',
      'Migration',
      'Spices',
      'February',
      'Balloon',
      'Waterfall',
      'Turtles',
      'Honeymoon',
      'Caves',
      'Lions',
      'Whale sharks',
      'Ruins',
      'Sunset',
    ],
  },
};

/** Pages whose texts still name their values, such as `{price}`. */
export const unfilledPages = withOverridesByKey('page', {
  home,
  wildlife,
  ...destinationPages,
  ...topPages,
  allTrips,
  packageBooking,
  search,
  lookup,
  map: mapPage,
  plan: plannerPage,
  plates: platesPage,
  compare: comparePage,
  outbox,
  offline,
  notFound,
} as const satisfies Record<string, SitePage>);

/** Values that the texts of a page can name. */
export const pageValues = { stayServices: stayValues } as const satisfies Partial<
  Record<keyof typeof unfilledPages, ProseValues>
>;

export const sitePages = {
  ...unfilledPages,
  stayServices: fillValues(unfilledPages.stayServices, pageValues.stayServices),
} as const;

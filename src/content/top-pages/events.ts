/** Event hosting: the landing page, the five packages, the contact page. */
import type { EventPackageName } from '../../kinds/event-request/event-packages.ts';
import { eventContactPoster } from '../posters/event-contact.ts';
import { eventHostPoster } from '../posters/event-host.ts';
import { eventPackagesPoster } from '../posters/event-packages.ts';
import { eventPrices } from '../published-prices.ts';
import type { SitePage, TitledText } from '../types.ts';
import type { RequestPageTexts } from './request-page-texts.ts';

/** One event package. */
export interface EventPackage {
  price: string;
  line: string;
  text: string;
  suits: string;
  arranged: readonly string[];
}

const packages: Record<EventPackageName, EventPackage> = {
  'Corporate Essentials': {
    price: eventPrices['Corporate Essentials'],
    line: 'A room, a lunch, a working day.',
    text: 'For the meeting that should not be held in the office. Tables in the shade or under a roof, a projector where there is power, coffee twice and one good meal. Home by evening.',
    suits: 'A small team, one day',
    arranged: [
      'Meeting place with tables and chairs',
      'Lunch, water and two coffee breaks',
      'One host who stays all day',
    ],
  },
  'Business Boost': {
    price: eventPrices['Business Boost'],
    line: 'Work in the morning, a boat in the afternoon.',
    text: 'A day and a half, so that people who only know each other by e-mail share a fire. The programme is yours until lunch; after it we take everybody out, on foot, by boat or by car.',
    suits: 'A department or two, with one night',
    arranged: [
      'All of Corporate Essentials, for two days',
      'An outing with a guide',
      'Supper by the fire',
      'Transfers from the nearest town',
    ],
  },
  'Executive Retreat': {
    price: eventPrices['Executive Retreat'],
    line: 'Few people, few interruptions.',
    text: 'Two or three days for those who make the decisions. Private camp or house, a cook, a driver on call, and no other guests at breakfast. The agenda is yours; we look after everything else and take your calls.',
    suits: 'A board or a founders’ circle, two to three days',
    arranged: [
      'A house or camp to yourselves',
      'All meals, with a menu agreed before',
      'One game drive or day at sea',
      'Vehicle and driver throughout',
    ],
  },
  'Cultural Experience': {
    price: eventPrices['Cultural Experience'],
    line: 'Drums, cloth, spice, and somebody to explain them.',
    text: 'An event that could not be held anywhere else: a feast cooked with the people of the place, music of the coast, dancers from the villages round about, who are paid properly and asked first.',
    suits: 'A family, a club, a class, or guests from abroad',
    arranged: [
      'Musicians and dancers of the area',
      'A Swahili feast, cooked before you',
      'A walk to a site nearby with its own guide',
    ],
  },
  'Luxury All-Inclusive': {
    price: eventPrices['Luxury All-Inclusive'],
    line: 'You bring the guests. Everything else is ready.',
    text: 'For the wedding, the great birthday, the prize-giving: place, beds, food, flowers, light, music, transport, and one person who has the list and does not sit down until the last guest has.',
    suits: 'A large party over a weekend',
    arranged: [
      'Beds for the hosts, rates for the guests',
      'All meals, bar and table linen',
      'Tents, lanterns, flowers and music',
      'Transfers for everyone',
      'A planner from the first call to the last lift home',
    ],
  },
};

export const eventHostPage = {
  head: {
    title: 'Event hosting in Tanzania, on the beach or in the bush',
    description:
      'Meetings, retreats, feasts and weddings hosted in Tanzania: where they can be held, what we take off your hands, five packages and how to begin planning.',
  },
  poster: eventHostPoster,
  title: 'Event Hosting',
  standfirst: 'A long table by the water, forty chairs, and nobody in your family who has to carry them.',
  opening: [
    'We feed, house and move people for a living. An event is the same with better tablecloths. You tell us who is coming and what they should remember; we find the place, the cook, the boats and the rain plan.',
    'The coast round Tanga and Pangani is quiet and made for long evenings. Arusha is easy for guests who fly in. Zanzibar has old courtyards and wide beaches, and the crowds that go with them.',
  ],
  places: {
    title: 'Where it can be',
    items: [
      {
        title: 'On the beach',
        text: 'Barefoot, with lanterns. We look at the tide table before we write the invitation: some beaches are twice as wide at six.',
      },
      {
        title: 'In camp',
        text: 'Canvas, fire and stars, with tents for those who stay. Best for groups that want to be on their own.',
      },
      {
        title: 'In an old house',
        text: 'Courtyards and roof terraces in town, for a dinner of twenty or a concert of fifty.',
      },
    ] satisfies readonly TitledText[],
  },
  packagesTitle: 'Five packages',
  packagesText:
    'Each is a starting point, priced as described. Our offer takes account of what you add or leave out.',
} satisfies SitePage & Record<string, unknown>;

export const eventPackagesPage = {
  head: {
    title: 'Event packages with prices, from meeting to wedding',
    description:
      'Corporate Essentials, Business Boost, Executive Retreat, Cultural Experience and Luxury All-Inclusive: what each event package arranges and what it costs.',
  },
  poster: eventPackagesPoster,
  title: 'Event Packages',
  standfirst: 'From a working lunch in the shade to a wedding for which you bring nothing but the guests.',
  intro:
    'The price is for the event as described. Our offer says for how many guests and in which place, because a beach in August and a courtyard in May are not the same thing.',
  packages,
  steps: {
    title: 'How an event is planned',
    items: [
      { title: 'Date and head count', text: 'A guess will do. Both may change until the offer is signed.' },
      {
        title: 'A place, seen',
        text: 'We propose two. If you cannot come and look, we send pictures and the plan of the tables.',
      },
      {
        title: 'Menu and programme',
        text: 'Who eats what, who speaks when, and where everybody goes if it rains.',
      },
      { title: 'The day itself', text: 'One host has the list. You have a glass in your hand.' },
    ] satisfies readonly TitledText[],
  },
} satisfies SitePage & Record<string, unknown>;

const asking: RequestPageTexts = {
  title: 'Tell us about your event',
  text: 'Occasion, date and a rough number of guests: that is enough for us to say what is possible.',
  tell: [
    'The date, and one other that would do',
    'Which package comes nearest',
    'How many guests, and how many of them stay overnight',
    'Beach, camp or town, if you know already',
    'Anything that has to happen: a speech, a cake, a prayer, a surprise',
  ],
  subject: 'An event in Tanzania',
};

export const eventContactPage = {
  head: {
    title: 'Plan an event with us: contact for hosts',
    description:
      'Write to us about a meeting, retreat, feast or wedding in Tanzania: what to tell us, when to ask for which season, and what happens after the first message.',
  },
  poster: eventContactPoster,
  title: 'Plan an Event',
  standfirst: 'Tell us who is coming and what they should remember. We tell you what it takes.',
  asking,
  goodToKnow: {
    title: 'Good to know',
    items: [
      {
        title: 'When to ask',
        text: 'For June to October and for Christmas, half a year ahead. For a working day in a quiet month, two weeks will often do.',
      },
      {
        title: 'Rain',
        text: 'March to May brings the long rains, November the short ones. Outdoors, we always keep a roof within walking distance.',
      },
      {
        title: 'Permits and noise',
        text: 'Beaches, old towns and parks have rules on music and hours. We get the permits and tell you when the music has to stop.',
      },
      {
        title: 'A legal wedding',
        text: 'Foreigners can marry in Tanzania, but the papers take weeks and go through the district office. Begin early, or sign at home and celebrate here.',
      },
    ],
  },
} satisfies SitePage & Record<string, unknown>;

import { zanzibarLuxuryPoster } from '../posters/zanzibar-luxury.ts';
import type { Package } from '../types.ts';
import { packageFigures } from './figures.ts';

export const zanzibarLuxury: Package = {
  ...packageFigures.zanzibarLuxury,
  kind: 'package',
  address: '/zanzibar_luxury',
  plate: 55,
  family: 'zanzibar',
  head: {
    title: 'Zanzibar Blissful Escape: {days} slow, private days',
    description:
      '{days} days in Zanzibar with private boats and guides: a palace-style hotel in Stone Town, then a villa facing Mnemba’s reef. {price} per person.',
  },
  poster: zanzibarLuxuryPoster,
  bookingLink: '/package_booking?packagename=Zanzibar%20Blissful%20Escape',
  location: 'Stone Town and the north-east coast, Zanzibar',
  priceNote: 'a person',
  year: {
    best: [1, 2, 6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Runs all year; dry with a cooling wind June to October, glassy sea in February, some hotels shut in April and May.',
  },
  description:
    'A week with the door closed: your own guide in town, your own boat on the reef, and a villa a few steps from the water.',
  tabs: [
    {
      label: 'Highlights',
      panel: {
        kind: 'list',
        intro: 'Privacy is the luxury on a busy island. Everything below is for you alone, except the sea.',
        items: [
          'Two nights in a grand old house on Stone Town’s sea front',
          'Four nights in a villa on the north-east coast, with the reef on the horizon',
          'A private boat to Mnemba’s waters, leaving before the crowd',
          'Lunch on a sandbank that will be gone by four o’clock',
          'A spice garden walked with the cook who will use what you pick',
          'Two treatments in the spa, timed as you please',
        ],
      },
    },
    {
      label: 'Itinerary',
      panel: {
        kind: 'itinerary',
        days: [
          {
            day: 1,
            title: 'Arrival by the sea front',
            text: 'One of us meets you in the arrivals hall and stays until the bags are yours. Twenty minutes later: tea, high ceilings, and the dhows going out for the night’s fishing.',
            night: 'Heritage hotel in Stone Town, suite',
            meals: 'Dinner',
            at: ['zanzibarAirport', 'stoneTown'],
          },
          {
            day: 2,
            title: 'The town with a historian’s eye',
            text: 'A private walk at your pace (about 3 hours), with doors opened that are usually shut. The afternoon belongs to the roof terrace. Sunset from a jahazi, the big trading dhow (2 hours).',
            night: 'Heritage hotel in Stone Town, suite',
            meals: 'Breakfast, dinner',
            at: ['stoneTown'],
          },
          {
            day: 3,
            title: 'Spices, and north-east',
            text: 'To the spice country with a cook (30 minutes), who makes lunch of it, and on to the coast (1 hour). The rest of the day is spent looking at the villa’s pool and then at the sea.',
            night: 'Villa on the north-east coast',
            meals: 'Breakfast, lunch, dinner',
            at: ['spiceFarms', 'northEastCoast'],
          },
          {
            day: 4,
            title: 'Mnemba, early',
            text: 'Boat from the beach at half past six (20 to 30 minutes). Two dives or two snorkels on the atoll’s edge, where the water drops from turquoise to ink. Home before the day boats are full.',
            night: 'Villa on the north-east coast',
            meals: 'Breakfast, lunch, dinner',
            at: [
              { to: 'mnemba', by: 'sea' },
              { to: 'northEastCoast', by: 'sea' },
            ],
          },
          {
            day: 5,
            title: 'Nothing, well done',
            text: 'Spa, hammock, reading. A table for two on the sand in the evening, moved by the waiters as the tide decides.',
            night: 'Villa on the north-east coast',
            meals: 'Breakfast, lunch, dinner',
            at: ['northEastCoast'],
          },
          {
            day: 6,
            title: 'Sandbank lunch',
            text: 'By car to Fumba in the south-west (1 hour 45 minutes) and out into Menai Bay by private boat. Snorkelling, grilled slipper lobster when it is in season, and a bar of sand with nobody else’s footprints.',
            night: 'Villa on the north-east coast',
            meals: 'Breakfast, lunch, dinner',
            at: ['fumba', { to: 'menaiBay', by: 'sea' }, { to: 'fumba', by: 'sea' }, 'northEastCoast'],
          },
          {
            day: 7,
            title: 'Leaving late',
            text: 'The villa is yours until two. Transfer to the airport (1 hour 15 minutes), where we see you through.',
            night: '',
            meals: 'Breakfast, lunch',
            at: ['zanzibarAirport'],
          },
        ],
      },
    },
    {
      label: 'Activities',
      panel: {
        kind: 'texts',
        items: [
          {
            title: 'Diving and snorkelling',
            text: 'Private boat, one guide to two guests. Visibility is best from October to March, and good for most of the year.',
          },
          {
            title: 'Sunset jahazi',
            text: 'Thirty feet of mangrove and mango wood, cushions, a lateen sail, and no engine once out of the harbour.',
          },
          {
            title: 'Spa',
            text: 'Clove scrub, coconut oil, and a pavilion open on the side of the sea.',
          },
          {
            title: 'Deep-sea morning',
            text: 'By request: trolling off the north cape from August to March, catch and release for billfish.',
          },
        ],
      },
    },
    {
      label: 'Cultural Experiences',
      panel: {
        kind: 'texts',
        items: [
          {
            title: 'Behind the doors',
            text: 'A courtyard, a tailor’s upper floor, a private prayer room: arranged with their owners, who set the rules.',
          },
          {
            title: 'Oud and qanun on the roof',
            text: 'Two musicians, an hour of taarab at dusk, and an explanation of the words if you want it.',
          },
          {
            title: 'Perfume at the blender’s',
            text: 'Oud, ylang-ylang, jasmine and clove. You leave with a small bottle of your own mistake.',
          },
          {
            title: 'Mtoni Palace at opening time',
            text: 'The ruin is best with nobody in it and the light still low over the channel.',
          },
        ],
      },
    },
    {
      label: 'Pricing',
      panel: {
        kind: 'pricing',
        intro:
          'This trip is customised for every guest. Begin with a call to {phone}, a WhatsApp message to {whatsapp} or an e-mail to {email}.',
        rows: [
          { title: '{days} days', text: '{price} per person.' },
          {
            title: 'Honeymoons',
            text: 'Tell us; the table on the sand then comes with fewer questions and more candles.',
          },
          { title: 'Certified dives and deep-sea fishing', text: 'Priced on request.' },
        ],
        notes: [
          'Available all year. From mid-April to late May some of the best houses close; we then propose others of the same class.',
          'We tell you of peak supplements from 20 December to 5 January before you book.',
        ],
      },
    },
    {
      label: 'Packing List',
      panel: {
        kind: 'packing',
        intro: 'Less than you think, lighter than you think.',
        items: [
          'Linen or cotton, and one thing to dress up in',
          'Shawl or jacket for shoulders in town',
          'Two swimsuits',
          'Sandals that may get wet',
          'Sun hat that stays on in a boat',
          'Reef-safe sun cream',
          'Diving card and logbook, if you dive',
          'Own mask, if you are particular',
          'Sunglasses with a cord',
          'Books, on paper or otherwise',
          'Repellent for dusk',
          'Prescription medicines in hand luggage',
        ],
      },
    },
    {
      label: 'Inclusions',
      panel: {
        kind: 'inclusions',
        included: [
          'Two nights in a suite, four in a villa',
          'Full board on the coast; breakfast and dinner in town',
          'Private car, boats and guides as described',
          'Two snorkelling trips with equipment and marine fees',
          'Two spa treatments per person',
          'Help at the airport, on arrival and departure',
        ],
        excluded: [
          'Flights',
          'Visa, and the insurance that Zanzibar asks visitors to buy before arrival',
          'Scuba diving and fishing',
          'Imported wines and spirits',
          'Infrastructure tax and tips',
        ],
      },
    },
  ],
};

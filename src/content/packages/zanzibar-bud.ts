import { zanzibarBudPoster } from '../posters/zanzibar-bud.ts';
import type { Package } from '../types.ts';
import { packageFigures } from './figures.ts';

export const zanzibarBud: Package = {
  ...packageFigures.zanzibarBud,
  kind: 'package',
  address: '/zanzibar_bud',
  plate: 53,
  family: 'zanzibar',
  head: {
    title: '{days} days in Zanzibar on a small budget',
    description:
      'Stone Town, a spice farm, Prison Island, Jozani’s red colobus and two nights by the tide at Jambiani: {days} days from {price} per person for two.',
  },
  poster: zanzibarBudPoster,
  // An observed quirk (docs/contract.md#quirks): the separators are bare percent signs.
  bookingLink: '/package_booking?packagename=Zanzibar%Essentials%Adventure',
  location: 'Stone Town, Jozani and Jambiani, Zanzibar',
  priceNote: 'a person, for two; {soloPrice} for one',
  isFrom: true,
  year: {
    best: [1, 2, 6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Runs all year; driest June to October, hot and mostly dry in January and February, with long rains from March to May and showers in November and December.',
  },
  description:
    'Guest houses with good breakfasts, shared boats, fish off the grill, and the five outings that make a first visit to Zanzibar.',
  tabs: [
    {
      label: 'Highlights',
      panel: {
        kind: 'list',
        intro: 'Little money, little waste: two bases, short drives, and time left over for the sea.',
        items: [
          'Stone Town on foot with a guide who grew up in its lanes',
          'Darajani market before the heat, Forodhani’s food stalls after it',
          'Prison Island (Changuu) by wooden boat, with its giant tortoises and a reef to snorkel',
          'Cloves, vanilla and nutmeg picked from the plant on a spice farm',
          'Red colobus monkeys and the mangrove boardwalk at Jozani',
          'Two nights at Jambiani, where the lagoon empties and fills twice a day',
        ],
      },
    },
    {
      label: 'Itinerary',
      panel: {
        kind: 'itinerary',
        intro: 'Boat trips follow the tide and may swap places from day to day.',
        days: [
          {
            day: 1,
            title: 'Arrival in Stone Town',
            text: 'Transfer from the airport or the ferry (15 to 20 minutes). Leave your bag, get lost for an hour, then meet us at the Old Fort for sunset on the sea front. Supper is yours to choose at Forodhani: grilled octopus, sugar-cane juice, Zanzibar pizza straight off the iron.',
            night: 'Guest house in Stone Town',
            meals: 'None',
            at: ['zanzibarAirport', 'stoneTown'],
          },
          {
            day: 2,
            title: 'The old town and Prison Island',
            text: 'Three hours on foot from half past eight: Darajani market, the cathedral on the site of the slave market, carved doors and back courtyards. After lunch a wooden boat to Changuu (30 minutes) for the tortoises and an hour’s snorkelling.',
            night: 'Guest house in Stone Town',
            meals: 'Breakfast',
            at: [
              { to: 'changuu', by: 'sea' },
              { to: 'stoneTown', by: 'sea' },
            ],
            visits: ['/places/darajani-market'],
          },
          {
            day: 3,
            title: 'Spices, Jozani and the east coast',
            text: 'Drive to a spice farm near Kizimbani (30 minutes), and eat lunch there from what grows around it. On to Jozani forest (1 hour) for red colobus and mangroves, then to Jambiani (30 minutes) in time to swim or to watch the tide leave.',
            night: 'Beach guest house in Jambiani',
            meals: 'Breakfast, lunch on the farm',
            at: ['spiceFarms', 'jozani', 'jambiani'],
          },
          {
            day: 4,
            title: 'Jambiani at its own pace',
            text: 'At low water walk out across the flats with a woman from the village who farms seaweed there. At high water snorkel the lagoon from an outrigger under sail (2 hours). The afternoon is free, and the hammock is not charged.',
            night: 'Beach guest house in Jambiani',
            meals: 'Breakfast',
            at: ['jambiani'],
          },
          {
            day: 5,
            title: 'Back across the island',
            text: 'A last swim, then the drive to the airport or ferry (1 hour 15 minutes). With an evening departure we stop at Mwanakwerekwe market, where Zanzibaris shop for themselves.',
            night: '',
            meals: 'Breakfast',
            at: ['zanzibarAirport'],
            visits: ['/places/mwanakwerekwe-market'],
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
            title: 'Snorkelling at Changuu',
            text: 'Shallow coral, clear early in the day. Masks on shared boats are well worn; bring your own if you care about the fit.',
          },
          {
            title: 'Spice farm walk',
            text: 'An hour and a half of scratching bark and guessing. Wear shoes, as the paths are red mud after rain.',
          },
          {
            title: 'Jozani Chwaka Bay',
            text: 'About 50 sq km of national park, established in 2004. The colobus live at the forest’s edge and ignore people who stand still.',
          },
          {
            title: 'Lagoon sail',
            text: 'A ngalawa, the narrow outrigger of this coast, with a patched sail and a captain who bails as he talks.',
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
            title: 'Stone Town’s past, told plainly',
            text: 'Sultans, merchants and the trade in people. The exhibition beside the cathedral takes an hour and deserves it.',
          },
          {
            title: 'Market mornings',
            text: 'Fish auction, spice rows, second-hand shirts. Ask before you photograph, and buy a mango in return.',
          },
          {
            title: 'Seaweed farmers of Jambiani',
            text: 'The women work between tides, pegging lines in ankle-deep water. Your fee goes to the one who guides you.',
          },
          {
            title: 'A Swahili plate',
            text: 'Coconut rice, cassava leaves, fish in tamarind. On the farm it is eaten from a mat, with the right hand.',
          },
        ],
      },
    },
    {
      label: 'Pricing',
      panel: {
        kind: 'pricing',
        intro:
          'For other dates, extra nights or a private car, phone {phone}, send a WhatsApp message to {whatsapp} or e-mail {email}; we customise every part of this trip.',
        rows: [
          { title: 'Two people sharing', text: 'From {price} per person.' },
          { title: 'Travelling solo', text: '{soloPrice} for one.' },
          { title: 'Two or more', text: 'Discounts for 2 or more; ask for the figure for your group.' },
        ],
        notes: [
          'Available all year. Beds at Jambiani are scarcest in August and around New Year.',
          'The price becomes fixed once we have confirmed it to you in writing.',
        ],
      },
    },
    {
      label: 'Packing List',
      panel: {
        kind: 'packing',
        intro: 'One rucksack is enough.',
        items: [
          'Clothes that cover shoulders and knees, for town and villages',
          'Swimwear, for the beach only',
          'Reef shoes against sea urchins',
          'Mask and snorkel, if you own them',
          'Sun hat and reef-safe sun cream',
          'Light rain jacket, March to May and November',
          'Mosquito repellent for the evenings',
          'Head torch, as power cuts happen',
          'Cash in small notes; few places at this price take cards',
          'Refillable bottle',
          'Cloth bag, because plastic carriers are banned',
          'Copies of passport, visa and insurance papers',
        ],
      },
    },
    {
      label: 'Inclusions',
      panel: {
        kind: 'inclusions',
        included: [
          'Four nights in guest houses, double or twin room with fan and mosquito net',
          'Breakfast daily and lunch on the spice farm',
          'Transfers between airport or ferry, Stone Town and Jambiani',
          'Guided walk in Stone Town',
          'Shared boat to Prison Island, with entrance fee',
          'Spice farm, and entrance and ranger at Jozani',
          'Seaweed walk and lagoon sail at Jambiani',
        ],
        excluded: [
          'Flights or ferry to Zanzibar',
          'Visa, and the inbound insurance that Zanzibar requires of foreign visitors',
          'Other lunches, dinners and drinks',
          'Snorkel and fin hire',
          'The local infrastructure tax per night, where the house charges it on the spot',
          'Tips',
        ],
      },
    },
  ],
};

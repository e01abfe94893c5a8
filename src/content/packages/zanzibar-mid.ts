import { zanzibarMidPoster } from '../posters/zanzibar-mid.ts';
import type { Package } from '../types.ts';
import { packageFigures } from './figures.ts';

export const zanzibarMid: Package = {
  ...packageFigures.zanzibarMid,
  kind: 'package',
  address: '/zanzibar_mid',
  plate: 52,
  family: 'zanzibar',
  head: {
    title: 'Zanzibar Paradise Retreat: {days} days of town and sea',
    description:
      'Two nights behind Stone Town’s carved doors, three on the sand at Kiwengwa, a ruined palace and Mnemba’s reef. {price} each in a group of 4.',
  },
  poster: zanzibarMidPoster,
  bookingLink: '/package_booking?packagename=Zanzibar%20Paradise%20Retreat',
  location: 'Stone Town and Kiwengwa, Zanzibar',
  priceNote: 'a person, in a group of four',
  year: {
    best: [1, 2, 6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Runs all year; breezy and dry June to October, still and hot in January and February, wettest in April and May.',
  },
  description:
    'Comfortable rooms, a car when you need one, and a fair split between the old town and an east-coast beach.',
  tabs: [
    {
      label: 'Highlights',
      panel: {
        kind: 'list',
        items: [
          'A restored merchant’s house in Stone Town, with a roof for breakfast',
          'Mtoni Palace, where a sultan’s household once bathed under domes',
          'Lunch and a lesson on a spice farm',
          'Colobus monkeys at Jozani on the way across the island',
          'Snorkelling off Mnemba, with dolphins some mornings',
          'Three nights at Kiwengwa, with one day on which nothing is arranged',
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
            title: 'Into the lanes',
            text: 'Transfer from airport or ferry (15 to 20 minutes), the last two hundred metres on foot with a porter’s cart. Sunset from the roof while four or five mosques call, never quite together.',
            night: 'Town-house hotel in Stone Town',
            meals: 'Dinner',
            at: ['zanzibarAirport', 'stoneTown'],
          },
          {
            day: 2,
            title: 'Town, palace, spices',
            text: 'Darajani market and the old quarter on foot (3 hours). By car to the ruins of Mtoni Palace (15 minutes) and on to a spice farm at Kidichi (20 minutes) for lunch. Evening free for Forodhani.',
            night: 'Town-house hotel in Stone Town',
            meals: 'Breakfast, lunch on the farm',
            at: ['mtoni', 'spiceFarms', 'stoneTown'],
            visits: ['/places/darajani-market'],
          },
          {
            day: 3,
            title: 'Jozani and the east coast',
            text: 'South-east to Jozani (45 minutes) for two hours of forest and mangrove, then north along the coast to Kiwengwa (1.5 hours). Swim if the tide is in; if it is out, walk half a kilometre to find it.',
            night: 'Beach hotel at Kiwengwa',
            meals: 'Breakfast, dinner',
            at: ['jozani', 'kiwengwa'],
          },
          {
            day: 4,
            title: 'Mnemba',
            text: 'By car to Muyuni beach (40 minutes) and by boat to the reef (20 minutes). Two snorkelling stops outside the private island, fruit on board, home for a late lunch. We start early, because by eleven there are forty boats.',
            night: 'Beach hotel at Kiwengwa',
            meals: 'Breakfast, dinner',
            at: ['muyuni', { to: 'mnemba', by: 'sea' }, { to: 'muyuni', by: 'sea' }, 'kiwengwa'],
          },
          {
            day: 5,
            title: 'A day with nothing in it',
            text: 'Or the coral caves of Kiwengwa-Pongwe forest (20 minutes), a kite lesson when the wind blows, a massage under makuti thatch.',
            night: 'Beach hotel at Kiwengwa',
            meals: 'Breakfast, dinner',
            at: ['kiwengwa'],
          },
          {
            day: 6,
            title: 'Departure',
            text: 'Back to the airport or ferry (1 hour). For evening flights the hotel keeps a shower free.',
            night: '',
            meals: 'Breakfast',
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
            title: 'Reef morning at Mnemba',
            text: 'Sergeant majors, parrotfish, a turtle with luck. If dolphins come we slow down and watch; we do not chase.',
          },
          {
            title: 'Forest and boardwalk',
            text: 'Jozani’s guides know the colobus troops. Keep two metres off, whatever the monkeys do.',
          },
          {
            title: 'Caves at Kiwengwa-Pongwe',
            text: 'Stalactites, bats, tree roots that come through the roof, and offerings left by villagers.',
          },
          {
            title: 'Kites and kayaks',
            text: 'Steady wind June to September and December to February; flat lagoon for paddling at high water.',
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
            title: 'A door reader’s walk',
            text: 'Chains for the slave trade, lotus for India, brass against elephants that never came: your guide reads Stone Town’s doors like a book.',
          },
          {
            title: 'Mtoni Palace',
            text: 'The oldest of the sultans’ palaces, roofless now. Bath houses, a court of palms, and the sea at the step.',
          },
          {
            title: 'Taarab after supper',
            text: 'Violins, qanun and long love songs. We find out who is playing in town that week.',
          },
          {
            title: 'Coconut and rope',
            text: 'In Kiwengwa village women soak husks in the sand for months and twist them into cord by hand.',
          },
        ],
      },
    },
    {
      label: 'Pricing',
      panel: {
        kind: 'pricing',
        intro: 'Tell us how you would change it: phone {phone}, WhatsApp {whatsapp}, e-mail {email}.',
        rows: [
          {
            title: 'Group of 4',
            text: '{price} per person for {days} days. The list of packages rounds this to {cardPrice}.',
          },
          { title: 'Couples and singles', text: 'On request, by month and room.' },
          { title: 'Extra nights at Kiwengwa', text: 'On request, with breakfast and dinner.' },
        ],
        notes: [
          'Available all year. Hotels charge supplements around Christmas and New Year; we tell you before you book.',
        ],
      },
    },
    {
      label: 'Packing List',
      panel: {
        kind: 'packing',
        items: [
          'Light cotton clothes, with something to cover shoulders and knees in town',
          'Swimwear and a cover-up for the walk back',
          'Water shoes for the flats',
          'Walking shoes for forest and caves',
          'Snorkel mask that fits you',
          'Rash vest or T-shirt to swim in',
          'Sun hat and reef-safe sun cream',
          'Small torch for the caves',
          'Mosquito repellent',
          'Waterproof bag for the boat',
          'Seasickness tablets if you need them',
          'Three-pin UK-type adapter',
        ],
      },
    },
    {
      label: 'Inclusions',
      panel: {
        kind: 'inclusions',
        included: [
          'Two nights in Stone Town, three at Kiwengwa, in double or twin rooms with air conditioning',
          'Meals as listed',
          'Private transfers',
          'Guides in Stone Town, at Mtoni, on the spice farm and in Jozani, with entrance fees',
          'Boat, mask and marine fees at Mnemba',
        ],
        excluded: [
          'Flights and ferry',
          'Visa and Zanzibar’s compulsory inbound insurance',
          'Other meals and drinks',
          'Caves, kite lessons and massages',
          'Infrastructure tax charged by the hotels, tips',
        ],
      },
    },
  ],
};

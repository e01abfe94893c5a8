import { deluxeSafariBeachPoster } from '../posters/deluxe-safari-beach.ts';
import type { Package } from '../types.ts';
import { packageFigures } from './figures.ts';

export const deluxeSafariBeach: Package = {
  ...packageFigures.deluxeSafariBeach,
  kind: 'package',
  address: '/deluxe_safari+beach',
  plate: 56,
  family: 'safari-and-beach',
  head: {
    title: 'Luxury safari and Zanzibar: from dust to sea in {days} days',
    description:
      'Six nights in fine lodges and camps from Tarangire to the Serengeti, a flight to the coast, three nights in Zanzibar. From {price} per person.',
  },
  poster: deluxeSafariBeachPoster,
  bookingLink: '/package_booking?packagename=Luxury%20Safari%20and%20Zanzibar%20Vacation',
  location: 'Tarangire, Ngorongoro, Serengeti and Zanzibar',
  priceNote: 'a person',
  isFrom: true,
  year: {
    best: [1, 2, 6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Runs all year; both halves are dry from June to October, and January and February pair calving on the plains with a calm, warm sea.',
  },
  description:
    'Seven days with lions and three with the tide: the Serengeti in the morning, the call to prayer over Stone Town the same evening.',
  tabs: [
    {
      label: 'Highlights',
      panel: {
        kind: 'list',
        items: [
          'A lodge inside Tarangire, with elephants at the waterhole below the terrace',
          'Two nights on the rim of Ngorongoro, with a full and unhurried crater day',
          'A small tented camp at the heart of the Serengeti',
          'The flight from grass to coral: about three hours with a stop in Arusha',
          'A suite in Stone Town, then two nights on the north-east coast',
          'Snorkelling by private boat outside Mnemba',
        ],
      },
    },
    {
      label: 'Itinerary',
      panel: {
        kind: 'itinerary',
        intro: 'Driving hours are between beds. We never plan a transfer by road after dark.',
        days: [
          {
            day: 1,
            title: 'Kilimanjaro airport to Arusha',
            text: 'An hour by car to a quiet lodge among coffee and jacaranda. Mount Meru shows itself at sunset or not at all.',
            night: 'Garden lodge near Arusha',
            meals: 'Dinner',
            at: ['kilimanjaroAirport', 'arusha'],
          },
          {
            day: 2,
            title: 'Tarangire',
            text: 'By road (2.5 hours) or, for a fare, by air. Lunch on the terrace, drive from four until dusk. Dinner outdoors, often with zebra for company.',
            night: 'Lodge inside Tarangire',
            meals: 'Breakfast, lunch, dinner',
            at: ['tarangire'],
          },
          {
            day: 3,
            title: 'The Rift wall and the rim',
            text: 'Morning drive in Tarangire, then past Lake Manyara’s viewpoint to Karatu for lunch and on to the rim (3.5 hours in all). Cold, cloud, a fire, and the crater at your window when it clears.',
            night: 'Lodge on the rim of Ngorongoro',
            meals: 'Breakfast, lunch, dinner',
            at: ['tarangire', 'karatu', 'ngorongoro'],
          },
          {
            day: 4,
            title: 'The crater',
            text: 'On the floor by seven, 610 m below your bed. Lunch is served from the car on real plates at the picnic spring. Up by two; a forest walk with a ranger for those who still have legs.',
            night: 'Same lodge on the rim',
            meals: 'Breakfast, lunch, dinner',
            at: ['ngorongoro'],
          },
          {
            day: 5,
            title: 'To the Serengeti',
            text: 'Olduvai Gorge at ten, Naabi Hill at noon, Seronera by three, with everything between counted as a game drive (5 hours on the move).',
            night: 'Tented camp in the central Serengeti',
            meals: 'Breakfast, lunch, dinner',
            at: ['olduvai', 'seronera'],
          },
          {
            day: 6,
            title: 'Serengeti',
            text: 'From six until you have had enough. Leopards along the Seronera, lions on the kopjes, and from December to March or in June an excursion to the herds (2 to 3 hours each way).',
            night: 'Same tented camp',
            meals: 'Breakfast, lunch, dinner',
            at: ['seronera'],
          },
          {
            day: 7,
            title: 'Fly to Zanzibar',
            text: 'Balloon or last drive, brunch, airstrip. Light aircraft by way of Arusha (about 3 hours with the stop). Stone Town is 15 minutes from the airport, and smells of cloves, frying and low tide.',
            night: 'Heritage hotel in Stone Town, suite',
            meals: 'Breakfast, brunch, dinner',
            at: [
              { to: 'arusha', by: 'air' },
              { to: 'stoneTown', by: 'air' },
            ],
          },
          {
            day: 8,
            title: 'Stone Town, then sand',
            text: 'Two hours in the lanes with a private guide, lunch on a roof, and by car to the north-east coast (1 hour 15 minutes).',
            night: 'Beach villa on the north-east coast',
            meals: 'Breakfast, lunch, dinner',
            at: ['stoneTown', 'northEastCoast'],
          },
          {
            day: 9,
            title: 'The reef',
            text: 'Private boat to the waters off Mnemba at seven, back by eleven. The afternoon is for doing what you have been postponing all week.',
            night: 'Beach villa on the north-east coast',
            meals: 'Breakfast, lunch, dinner',
            at: [
              { to: 'mnemba', by: 'sea' },
              { to: 'northEastCoast', by: 'sea' },
            ],
          },
          {
            day: 10,
            title: 'Departure',
            text: 'Transfer to Zanzibar airport (1 hour 15 minutes). Most flights to Europe leave in the afternoon or evening.',
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
            title: 'Private drives',
            text: 'One car, one guide, your own timetable, from Arusha to the airstrip.',
          },
          {
            title: 'Balloon flight',
            text: 'Optional on day 7: you land, breakfast, and still make the midday aircraft.',
          },
          {
            title: 'Rim forest walk',
            text: 'An hour or two with an armed ranger among hagenia and old man’s beard. Buffalo country, so voices low.',
          },
          {
            title: 'Snorkelling and diving',
            text: 'Snorkel gear is on board. Certified divers should allow 18 hours before flying home.',
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
            title: 'Olduvai Gorge',
            text: 'A conversation at the edge of the ravine with a guide employed there, and the museum afterwards.',
          },
          {
            title: 'A Maasai family',
            text: 'On the way to the plains, by arrangement: an hour, a fee agreed beforehand, questions in both directions.',
          },
          {
            title: 'Stone Town in private',
            text: 'Merchants’ houses, the former slave market, the coffee sellers on the stone benches called baraza.',
          },
          {
            title: 'Swahili dinner',
            text: 'Served at the villa: pilau, octopus in coconut, tamarind juice, halwa to finish.',
          },
        ],
      },
    },
    {
      label: 'Pricing',
      panel: {
        kind: 'pricing',
        intro:
          'We build every version of this trip by hand. Speak to us on {phone}, by WhatsApp on {whatsapp} or by e-mail at {email} for a customised quotation.',
        rows: [
          { title: '{days} days', text: 'From {price} per person.' },
          {
            title: 'The offer in the list of packages',
            text: '{cardPrice}. These are two offers, with other rooms, in another season and for another number of guests: tell us yours, and we answer in writing.',
          },
          { title: 'Balloon, diving, flight to Tarangire', text: 'Priced on request.' },
        ],
        notes: [
          'Available all year. Camps and villas at this level want six to nine months’ notice for July, August and Christmas.',
        ],
      },
    },
    {
      label: 'Packing List',
      panel: {
        kind: 'packing',
        intro: 'One soft bag must do for both climates: 15 kg on the light aircraft, hand luggage included.',
        items: [
          'Muted clothes for the bush, in layers',
          'Warm jacket and hat for the rim',
          'Linen and swimwear for the coast',
          'Something that covers shoulders and knees for Stone Town',
          'Closed shoes and one pair of sandals',
          'Sun hat and sunglasses',
          'Reef-safe sun cream',
          'Binoculars',
          'Camera with dust-proof and splash-proof cover',
          'Repellent for evenings',
          'Medicines for the whole trip, in the cabin bag',
          'Adapter for three-pin UK sockets',
          'Paper copies of flight and insurance documents',
        ],
      },
    },
    {
      label: 'Inclusions',
      panel: {
        kind: 'inclusions',
        included: [
          'Nine nights in lodges, camp, suite and villa',
          'Meals as listed; drinking water, tea and coffee throughout',
          'Private four-wheel drive and guide on days 1 to 7',
          'Park, crater and concession fees',
          'Light aircraft from Seronera to Zanzibar',
          'Private transfers, guide and boat in Zanzibar with marine fees',
        ],
        excluded: [
          'International flights and visas',
          'Travel insurance, and the separate one required for Zanzibar',
          'Balloon flight and diving',
          'Wines and spirits',
          'Tips and infrastructure tax',
        ],
      },
    },
  ],
};

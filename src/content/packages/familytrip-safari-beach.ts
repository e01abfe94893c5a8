import { familytripSafariBeachPoster } from '../posters/familytrip-safari-beach.ts';
import type { Package } from '../types.ts';
import { packageFigures } from './figures.ts';

export const familytripSafariBeach: Package = {
  ...packageFigures.familytripSafariBeach,
  kind: 'package',
  address: '/familytrip_safari+beach',
  plate: 57,
  family: 'safari-and-beach',
  head: {
    title: 'Family safari and beach: the crater, rhino and Pangani',
    description:
      '{days} days by road from Tarangire and Ngorongoro to Mkomazi’s rhino and four nights on the sand at Pangani. From {price} each, family of four.',
  },
  poster: familytripSafariBeachPoster,
  bookingLink: '/package_booking?packagename=Family%20Trip%20Package',
  location: 'Tarangire, Ngorongoro, Lake Manyara, Mkomazi and the Pangani coast',
  priceNote: 'a person, in a family of four',
  isFrom: true,
  year: {
    best: [1, 2, 6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Runs all year; driest and coolest June to October, warm with a calm sea in January and February, muddy tracks from March to May.',
  },
  description:
    'From elephants to sandcastles without an aeroplane: one car, one guide, and a beach on the mainland that most visitors to Tanzania never see.',
  tabs: [
    {
      label: 'Highlights',
      panel: {
        kind: 'list',
        intro:
          'The road from Arusha to the sea passes a rhino sanctuary and ends at our own stretch of coast, so we use it.',
        items: [
          'Tarangire’s elephants within hours of landing',
          'A morning on the floor of Ngorongoro crater',
          'Black rhino at Mkomazi, close up, in the rangers’ own vehicle',
          'Four nights by the beach near Pangani, with coconut shade and hardly a hawker',
          'A boat to Maziwi, an island of bare sand where turtles nest',
          'The Pangani River at dusk, with crocodiles for those who look',
        ],
      },
    },
    {
      label: 'Itinerary',
      panel: {
        kind: 'itinerary',
        intro:
          'The long stages are day 6 and, if you fly from Dar es Salaam, day 10. No other day has more than four and a half hours of driving.',
        // Day 3 stands twice: an observed quirk that is kept (docs/contract.md#quirks).
        days: [
          {
            day: 1,
            title: 'Arrival in Arusha',
            text: 'From Kilimanjaro airport to the lodge (1 hour). Garden, supper, bed.',
            night: 'Family lodge near Arusha',
            meals: 'Dinner',
            at: ['kilimanjaroAirport', 'arusha'],
          },
          {
            day: 2,
            title: 'Tarangire to Karatu',
            text: 'About 120 km to the park (2.5 hours). Drive and picnic by the river until three, then up the escarpment (2 hours) into pine-scented air.',
            night: 'Lodge with a garden in Karatu',
            meals: 'Breakfast, picnic lunch, dinner',
            at: ['tarangire', 'karatu'],
          },
          {
            day: 3,
            title: 'Ngorongoro, the morning',
            text: 'Gate at seven (30 minutes away), the rim in cloud, and down 610 m to the floor. Lions, hippos, flamingos, and sandwiches guarded from kites. Up again by two.',
            night: 'Same lodge in Karatu',
            meals: 'Breakfast, picnic lunch',
            at: ['ngorongoro', 'karatu'],
          },
          {
            day: 3,
            title: 'Karatu, the afternoon',
            text: 'Back at the lodge by half past three. Pool for the young, coffee-farm walk for the rest (1 hour), and at six the children help to fry the chapati for supper.',
            night: 'Same lodge in Karatu',
            meals: 'Dinner',
            at: ['karatu'],
          },
          {
            day: 4,
            title: 'Lake Manyara, back to Arusha',
            text: 'Down the Rift wall (45 minutes) for three hours of forest, baboons and lake shore. Lunch in Mto wa Mbu, then Arusha (2 hours).',
            night: 'Family lodge near Arusha',
            meals: 'Breakfast, lunch, dinner',
            at: ['lakeManyara', 'mtoWaMbu', 'arusha'],
          },
          {
            day: 5,
            title: 'Under Kilimanjaro to Mkomazi',
            text: 'East by Moshi, with the mountain on the left if it is out, to Same and Zange gate (3.5 hours). Evening drive in red thornbush, with gerenuk standing on their hind legs.',
            night: 'Tented camp at Mkomazi',
            meals: 'Breakfast, picnic lunch, dinner',
            at: ['moshi', 'mkomazi'],
          },
          {
            day: 6,
            title: 'Rhino, then the sea',
            text: 'Sanctuary visit at seven (2 hours). Then along the foot of the Usambaras, past sisal and orange sellers, by Korogwe and Muheza to Pangani (5 hours with stops). First paddle before dark.',
            night: 'Beach camp near Pangani, family banda',
            meals: 'Breakfast, picnic lunch, dinner',
            at: ['mkomazi', 'korogwe', 'pangani'],
          },
          {
            day: 7,
            title: 'Beach',
            text: 'Nothing until someone asks. Kayaks, crabs, a football. The tide goes out a long way and leaves warm pools of exactly the right depth.',
            night: 'Same beach camp',
            meals: 'Breakfast, lunch, dinner',
            at: ['pangani'],
          },
          {
            day: 8,
            title: 'Maziwi island',
            text: 'By boat on the morning tide (about 1 hour). Snorkel round coral heads, eat under an awning, leave before the sand does. Sea and wind decide; June to October is surest.',
            night: 'Same beach camp',
            meals: 'Breakfast, picnic lunch, dinner',
            at: [
              { to: 'maziwi', by: 'sea' },
              { to: 'pangani', by: 'sea' },
            ],
          },
          {
            day: 9,
            title: 'Pangani town and river',
            text: 'A morning walk past old Arab and German houses, lunch of grilled fish, a free afternoon. At four up the river by boat between mangroves and coconut farms (2 hours).',
            night: 'Same beach camp',
            meals: 'Breakfast, lunch, dinner',
            at: ['pangani'],
          },
          {
            day: 10,
            title: 'Departure by way of Dar es Salaam or Tanga',
            text: 'By road to Dar es Salaam for a night flight (about 6 hours), or to Tanga airport (1.5 hours) for a domestic hop, which we can book for you. Flights home from Dar es Salaam save driving back north.',
            night: '',
            meals: 'Breakfast, picnic lunch',
            at: ['darEsSalaam'],
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
            title: 'Game drives',
            text: 'Three parks and a crater in five days, none for longer than the youngest can bear.',
          },
          {
            title: 'Rhino sanctuary',
            text: 'Rangers drive you in. Everyone is asked to whisper and, remarkably, everyone does.',
          },
          {
            title: 'Snorkelling at Maziwi',
            text: 'Shallow and clear at the right tide. Life jackets in all sizes, shade on the boat.',
          },
          {
            title: 'Turtle watch',
            text: 'When nests hatch on the beach, the wardens let guests stand behind the line. We cannot promise a date.',
          },
          {
            title: 'River trip',
            text: 'Kingfishers, fish eagles, and monkeys going to bed.',
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
            title: 'Chapati lesson',
            text: 'Flour, ghee, and a lot of it on the floor. Karatu, at six.',
          },
          {
            title: 'Sisal and oranges',
            text: 'A stop near Muheza: how a spiky leaf becomes rope, and how eight oranges are peeled in a minute.',
          },
          {
            title: 'Pangani’s old houses',
            text: 'Carved doors, a German fort, a ferry full of goats. The guide also tells what the port once traded in.',
          },
          {
            title: 'An evening with fishermen',
            text: 'They land below the camp and sell from the canoe. Children choose supper; the cook has the last word.',
          },
        ],
      },
    },
    {
      label: 'Pricing',
      panel: {
        kind: 'pricing',
        intro:
          'Ages, room sharing and season change the sum. Phone {phone}, message us on WhatsApp at {whatsapp} or e-mail {email}, and we will customise the trip for you.',
        rows: [
          { title: 'Family of four, {days} days', text: 'From {price} per person.' },
          { title: 'More or fewer children', text: 'Quoted by age; park fees are lower for children.' },
          { title: 'Domestic flight on day 10', text: 'Extra; we help to book it.' },
        ],
        notes: [
          'Available all year. In April and May we may swap Mkomazi for a night in the Usambara Mountains if the tracks are closed.',
        ],
      },
    },
    {
      label: 'Packing List',
      panel: {
        kind: 'packing',
        intro: 'Everything travels in one car, so a bucket and spade may come too.',
        items: [
          'Warm layer each for crater and Karatu',
          'Light long sleeves and trousers',
          'Swimwear, sun tops, sun hats',
          'Water shoes against urchins',
          'Masks for children’s faces',
          'Sun cream, reef-safe',
          'Repellent for children',
          'Binoculars',
          'Head torches; the beach camp is dark',
          'Books and games for day 6',
          'Motion-sickness tablets for car and boat',
          'First-aid pouch and rehydration salts',
          'Refillable bottles',
          'Passports, and the children’s birth certificates',
        ],
      },
    },
    {
      label: 'Inclusions',
      panel: {
        kind: 'inclusions',
        included: [
          'Nine nights in lodges, tented camp and beach camp, family rooms where they exist',
          'Meals as listed, drinking water in the car',
          'Private four-wheel drive with driver-guide, days 1 to 10',
          'Park, crater and rhino sanctuary fees',
          'Maziwi and river boats, marine reserve fee, snorkel gear',
          'Town walk in Pangani, and the transfer on day 10',
        ],
        excluded: [
          'International and domestic flights',
          'Visas and insurance',
          'Soft and alcoholic drinks',
          'Laundry',
          'Tips',
        ],
      },
    },
  ],
};

import { midBudgetPoster } from '../posters/mid-budget.ts';
import type { Package } from '../types.ts';
import { packageFigures } from './figures.ts';

export const midBudget: Package = {
  ...packageFigures.midBudget,
  kind: 'package',
  address: '/mid_budget',
  plate: 48,
  family: 'safari',
  head: {
    title: 'April Family Safari: {days} days in the north with children',
    description:
      'Elephants at Tarangire, the crater, and two nights in tents on the Ndutu plains, with drives short enough for children. {price} each, based on 4.',
  },
  poster: midBudgetPoster,
  bookingLink: '/package_booking?packagename=April%20Family%20Safari',
  location: 'Arusha, Tarangire, Ngorongoro, Ndutu and Lake Manyara',
  priceNote: 'a person, in a group of four',
  year: {
    // Those of its season.
    best: [],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Runs {season}, with the school holidays of April in the middle: green, quiet, lower prices, and rain most often in the afternoon or at night.',
  },
  description:
    'A week of elephants, tortoises and mud for a family of four, in the quiet green weeks when the lodges have room for children.',
  tabs: [
    {
      label: 'Highlights',
      panel: {
        kind: 'list',
        intro:
          'Easter on safari surprises people. The grass is high and the paths are wet, but young animals are everywhere, and nobody at the next table minds the noise.',
        items: [
          'Two visits to Tarangire, among elephant families with small calves',
          'A picnic on the floor of Ngorongoro, eaten inside the car because of the kites',
          'Two nights in walk-in tents at Ndutu, with a fire and a night watchman who knows every sound',
          'Cheetahs on open ground, where even a six-year-old spots them first',
          'Lake Manyara’s baboons and hippos on the last morning',
          'No drive between two beds of more than about four hours',
        ],
      },
    },
    {
      label: 'Itinerary',
      panel: {
        kind: 'itinerary',
        intro: 'Hours are for driving alone. We stop whenever someone small has to.',
        days: [
          {
            day: 1,
            title: 'Landing, and a garden',
            text: 'Airport to the lodge outside Arusha (1 hour). A lawn to run on, an early supper, beds with nets to be tucked into.',
            night: 'Family lodge near Arusha',
            meals: 'Dinner',
            at: ['kilimanjaroAirport', 'arusha'],
          },
          {
            day: 2,
            title: 'Tarangire, the first elephants',
            text: 'About 120 km on a good road (2.5 hours), with a stop for samosas in Makuyuni. After lunch a drive of three hours along the river. The lodge has a pool and a view of the waterhole, so half the game drive carries on from there.',
            night: 'Lodge beside Tarangire National Park',
            meals: 'Breakfast, lunch, dinner',
            at: ['tarangire'],
          },
          {
            day: 3,
            title: 'Baobabs, then up to cool air',
            text: 'Early drive with breakfast boxes. Trunks that elephants have hollowed out are big enough to fit a family of four, when the ranger agrees. After lunch up the escarpment to Karatu (2 hours), where nights need a blanket.',
            night: 'Garden lodge in Karatu',
            meals: 'Breakfast, picnic lunch, dinner',
            at: ['tarangire', 'karatu'],
          },
          {
            day: 4,
            title: 'The crater',
            text: 'To the gate (30 minutes), along the rim and down 610 m to the floor. We stay four to five hours, as children tire before lions do. Home by half past three for tea, and bread baked with the kitchen.',
            night: 'Same lodge in Karatu',
            meals: 'Breakfast, picnic lunch, dinner',
            at: ['ngorongoro', 'karatu'],
          },
          {
            day: 5,
            title: 'Across the highlands to Ndutu',
            text: 'Past giraffes and Maasai cattle to Olduvai (2.5 hours), where a short talk and an old skull hold attention better than you would expect. On to Ndutu over the plains (1.5 hours), and into tents before the evening shower.',
            night: 'Tented camp at Ndutu, with beds and private washrooms',
            meals: 'Breakfast, picnic lunch, dinner',
            at: ['olduvai', 'ndutu'],
          },
          {
            day: 6,
            title: 'The southern plains',
            text: 'A drive at six for whoever is awake, another at four for everyone. In March and early April wildebeest and their calves may still be here; by May they have usually moved north and west, and cheetahs, foxes and tortoises hold the ground.',
            night: 'Same tented camp at Ndutu',
            meals: 'Breakfast, lunch, dinner',
            at: ['ndutu'],
          },
          {
            day: 7,
            title: 'Down to Mto wa Mbu',
            text: 'A slow breakfast, then back along the rim and down the Rift wall (4 hours, broken for lunch). Swim, wash the mud off, and visit a carver’s yard in the village.',
            night: 'Lodge with a pool at Mto wa Mbu',
            meals: 'Breakfast, picnic lunch, dinner',
            at: ['mtoWaMbu'],
          },
          {
            day: 8,
            title: 'Lake Manyara and goodbye',
            text: 'The park gate is ten minutes away. Three hours among fig trees, baboons and hippos, lunch, and the road to Arusha (2 hours) or the airport (3 hours) for an evening flight.',
            night: '',
            meals: 'Breakfast, picnic lunch',
            at: ['lakeManyara', 'arusha'],
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
            title: 'Game drives of two lengths',
            text: 'Long for those who like it, short for those who do not: a parent can stay behind with the youngest at every stop but the crater.',
          },
          {
            title: 'Olduvai Gorge',
            text: 'The museum, the view into the ravine, and a replica of footprints more than three million years old.',
          },
          {
            title: 'Swimming',
            text: 'Pools at Tarangire and Mto wa Mbu. In April the water is bracing; children go in regardless.',
          },
          {
            title: 'Stars and sounds at Ndutu',
            text: 'Between showers the sky is very dark. The watchman explains who is calling, and from how far away.',
          },
        ],
      },
    },
    {
      label: 'Family Activities',
      panel: {
        kind: 'texts',
        intro: 'For ages five and up. Younger children are welcome if you are happy to sit out some drives.',
        items: [
          {
            title: 'Spotter’s book',
            text: 'Each child gets a list of forty animals, birds and droppings. The guide signs it on the last day, and is strict about it.',
          },
          {
            title: 'Bread and chapati',
            text: 'An hour with the kitchen at Karatu. What is rolled crooked is eaten first.',
          },
          {
            title: 'Bow and arrow',
            text: 'Camp staff set up a target behind the mess tent, at a proper distance from everyone.',
          },
          {
            title: 'Football in Mto wa Mbu',
            text: 'The village boys and girls play at five. Visitors are put in goal until they prove themselves.',
          },
          {
            title: 'Plaster casts of tracks',
            text: 'Wet ground is good for something: a hyena’s print, cast in camp, goes home in your bag.',
          },
        ],
      },
    },
    {
      label: 'Pricing',
      panel: {
        kind: 'pricing',
        intro:
          'To fit the trip to your children’s ages and your holidays, ring {phone}, message {whatsapp} on WhatsApp or e-mail {email}.',
        rows: [
          { title: 'Per person, based on 4', text: '{price} for {days} days, {season}.' },
          {
            title: 'Lodging',
            text: '5 nights’ lodging is in the price, together with two nights in the tented camp.',
          },
          {
            title: 'Families of another size',
            text: 'Tell us the ages and the number of rooms; we quote for exactly that.',
          },
        ],
        notes: [
          'Park fees for children are lower than for adults; we count them by age on the day of entry.',
          'Places are held once we have confirmed your dates in writing.',
        ],
      },
    },
    {
      label: 'Packing List',
      panel: {
        kind: 'packing',
        intro: 'Think of a camping week in a wet European summer, with stronger sun.',
        items: [
          'Rain jacket and rubber boots for each child',
          'Two warm layers each, and a hat for the crater',
          'Long trousers and sleeves for evenings',
          'Swimming things and a thin towel',
          'Sun cream and sun hats with strings',
          'Children’s binoculars, one pair each to keep the peace',
          'Head torch per person',
          'Car games that work without signal',
          'Snacks your children trust',
          'Wet wipes and hand gel',
          'Repellent suitable for children',
          'Medicines, thermometer and plasters',
          'Booster seat, if yours needs one',
          'Birth certificates with the passports',
        ],
      },
    },
    {
      label: 'Inclusions',
      panel: {
        kind: 'inclusions',
        included: [
          'Five nights in lodges and two in a tented camp, family rooms or adjoining',
          'All meals as listed, with drinking water',
          'Park, conservation area and crater fees',
          'A four-wheel drive for your family alone, with driver-guide and fuel',
          'Spotter’s books, plaster and the kitchen hour',
          'Airport transfers',
        ],
        excluded: [
          'International flights and visas',
          'Travel and medical insurance',
          'Soft and alcoholic drinks',
          'Laundry',
          'Tips',
          'Souvenirs, and their transport',
        ],
      },
    },
  ],
};

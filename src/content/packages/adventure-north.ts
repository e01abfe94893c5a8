import { adventureNorthPoster } from '../posters/adventure-north.ts';
import type { Package } from '../types.ts';
import { packageFigures } from './figures.ts';

export const adventureNorth: Package = {
  ...packageFigures.adventureNorth,
  kind: 'package',
  address: '/adventure_north',
  plate: 50,
  family: 'safari',
  head: {
    title: 'Northern Tanzania on a budget: a camping safari of {days} days',
    description:
      '{days} days under canvas in Arusha, Tarangire, Manyara, the Serengeti and Ngorongoro in the green months, {season}, from {price} per person.',
  },
  poster: adventureNorthPoster,
  bookingLink: '/package_booking?packagename=Northern%20Tanzania%20Budget%20Adventure',
  location: 'Arusha, Tarangire, Lake Manyara, Serengeti and Ngorongoro',
  priceNote: 'a person; discounts for groups of four or more',
  isFrom: true,
  year: {
    // Those of its season.
    best: [],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Runs {season}, in the long rains: low prices, green plains, few cars, and a real chance of mud.',
  },
  description:
    'Dome tents, a cook with a sense of humour about rain, and five of the great northern parks while nearly everyone else stays at home.',
  tabs: [
    {
      label: 'Highlights',
      panel: {
        kind: 'list',
        intro:
          'This is the cheapest honest way we know to see the northern circuit properly: public campsites, good food, a four-wheel drive with a roof that opens, and the low season.',
        items: [
          'Canoeing and a ranger-led walk under Mount Meru in Arusha National Park',
          'Tarangire’s elephants and baobabs with the grass at its greenest',
          'A bicycle ride through the banana farms of Mto wa Mbu',
          'Two nights at Seronera, in the middle of the Serengeti',
          'A night in the cold on the rim of Ngorongoro and a full morning on the crater floor',
          'Game tracks that you share with a handful of cars instead of dozens',
        ],
      },
    },
    {
      label: 'Itinerary',
      panel: {
        kind: 'itinerary',
        intro:
          'Driving times are for dry roads. After heavy rain add an hour, and expect the guide to change the order of a day rather than fight a river.',
        days: [
          {
            day: 1,
            title: 'Arrival in Arusha',
            text: 'We meet you at Kilimanjaro International Airport and drive to Arusha (about 1 hour). In the evening your guide goes through the route, checks sleeping bags and waterproofs, and hires out what is missing.',
            night: 'Simple guest house in Arusha',
            meals: 'Dinner',
            at: ['kilimanjaroAirport', 'arusha'],
          },
          {
            day: 2,
            title: 'Arusha National Park: canoe and walk',
            text: 'The park lies about 30 km from the city (1 hour). Two hours on foot with an armed ranger among giraffe and buffalo, then a canoe on Small Momella lake, with flamingos some days and hippos to be steered round. Colobus monkeys in the forest on the way out.',
            night: 'Same guest house in Arusha',
            meals: 'Breakfast, picnic lunch, dinner',
            at: ['arushaPark', 'arusha'],
          },
          {
            day: 3,
            title: 'Tarangire',
            text: 'On the road by half past seven: about 120 km of tarmac (2.5 hours). Game drive until late afternoon along the river and through the baobabs. In the green months the elephants spread out, so we look for tracks first. On to Mto wa Mbu (1.5 hours).',
            night: 'Campsite with showers at Mto wa Mbu',
            meals: 'Breakfast, picnic lunch, dinner',
            at: ['tarangire', 'mtoWaMbu'],
          },
          {
            day: 4,
            title: 'Lake Manyara and a village by bicycle',
            text: 'Down the road to the park gate (15 minutes) for a morning in the groundwater forest, with baboons by the hundred and the lake at its highest. After lunch a local guide leads a two-hour ride on flat farm tracks: rice, bananas, carvers, and a taste of banana beer.',
            night: 'Same campsite at Mto wa Mbu',
            meals: 'Breakfast, hot lunch, dinner',
            at: ['lakeManyara', 'mtoWaMbu'],
          },
          {
            day: 5,
            title: 'Over the highlands to the Serengeti',
            text: 'The long day. Up past Karatu to Lodoare gate, along the crater rim in cloud, down past Olduvai and across the plains to Naabi Hill (5 to 6 hours with a stop at the gorge). In March the herds may still be on the grass here. Game drive to Seronera (1.5 hours).',
            night: 'Public campsite at Seronera, unfenced',
            meals: 'Breakfast, picnic lunch, dinner',
            at: ['olduvai', 'seronera'],
          },
          {
            day: 6,
            title: 'Serengeti, sunrise to sunset',
            text: 'Out at six with tea in a flask, for lions on the kopjes and leopards along the river. Brunch in camp, a rest while it is hot, then the hippo pool and whatever the morning’s tracks promised. Back by half past six, before the light goes.',
            night: 'Same campsite at Seronera',
            meals: 'Breakfast, lunch, dinner',
            at: ['seronera'],
          },
          {
            day: 7,
            title: 'Morning drive, then the crater rim',
            text: 'A last early drive, then south-east by Naabi Hill to Ngorongoro (4 hours). The camp stands on the rim at over 2,300 m: zebra between the tents, soup at six, hot-water bottles by eight.',
            night: 'Public campsite on the crater rim',
            meals: 'Breakfast, picnic lunch, dinner',
            at: ['ngorongoro'],
          },
          {
            day: 8,
            title: 'The crater floor, and home',
            text: 'Down 610 m at opening time and five hours on the floor: rhino if they are kind, lions, hippos, old bull elephants. Picnic by the spring, up the steep road, and back to Arusha (3.5 hours) or the airport (4.5 hours). Book no flight before nine in the evening.',
            night: '',
            meals: 'Breakfast, picnic lunch',
            at: ['ngorongoro', 'arusha'],
          },
        ],
      },
    },
    {
      label: 'Activities',
      panel: {
        kind: 'texts',
        intro: 'More happens on foot, by paddle and by pedal than on most safaris at this price.',
        items: [
          {
            title: 'Game drives',
            text: 'Six days with at least one long drive, all in a four-wheel drive with a pop-up roof and a window seat for everybody.',
          },
          {
            title: 'Walking safari',
            text: 'In Arusha National Park, from age 12. Slow and close: you will learn the difference between fresh buffalo dung and old.',
          },
          {
            title: 'Canoeing',
            text: 'On Small Momella, about two hours, subject to wind and water. If it is off, we walk to the Ngurdoto viewpoints or the waterfall below Meru.',
          },
          {
            title: 'Cycling at Mto wa Mbu',
            text: 'Ten flat kilometres with a guide from the village, who is paid directly, as is the family that brews the beer.',
          },
          {
            title: 'Camp life',
            text: 'Our cook does the cooking; you put up your own tent after the first night’s lesson. It takes five minutes by day three.',
          },
        ],
      },
    },
    {
      label: 'Price Indications',
      panel: {
        kind: 'pricing',
        intro:
          'Call {phone}, write to us on WhatsApp at {whatsapp} or e-mail {email} to change the route, add nights or get a fixed price for your dates.',
        rows: [
          { title: 'Budget adventure, {days} days', text: 'From {price} per person, {season}.' },
          {
            title: 'Price on the package card',
            text: '{cardPrice} per person. Ask us which applies to your dates and group.',
          },
          {
            title: 'Groups of 4 or more',
            text: 'Group discounts; the more seats in the car are filled, the less each costs.',
          },
        ],
        notes: [
          'Prices are indications until we confirm them in writing, because park fees are set by the authorities and can change.',
          'Extra nights on the coast can be added at the end; tell us by phone, WhatsApp or e-mail.',
        ],
      },
    },
    {
      label: 'What to Pack',
      panel: {
        kind: 'packing',
        intro: 'Soft bags only: everything travels on the roof or under the seats.',
        items: [
          'Sleeping bag for 5 degrees (or hire one in Arusha)',
          'Waterproof jacket and trousers, tested beforehand',
          'Fleece, woolly hat and gloves for the crater rim',
          'Walking shoes that survive mud, and sandals for camp',
          'Long sleeves and trousers in khaki or olive',
          'Quick-drying towel',
          'Head torch and spare batteries',
          'Binoculars, one pair each if possible',
          'Insect repellent and sun cream',
          'Dry bag or zip pouches for phone and camera',
          'Power bank; sockets are rare after day 2',
          'Refillable water bottle, 1 litre or more',
          'Earplugs, unless you like hyenas',
          'Personal medicines, including malaria tablets as your doctor advises',
        ],
      },
    },
    {
      label: "What's Included or Covered",
      panel: {
        kind: 'inclusions',
        included: [
          'Park, crater and camping fees for the route as described',
          'Four-wheel drive with pop-up roof, fuel, and an English-speaking driver-guide',
          'Camp cook, tents, mattresses, and all kitchen gear',
          'Two nights’ guest house and five nights’ camping',
          'Meals as listed, with drinking water, tea and coffee',
          'Ranger for the walk, canoe, and bicycle with village guide',
          'Airport transfers on days 1 and 8',
        ],
        excluded: [
          'International flights and visas',
          'Travel insurance, which must cover evacuation',
          'Sleeping-bag hire',
          'Soft drinks, beer and wine',
          'Tips for guide and cook',
          'Balloon flight and other extras not named here',
        ],
      },
    },
  ],
};

import { luxuryTravelPoster } from '../posters/luxury-travel.ts';
import type { Package } from '../types.ts';
import { packageFigures } from './figures.ts';

export const luxuryTravel: Package = {
  ...packageFigures.luxuryTravel,
  kind: 'package',
  address: '/luxury_travel',
  plate: 49,
  family: 'safari',
  head: {
    title: 'Luxury on the northern circuit: a private safari of {days} days',
    description:
      '{days} days in good lodges and tented camps, with three nights in the Serengeti and two on the crater rim. {price} per person, based on 4, all year.',
  },
  poster: luxuryTravelPoster,
  bookingLink: '/package_booking?packagename=Northern%20Circuit%20Luxury%20Safari',
  location: 'Arusha, Tarangire, Ngorongoro and Serengeti',
  priceNote: 'a person, in a group of four',
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Runs all year: high season June to October, calving on the plains January to March, fewest cars in April, May and November.',
  },
  description:
    'Few moves, late breakfasts after early drives, and a guide and car of your own from the first morning to the last.',
  tabs: [
    {
      label: 'Highlights',
      panel: {
        kind: 'list',
        intro:
          'What you pay for here is time: two or three nights in a place, and the freedom to stay out when something happens.',
        items: [
          'Two nights inside Tarangire, so that you are among the elephants before the day visitors',
          'Two nights on the rim of Ngorongoro, first at the gate in the morning',
          'Three nights in the Serengeti, with one full day given to wherever the herds are',
          'Night sounds through canvas, hot water in a proper bathroom',
          'Lunches laid under a tree instead of boxes on your knees',
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
            title: 'A coffee farm below Mount Meru',
            text: 'Met at Kilimanjaro airport and driven to the lodge (1 hour). Depending on your flight there is time for a walk through the coffee rows or only for a bath.',
            night: 'Lodge on a coffee farm near Arusha',
            meals: 'Dinner',
            at: ['kilimanjaroAirport', 'arusha'],
          },
          {
            day: 2,
            title: 'South to Tarangire',
            text: 'A civilised start at nine, 120 km (2.5 hours), and a drive through the north of the park to a late lunch in camp. From four o’clock, the river: elephants come down in files and dig when it is dry.',
            night: 'Tented lodge inside Tarangire',
            meals: 'Breakfast, lunch, dinner',
            at: ['tarangire'],
          },
          {
            day: 3,
            title: 'A whole day in Tarangire',
            text: 'Out at six towards Silale swamp, with bush breakfast. Tree-climbing pythons, fringe-eared oryx, lions that prefer the swamp’s edge. Walk from camp with a ranger in the afternoon, where the camp is licensed for it.',
            night: 'Same tented lodge',
            meals: 'Breakfast, lunch, dinner',
            at: ['tarangire'],
          },
          {
            day: 4,
            title: 'Lake Manyara to the crater rim',
            text: 'Two hours to Manyara for the forest and the lake shore, lunch in Karatu, then up to the rim (1.5 hours) by sunset. Fires are lit in the rooms; you will be glad of them.',
            night: 'Lodge on the rim of Ngorongoro',
            meals: 'Breakfast, lunch, dinner',
            at: ['lakeManyara', 'karatu', 'ngorongoro'],
          },
          {
            day: 5,
            title: 'Down into Ngorongoro',
            text: 'At the barrier by six, on the floor (610 m below) with the first sun. Six hours, with a set table for lunch at a quiet spring. Back up before the queue, and nothing else planned.',
            night: 'Same lodge on the rim',
            meals: 'Breakfast, lunch, dinner',
            at: ['ngorongoro'],
          },
          {
            day: 6,
            title: 'By Olduvai to the Serengeti',
            text: 'An hour at the gorge with one of its own guides, then over the plains and by Naabi Hill to Seronera (5 hours in all, with a picnic on a kopje where stepping out is allowed).',
            night: 'Tented camp in the central Serengeti',
            meals: 'Breakfast, lunch, dinner',
            at: ['olduvai', 'seronera'],
          },
          {
            day: 7,
            title: 'Cats and kopjes',
            text: 'Balloon at dawn if you have booked it. Otherwise a drive along the river for leopards, brunch in camp, and Moru kopjes in the late light.',
            night: 'Same tented camp',
            meals: 'Breakfast, lunch, dinner',
            at: ['seronera'],
          },
          {
            day: 8,
            title: 'After the herds',
            text: 'A full day with packed breakfast and lunch in the direction the season gives: south to Ndutu from January to March, west to the Grumeti in June, north to Lobo in July and November (2 to 3 hours each way). In August and September the herds are up on the Mara, too far for a day; ask us to move this night to Kogatende.',
            night: 'Same tented camp',
            meals: 'Breakfast, lunch, dinner',
            at: ['seronera'],
          },
          {
            day: 9,
            title: 'Home, by road or by air',
            text: 'By road to Arusha with lunch in Karatu (7 to 8 hours). Most guests prefer to pay for a seat on the light aircraft from Seronera, which takes a little over an hour and leaves time for one more drive.',
            night: '',
            meals: 'Breakfast, lunch',
            at: ['karatu', 'arusha'],
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
            title: 'Private game drives',
            text: 'Four people at most, in a car with charging points, a fridge and beanbags for long lenses.',
          },
          {
            title: 'Balloon over Seronera',
            text: 'About an hour in the air and breakfast afterwards. Extra, weather permitting, booked months ahead for July to September.',
          },
          {
            title: 'Walking in Tarangire',
            text: 'One to three hours with an armed ranger, for guests over 12.',
          },
          {
            title: 'Coffee, from bush to cup',
            text: 'An hour on the Arusha farm: picking in season, pulping, roasting in a pan, and drinking.',
          },
          {
            title: 'Olduvai with its guides',
            text: 'Finds, layers, and the arguments that still go on about them.',
          },
        ],
      },
    },
    {
      label: 'Luxury Accommodations',
      panel: {
        kind: 'texts',
        intro:
          'We name the houses when we confirm, because the best choice depends on the month. These are the standards we hold them to.',
        items: [
          {
            title: 'Arusha, 1 night',
            text: 'A cottage in a coffee garden: big bath, wide veranda, quiet enough to sleep off a long flight.',
          },
          {
            title: 'Tarangire, 2 nights',
            text: 'Canvas rooms on decks inside the park, with solid beds, private bathroom and an escort after dark. Elephants have right of way to the pool.',
          },
          {
            title: 'Ngorongoro, 2 nights',
            text: 'Stone and timber on the rim, windows over the crater, a stove or fireplace in the room.',
          },
          {
            title: 'Serengeti, 3 nights',
            text: 'A small camp of walk-in tents, hot showers, and dinner at one long table or at your own.',
          },
        ],
      },
    },
    {
      label: 'Pricing',
      panel: {
        kind: 'pricing',
        intro:
          'Everything here can be changed. Talk to us on {phone}, on WhatsApp at {whatsapp} or by e-mail at {email} and we will customise the route, the rooms and the pace.',
        rows: [
          { title: 'Per person', text: '{price} for {days} days, based on 4 travelling together.' },
          {
            title: 'Two or three travellers',
            text: 'One car shared by fewer people costs each more; we quote on request.',
          },
          {
            title: 'Flight from Seronera on day 9',
            text: 'Extra, at the airline’s fare on the day of booking.',
          },
        ],
        notes: [
          'Available all year. In July, August and the last week of December the good camps are full six months ahead.',
          'Park fees are part of the price at the rates known when we confirm.',
        ],
      },
    },
    {
      label: 'Packing List',
      panel: {
        kind: 'packing',
        intro: 'Camps wash clothes daily, so half of what you think of is enough.',
        items: [
          'Three sets of clothes in muted colours',
          'Down or fleece jacket for dawn and the rim',
          'One outfit for dinner, as informal as you like',
          'Closed shoes for walking, soft shoes for camp',
          'Swimsuit',
          'Wide-brimmed hat and a scarf for dust',
          'Sunglasses and sun cream',
          'Binoculars, 8x or 10x',
          'Camera, spare cards and batteries',
          'UK-type three-pin adapter',
          'Repellent for evenings',
          'Personal medicines in hand luggage',
          'Soft bag of at most 15 kg, if you fly out',
        ],
      },
    },
    {
      label: 'Inclusions',
      panel: {
        kind: 'inclusions',
        included: [
          'Eight nights in lodges and tented camps as described',
          'All meals as listed, with drinking water, tea and coffee',
          'Private four-wheel drive and guide throughout',
          'Park, conservation area, concession and crater fees',
          'Walking fees in Tarangire and the guide at Olduvai',
          'Laundry in the camps',
          'Airport transfers',
        ],
        excluded: [
          'International and domestic flights',
          'Visas and insurance',
          'Balloon flight',
          'Wine, beer and spirits',
          'Tips for guides and camp staff',
        ],
      },
    },
  ],
};

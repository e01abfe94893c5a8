import { wildlifeNorthPoster } from '../posters/wildlife-north.ts';
import type { Package } from '../types.ts';
import { packageFigures } from './figures.ts';

export const wildlifeNorth: Package = {
  ...packageFigures.wildlifeNorth,
  kind: 'package',
  address: '/wildlife_north',
  plate: 51,
  family: 'safari',
  head: {
    title: 'Wildlife and culture of the north: {days} days with Lake Eyasi',
    description:
      'Tarangire, the crater and the Serengeti, with two days among the Hadza, Datoga and Iraqw around Lake Eyasi. {season}, from {price} each.',
  },
  poster: wildlifeNorthPoster,
  bookingLink: '/package_booking?packagename=Northern%20Tanzania%20Wildlife%20and%20Culture%20Adventure',
  location: 'Tarangire, Lake Eyasi, Ngorongoro and Serengeti',
  priceNote: 'a person, mid-range',
  isFrom: true,
  year: {
    // Those of its season.
    best: [],
    rain: [3, 4, 5, 11, 12],
    inWords: 'Runs {season}, the dry months: clear tracks, animals near water, cold mornings.',
  },
  description:
    'The three great parks of the northern circuit, and between them the people who hunt, forge and farm around Lake Eyasi.',
  tabs: [
    {
      label: 'Highlights',
      panel: {
        kind: 'list',
        intro: 'Many safaris pass through northern Tanzania as if nobody lived there. This one stops.',
        items: [
          'Dry-season Tarangire, when the river draws elephants from half of the Maasai steppe',
          'A morning on foot with Hadza hunters, starting in the dark',
          'Datoga smiths who melt old padlocks into arrowheads',
          'An Iraqw family’s house in the hills of Karatu, dug into the slope in the old way',
          'Ngorongoro’s floor at opening time',
          'Two nights in the Serengeti, and the flight back over the volcanoes',
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
            title: 'Arusha',
            text: 'Transfer from Kilimanjaro airport (1 hour). Over supper the guide talks through the week: what is polite, what is paid to whom, and how to greet an elder.',
            night: 'Small hotel in Arusha',
            meals: 'Dinner',
            at: ['kilimanjaroAirport', 'arusha'],
          },
          {
            day: 2,
            title: 'Elephants on the Tarangire River',
            text: 'About 120 km to the gate (2.5 hours). From noon until dusk along the river, which by August is the only water for a very long way.',
            night: 'Lodge or tented camp beside Tarangire',
            meals: 'Breakfast, picnic lunch, dinner',
            at: ['tarangire'],
          },
          {
            day: 3,
            title: 'Up the Rift wall and down to Lake Eyasi',
            text: 'Early drive in the park, lunch in Karatu (2 hours), then a dusty descent to the lake (1.5 hours). Onion fields, doum palms, and the escarpment turning violet across the water.',
            night: 'Tented camp under acacias at Lake Eyasi',
            meals: 'Breakfast, lunch, dinner',
            at: ['tarangire', 'karatu', 'eyasi'],
          },
          {
            day: 4,
            title: 'Hadza, Datoga, Iraqw',
            text: 'Leave at half past five to find a Hadza camp. You walk behind the hunters for two or three hours; they do not slow down. Afterwards a Datoga forge, then the road back to Karatu (1.5 hours) and supper with an Iraqw family.',
            night: 'Lodge in Karatu',
            meals: 'Breakfast, lunch, dinner',
            at: ['eyasi', 'karatu'],
          },
          {
            day: 5,
            title: 'Ngorongoro crater',
            text: 'Gate at six (30 minutes away), then down 610 m through the cloud. Five to six hours for rhino, lions and the hippo pool. The late afternoon is for washing dust out of everything.',
            night: 'Lodge on the rim or in Karatu',
            meals: 'Breakfast, picnic lunch, dinner',
            at: ['ngorongoro'],
          },
          {
            day: 6,
            title: 'A Maasai morning, then the Serengeti',
            text: 'An hour in a boma chosen by our guide, away from the rim road. By Olduvai Gorge and Naabi Hill to Seronera (4 to 5 hours of driving).',
            night: 'Tented camp in the central Serengeti',
            meals: 'Breakfast, picnic lunch, dinner',
            at: ['olduvai', 'seronera'],
          },
          {
            day: 7,
            title: 'Serengeti',
            text: 'A full day. In June the guide will look west, where the herds gather by the Grumeti; later in the season he stays with Seronera’s cats, as the wildebeest are then in the far north.',
            night: 'Same tented camp',
            meals: 'Breakfast, lunch, dinner',
            at: ['seronera'],
          },
          {
            day: 8,
            title: 'Flight to Arusha',
            text: 'A last drive on the way to the airstrip. The aircraft takes a little over an hour and, on clear days, passes within sight of Ol Doinyo Lengai. Connections leave from Kilimanjaro airport (1.5 hours from Arusha airport by road).',
            night: '',
            meals: 'Breakfast',
            at: [{ to: 'arusha', by: 'air' }],
          },
        ],
      },
    },
    {
      label: 'Activities',
      panel: {
        kind: 'texts',
        intro:
          'Half wildlife, half people. All visits are arranged with the communities, and the fee is paid in your presence.',
        items: [
          {
            title: 'Game drives',
            text: 'Tarangire, Ngorongoro and Serengeti, on six of the {days} days, in a four-wheel drive with a raised roof.',
          },
          {
            title: 'With Hadza hunters',
            text: 'Some of the last people in East Africa who live mainly by hunting and gathering. They may bring down a bird or find honey, and you may be offered some. Squeamish guests can join the women digging tubers.',
          },
          {
            title: 'A Datoga forge',
            text: 'Goatskin bellows, a pit of charcoal, scrap brass. An arrowhead takes about a quarter of an hour.',
          },
          {
            title: 'An Iraqw kitchen',
            text: 'Grinding maize on stone, cooking greens and beans, and eating them together by lamplight.',
          },
          {
            title: 'A Maasai boma',
            text: 'Cattle, beadwork, and the difficult question of grazing in a conservation area, answered by those whom it concerns.',
          },
          {
            title: 'Olduvai Gorge',
            text: 'An hour or more at the museum on the lip of the ravine.',
          },
        ],
      },
    },
    {
      label: 'Price Indications',
      panel: {
        kind: 'pricing',
        intro:
          'Phone {phone}, use WhatsApp on {whatsapp} or write to {email} for a quotation, a different length, or a customised mix of parks and visits.',
        rows: [
          { title: 'Mid-range, {days} days', text: 'From {price} per person.' },
          { title: 'Luxury accommodation', text: '{luxuryPrice} per person, minimum 2 persons, {season}.' },
        ],
        notes: [
          'Both prices follow the same route; the difference lies in the lodges and camps.',
          'August fills first. We can hold places for a week while you decide.',
        ],
      },
    },
    {
      label: 'What to Pack',
      panel: {
        kind: 'packing',
        intro: 'Dust by day, cold at dawn, and thorns on the Hadza walk.',
        items: [
          'Strong closed shoes with soles that stop thorns',
          'Trousers you do not mind tearing',
          'Warm jacket and hat for five o’clock starts',
          'Shirt with long sleeves; a longer skirt or loose trousers for village visits',
          'Scarf or buff against dust',
          'Sun hat, sunglasses, sun cream',
          'Binoculars',
          'Head torch',
          'Camera, and the habit of asking first',
          'Small shilling notes for beadwork and arrowheads',
          'Refillable bottle',
          'Repellent and antihistamine',
          'Lip balm and eye drops, for the alkaline air at Eyasi',
          'Soft bag under 15 kg for the flight',
        ],
      },
    },
    {
      label: "What's Included or Covered",
      panel: {
        kind: 'inclusions',
        included: [
          'Seven nights in the chosen class, with meals as listed',
          'Four-wheel drive, driver-guide and fuel, days 1 to 8',
          'Park, conservation area and crater fees',
          'Local guides and community fees at Eyasi, Karatu and the boma',
          'Scheduled flight from Seronera to Arusha',
          'Drinking water in the car',
          'Airport transfers',
        ],
        excluded: [
          'International flights, visas, insurance',
          'Drinks with meals',
          'Balloon flight',
          'Crafts you buy and souvenir transport',
          'Tips',
        ],
      },
    },
  ],
};

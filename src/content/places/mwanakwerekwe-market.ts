import { mwanakwerekweMarketPoster } from '../posters/mwanakwerekwe-market.ts';
import type { Place } from '../types.ts';

export const mwanakwerekweMarket: Place = {
  kind: 'place',
  address: '/places/mwanakwerekwe-market',
  plate: 42,
  title: 'Mwanakwerekwe Market',
  region: 'zanzibar',
  biome: 'market',
  head: {
    title: 'Mwanakwerekwe Market: where Zanzibar does its shopping',
    description:
      'Bananas by the bunch, second-hand shirts, minibuses for the whole south: Zanzibar’s everyday market beyond Stone Town, and how to look round without staring.',
  },
  poster: mwanakwerekweMarketPoster,
  coordinates: { latitude: -6.188, longitude: 39.228 },
  location: 'Zanzibar City, some 5 km inland from Stone Town',
  uniqueness:
    'A market without postcards: thousands of traders, hardly a visitor, and prices that are nearly the same for everyone.',
  topActivities: [
    'Produce from the south of the island',
    'Mitumba, second-hand clothes by the heap',
    'Kanga and kitenge by the pair',
    'Lunch among the drivers',
    'A ride from town by dala-dala, the minibus',
  ],
  facts: {},
  year: {
    best: [1, 2, 6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Every day of the year, mornings best. June to October is dry; March to May used to mean wading here, and the approaches still puddle then, as in November and December.',
  },
  standfirst: 'Nobody here is waiting for you, which is the best reason to come.',
  history: {
    title: 'History',
    paragraphs: [
      'First find the rhythm. A lad walks backwards in front of a lorry, calling it in; a woman under a tower of aubergines says “pole” as she goes by your shoulder; the conductor of the Makunduchi bus drums on its roof until somebody gets on. Stone Town is four or five kilometres off, and you will not hear it mentioned.',
      'The old creek was the frontier of the city until well into the twentieth century. When Ng’ambo filled up, building went on south and east along the airport roads, and where the roads part, as traders tell it, growers from Jozani, Kizimkazi and the east coast put down their sacks to spare themselves the last stretch. That was the market: planks, tarpaulins, and in April a lake, because the ground was a marsh.',
      'In the 2020s the government took it down. The traders spent years in a makeshift yard while two storeys of concrete rose on the wet ground, with places for about five thousand of them, lit, drained and numbered. Some regret the shade of the old sheets; few regret the mud. You will find that inside a week the numbers had disappeared behind onions.',
    ],
  },
  activities: {
    title: 'How to Spend Two Hours',
    items: [
      {
        title: 'Ground floor, the green half',
        text: 'Cassava leaf pounded to order in a howl of machines, plantain in seven sizes, limes, breadfruit, coconuts grated while you watch. The air is celery and diesel.',
      },
      {
        title: 'Dry goods',
        text: 'Rice is a science: Mbeya for Fridays, local for loyalty. Let the seller pour three kinds into your palm. Dried sardines and smoked shark come next, and you will know when.',
      },
      {
        title: 'Mitumba',
        text: 'Bales from Europe and Asia, opened at dawn. The trade has its own auction language and its own dandies. A football shirt of a club nobody remembers makes a good present.',
      },
      {
        title: 'Cloth and tailor',
        text: 'Choose two metres of kitenge, walk to a treadle machine, agree a price for trousers. Ready the day after tomorrow, truly.',
      },
      {
        title: 'Tea with the drivers',
        text: 'Milky ginger tea, chapati, beans in coconut, at a bench by the bus stand. Point and sit.',
      },
    ],
  },
  travelTips: [
    'Half past eight to eleven. Sundays are fullest.',
    'Come with our guide the first time; there is no map, and few traders speak English.',
    'Clothes that cover you, colours that do not shout.',
    'Small shilling notes. Nobody changes dollars.',
    'Leave the big camera at home. One telephone picture, asked for, is welcome; a sweep is not.',
    'Fixed prices hold for food. For cloth, take a tenth off with a smile.',
    'During Ramadan the place sleeps until noon and glows until ten.',
  ],
  sidebar: {
    location:
      'Ten to fifteen minutes by car from Stone Town, and near the airport. Minibuses for Jozani, Paje, Jambiani and Makunduchi start here, which makes it an easy stop on a last day.',
    wildlife: 'Goats on their way somewhere, hens with tied feet, and house crows that miss nothing.',
    further: {
      title: 'Culture',
      text: 'Trade stops short for prayer: a shutter half down, a mat unrolled behind the counter. Wait outside, or come back in ten minutes. Many stallholders are women running their own books, and bargaining that turns sour is a loss of face for both.',
    },
  },
  callToAction: 'Book Your Mwanakwerekwe Market Experience Now',
};

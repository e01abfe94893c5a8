import { jambianiBeachPoster } from '../posters/jambiani-beach.ts';
import type { Place } from '../types.ts';

export const jambianiBeach: Place = {
  kind: 'place',
  address: '/places/jambiani-beach',
  plate: 44,
  title: 'Jambiani Beach',
  region: 'zanzibar',
  biome: 'beach',
  head: {
    title: 'Jambiani Beach: a village, a lagoon and a long tide',
    description:
      'Twice a day the sea leaves Jambiani, and the village walks out after it. Seaweed, outriggers, wind by month, and how to swim on Zanzibar’s south-east coast.',
  },
  poster: jambianiBeachPoster,
  coordinates: { latitude: -6.318, longitude: 39.547 },
  location: 'South-east coast of Unguja, between Paje and Makunduchi',
  uniqueness: 'A working village some five kilometres long and one street deep, whose garden is the sea bed.',
  topActivities: [
    'Walking the flats with a seaweed farmer',
    'Lagoon sail by ngalawa',
    'Snorkelling at the reef',
    'Kites when the kusi blows',
    'Village walk and cooking',
  ],
  facts: {},
  year: {
    best: [1, 2, 6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'June to October is dry, with the steady kusi from the south-east; January and February are hot, with a lighter kaskazi from the north-east; long rains March to May, showers in November and December.',
  },
  standfirst: 'Learn the tide table on day one, and everything else here makes sense.',
  history: {
    title: 'History of a Shore Village',
    paragraphs: [
      'At six the water is at the wall. By ten, around new or full moon, it is a white line more than a kilometre away, and where it was there are women in kanga, bent double, talking. They tie cuttings of seaweed to strings between pegs, row on row. By four the lagoon is back, milk-green and warm as a bath, and there is no sign that anybody was ever there.',
      'The name is said to come from jambia, a curved dagger that early settlers found in the sand. Older people remember when families lived inland among their cassava plots on the coral, came down for fishing, and had no road; houses of stone and lime grew along the shore with the school and the wells. Seaweed farming arrived from the Philippines around 1990. For the first time women earned money of their own here, and many of the tin roofs you see are built of it. Warmer water has made the better species fail, so that some now raise sponges, or make soap.',
      'Guest houses stand between the homes and not behind a fence, which is why we like Jambiani. It has a cost. You share the beach with cattle, football, madrasa children and boats being mended, and on some mornings there is a hem of brown weed, which nobody rakes.',
    ],
  },
  activities: {
    title: 'By High Water and by Low',
    items: [
      {
        title: 'Out on the flats (low)',
        text: 'Two hours with a woman who farms there. Sea cucumbers, ribbon worms, the holes where octopus live. Her fee is hers; agree on pictures first.',
      },
      {
        title: 'Ngalawa (high)',
        text: 'A dugout with two outriggers and a patched lateen slides over a metre of water to the reef. Snorkel at the edge of the pass, and keep inside it: the current beyond is not for swimmers.',
      },
      {
        title: 'Kites',
        text: 'Wind is steady from June to September and, more gently, December to February. Paje, fifteen minutes north, has the schools; this end has the room.',
      },
      {
        title: 'Coconut afternoon',
        text: 'Grate, squeeze, simmer with octopus; learn to twist husk into rope on your thigh. Everyone eats the result.',
      },
      {
        title: 'Kuza cave',
        text: 'A cool pool in the coral, ten minutes inland. Rinse off sun cream before you go in.',
      },
    ],
  },
  travelTips: [
    'Swim in the three hours either side of high water. Your host has the table on the wall.',
    'Shoes for the flats: urchins have long spines and no manners.',
    'A bikini is for the sand in front of your hotel, shirt and kanga for walking further.',
    'Cash machines are few and moody. Draw money in town.',
    'Nights are dark, and power fails. Torch, and repellent at dusk.',
    'No sunbathing beside the mosque, no wine in view of it.',
  ],
  sidebar: {
    location:
      'An hour and a quarter from the airport, half an hour past Jozani forest. Minibuses from Mwanakwerekwe take twice as long and cost next to nothing.',
    wildlife:
      'Octopus, starfish, moray eel, crab plovers on the flats in the northern winter, terns, humpback whales outside the reef from August.',
    further: {
      title: 'Culture',
      text: 'Jambiani is devout and easy-going. In July neighbouring Makunduchi keeps Mwaka Kogwa, the old Shirazi new year, with mock fights in banana stalks and a hut set on fire; guests are welcome, because it is bad luck to have none.',
    },
  },
  callToAction: 'Book Your Jambiani Beach Experience Now',
};

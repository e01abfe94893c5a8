import { mikumiPoster } from '../posters/mikumi.ts';
import type { Park } from '../types.ts';

export const mikumi: Park = {
  kind: 'park',
  address: '/wildlife/Mikumi_national_park',
  plate: 9,
  title: 'Mikumi National Park',
  biome: 'savanna',
  head: {
    title: 'Mikumi National Park: an easy safari from Dar es Salaam',
    description:
      'A real game drive within a day of the coast: the Mkata flood plain, its lions, elephants and hippo pools, and how the new railway changes the trip.',
  },
  poster: mikumiPoster,
  coordinates: { latitude: -7.2, longitude: 37.13 },
  location: 'Eastern Tanzania, between the Uluguru and Rubeho mountains, on the highway to Iringa',
  uniqueness:
    'The easiest big-game park to reach from Dar es Salaam, with an open flood plain where animals can be watched all year.',
  topActivities: [
    'Mkata plain game drive',
    'Hippo pool at dawn',
    'Night drive',
    'Udzungwa waterfall day',
    'Maasai market on the highway',
  ],
  facts: { area: '3,230', birds: 'over 400', stay: '2-3 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Dry June to October, with good viewing on short grass; wet November to May, when tracks on the plain turn sticky and the birds are at their best.',
  },
  standfirst: 'Leave the ocean after breakfast, and see your first elephant before tea.',
  description: [
    'Buses between Dar es Salaam and Zambia run straight through Mikumi for fifty kilometres, and their passengers get a free safari through the glass. There are speed humps, fines for running down animals, and usually a herd of impala on the verge with lorries grinding past. A kilometre off the tarmac none of it can be heard.',
    'North of the road opens the Mkata flood plain, flat, tawny and wide, ringed by blue mountains on three sides. People compare it with the Serengeti. That is generous, yet on a June morning, with mist in the hollows and a line of buffalo walking into the sun, you see what they mean. South of the road rise hills of miombo woodland, where leaves turn copper in September and sable antelope live unseen.',
    'At 3,230 sq km the park is of a size to get to know. Two dawns and two dusks on the plain give most people elephant, lion, giraffe, zebra and hippo, without a light aircraft and at fair prices. The comforts match: bandas, tented lodges, a few good ones, no fuss.',
    'It is popular on Saturdays. Dar es Salaam comes up for the weekend, loudly and in good spirits, and the hippo pool can have a dozen cars around it. From Tuesday to Thursday the same pool is yours, with a yellow-billed stork wading in front of the crocodiles.',
  ],
  wildlifeHighlights: [
    {
      title: 'Lions of the plain',
      text: 'Often out on the grass or on termite mounds at first light; some climb trees to get clear of the flies.',
    },
    {
      title: 'Elephants and elephant damage',
      text: 'Rather smaller-tusked here than in the north, and fond of the palms that gave Mikumi its name.',
    },
    {
      title: 'Hippos at close quarters',
      text: 'Two pools near the Kikoboga area, where you may get out and stand on the bank, with your driver watching the water.',
    },
    {
      title: 'Over 400 birds',
      text: 'Bateleurs overhead, lilac-breasted rollers on every post, and in the rains European visitors such as storks.',
    },
    {
      title: 'Wild dogs, sometimes',
      text: 'Packs wander in from Nyerere, next door. A week’s silence and then six of them trotting down the airstrip.',
    },
  ],
  activities: [
    {
      title: 'Dawn drive',
      text: 'Gate at half past six, three to four hours on the Mkata loops, late breakfast.',
    },
    {
      title: 'Night drive',
      text: 'Where a ranger is free to lead one: civets, springhares, and lions on the move.',
    },
    {
      title: 'Udzungwa from here',
      text: 'Ninety minutes south lies forest with monkeys that live nowhere else, and Sanje Falls, a hike of six to eight hours.',
    },
    {
      title: 'Walking',
      text: 'Short ranger-led walks in the hills of the south, for trees, tracks and quiet.',
    },
  ],
  travelTips: [
    'By train to Morogoro and on by car is now quicker than driving the whole way.',
    'Avoid the highway after dark.',
    'Binoculars matter: the plain is wide and driving off the track is not allowed.',
    'July nights fall to 15 degrees, open cars feel colder.',
    'Ask for a room away from the road side.',
    'Good first stop on the way to Ruaha, five hours on.',
  ],
  sidebar: {
    location:
      'About 290 km from Dar es Salaam, five to six hours by road; a little over an hour and a half from Morogoro.',
    wildlife: 'Lion, elephant, buffalo, giraffe, zebra, wildebeest, eland, hippo, crocodile, wild dog.',
  },
  callToAction: 'Book Your Mikumi Adventure',
};

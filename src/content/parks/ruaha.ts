import { ruahaPoster } from '../posters/ruaha.ts';
import type { Park } from '../types.ts';

export const ruaha: Park = {
  kind: 'park',
  address: '/wildlife/Ruaha_national_park',
  plate: 10,
  title: 'Ruaha National Park',
  biome: 'savanna',
  head: {
    title: 'Ruaha National Park: lions, baobabs, a great sand river',
    description:
      'Wild country west of Iringa, where big prides hunt along a shrinking river. When to visit Ruaha, how to get there, and what three or four days hold.',
  },
  poster: ruahaPoster,
  coordinates: { latitude: -7.68, longitude: 34.94 },
  location: 'Central-southern Tanzania, west of Iringa, along the Great Ruaha River',
  uniqueness:
    'East and southern Africa overlap here: Grant’s gazelle and greater kudu, lesser kudu and sable, and lions enough to keep them all awake.',
  topActivities: [
    'Game drives along the Great Ruaha',
    'Walking safari',
    'Fly camping',
    'Birding in miombo and bush',
    'Isimila Stone Age Site on the way',
  ],
  facts: { area: '20,226', birds: 'over 570', stay: '3-4 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [1, 2, 3, 4, 12],
    inWords:
      'Dry June to October, with game along the river; wet November to May, with the heaviest rain from December, fine birding, and camps that close in April.',
  },
  standfirst: 'Red earth, fat trees, and a river that is mostly sand by the time you need it.',
  description: [
    'In October an elephant on the Mwagusi stands on its knees in dry sand and digs with one foot. It waits, puts in its trunk, and drinks from a hole the size of a bucket. Baboons sit round like people at a bus stop; when it leaves, they drink too, then the guineafowl, and after dark the lions lie down beside the hole, because sooner or later something thirsty will come.',
    'That is how the dry months work here. The Great Ruaha, which gives life to the park’s south-eastern edge, has in recent decades stopped flowing for weeks or months at a time, with farms upstream taking their share. What remains is pools. Hippos crowd into them, crocodiles too, and everything with hooves must run the gauntlet.',
    'The park holds 20,226 sq km, but visitors see a slice of it: the river, the sand tributaries Mwagusi and Mdonya, hills of pink granite, and slopes on which baobabs stand as densely as apple trees in an orchard. A dozen small camps share all that. You will meet other cars at a leopard, and then none for the remainder of the afternoon.',
    'It takes an effort. The road from Iringa is 130 km, half of it corrugated enough to loosen fillings, and seats on the aircraft are not cheap. Those who come have usually been on safari before. Many decide on the second evening that they will not go back to the crowded parks.',
  ],
  wildlifeHighlights: [
    {
      title: 'Large lion prides',
      text: 'Groups of fifteen or twenty, some of which have taken to hunting buffalo and giraffe. Listen at four in the morning.',
    },
    {
      title: 'Greater and lesser kudu',
      text: 'Both in one park, a rare thing. The big bulls with corkscrew horns come to the river at midday.',
    },
    {
      title: 'Roan and sable',
      text: 'Shy, in the western miombo. Three days of looking may give you one; it will be worth a notebook page.',
    },
    {
      title: 'Wild dog and cheetah',
      text: 'Ruaha keeps both, thinly spread. Guides share fresh tracks by radio.',
    },
    {
      title: 'Over 570 birds',
      text: 'The Ruaha red-billed hornbill, yellow-collared lovebirds, racket-tailed rollers in the miombo, migrant falcons over the December rains.',
    },
  ],
  activities: [
    {
      title: 'River drives',
      text: 'All morning with breakfast on board. In the cool of June wait until eight; in October leave at six.',
    },
    {
      title: 'Walking',
      text: 'June to November, with guide and armed ranger, on sand that has recorded the whole of last night.',
    },
    {
      title: 'A night on the ground',
      text: 'Fly camps in dry river beds, net walls, bucket shower, stars.',
    },
    {
      title: 'Isimila on the way',
      text: 'Near Iringa: stone pillars carved by rain, and hand axes lying where they were dropped. Two hours.',
    },
  ],
  travelTips: [
    'Fly from Dar es Salaam or Arusha if your days are few; by road allow two.',
    'Take tsetse seriously west of the river.',
    'October is the hottest month and the best for cats: choose.',
    'There is fuel in Iringa and at times none in the park.',
    'Pack a light sleeping-bag liner for June nights.',
    'Combine it with Mikumi or Nyerere rather than the north.',
  ],
  sidebar: {
    location:
      'Msembe, the headquarters, lies 130 km west of Iringa, three to four hours; airstrips at Msembe and Jongomero.',
    wildlife:
      'Lion, leopard, elephant, buffalo, giraffe, greater and lesser kudu, roan, sable, wild dog, hippo.',
  },
  callToAction: 'Book Your Ruaha Adventure',
};

import { mountUdzungwaPoster } from '../posters/mount-udzungwa.ts';
import { mountUdzungwaCanopyPoster } from '../posters/mount-udzungwa-canopy.ts';
import { mountUdzungwaLipPoster } from '../posters/mount-udzungwa-lip.ts';
import { mountUdzungwaThirdLeapPoster } from '../posters/mount-udzungwa-third-leap.ts';
import type { Trek } from '../types.ts';

export const mountUdzungwa: Trek = {
  kind: 'trek',
  address: '/Hikes/mount_udzungwa',
  plate: 34,
  title: 'Udzungwa Mountains National Park',
  head: {
    title: 'Udzungwa Mountains: Sanje Falls and rare monkeys',
    description:
      'A national park without a single road. The hike to Sanje Falls in 6-8 hours, three days to Mwanihana Peak, and two monkeys that live nowhere else.',
  },
  poster: mountUdzungwaPoster,
  coordinates: { latitude: -7.845, longitude: 36.89 },
  location: 'Southern Tanzania, above the Kilombero valley, about 60 km from Mikumi',
  mountain: {
    height: '2,579 m (Luhombero)',
    width: '1,990 sq km of national park, in a far larger range',
    uniqueFeature: 'Unbroken forest from about 250 m to over 2,000 m',
  },
  uniqueness:
    'Rainforest that climbs in one piece from the sugar fields to the mist, entered on foot or not at all.',
  topActivities: [
    'Sanje Falls hike',
    'Looking for Sanje mangabeys',
    'Swim in the upper pools',
    'Mwanihana Peak',
    'Prince Bernhard Falls stroll',
  ],
  duration: '6-8 hours',
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [11, 12, 1, 2, 3, 4, 5],
    inWords:
      'Dry June to October, with firm paths and clear pools; wet November to May, when the falls are at their loudest and the roots at their slickest.',
  },
  standfirst: 'Nothing here for the car window. Bring legs, water and patience with monkeys.',
  description: [
    'A whoop, a pause, then something between a chuckle and a drain emptying: that is the Sanje mangabey, a monkey which science overlooked until 1979 although it lives within earshot of the sugar lorries. Your guide raises one finger. Leaves shake, thirty metres up. You wait, and the forest, which had gone silent when you came in, starts up again around you like a workshop after lunch.',
    'The Udzungwas are the largest of the Eastern Arc, a row of old mountains that have caught rain off the Indian Ocean for tens of millions of years. Since the land between them dried out they have behaved as islands, and species were made on each. Made a national park in 1992, this one has eleven or twelve kinds of primate, a giant elephant shrew with a grey face that was described only in 2008, and violets on the wet rocks.',
    'It is also hot. At the foot you start at some 300 m, in the breath of the rice fields, and every path goes straight up. Few people fail at Sanje Falls, but many are surprised by it. Start at eight, drink before you are thirsty, and let the slowest go in front.',
  ],
  routes: [
    {
      name: 'Sanje Falls',
      duration: '6-8 hours',
      text: 'From Sanje village, north of the gate, steeply up through forest to the foot of the great drop and on to pools above it. The falls come down 170 m in three leaps. The hours include bathing, lunch and waiting for monkeys.',
    },
    {
      name: 'Prince Bernhard Falls',
      duration: '1 hour',
      text: 'A stroll behind headquarters to a small cascade, good for children and for the evening of arrival. Red colobus often feed beside the path.',
    },
    {
      name: 'Sonjo Falls',
      duration: '2-3 hours',
      text: 'South of the gate, two falls and a pool in open miombo woodland, with birds that the deep forest lacks.',
    },
    {
      name: 'Mwanihana Peak',
      duration: '3 days',
      text: 'Above 2,000 m by a trail that elephants keep open, with two nights in tents, an armed ranger and your own food. For fit walkers who do not mind stream crossings.',
    },
  ],
  slideShow: {
    title: 'To the falls and up',
    slides: [
      {
        title: 'The third leap',
        text: 'Spray reaches you a minute before the view does. In May it is a wall of white, in October a thin veil with rock showing through.',
        poster: mountUdzungwaThirdLeapPoster,
      },
      {
        title: 'Under the canopy',
        text: 'Buttress roots taller than you are, light in coins on the ground, a butterfly as large as a hand going nowhere in particular.',
        poster: mountUdzungwaCanopyPoster,
      },
      {
        title: 'Lip of the falls',
        text: 'From the upper pool the Kilombero plain lies below in squares of sugar cane, and beyond it, hazy, the low country towards Nyerere.',
        poster: mountUdzungwaLipPoster,
      },
    ],
  },
  onTheWay: [
    {
      title: 'Udzungwa red colobus',
      text: 'Rust-capped, long-tailed, often in noisy company with blue monkeys. This range is its whole world.',
    },
    {
      title: 'Night voices',
      text: 'Stay near the gate, and galagos, small as kittens, wail from the trees after dark.',
    },
    {
      title: 'Who you will not meet',
      text: 'Elephant and buffalo are here. You see their staircases of mud, and rangers prefer it left at that.',
    },
  ],
  travelTips: [
    'A park guide is compulsory, and paid for at Mang’ula gate.',
    'Long socks over trousers for ants; nobody laughs twice.',
    'Swimwear under your clothes. Stay out of the pools after a storm.',
    'Two litres of water a head, more in October.',
    'Shoes with a tread: roots are polished and rock is algae.',
    'Mikumi is 90 minutes away, so the two make an easy pair.',
  ],
  callToAction: 'Plan Your Udzungwa Hike',
};

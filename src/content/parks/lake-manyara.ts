import { lakeManyaraPoster } from '../posters/lake-manyara.ts';
import { lakemanyaraHippoPoolPoster } from '../posters/lakemanyara-hippo-pool.ts';
import { lakemanyaraWalkwayPoster } from '../posters/lakemanyara-walkway.ts';
import type { Park } from '../types.ts';

export const lakeManyara: Park = {
  kind: 'park',
  address: '/wildlife/Lakemanyara',
  plate: 3,
  title: 'Lake Manyara National Park',
  biome: 'lake',
  head: {
    title: 'Lake Manyara National Park: forest, flamingos, Rift wall',
    description:
      'A small park with five landscapes in a row. What to see at Lake Manyara in half a day, why a whole one is better, and when the flamingos are there.',
  },
  poster: lakeManyaraPoster,
  coordinates: { latitude: -3.6, longitude: 35.82 },
  location: 'Northern Tanzania, between the Rift Valley wall and the lake, at Mto wa Mbu',
  uniqueness:
    'Springs under a 600 m cliff keep a tall forest green in dry country, with a soda lake and its flamingos on the other side of the road.',
  topActivities: [
    'Forest game drive',
    'Birding at the hippo pool',
    'Treetop walkway',
    'Canoeing when the lake is high',
    'Cycling in Mto wa Mbu',
  ],
  facts: { area: 'about 330', birds: 'over 400', stay: '1-2 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Dry June to October for mammals; wet November to May, when the birds nest, the waterfalls run and the lake may cover the lower tracks.',
  },
  standfirst: 'A strip of green between a cliff and a lake, never more than a few kilometres wide.',
  description: [
    'You hear Manyara before you see it. Past the gate the sun goes out, the road dips under figs and mahoganies, and the air fills with blue monkeys crashing about, silvery-cheeked hornbills braying overhead, and water running over stones. None of this comes from rain. The springs are fed from the highlands above and seep out at the foot of the Rift wall.',
    'Drive on and the scene changes every ten minutes: forest, then yellow fever trees, then acacia woodland, then a margin of grass, and at last the lake, flat and pale, with heat dancing on it. Of the park’s area of about 330 sq km the greater part may be water in a wet year and dried mud at the end of a hard one.',
    'Flamingos are the honest uncertainty. They follow the algae, and the algae follow the level and salt of the water. There may be a pink line a kilometre long, or there may be pelicans, storks and excellent photographs of something else.',
    'Because Manyara lies on the road to bigger names, many people give it two hours and remember baboons. Start at the gate at half past six instead. Elephants are in the forest then, the light comes sideways through the trees, and the day-trippers from Arusha are still on the tarmac.',
  ],
  slideShow: {
    title: 'Two ways to look',
    slides: [
      {
        title: 'From the treetops',
        text: 'Swinging bridges, up to 18 m above the forest floor, put you where the monkeys and hornbills are.',
        poster: lakemanyaraWalkwayPoster,
      },
      {
        title: 'From the platform',
        text: 'At the northern inlet the hippos lie offshore all day. Come near five, when the yawning starts.',
        poster: lakemanyaraHippoPoolPoster,
      },
    ],
  },
  wildlifeHighlights: [
    {
      title: 'Baboons by the hundred',
      text: 'Some of the largest troops in the country sit in the road grooming one another and look up only when the horn sounds.',
    },
    {
      title: 'Elephants at close range',
      text: 'They step out of the undergrowth without a sound. Your guide will leave the engine running, and be right to.',
    },
    {
      title: 'Lions in trees',
      text: 'Manyara made its name with them. They do climb, in the acacias further south, but sightings take luck and a second day.',
    },
    {
      title: 'Over 400 birds',
      text: 'Pelicans, yellow-billed storks, crowned eagles. A keen eye passes a hundred species between breakfast and lunch.',
    },
    {
      title: 'Hippos from a platform',
      text: 'At the northern inlet they lie offshore with egrets standing on them.',
    },
  ],
  activities: [
    {
      title: 'Game drive, north to south',
      text: 'Half a day reaches the hot springs at Maji Moto and returns. A full day gets into the quiet southern woods.',
    },
    {
      title: 'Treetop walkway',
      text: 'Swinging bridges up to 18 m above the forest floor, an hour or so, eye to eye with monkeys.',
    },
    {
      title: 'Canoe or shore walk',
      text: 'The lake decides which: when it is high enough, two hours by paddle; when it shrinks, a walk with a ranger.',
    },
    {
      title: 'Mto wa Mbu by bicycle',
      text: 'Level tracks through rice and red bananas, a carver’s yard, lunch cooked in a village kitchen.',
    },
  ],
  travelTips: [
    'Close windows and lunch boxes. The baboons have learnt how zips work.',
    'Mto wa Mbu means “river of mosquitoes”. Bring repellent and take the name at its word.',
    'Photographers: forest before nine, lake after four.',
    'Ask about the lower tracks after heavy rain; several flood.',
    'Combine it with Tarangire, an hour and a half away, or with Ngorongoro, an hour uphill.',
  ],
  sidebar: {
    location: 'The gate is at Mto wa Mbu, about 125 km from Arusha, two hours of good tarmac.',
    wildlife:
      'Elephant, baboon, blue monkey, hippo, giraffe, buffalo, lion, dik-dik, flamingo, pelican, hornbill.',
  },
  callToAction: 'Book Your Safari Adventure!',
};

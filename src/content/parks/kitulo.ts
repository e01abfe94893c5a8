import { kituloPoster } from '../posters/kitulo.ts';
import type { Park } from '../types.ts';

export const kitulo: Park = {
  kind: 'park',
  address: '/wildlife/Kitulo_Eden',
  plate: 12,
  title: 'Kitulo National Park',
  biome: 'flowers',
  head: {
    title: 'Kitulo National Park: orchids on the high plateau',
    description:
      'Locals call it God’s garden: 465 sq km of grassland at 2,600 m that flowers in the rains. Which month shows what, where to walk, how cold it gets.',
  },
  poster: kituloPoster,
  coordinates: { latitude: -9.08, longitude: 33.9 },
  location: 'Southern highlands, between Mbeya and the Livingstone Mountains above Lake Nyasa',
  uniqueness:
    'A national park made for its flowers, with dozens of ground orchids, on a plateau that people here call Bustani ya Mungu, the garden of God.',
  topActivities: [
    'Wildflower walks',
    'Orchid season, December to March',
    'Looking for Denham’s bustard',
    'Numbe valley waterfalls',
    'Trek towards Matema on Lake Nyasa',
  ],
  facts: { area: '465', stay: '2-4 days' },
  year: {
    best: [11, 12, 1, 2, 3, 4],
    rain: [11, 12, 1, 2, 3, 4, 5],
    inWords:
      'Best November to April, in the rain that brings the flowers; dry June to October, with clear views, frost at night and brown grass.',
  },
  standfirst: 'The park where you hope for rain, and kneel down to look at things.',
  description: [
    'It had rained at breakfast, it will rain again at two, and between the showers the plateau steams. Larks go up. From the track the grass looks merely green; take ten steps into it and you are standing among pink spikes, yellow daisies, red-hot pokers, a sky-blue lobelia the size of a shirt button, and, once your eye is in, orchids wherever you were about to put your foot.',
    'Kitulo lies at about 2,600 m in the far south of the country, 465 sq km of old volcanic soil, drained by cold clear streams and edged with bamboo and juniper forest. Botanists have listed some 350 plants here. Among them are more than forty kinds of ground orchid, several found nowhere else. It became a national park in 2005, the first in tropical Africa set up chiefly for plants, partly because orchid tubers were being dug by the lorry-load and sold as food across the border in Zambia.',
    'Do not bring anybody who wants lions. There are no large predators, few mammals, no crowds and hardly a signpost. A few old farm buildings stand about in the mist. What you do is walk, in any direction, with a ranger who knows where last week’s flowers opened.',
    'The timing differs from every other page on this site. Flowers begin with the first storms in November, the orchids peak between December and March, and by May the show is seed. In the cold months, June to August, the air is so clear that you see Lake Nyasa from the western edge, and puddles carry ice until nine.',
  ],
  wildlifeHighlights: [
    {
      title: 'Ground orchids',
      text: 'Disa, Satyrium, Habenaria: names your ranger will spell for you. White, orange and deep rose, from ankle to knee height.',
    },
    {
      title: 'Kipunji',
      text: 'A monkey described by science only in 2005, in the Livingstone forest and on Mount Rungwe nearby. Very few are left, and seeing one is not to be counted on.',
    },
    {
      title: 'Denham’s bustard',
      text: 'Walks the grassland like a bishop. Breeds here in the wet months.',
    },
    {
      title: 'Blue swallow',
      text: 'Rare, glossy, with tail streamers; arrives with the rain to nest in holes in the turf.',
    },
    {
      title: 'Frogs and chameleons',
      text: 'Look on heather at eye level. Some of these species are known from these mountains alone.',
    },
  ],
  activities: [
    {
      title: 'Flower walks',
      text: 'Two hours or six, on level ground. A hand lens is worth more than a telephoto.',
    },
    {
      title: 'Numbe valley',
      text: 'Half a day down through mist forest to waterfalls, and up again on legs that now notice the height.',
    },
    {
      title: 'Matamba ridge',
      text: 'The road up from Chimala has fifty-odd hairpins. We stop at most of them, for the view over the Usangu plains.',
    },
    {
      title: 'To the lake on foot',
      text: 'One or two days through forest and tea villages, down 2,000 m to the beach at Matema. Needs planning and knees.',
    },
  ],
  travelTips: [
    'Rubber boots, gaiters or a second pair of socks.',
    'Rain gear from November to April, a down jacket from June to August.',
    'Stay in Matamba or Mbeya; lodging by the park is plain, camping plainer.',
    'Only a four-wheel drive climbs from Chimala in the wet.',
    'Never pick or dig. Photograph and step back the way you came.',
    'Go slowly on the first day; the air is thin.',
  ],
  sidebar: {
    location: 'Around three hours by road from Mbeya, by Chimala and Matamba or by Isyonje.',
    wildlife:
      'Orchids, lobelias, proteas; Denham’s bustard, blue swallow, mountain buzzard; reedbuck, kipunji in the forest.',
  },
  callToAction: 'Book Your Kitulo Adventure',
};

import { tumbatuIslandPoster } from '../posters/tumbatu-island.ts';
import type { CulturalSite } from '../types.ts';

export const tumbatuIsland: CulturalSite = {
  kind: 'site',
  address: '/Culture/Tumbatu_island',
  plate: 29,
  title: 'Tumbatu Island',
  head: {
    title: 'Tumbatu Island: sailors, coral ruins, good manners',
    description:
      'Zanzibar’s proudest neighbours live on an island without cars or hotels. How to be welcome on Tumbatu, what lies at Makutani, and when to make the trip.',
  },
  poster: tumbatuIslandPoster,
  coordinates: { latitude: -5.82, longitude: 39.22 },
  location: 'Off the north-west coast of Zanzibar’s main island, across a channel from Mkokotoni',
  uniqueness:
    'An island with its own dialect, its own pride and the fallen stone town of Makutani, kept at arm’s length from Zanzibar’s beaches by choice.',
  topActivities: [
    'Sail across from Mkokotoni',
    'Ruins of Makutani',
    'Jongowe village with a host',
    'Boatbuilders on the shore',
    'Snorkelling off the reef',
  ],
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Best June to October, with steady wind and dry paths; the long rains of March to May make the landing rough and the ruins a thicket.',
  },
  standfirst: 'You do not drop in on Tumbatu. You are expected, or you are not there.',
  introduction: [
    'Zanzibaris will tell you that the Watumbatu are the best sailors on the coast and that they do not care for visitors. The first is generally agreed. The second means that they do not care for people who arrive unannounced in swimwear and point cameras at the well. Come properly, with a host from the island and the consent of the sheha, the village head, and you will drink a great deal of sweet tea.',
    'The crossing starts among the fish baskets at Mkokotoni, an hour’s drive from Stone Town. It is two or three kilometres of green water. Under sail this may take twenty minutes or, if the wind dies, an hour of somebody else’s rowing. Nothing with four wheels is waiting. The island is some 8 km long, and one walks it, on sand and sharp coral, to the sound of roosters and outboard engines.',
  ],
  history: [
    'Yaqut, a geographer writing in Arabic early in the 13th century, noted that the people of Zanzibar’s main island had withdrawn before an enemy to Tumbatu, whose inhabitants were Muslims too. That is an early mention for any place on this coast.',
    'Digging supports him, roughly. At Makutani, on the south-eastern shore, stood a town from the 12th to the 15th century, with several mosques and dozens of stone houses. Archaeologists worked here in the 1980s and 1990s, and again in 2017 and 2019. They found beads, glass, pottery from the Gulf and beyond, and the remains of spinning and iron-working: a town that made things as well as passing them on.',
    'The islanders’ own account makes them Shirazi, descendants of a Persian prince. Excavation has turned up no prince. Then again, a family tree is not that kind of evidence.',
  ],
  attractions: [
    {
      title: 'Makutani',
      text: 'Thick walls among creepers, a large mosque almost in the water, coral blocks trimmed like bread. The sea takes a little each year. Wear shoes with soles, as the ground is broken coral and hides holes.',
    },
    {
      title: 'Jongowe',
      text: 'Sandy lanes, lime-washed houses, planks bent over fire for a new hull. Women plait palm leaf in doorways. You go at your host’s pace, from greeting to greeting, and see what you are shown.',
    },
  ],
  sidebar: {
    quickInfo: [
      { title: 'Best time', text: 'June to October' },
      { title: 'Starting point', text: 'Mkokotoni, about an hour from Stone Town' },
      { title: 'Allow', text: 'A day; there is nowhere to stay' },
    ],
    travelTips: [
      'Arms and legs covered, both sexes. A headscarf for women, in the villages.',
      'No alcohol, no beachwear, no public kissing.',
      'Ask your host before each photograph, also of houses.',
      'During Ramadan choose another week, out of courtesy.',
      'Bring water, a hat, and something small for the school rather than sweets for children.',
    ],
    localCulture:
      'Kitumbatu, the local Swahili, differs enough that guides from town grin and ask twice. Learn “hujambo” and use it often. Men and women move in rather separate worlds, so a mixed party may be invited into two different rooms. Accept, take off your shoes, and eat with the right hand.',
  },
  buttons: ['Visit Tumbatu Island'],
};

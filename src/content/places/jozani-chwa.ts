import { jozaniChwaPoster } from '../posters/jozani-chwa.ts';
import type { Place } from '../types.ts';

export const jozaniChwa: Place = {
  kind: 'place',
  address: '/places/jozani-chwa',
  plate: 38,
  title: 'Jozani Chwaka Bay',
  region: 'zanzibar',
  biome: 'forest',
  head: {
    title: 'Jozani Chwaka Bay: red colobus and mangroves',
    description:
      'Zanzibar’s only national park in one morning: where the red colobus sit, how to walk the mangrove boardwalk by tide, and why two metres matter.',
  },
  poster: jozaniChwaPoster,
  coordinates: { latitude: -6.27, longitude: 39.41 },
  location: 'Central Unguja, on the neck of land between Chwaka and Pete bays',
  uniqueness:
    'The home of a monkey that lives on this island and nowhere else, a few steps from the main road and quite unmoved by it.',
  topActivities: [
    'Red colobus at the forest edge',
    'Groundwater forest trail',
    'Mangrove boardwalk at Pete',
    'Night walk for bushbabies',
    'Butterflies and birds',
  ],
  facts: { area: 'about 50', established: '2004' },
  year: {
    best: [1, 2, 6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'From June to October it is dry and cool under the trees, January and February hot; from March to May, and in November and December, the trail floods and the mosquitoes are glad of you.',
  },
  standfirst: 'Thirty monkeys, one tree, and not a glance for the people underneath.',
  history: {
    title: 'History of the Forest',
    paragraphs: [
      'Stand on the verge at eight in the morning and look up. What you took for dead leaves has white eyebrows and a fringe like a badly cut wig. It yawns, reaches for a shoot of Indian almond, and drops the stalk on your guide. Within ten minutes there may be thirty of them, chestnut, black and grey, the young ones falling off branches on purpose.',
      'Farmers once called the red colobus kima punju, poison monkey, and believed that trees it fed in would die. It was shot, and the forest was felled round it. Protection came by stages from the middle of the last century, until in 2004 Jozani Chwaka Bay became a national park, Zanzibar’s first and so far only one: about 50 sq km of forest, thicket, saltmarsh and mangrove. A survey published in 2017 counted some 5,900 of the monkeys on the whole island, more than anyone had dared to guess.',
      'The old forest itself stands with its feet in water. The ground lies so low that the paths go under after the long rains; mahogany, screw pine and oil palm lean over black pools, and the light is that of a church. Five minutes in, you no longer hear the road.',
    ],
  },
  activities: {
    title: 'What You Do Here',
    items: [
      {
        title: 'Monkeys',
        text: 'The troop at the entrance is used to visitors. Stand still, keep two metres off, say nothing, and they pass at knee height. They live on leaves, buds and unripe fruit; a ripe banana can ferment in their stomachs and kill them.',
      },
      {
        title: 'Forest loop',
        text: 'Forty-five minutes with a ranger. Elephant shrews rustle off, Sykes’s monkeys complain overhead, and every second bark turns out to cure something.',
      },
      {
        title: 'Boardwalk',
        text: 'A kilometre south, at Pete, planks lead over three kinds of mangrove. Low water shows crabs with one red claw and fish that climb; high water floats small snappers under your feet. Ask which you will get.',
      },
      {
        title: 'After dark',
        text: 'By arrangement: bushbabies’ eyes, tree hyrax screams, chameleons asleep on twig ends.',
      },
    ],
  },
  travelTips: [
    'Be at the gate by half past seven, or after three. Buses fill the hours between.',
    'Closed shoes and long trousers, for ants, mud and the odd thorn.',
    'With a cold, stay away: they catch ours.',
    'No food in your hands, and no sticks for selfies.',
    'Ask your driver to crawl past the park. Cars kill colobus, which is why there are humps in the road.',
    'Two hours do for monkeys and boardwalk; half a day is better.',
  ],
  sidebar: {
    location:
      'About 35 km south-east of Stone Town, 45 minutes to an hour by car; half an hour more takes you to Jambiani. Minibuses from Mwanakwerekwe stop at the gate.',
    wildlife:
      'Zanzibar red colobus, Sykes’s monkey, bushbaby, Aders’ duiker (very shy), elephant shrew, Fischer’s turaco, mangrove kingfisher, fiddler crab.',
    further: {
      title: 'Conservation',
      text: 'Part of each entrance fee goes to the villages around, in return for crops eaten and trees not cut. Local groups keep tree nurseries, bees and butterflies. The boardwalk is run together with Pete, and its income has helped to pay for what the village needs.',
    },
  },
  callToAction: 'Book Your Jozani Experience Now',
};

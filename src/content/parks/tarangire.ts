import { PLAN_YOUR_TRIP_ALIAS } from '../../contract/protocol/routes.ts';
import { tarangirePoster } from '../posters/tarangire.ts';
import type { Park } from '../types.ts';

export const tarangire: Park = {
  kind: 'park',
  address: '/wildlife/Tarangirenational_park',
  plate: 4,
  title: 'Tarangire National Park',
  biome: 'savanna',
  head: {
    title: 'Tarangire National Park: baobabs and elephant families',
    description:
      'About 120 km from Arusha a river holds out through the dry months, and the elephants of the Maasai steppe come to it. Month by month, with tips.',
  },
  poster: tarangirePoster,
  coordinates: { latitude: -3.95, longitude: 36.0 },
  location: 'Northern Tanzania, on the Maasai steppe, about 120 km south-west of Arusha',
  uniqueness:
    'Elephants in herds of a hundred and more in the dry season, walking between baobabs that are centuries old.',
  topActivities: [
    'Elephant watching on the river',
    'Walking safari',
    'Night drive outside the park',
    'Birding at Silale swamp',
    'Balloon flight',
  ],
  facts: { area: 'about 2,850', birds: 'over 550', stay: '2-3 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Dry June to October, when the river is the only water and everything comes to it; wet November to May, with greener trees and far fewer animals.',
  },
  standfirst: 'In September, follow any path of dust here and there is an elephant at the end of it.',
  description: [
    'Late in the afternoon, from the bluff above the river, you can count them in: a grandmother first, trunk raised, then aunts, half-grown daughters, a calf that has to trot. They drop down the bank, the dust goes gold, and for the next half hour the loudest thing in Tarangire is drinking. Behind them another family is waiting its turn.',
    'Everything depends on that river. From June the plains for fifty kilometres around dry out, and wildebeest, zebra, eland and elephant walk in from Lake Natron’s side and from the Simanjiro. By September the banks are as crowded as any place in Africa. When the rain comes in November they scatter within days, and a visitor in April may drive an hour between herds.',
    'What never leaves are the baobabs. They stand about the slopes like something from the age before leaves, grey and swollen, many with holes torn by elephants who chew the wet wood. Some are probably a thousand years old. In November they flower, big white hanging blooms that open at dusk and smell sour, for bats.',
    'Most cars keep to the northern loop, near the gate. The park runs on southwards for another hundred kilometres, over about 2,850 sq km in all, through swamps at Silale and Gurusi where lions wait in the reeds. Two nights let you get that far; a day trip does not.',
  ],
  wildlifeHighlights: [
    {
      title: 'Elephant society',
      text: 'Families here have been known to researchers for decades. Watch who moves when the oldest cow flaps her ears.',
    },
    {
      title: 'Pythons up trees',
      text: 'Around Silale, rock pythons drape themselves over acacia branches in the wet months. Guides check every fork.',
    },
    {
      title: 'Dry-country rarities',
      text: 'Fringe-eared oryx, lesser kudu and, with patience, gerenuk: antelopes missing from the Serengeti’s usual list.',
    },
    {
      title: 'Lion, leopard, wild dog',
      text: 'Lions are reliable by the swamps, leopards in sausage trees, dogs a rare present in the south.',
    },
    {
      title: 'Over 550 birds',
      text: 'Yellow-collared lovebirds, ashy starlings, hoopoes, and bustards displaying like feather dusters.',
    },
  ],
  activities: [
    {
      title: 'River drives',
      text: 'Unlike elsewhere, noon is a good hour in the dry season: thirst brings the herds down in the heat.',
    },
    {
      title: 'On foot',
      text: 'With an armed ranger, one to three hours from camps licensed for it. Baobab bark at arm’s length.',
    },
    {
      title: 'After dark',
      text: 'Night drives run on community land along the boundary: genets, civets, porcupine, and bushbabies with eyes like lamps.',
    },
    {
      title: 'From a balloon',
      text: 'Low over the swamps at sunrise, most of the year. Fewer baskets than in the Serengeti.',
    },
  ],
  travelTips: [
    'Tsetse flies bite through thin shirts in the wooded parts. Tight weave, pale colours, and patience.',
    'Keep your voice down when elephants cross; a rumble is talk, a folded ear is a warning.',
    'Vervets steal at the Matete picnic site, and quickly.',
    'Stay inside the park or on its edge to be by the river at dawn.',
    'In the green months bring bird books and lower your hopes of big herds.',
    'A wide lens matters here as much as a long one.',
  ],
  sidebar: {
    location: 'Two and a half hours from Arusha on tarmac, with the last 7 km on gravel; airstrip at Kuro.',
    wildlife: 'Elephant, giraffe, zebra, wildebeest, eland, oryx, lion, leopard, python, lovebirds.',
  },
  callToAction: 'Book Your Tarangire Adventure!',
  planRoute: PLAN_YOUR_TRIP_ALIAS,
};

import { mountUsambaraPoster } from '../posters/mount-usambara.ts';
import type { Trek } from '../types.ts';

export const mountUsambara: Trek = {
  kind: 'trek',
  address: '/Hikes/mount_usambara',
  plate: 33,
  title: 'Usambara Mountains',
  head: {
    title: 'Usambara Mountains: village to village on foot',
    description:
      'Forest paths, market days, farm cheese and cliffs above the plains: walking the Usambara Mountains from Lushoto or Amani for anything from 2-7 days.',
  },
  poster: mountUsambaraPoster,
  coordinates: { latitude: -4.79, longitude: 38.29 },
  location: 'North-eastern Tanzania, inland from Tanga; Lushoto is the usual start',
  mountain: {
    height: 'about 2,300 m',
    width: 'about 90 km long and half as wide, in two blocks',
    uniqueFeature: 'Ancient forest with plants and chameleons found nowhere else, among terraced farms',
  },
  uniqueness:
    'Walking without tents or summits, from one village bed to the next, through forest that has been damp for millions of years.',
  topActivities: [
    'Irente viewpoint',
    'Magamba forest and its colobus',
    'Lushoto to Mtae on foot',
    'Chameleons by torchlight',
    'Amani Nature Reserve',
  ],
  duration: '2-7 days',
  year: {
    best: [1, 2, 6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Dry June to October, with cold nights in July, and fair again in January and February; the long rains, and a shorter wet spell in November and December, turn red paths to soap.',
  },
  standfirst:
    'Bread from a mission oven, four hundred greetings a day, and the edge of the world at tea-time.',
  description: [
    'The bus from Mombo needs an hour for 33 km of bends, and somewhere among them the air changes. Windows go up. There are cabbages, pears, hydrangeas, a church bell, and at 1,400 m the town of Lushoto, where German officials used to come to be cool. Behind the last house a path begins, as wide as two women with baskets on their heads, and that is the road for the next few days.',
    'This is walked country. Everyone is on the paths: schoolchildren in green jumpers, men with planks, a choir on its way to a funeral. The Sambaa have terraced these slopes for centuries, and a guide from here earns his money by stopping to talk. We walk in a team of 4-6, which fits a village dining table; on your own you join others or pay for quiet.',
    'No summit waits at the end. What does is better arranged: five or six hours on foot with a long lunch, a guest house or convent at dusk, bucket of hot water, beans, sleep. Do expect squat toilets, cockerels, fog at the wrong viewpoint, and one descent that your thighs will describe to you on the stairs next morning.',
  ],
  routes: [
    {
      name: 'Irente and Magamba',
      duration: '2 days',
      text: 'From Lushoto to the cliff at Irente, an hour and a half, with lunch of rye bread, cheese and jam at the church’s farm. Next day up through Magamba forest, camphor and podo trees, and black-and-white colobus with luck.',
    },
    {
      name: 'Lushoto to Mtae',
      duration: '3-4 days',
      text: 'By Lukozi market, the sisters’ convent at Rangwi and the pines of Shagayu to the last village on the northern edge, where the ground stops. Below lie Mkomazi, the Pares and half a day’s weather.',
    },
    {
      name: 'Amani, in the East',
      duration: '2-3 days',
      text: 'A botanical garden of 1902 grown wild, tea estates, and lowland forest that is at its best for birds and frogs. Nearer to Tanga, warmer, wetter. Added to the others it makes seven days.',
    },
  ],
  onTheWay: [
    {
      title: 'African violets',
      text: 'The windowsill plant comes from here. Look on shaded rock in the eastern forests, where it is smaller and bluer.',
    },
    {
      title: 'Chameleons',
      text: 'After dark they sleep pale on the outer twigs, the two-horned species among them. Look with a torch, lift none.',
    },
    {
      title: 'Market day',
      text: 'Each village has its own. Plums, pots, second-hand suits; some walkers set their dates by it.',
    },
    {
      title: 'Potters',
      text: 'In villages towards Mtae women build pots without a wheel and fire them in open flames.',
    },
  ],
  travelTips: [
    'Boots that grip on clay, and a stick for coming down.',
    'Fleece and rain jacket in any month. July nights fall below ten degrees.',
    'Two pairs of trousers: knees and shoulders stay covered in the villages.',
    'Cash from Lushoto; nothing further on takes a card.',
    'Give to a school through its head teacher, never sweets on the path.',
    'Mention bad knees early, and we shorten the longest day.',
  ],
  callToAction: 'Plan Your Usambara Walk',
};

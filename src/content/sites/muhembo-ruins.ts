import { muhemboRuinsPoster } from '../posters/muhembo-ruins.ts';
import type { CulturalSite } from '../types.ts';

export const muhemboRuins: CulturalSite = {
  kind: 'site',
  address: '/Culture/Muhembo_Ruins',
  plate: 25,
  title: 'Muhembo Ruins',
  head: {
    title: 'Muhembo Ruins: old Pangani under the coconut palms',
    description:
      'Before Pangani stood on the river it stood here, above the sea. A short walk to a fallen mosque, a grove of tombs and a place where spirits are fed.',
  },
  poster: muhemboRuinsPoster,
  coordinates: { latitude: -5.41, longitude: 38.989 },
  location: 'On the rise north of Pangani town, above the bay',
  uniqueness:
    'What is left of the first Pangani: a coral mosque gone to rubble and pillar tombs in a grove, with coconut pickers for company.',
  topActivities: [
    'Walk out from Pangani',
    'The fallen mosque',
    'Tombs in the grove',
    'Carved doors of the old town',
    'River trip in the afternoon',
  ],
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Easiest from June to October, with a breeze and little undergrowth; from March to May the path is overgrown and the mosquitoes win.',
  },
  standfirst: 'A modest ruin, badly knocked about, and worth an early walk for that very reason.',
  introduction: [
    'Let us lower your hopes before we raise them. Muhembo has no arches, no ticket desk and no sign. What you find after half an hour’s walk from the market in Pangani is a rise under coconut palms, a spread of grey mounds, one corner of a wall, and a man with a machete who nods and goes back to his nuts.',
    'With a guide from the town it begins to speak. That mound was the mosque. This dip, where the coral was dug out for road building, took the northern part of the settlement with it and probably an archaeologist’s trench as well. The bright crumb in your palm, which you will put back, is blue-green glaze, from a plate that crossed the ocean centuries ago.',
  ],
  history: [
    'Pangani was not always on the river. By the 15th century people lived up here instead, where a shoulder of coral breaks the worst of the monsoon. Trenches dug since the late 1970s have found the daub of pole-and-mud houses, local pots, shellfish by the heap, a few glass beads. Stone was kept for the mosque. Some tools were still flaked from rock.',
    'So this was a village of farmers and fishermen with one good building, and not a city of merchants; in that it differs from Tongoni up the coast. Millet, rice and bananas probably filled the pots. Trade passed by, and left a little behind.',
    'Then the record goes thin. Settlement round the bay grew again in the late 18th and the 19th century, on ivory, sugar and slaves, and the weight of things moved down to the river mouth. Books differ on when Muhembo began and ended. Without new digging nobody can say.',
  ],
  attractions: [
    {
      title: 'The mosque mound',
      text: 'Trace the outline with your guide: the long sides, the end that faced Mecca, the place for washing. Go round, never over. Each careless boot loosens another stone.',
    },
    {
      title: 'The grove of tombs',
      text: 'North of the mosque, trees that no one cuts hide pillar tombs thought to be of the 17th to 19th centuries. It is dim in there and noticeably cooler. Local people count it as a mzimu, a dwelling of spirits.',
    },
  ],
  sidebar: {
    quickInfo: [
      { title: 'From Pangani', text: 'About 2 km; half an hour on foot' },
      { title: 'Allow', text: 'Two hours there and back, half a day with the town' },
      { title: 'Best time', text: 'June to October, setting out by seven' },
    ],
    travelTips: [
      'Go with somebody the owners of the palms know.',
      'Look up now and then. Coconuts do fall.',
      'Long sleeves in the grove, for thorns and mosquitoes.',
      'Pair it with a walk along Pangani’s carved doors, and a boat on the river at four.',
      'Skip it after heavy rain; the clay sticks by the kilo.',
    ],
    localCulture:
      'Offerings are made in the grove, quietly, by people who then go on to the mosque for noon prayers and see no quarrel in it. You may be asked to take off your shoes, or to wait outside. Either way do as the guide does, leave coins and cloth untouched, and keep the tombs off social media unless he agrees.',
  },
  buttons: ['Ask for a Guide to Muhembo'],
};

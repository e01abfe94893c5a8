import { tongoniRuinsPoster } from '../posters/tongoni-ruins.ts';
import type { CulturalSite } from '../types.ts';

export const tongoniRuins: CulturalSite = {
  kind: 'site',
  address: '/Culture/Tongoni_Ruins',
  plate: 24,
  title: 'Tongoni Ruins',
  head: {
    title: 'Tongoni Ruins: forty tombs and a mosque by the mangroves',
    description:
      'A Swahili town of the 15th century, south of Tanga: its roofless mosque, its pillar tombs, what Vasco da Gama lost nearby, and how to behave at a grave.',
  },
  poster: tongoniRuinsPoster,
  coordinates: { latitude: -5.235, longitude: 39.058 },
  location: 'Tongoni village, some 17 km south of Tanga on the coast road to Pangani',
  uniqueness:
    'The largest group of pillar tombs on the East African coast, about forty graves beside a roofless mosque on the edge of the sea.',
  topActivities: [
    'Reading the tombs with the caretaker',
    'The mosque and its mihrab',
    'Mangroves at low tide',
    'Tongoni village',
  ],
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Dry from June to October, with short grass; in the rains, above all April and May, the tombs half vanish in green.',
  },
  standfirst: 'Graves with columns, a mosque without a roof, and the tide at work behind the mangroves.',
  introduction: [
    'You leave the car at the edge of the village and follow a path past drying fish, two goats and a football made of rags. Then the baobabs thin out and there they are, in long grass: low walled rectangles of grey coral, each the size of a bed, many with the stump of a column at the head. Beyond them is the pale line of the mangroves, and a strip of sea.',
    'The ticket office is one room. A caretaker comes over with a visitors’ book, and what he shows you takes an hour, and most of it you would have walked straight past: a round hollow where a porcelain bowl was set, a line of moulding under the lichen.',
  ],
  history: [
    'In the 15th century this was a prosperous town. It traded with Kilwa, with Arabia, with India, and buried its leading families under pillars, a custom peculiar to this coast. Several stories compete about its founders. One names Shirazi settlers from Persia, another people from Dabhol in western India. Archaeologists, who have done no more than trial digs here, see a Swahili town like its neighbours, African in its roots and Muslim in its faith.',
    'Vasco da Gama’s logbook is firmer ground. In April 1498 his ships touched the shoals off this shore, and boats came out with oranges that the crew thought better than those of Portugal. On the way home, in January 1499, with too few men left alive to sail three ships, he burned the São Rafael near the same place.',
    'The Portuguese wars broke the old trade, and by the 18th century the town was empty. Families from Kilwa are said to have settled it again for a while under the name Sitahabu, “better here than there”. Tongoni itself means place of ruins.',
  ],
  attractions: [
    {
      title: 'The pillar tombs',
      text: 'Nearly all the columns have fallen and lie in pieces beside their graves. Look for the recesses that once held porcelain, and for panels cut in coral with the patience of lace-makers. The low sun before nine, or after four, brings out the carving.',
    },
    {
      title: 'The mosque',
      text: 'Roofless, its mihrab turned north, the direction of Mecca from here. To the village it is still holy ground. Take your shoes off if the caretaker does, and never sit on a wall.',
    },
  ],
  sidebar: {
    quickInfo: [
      { title: 'Distance', text: 'Some 17 km south of Tanga, half an hour by car' },
      { title: 'Allow', text: 'An hour at the ruins, two with the shore' },
      { title: 'Best time', text: 'June to October, early or late in the day' },
    ],
    travelTips: [
      'Long trousers or a long skirt, for respect and against ticks.',
      'Women may bring a light scarf for the mosque.',
      'No shop at the ruins: carry water and a hat.',
      'Rain and roadworks can slow the coast road; ask about it first.',
      'Leave every sherd where it lies. Taking one is theft by law.',
    ],
    localCulture:
      'People still come to certain graves with rosewater, incense or a strip of white cloth, and ask the dead to put in a word. South of the old tombs the village buries its own. If a family is there, wait by the baobab until they have finished. The caretaker will tell you which tomb it is, and usually why.',
  },
  buttons: ['Book Your Visit'],
};

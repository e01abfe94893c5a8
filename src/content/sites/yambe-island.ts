import { yambeIslandPoster } from '../posters/yambe-island.ts';
import type { CulturalSite } from '../types.ts';

export const yambeIsland: CulturalSite = {
  kind: 'site',
  address: '/Culture/Yambe_island',
  plate: 26,
  title: 'Yambe Island',
  head: {
    title: 'Yambe Island: an undug Swahili town off Tanga',
    description:
      'Nobody lives on Yambe now and nobody has excavated it. How to cross from Tanga with the tide, find the walls in the bush, and leave them as they are.',
  },
  poster: yambeIslandPoster,
  coordinates: { latitude: -5.114, longitude: 39.16 },
  location: 'In the Indian Ocean just south-east of Tanga, inside the Tanga Coelacanth Marine Park',
  uniqueness:
    'A settlement that no archaeologist has opened, on the largest island of Tanga Region, with roots for curators.',
  topActivities: [
    'Boat from Tanga on the rising tide',
    'Walls in the coastal forest',
    'Mangrove walk at low water',
    'Lunch with the fishermen',
  ],
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'June to October is dry, though the south-east wind can make July choppy; March to May brings rain, and then the bush closes.',
  },
  standfirst: 'The town is there. You walk into it before you have seen it.',
  introduction: [
    'First your shin meets it, then your eye. The forest on Yambe grows over everything, baobab and thorn and fig in one tangle, and the straight line you have just stumbled on is the foot of a wall. Once you know the colour, a grey with orange lichen, there is another, and a corner, and a heap that was a room.',
    'The island has no inhabitants, no jetty and no path to speak of. Fishermen camp on its beaches for some nights of each month, and the marine park’s rangers call by. From Tanga a motor boat takes up to an hour, depending on the sea; for the last hundred metres you wade, shoes round your neck, over turtle grass and mud.',
  ],
  history: [
    'What can be said for certain fits in a few lines. The ruins are Swahili, built of coral rag and lime, and they are on Tanzania’s register of historic sites. There has been no excavation. Dates as early as the 10th century are printed here and there, but until somebody digs they are guesses, and we would rather not repeat them as history.',
    'The setting gives hints. Off this coast people chose islands again and again: near enough to grow food and fetch water on the mainland, far enough to see trouble coming. Toten Island, in the harbour of Tanga itself, has two ruined mosques and sherds from the 15th century on. Tongoni’s tombs are a short sail to the south. Yambe lies between the two, and it would be odd if its people had not known both.',
    'When did they leave, and over what? War, thirst and trade have emptied other islands on this coast. Here there is no document and no tomb with a date, so the question goes home with you.',
  ],
  attractions: [
    {
      title: 'The settlement',
      text: 'An hour or so of slow walking behind a guide with a machete, who cuts creeper and never branches. Expect foundations, fallen masonry and questions. Nothing is signposted, and that is part of why one comes.',
    },
    {
      title: 'The shore at low tide',
      text: 'Mangroves stand on stilts round much of the island, with mudskippers and fiddler crabs between. Whimbrels and crab plovers work the flats. The reef and its diving have their own page, under Yambe Island Marine.',
    },
  ],
  sidebar: {
    quickInfo: [
      { title: 'Crossing', text: 'Up to an hour by motor boat from Tanga, by the tide' },
      { title: 'Allow', text: 'A full day trip; the tide decides the hours' },
      { title: 'Permit', text: 'Marine park fee, which we arrange' },
      { title: 'Best time', text: 'June to October' },
    ],
    travelTips: [
      'Take all your water, three litres each, and carry every scrap home.',
      'Shoes that may get wet, and a dry pair in the bag.',
      'Long trousers: the thorns are patient.',
      'Life jackets on, both ways, swimmers included.',
      'No signal in the forest. Tell someone ashore when you are due.',
    ],
    localCulture:
      'The men mending nets on the beach are guests here as you are. Say “hodi” before walking into their camp and wait for “karibu”. They sell fish by the string and may grill it for you over driftwood; pay what the guide suggests. Some landing places have small offerings under a tree. Pass them by.',
  },
  buttons: ['Plan Your Visit'],
};

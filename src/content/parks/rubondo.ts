import { rubondoPoster } from '../posters/rubondo.ts';
import { rubondoSitatungaPoster } from '../posters/rubondo-sitatunga.ts';
import { rubondoStormPoster } from '../posters/rubondo-storm.ts';
import type { Park } from '../types.ts';

export const rubondo: Park = {
  kind: 'park',
  address: '/wildlife/Rubondo_Island',
  plate: 15,
  title: 'Rubondo Island National Park',
  biome: 'lake',
  head: {
    title: 'Rubondo Island: forest and fish eagles in Lake Victoria',
    description:
      'An uninhabited island of rainforest in Africa’s largest lake, with sitatunga, elephants, and chimpanzees freed from zoos. Three to five quiet days.',
  },
  poster: rubondoPoster,
  coordinates: { latitude: -2.3, longitude: 31.85 },
  location: 'North-western Tanzania, in the south-west corner of Lake Victoria',
  uniqueness:
    'A forested island without a village on it, where animals from elsewhere, chimpanzees among them, were set free and became wild.',
  topActivities: [
    'Boat trips along the shore',
    'Chimpanzee tracking',
    'Sitatunga watching',
    'Fishing, catch and release',
    'Forest walks',
  ],
  facts: { area: '456', birds: 'over 400', stay: '3-5 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Dry June to October; wet November to May, with storms over the lake, orchids in the forest, and many migrant birds.',
  },
  standfirst: 'Somebody’s ark: an island, a forest, and no one on it but rangers and you.',
  description: [
    'Fish eagles nest along this shore every few hundred metres, so that one call sets off the next and the sound travels round the bay like a rumour. Under it there is wind in the fig trees, water on rock, a splash from an otter. That is all. No engine but yours, no village, no cattle bell. On the mainland, a short boat ride away, farms run up to the reeds.',
    'Rubondo is a park of 456 sq km, about half of it water, with most of its land under closed forest. Fishermen and farmers were moved off in the 1960s. A zoo director and the game department then used it as a refuge: in the late 1960s some sixteen chimpanzees came from European zoos and circuses, some of them raised in cages, and were simply let out. They learnt. Their grandchildren build nests, need no keepers, and keep their distance.',
    'That is worth knowing before you come. Habituation is still under way, a sighting may be a rustle and a dark arm, and the trek to get it can be long. Elephants, giraffes and black-and-white colobus were also brought; hippos, crocodiles and sitatunga were there all along.',
    'Most guests arrive from the Serengeti, grey with dust, and spend the first day looking at green. After ten days in a car, walking barefoot from bed to lake is medicine. In the afternoons thunderheads build above the water, forty kilometres off, and you can watch an entire storm from beginning to end without getting wet.',
  ],
  slideShow: {
    title: 'Six in the morning, six in the evening',
    slides: [
      {
        title: 'By the reeds',
        text: 'Sit still beside the papyrus at first light. If it is your day, a sitatunga steps out of it.',
        poster: rubondoSitatungaPoster,
      },
      {
        title: 'Somebody else’s storm',
        text: 'In the afternoon clouds build over the lake, forty kilometres off, and rain on water while you stay dry.',
        poster: rubondoStormPoster,
      },
    ],
  },
  wildlifeHighlights: [
    {
      title: 'Sitatunga',
      text: 'A swamp antelope with splayed hooves. The island is the surest place in Tanzania for it; sit by the reeds at six, morning or evening.',
    },
    {
      title: 'Chimpanzees with a second chance',
      text: 'Around seventy descend from the released group. Trackers go out daily.',
    },
    {
      title: 'Water animals',
      text: 'Spotted-necked otters play below the rocks, monitors hunt eggs, hippos mow the lawns after dark.',
    },
    {
      title: 'Over 400 birds',
      text: 'Grey parrots, also set free here; goliath herons; paradise flycatchers with tails longer than themselves.',
    },
    {
      title: 'Elephants that came by boat',
      text: 'Six were landed in the 1970s. Their wild descendants keep to the interior and are heard more than seen.',
    },
  ],
  activities: [
    {
      title: 'By boat',
      text: 'Round the coves to Bird Island, where cormorants and egrets whiten the trees; crocodiles wait below for dropped fish.',
    },
    {
      title: 'Chimpanzee tracking',
      text: 'A morning or a day with the trackers. Book a second permit in case.',
    },
    {
      title: 'Fishing',
      text: 'Nile perch can outweigh you. Trolling from the park’s boats, rods supplied, fish returned.',
    },
    {
      title: 'Canoe and foot',
      text: 'Paddle out from the beach at first light, come back along the shore path with a ranger.',
    },
  ],
  travelTips: [
    'Fly in from the Serengeti or Mwanza; by land it means half a day by road and ferry, then a boat.',
    'Do not wade or swim in the lake: crocodiles, and bilharzia near shore.',
    'Lake flies drift over like smoke and are harmless. Close your mouth.',
    'Rain jacket all year.',
    'There is one small camp and a few park bandas: reserve early.',
    'Bring a book you have been saving.',
  ],
  sidebar: {
    location:
      'Airstrip on the island; boats from Nkome and Kasenda on the mainland; about 120 km west of Mwanza as the crow flies.',
    wildlife:
      'Sitatunga, bushbuck, chimpanzee, colobus, vervet, elephant, giraffe, hippo, crocodile, otter, fish eagle.',
  },
  callToAction: 'Book Your Rubondo Adventure',
};

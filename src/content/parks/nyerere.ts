import { nyererePoster } from '../posters/nyerere.ts';
import type { Park } from '../types.ts';

export const nyerere: Park = {
  kind: 'park',
  address: '/wildlife/Nyerere_national_park',
  plate: 8,
  title: 'Nyerere National Park',
  biome: 'savanna',
  head: {
    title: 'Nyerere National Park: boats, lakes and wild dogs',
    description:
      'The northern Selous became a national park in 2019. See its lakes from a boat, sleep by the Rufiji, and look for wild dogs in 30,893 sq km of bush.',
  },
  poster: nyererePoster,
  coordinates: { latitude: -7.75, longitude: 38.15 },
  location: 'South-eastern Tanzania, along the Rufiji River, south-west of Dar es Salaam',
  uniqueness:
    'A river safari: the Rufiji and its palm-fringed lakes are seen from a boat, in the largest national park of the country.',
  topActivities: [
    'Boat safari on the lakes',
    'Tracking wild dogs by car',
    'Walking safari',
    'Fly camping',
    'Birding on the sandbanks',
  ],
  facts: { area: '30,893', birds: 'over 400', stay: '3-5 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Dry June to October, with animals packed round the lakes; wet November to May, and many camps close from mid-March to the end of May.',
  },
  standfirst: 'Cut the engine, drift, and let the hippos argue about you.',
  description: [
    'The map shows a river; the aircraft window shows a river that cannot make up its mind. Below the hills the Rufiji splits into channels, leaves lakes behind, cuts across its own bends and starts again. Each flood moves something. The lakes, Nzerakera, Siwandu, Manze and the rest, are strung along the north bank with drowned palms standing in them like burnt matches, a fish eagle on every third.',
    'This was the tourist corner of the old Selous, one of the largest protected areas in Africa. In 2019 its northern part was made a national park of 30,893 sq km and named after the first president. Nearly all visitors stay along the water in the east, near Mtemere gate, and even there the camps lie far apart.',
    'Heat sets the timetable. By ten in October the thermometer is past 35 degrees and impala stand three deep in the shade of a single tamarind. You go out at six, sleep after lunch like everything else alive, and take to the boat at four. Bee-eaters pour out of holes in the bank; crocodiles slide; an elephant wades across chest-deep with a calf’s trunk showing behind her like a snorkel.',
    'The park has changed and is changing. A large dam upstream now regulates the river, and how the lakes will answer is not yet known. We go by what our guides saw last week, and tell you.',
  ],
  wildlifeHighlights: [
    {
      title: 'African wild dogs',
      text: 'One of the strongest populations left. Between June and August the packs den, stay in one place, and can be found again the next morning.',
    },
    {
      title: 'Hippos and crocodiles',
      text: 'Hundreds in a single lake late in the dry season, when there is less of it to share.',
    },
    {
      title: 'Lions by the water',
      text: 'Prides here lie up in the palms’ shade and hunt what has to come and drink.',
    },
    {
      title: 'Elephants recovering',
      text: 'Poaching took most of the herds before 2015. Calves are again a common sight.',
    },
    {
      title: 'Over 400 birds',
      text: 'African skimmers on sandbanks, Pel’s fishing owl after dark, white-fronted bee-eaters in the cliffs.',
    },
  ],
  activities: [
    {
      title: 'By boat',
      text: 'Two to three hours, morning or evening, with a drink at sunset among the palms. The best thing to do here.',
    },
    {
      title: 'On foot',
      text: 'From camp at dawn, with an armed ranger, following a lake shore. Minimum age usually 16.',
    },
    {
      title: 'By car',
      text: 'Loops between the lakes, with a blanket of dust on everything by the time you are back.',
    },
    {
      title: 'Fly camping',
      text: 'A mosquito-net tent, a fire, no walls. For those who can sleep through a hyena, or do not want to.',
    },
  ],
  travelTips: [
    'Fly: 45 minutes from Dar es Salaam against six hours or more by road.',
    'Bring two hats, as one will blow into the river.',
    'Tsetse flies are at home in the miombo: no dark blue.',
    'Choose a camp with a fan or breeze in October and November.',
    'Keep hands inside the boat.',
    'Pair it with Mafia Island or Zanzibar, both a short flight east.',
  ],
  sidebar: {
    location: 'Airstrips at Mtemere, Siwandu and others; Mtemere gate is about 230 km from Dar es Salaam.',
    wildlife: 'Wild dog, hippo, crocodile, elephant, lion, leopard, giraffe, buffalo, greater kudu, sable.',
  },
  callToAction: 'Book Your Nyerere Adventure!',
};

import { mkomaziPoster } from '../posters/mkomazi.ts';
import type { Park } from '../types.ts';

export const mkomazi: Park = {
  kind: 'park',
  address: '/wildlife/Mkomanzi_national_park',
  plate: 6,
  title: 'Mkomazi National Park',
  biome: 'savanna',
  head: {
    title: 'Mkomazi National Park: rhino, wild dog and empty roads',
    description:
      'Dry, red, wild country between the Pare Mountains and Tsavo. When to go to Mkomazi, what lives in the thornbush, and how to spend two to four days.',
  },
  poster: mkomaziPoster,
  coordinates: { latitude: -3.97, longitude: 38.1 },
  location: 'North-eastern Tanzania, under the Pare and Usambara mountains, along the border with Kenya',
  uniqueness:
    'A fenced sanctuary for black rhino and a breeding project for wild dogs, in bush so little visited that you may have a morning to yourself.',
  topActivities: [
    'Rhino sanctuary drive',
    'Wild dog project visit',
    'Bush walk with a ranger',
    'Birding at Dindira dam',
    'Sunset over the Pare Mountains',
  ],
  facts: { area: 'about 3,500', birds: 'over 400', stay: '2-4 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 11, 12],
    inWords:
      'Dry June to October, with animals around the dams; wet November to April, green, full of birds, and hard going on the tracks.',
  },
  standfirst: 'Thornbush, red earth and Kilimanjaro on a clear morning, with hardly another car in sight.',
  description: [
    'Lorries for Dar es Salaam thunder through the town of Same all night. Turn off beside the sisal, drive for ten minutes, show your papers at Zange gate, and the noise is gone. What replaces it is doves, hornbills and the tick of the engine cooling. A guide here switches off often, because in Mkomazi you find things by ear.',
    'Seen from the first ridge the park is a sea of grey-green commiphora, broken by round hills and red tracks. To the south the Pare and Usambara mountains stand in a wall; on a clear dawn the snow of Kilimanjaro floats in the north-west. Tsavo West in Kenya begins where the map says so and nowhere else, and elephants cross as they please.',
    'It was a game reserve from 1951 and, after decades of cattle and poaching, badly worn. Rhino were brought back behind a fence, wild dogs were bred for release, water holes were dug, and since 2008 Mkomazi has been a national park, of about 3,500 sq km.',
    'Be clear about what you are choosing. The bush is thick and the animals, hunted within living memory, are shy; someone who wants ten lions before lunch should go to the Serengeti. Those who come for gerenuk, silence and a rhino at forty metres drive out content. It also breaks the long road between Arusha and the coast at Pangani.',
  ],
  wildlifeHighlights: [
    {
      title: 'Black rhino',
      text: 'Held in a guarded sanctuary, part of which is open to visitors in the rangers’ vehicles. Go early or late, when they come to the tracks.',
    },
    {
      title: 'African wild dog',
      text: 'Bred here in large enclosures for release. Packs also roam free; meeting one is luck.',
    },
    {
      title: 'Gerenuk and lesser kudu',
      text: 'Dry-country antelopes rarely seen elsewhere in Tanzania. The gerenuk feeds upright on its hind legs, neck stretched like a small giraffe’s.',
    },
    {
      title: 'Elephant and oryx',
      text: 'Herds move between here and Tsavo with the rain. Fringe-eared oryx keep to the open ground, with eland and zebra.',
    },
    {
      title: 'Over 400 birds',
      text: 'Vulturine guineafowl, cobalt blue and bald as a vulture, run ahead of the car.',
    },
  ],
  activities: [
    {
      title: 'Sanctuary drive',
      text: 'About two hours with the rhino rangers, who know each animal. Places are few, so we book ahead.',
    },
    {
      title: 'Game drive to Dindira',
      text: 'The dam is a steady place for elephant and buffalo late in the dry season. Half a day from Zange and back.',
    },
    {
      title: 'Walking with a ranger',
      text: 'Early, three hours at most, over stony ground. Good for tracks, larks and understanding why everything has thorns.',
    },
    {
      title: 'Up into the Pares',
      text: 'A day of cool air, terraced fields and Pare village cooking above Same, for legs tired of sitting.',
    },
  ],
  recommendedStay: {
    title: 'Recommended stay: 2-4 days',
    text: 'Beds are few: a small tented camp, park bandas, campsites, and simple hotels in Same. We suggest a camp inside, for the nights.',
    nights: [
      {
        title: 'Two days',
        text: 'An afternoon drive to Dindira, a night in the park, the rhino sanctuary next morning.',
      },
      { title: 'Three days', text: 'Adds a dawn walk and the quieter tracks east towards the Umba side.' },
      { title: 'Four days', text: 'Adds a day in the Pare Mountains, or time to wait for wild dogs.' },
    ],
  },
  travelTips: [
    'Long sleeves and closed shoes: the thorns are serious and the tsetse occasional.',
    'Fill up with fuel, water and cash in Same. There is nothing inside.',
    'Midday can pass 35 degrees from December to March; plan a siesta.',
    'In the rains a second vehicle, or patience, is part of the price.',
    'Phone signal comes on the ridges and goes in the valleys.',
  ],
  sidebar: {
    location:
      'Zange gate is 6 km from Same, about two hours from Moshi and three and a half from Arusha by tarmac.',
    wildlife: 'Black rhino, wild dog, elephant, gerenuk, lesser kudu, oryx, eland, giraffe, lion, leopard.',
  },
  callToAction: 'Book Your Mkomazi Adventure!',
};

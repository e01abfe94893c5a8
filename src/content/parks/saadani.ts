import { saadaniPoster } from '../posters/saadani.ts';
import type { Park } from '../types.ts';

export const saadani: Park = {
  kind: 'park',
  address: '/wildlife/Saadani_national_park',
  plate: 7,
  title: 'Saadani National Park',
  biome: 'coast',
  head: {
    title: 'Saadani National Park: where the bush meets the ocean',
    description:
      'Giraffes behind the dunes, turtles on the sand, crocodiles on the Wami. How to plan two to four days in Tanzania’s park on the Indian Ocean coast.',
  },
  poster: saadaniPoster,
  coordinates: { latitude: -6.03, longitude: 38.77 },
  location: 'The Indian Ocean coast, south of Pangani and opposite Zanzibar',
  uniqueness:
    'The only national park in Tanzania with a long ocean beach: a game drive, a river trip and a swim fit into one day.',
  topActivities: [
    'Boat safari on the Wami River',
    'Game drive to the coastal plains',
    'Green turtle hatching at Madete',
    'Walking with a ranger',
    'Saadani village and old fort',
  ],
  facts: { area: '1,100', birds: 'over 200', stay: '2-4 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Dry June to October, with a sea breeze and passable tracks; wet November to May, when black soil in April can close the roads altogether.',
  },
  standfirst: 'Salt on your lips, elephant dung on the beach road, and Zanzibar below the horizon.',
  description: [
    'Breakfast at Saadani comes with two soundtracks. From the left, surf, and perhaps a fisherman shouting to another about nets. From the right, a trumpeter hornbill, then the cough of a reedbuck that has seen something it dislikes. Walk a few hundred metres either way and you are in a different holiday.',
    'The park covers 1,100 sq km between the Wami River and the country south of Pangani. Inland is rolling bush with borassus palms; near the sea, open grass cut by creeks; then mangrove, salt flats and a beach of pale brown sand that runs on for kilometres. The water is warm and, close to the river mouths, cloudy with silt. Those who want glass-clear shallows sail across to Maziwi or Zanzibar afterwards.',
    'Animals are here in fair variety and modest density. Giraffe, hartebeest and waterbuck are nearly certain, elephants and lions are shy and possible. We say this plainly because brochures like to show an elephant bathing in the waves. It has been seen. We would not plan a week around it.',
    'What Saadani does better than the famous places is ease. It is the nearest bush to our own coast, it can be reached from Dar es Salaam or Pangani by road, and nobody hurries you. The village of Saadani, once a caravan port, still lives by prawns and salt, and a small ruined fort by the water recalls slave traders and German officers in turn.',
  ],
  wildlifeHighlights: [
    {
      title: 'Hippo and crocodile',
      text: 'The lower Wami holds plenty of both. From a boat you see the slides they have worn in the banks.',
    },
    {
      title: 'Nesting turtles',
      text: 'Green turtles dig at Madete beach. Wardens watch the nests, and guests may be called when one hatches.',
    },
    {
      title: 'Plains animals by the sea',
      text: 'Lichtenstein’s hartebeest, Bohor reedbuck, waterbuck and giraffe feed within hearing of the waves.',
    },
    {
      title: 'Colobus in the river forest',
      text: 'Black-and-white colobus sit high above the mangroves upstream, tails hanging like bell ropes.',
    },
    {
      title: 'Birds, salt and fresh',
      text: 'Over 200 species, among them mangrove kingfisher, African fish eagle and flamingos on the salt pans.',
    },
  ],
  activities: [
    {
      title: 'Wami by boat',
      text: 'Two to three hours from the river mouth upstream, best in late afternoon with the tide behind you.',
    },
    {
      title: 'Game drive',
      text: 'Early, through the grasslands to the water holes. Four hours with coffee on the bonnet.',
    },
    {
      title: 'Bush walk',
      text: 'Along creeks with an armed ranger, reading crabs’ and lions’ tracks in one stretch of mud.',
    },
    {
      title: 'Village visit',
      text: 'Prawn drying, dhow mending, the fort, a cup of ginger coffee. Dress modestly.',
    },
  ],
  travelTips: [
    'Check the road in April and May; a light aircraft may be the only way in.',
    'Swim where the camp tells you, away from river mouths.',
    'Sandflies and mosquitoes rise at dusk: long sleeves, repellent, tablets.',
    'Bring shoes you can rinse.',
    'Cash only, and nowhere to draw it.',
    'Two nights suit a drive and a boat; four add the beach.',
  ],
  sidebar: {
    location:
      'About two hours south of Pangani or four to five from Dar es Salaam by road, in the dry; airstrip in the park.',
    wildlife:
      'Giraffe, hartebeest, waterbuck, reedbuck, elephant, lion, hippo, crocodile, colobus, green turtle.',
  },
  callToAction: 'Join Us for an Unforgettable Tour!',
};

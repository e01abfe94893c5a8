import { gombePoster } from '../posters/gombe.ts';
import type { Park } from '../types.ts';

export const gombe: Park = {
  kind: 'park',
  address: '/wildlife/Gombe_national_park',
  plate: 14,
  title: 'Gombe National Park',
  biome: 'forest',
  head: {
    title: 'Gombe National Park: the best-known chimpanzees of all',
    description:
      'Thirteen steep valleys above Lake Tanganyika where wild chimpanzees have been followed since 1960. Getting to Gombe by boat, and walking it well.',
  },
  poster: gombePoster,
  coordinates: { latitude: -4.67, longitude: 29.63 },
  location: 'Western Tanzania, on Lake Tanganyika, 16 km north of Kigoma by boat',
  uniqueness:
    'Tanzania’s chimpanzees were first studied here, in a park so narrow that you can hear one end of a valley from the other.',
  topActivities: [
    'Chimpanzee trekking',
    'Kakombe waterfall',
    'Climb to Jane’s Peak',
    'Snorkelling among cichlids',
    'Ujiji and Kigoma by boat',
  ],
  facts: { area: '35', birds: 'over 200', stay: '3-5 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [1, 2, 3, 4, 11, 12],
    inWords:
      'Dry June to October, with firmer paths and better light; wet November to May, when chimpanzees stay lower but the slopes are slick.',
  },
  standfirst: 'Forty steps up from the lake the path enters the forest, and the listening begins.',
  description: [
    'The water taxi from Kigoma carries soap, bananas, mattresses, hens and you. It stays close to the shore, passes village after village, bare brown hills with cassava to the skyline; and then, as though someone had drawn a line with a ruler, the forest starts. That line is the park’s edge. Inside it are thirteen valleys, 35 sq km in all, and around it the pressure of many thousands of people who also need firewood.',
    'It was to this beach that a young researcher came in 1960 with a notebook and her mother. She saw a chimpanzee strip a twig and fish for termites, and the definition of man as the toolmaker had to be rewritten. The study has not stopped since. Families known by the first letter of their names are into their fourth and fifth generations.',
    'A trek feels like calling on somebody at home. Rangers start from where the group nested, and the rest is a scramble: slopes of forty-five degrees, oil-palm roots for handholds, a stream to cool the wrists. Some days you meet them at nine by the waterfall. Now and then you do not meet them at all, and that is why we ask for three days.',
    'Comforts are limited, a small tented camp and park rest-houses on the sand. Evenings are for swimming with pebble-coloured fish, and afterwards for watching the lamps of the sardine boats come out, one by one, until the lake has its own stars.',
  ],
  wildlifeHighlights: [
    {
      title: 'Chimpanzees',
      text: 'About a hundred remain. The Kasekela community, in the middle of the park, is the one that visitors meet.',
    },
    {
      title: 'Olive baboons',
      text: 'They work the beach at breakfast, turning stones, and the kitchens if left open.',
    },
    {
      title: 'Red colobus and red-tailed monkeys',
      text: 'High in the canopy, quick to sound the alarm when apes pass below.',
    },
    {
      title: 'Birds of forest and shore',
      text: 'Over 200 species: African paradise flycatcher, trumpeter hornbill, palm-nut vulture, fish eagle.',
    },
  ],
  activities: [
    {
      title: 'The trek',
      text: 'Leaves at half past seven; an hour with the chimpanzees at ten metres, in masks. Minimum age 15.',
    },
    {
      title: 'Kakombe waterfall',
      text: 'Forty minutes from the beach: a tall thread of water between ferns, sacred to people who lived here before.',
    },
    {
      title: 'Jane’s Peak',
      text: 'An hour and a half of steady climbing to the lookout used in the first months of the study.',
    },
    {
      title: 'Into the water',
      text: 'Snorkel from the rocks. The lake is 26 degrees and clear for ten metres.',
    },
    {
      title: 'Ujiji',
      text: 'Back near Kigoma: a small museum, mango trees, and the place of the famous greeting of 1871.',
    },
  ],
  travelTips: [
    'Put nothing edible in your tent.',
    'Grip matters more than ankle support: bring shoes with soft soles.',
    'Nobody with a cough or fever may go up. Be honest with the ranger.',
    'Charter a boat (under two hours from Kigoma) unless you have a day for the taxi.',
    'Fly to Kigoma from Dar es Salaam, and leave slack for delays.',
    'Gloves help with thorny lianas.',
  ],
  sidebar: {
    location:
      'Reached only by lake: 16 km from Kigoma to the southern edge, a little more to Kasekela beach.',
    wildlife:
      'Chimpanzee, olive baboon, red colobus, red-tailed and blue monkey, bushpig, bushbuck, water cobra.',
  },
  callToAction: 'Book Your Gombe Adventure',
};

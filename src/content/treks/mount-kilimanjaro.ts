import { mountKilimanjaroPoster } from '../posters/mount-kilimanjaro.ts';
import { mountKilimanjaroBarrancoPoster } from '../posters/mount-kilimanjaro-barranco.ts';
import { mountKilimanjaroForestPoster } from '../posters/mount-kilimanjaro-forest.ts';
import { mountKilimanjaroStellaPointPoster } from '../posters/mount-kilimanjaro-stella-point.ts';
import type { Trek } from '../types.ts';

export const mountKilimanjaro: Trek = {
  kind: 'trek',
  address: '/Hikes/mount_kilimanjaro',
  plate: 32,
  title: 'Mount Kilimanjaro',
  head: {
    title: 'Climbing Kilimanjaro: five routes compared, day by day',
    description:
      'Marangu, Machame, Lemosho, Rongai or the Northern Circuit: how many days each takes, how cold and thin the air gets, and who should choose which route.',
  },
  poster: mountKilimanjaroPoster,
  coordinates: { latitude: -3.067, longitude: 37.355 },
  location: 'North-eastern Tanzania, above Moshi, on the Kenyan border',
  mountain: {
    height: '5,895 m',
    width: 'about 80 km from east to west',
    uniqueFeature: 'Three volcanoes grown into one, with ice three degrees from the Equator',
  },
  uniqueness:
    'The highest mountain in Africa, standing alone on a plain. Healthy walkers reach the top without a rope, if they give their bodies the days to get used to the height.',
  topActivities: [
    'Five routes to Uhuru Peak',
    'Rainforest on the first day',
    'Barranco Wall',
    'Night ascent from Barafu or Kibo',
    'Glaciers at sunrise',
  ],
  duration: '5-9 days',
  year: {
    best: [1, 2, 6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Dry June to October, and again in January and February, colder but clear; from March to May and in November it rains low down and snows above.',
  },
  standfirst: 'The art is to walk so slowly that it feels silly. It stops feeling silly at 4,000 m.',
  description: [
    '“Pole pole”, the guide says at the gate, and overtakes nobody. He knows what the next days do: a thousand metres of height a day, from banana gardens through dripping forest and heather into a grey desert, until the air holds half the oxygen it does at the beach. Strength helps less than you think. Time helps more than anything.',
    'So choose the days first and the route second. Every extra night spent lower than the day’s highest point gives your blood a chance to catch up, and of our five the five-day Marangu sends the most people home without the summit. A headache and poor sleep are ordinary up here. Stumbling, confusion, or breath that bubbles at rest are not, and there is one cure: down, at once, at night if need be. Your guide decides. Agree to that before you start.',
    'The last climb begins around midnight. It is six or seven hours by head torch on frozen gravel, at minus ten or lower, with wind. Drinking tubes freeze and so do phones. Then a red line opens behind Mawenzi, the ice cliffs go pink, and there is a board with a queue. You have fifteen minutes. The knees pay afterwards, more than two thousand metres downhill on the same day.',
  ],
  routes: [
    {
      name: 'Marangu',
      duration: '5-6 days',
      text: 'The old route from the south-east and the only one with huts, at Mandara, Horombo and Kibo. Gentle underfoot, same way up and down. Take six days and spend the spare one at Horombo.',
    },
    {
      name: 'Machame',
      duration: '6-7 days',
      text: 'Tents, steep steps, big views, plenty of company. It touches 4,600 m at Lava Tower, drops to Barranco to sleep, and climbs the Wall next morning.',
    },
    {
      name: 'Lemosho',
      duration: '7-8 days',
      text: 'Two quiet days from the west, over the Shira plateau, before it joins Machame. Well paced; our usual advice for a first big mountain.',
    },
    {
      name: 'Rongai',
      duration: '6-7 days',
      text: 'From the dry north, near Kenya, by Kikelewa and the tarn below Mawenzi. Fewer people and less mud, so it suits the damp months. Down by Marangu.',
    },
    {
      name: 'Northern Circuit',
      duration: '8-9 days',
      text: 'Starts like Lemosho, then circles the empty back of Kibo at about 4,000 m for days. The longest and dearest, and the kindest to lungs.',
    },
  ],
  slideShow: {
    title: 'Three mornings',
    slides: [
      {
        title: 'Forest, first morning',
        text: 'Moss on everything, colobus overhead, mud on the steps. You are in a T-shirt, and the down jacket feels like a joke.',
        poster: mountKilimanjaroForestPoster,
      },
      {
        title: 'The Barranco Wall',
        text: 'Two hours of hands and feet above camp, with porters passing, loads on their heads. Nothing technical; one ledge where you hug the rock.',
        poster: mountKilimanjaroBarrancoPoster,
      },
      {
        title: 'Stella Point, six in the morning',
        text: 'The rim at last. Sit, drink, watch the sun come out of the cloud behind Mawenzi. Uhuru is another hour.',
        poster: mountKilimanjaroStellaPointPoster,
      },
    ],
  },
  onTheWay: [
    {
      title: 'Giant groundsels',
      text: 'In Barranco valley they stand like candelabra, wearing their dead leaves as a coat.',
    },
    {
      title: 'The crew',
      text: 'Two or three porters to a guest, a cook, guides. Loads are limited to 20 kg and weighed. Ask how they are paid; we like the question.',
    },
    {
      title: 'The glaciers',
      text: 'What is left of an ice cap that has lost most of its area in a century. Cliffs of blue and white still stand near the summit.',
    },
  ],
  travelTips: [
    'See a doctor about altitude, and about acetazolamide, two months before.',
    'Break in the boots. Test the sleeping bag; it should be rated to minus fifteen.',
    'Three to four litres of water a day, tea included.',
    'Plastic bags are banned in Tanzania, disposable bottles in the park.',
    'Train on hills with a loaded rucksack, downhill too.',
    'Check that your insurance covers trekking to 6,000 m and rescue.',
  ],
  callToAction: 'Plan Your Kilimanjaro Climb',
};

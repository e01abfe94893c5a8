import { serengetiPoster } from '../posters/serengeti.ts';
import { serengetiBalloonPoster } from '../posters/serengeti-balloon.ts';
import { serengetiHorsebackPoster } from '../posters/serengeti-horseback.ts';
import { serengetiWalkingPoster } from '../posters/serengeti-walking.ts';
import type { Park } from '../types.ts';

export const serengeti: Park = {
  kind: 'park',
  address: '/wildlife/Serengeti',
  plate: 1,
  title: 'Serengeti National Park',
  biome: 'savanna',
  head: {
    title: 'Serengeti National Park: plains, cats and the migration',
    description:
      'Where the herds are in each month, how long the drive really takes, and what to bring to the 14,763 sq km of the Serengeti in northern Tanzania.',
  },
  poster: serengetiPoster,
  coordinates: { latitude: -2.43, longitude: 34.82 },
  location: 'Northern Tanzania, between the Ngorongoro highlands and the Kenyan border',
  uniqueness:
    'Wildebeest and zebra walk a circuit of some 800 km here every year, and the big cats stay to meet them.',
  topActivities: [
    'Game drives from Seronera',
    'Balloon flight at sunrise',
    'Walking safari with an armed ranger',
    'Riding on the western concessions',
    'Mara River crossings',
  ],
  facts: { area: '14,763', birds: 'over 500', stay: '3-5 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Dry June to October, the best months for the migration; wet November to May, heaviest from March, with a lull in January and February.',
  },
  standfirst: 'Short grass, granite islands, and herds that follow the rain for 800 km.',
  description: [
    'From Naabi Hill gate the track runs straight across short grass, and for half an hour there may be nothing to look at but distance. Then a kopje comes up, a heap of grey granite the size of a church, and if you are there before nine a lioness is warming herself on top of it.',
    'The park behaves like four countries. The south, around Ndutu, is open plain on old volcanic ash. Seronera, in the middle, has rivers, sausage trees, leopards and most of the vehicles. The western corridor follows the Grumeti towards Lake Victoria through tsetse woodland. The far north, at Kogatende, is green, hilly and quiet until the herds reach the Mara.',
    'Nights are loud: hyenas whooping along the river, zebra barking, a lion you feel through the camp bed before you hear it. By noon in September the light is white and the cats are asleep. In April one storm turns the black soil to grease, and freeing a car can cost an hour.',
    'The road from Arusha takes seven to eight hours, all gravel beyond the Ngorongoro gate. A light aircraft needs little more than one. Many guests drive in and fly out.',
  ],
  slideShow: {
    title: 'Out of the car',
    slides: [
      {
        title: 'Balloon safaris',
        text: 'Up from the grass at first light, an hour over river, herds and hippos, and breakfast where the wind puts you down.',
        poster: serengetiBalloonPoster,
      },
      {
        title: 'Horseback safaris',
        text: 'On the concessions beside the western corridor, where zebra let a horse come closer than any car.',
        poster: serengetiHorsebackPoster,
      },
      {
        title: 'Walking safaris',
        text: 'Two to four hours behind an armed ranger. You cover little ground and see all of it.',
        poster: serengetiWalkingPoster,
      },
    ],
  },
  wildlifeHighlights: [
    {
      title: 'Lion, leopard, cheetah',
      text: 'Lions keep to the Simba and Moru kopjes, leopards to the trees along the Seronera River, cheetahs to the open grass of the south and east.',
    },
    {
      title: 'Calving on the plains',
      text: 'About half a million wildebeest calves are born from January to March. Most are on their feet within minutes; the hyenas know it too.',
    },
    {
      title: 'Hippos at Retima',
      text: 'Where the Seronera and Orangi meet, scores of them lie packed in a brown pool. You smell it from the car park.',
    },
    {
      title: 'Over 500 birds',
      text: 'Kori bustards pace the plains, secretary birds stamp on snakes, and Fischer’s lovebirds squabble in the acacias.',
    },
  ],
  activities: [
    {
      title: 'Balloon safari',
      text: 'Leave camp at half past four, fly for about an hour from first light, land to breakfast in the grass.',
    },
    {
      title: 'Walking safari',
      text: 'Two to four hours on foot with an armed ranger, in the zones set aside for it. Tracks, dung, termites, and the wind always in your face.',
    },
    {
      title: 'Horseback safari',
      text: 'Offered on private concessions beside the western corridor, not inside the park. For riders who can canter out of trouble.',
    },
    {
      title: 'Game drives',
      text: 'Out at six with a flask, back for lunch, out again at four. Moru’s Maasai rock paintings fill a slow midday well.',
    },
  ],
  migration: {
    title: 'The Great Migration',
    text: 'Wildebeest, zebra and gazelle circle with the rain, about 800 km in a year. No calendar binds them; plan for a region and a fortnight, never for a day.',
    button: 'See the Migration Route',
    legs: [
      { months: 'January to March', place: 'Ndutu and the southern plains', text: 'Calving on short grass.' },
      { months: 'April and May', place: 'Moru and Seronera', text: 'Long columns head north-west.' },
      { months: 'June and July', place: 'Western corridor', text: 'Grumeti crossings.' },
      { months: 'August to October', place: 'Kogatende', text: 'Back and forth over the Mara River.' },
      {
        months: 'November and December',
        place: 'Lobo, then south',
        text: 'The short rains call the herds home.',
      },
    ],
  },
  travelTips: [
    'Choose your area by month first and your bed second.',
    'Bring a fleece: at 1,500 m, July mornings in an open roof are cold.',
    'Wear khaki or olive in the west; tsetse flies come to blue and black.',
    'A scarf keeps the dust out of nose and camera from July to October.',
    'Flights to the airstrips take 15 kg a person, in soft bags.',
    'At a river crossing, expect to wait for hours, and perhaps for nothing.',
  ],
  sidebar: {
    location: 'Seronera lies about 320 km from Arusha; Naabi Hill is the usual gate.',
    wildlife:
      'Lion, leopard, cheetah, elephant, buffalo, wildebeest, zebra, hippo, crocodile; a few black rhino near Moru.',
  },
  callToAction: 'Book Your Safari Adventure',
};

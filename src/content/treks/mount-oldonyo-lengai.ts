import { mountOldonyoLengaiPoster } from '../posters/mount-oldonyo-lengai.ts';
import { mountOldonyoLengaiCraterPoster } from '../posters/mount-oldonyo-lengai-crater.ts';
import { mountOldonyoLengaiNightPoster } from '../posters/mount-oldonyo-lengai-night.ts';
import { mountOldonyoLengaiShadowPoster } from '../posters/mount-oldonyo-lengai-shadow.ts';
import type { Trek } from '../types.ts';

export const mountOldonyoLengai: Trek = {
  kind: 'trek',
  address: '/Hikes/mount_oldonyo-lengai',
  plate: 36,
  title: 'Oldonyo Lengai',
  head: {
    title: 'Oldonyo Lengai: a night climb on an active volcano',
    description:
      'Ash, stars and a crater at dawn: the 8-12 hours on Oldonyo Lengai told honestly, with the steep parts, the heat, the risk and what the mountain means.',
  },
  poster: mountOldonyoLengaiPoster,
  coordinates: { latitude: -2.764, longitude: 35.914 },
  location: 'Floor of the Rift Valley, south of Lake Natron; nights are spent at Engare Sero',
  mountain: {
    height: '2,962 m',
    width: 'about 8 km at the foot',
    uniqueFeature:
      'The only active volcano known to pour out carbonatite lava, black at first and soon white',
  },
  uniqueness:
    'The Maasai’s Mountain of God, nearly two thousand metres of ash cone climbed in the dark, with lava unlike any other in the world.',
  topActivities: [
    'Night ascent to the crater',
    'Sunrise over the Rift',
    'Flamingos on Lake Natron',
    'Waterfall walk at Engare Sero',
    'Ancient human footprints',
  ],
  duration: '8-12 hours',
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Best June to October, when the ash is dry and nights are clear; not to be climbed in or after heavy rain, least of all from March to May.',
  },
  standfirst: 'Two steps up, one step back, from midnight until the sky turns grey.',
  description: [
    'At eleven in the evening the camp cook puts tea in front of you, and nobody says much. The drive to the foot takes most of an hour. Then the engine stops, a Maasai guide in sandals cut from car tyre looks at your boots with sympathy, and the path goes up through high grass into the dark. It does not level out again. There are no zigzags worth the name, no hut, no water, no tree.',
    'The first two hours are sand. After that comes hardened ash, cut by gullies, at an angle where you begin to use your hands; near the top it is steeper than any staircase. It is not technical and it is not a walk. Stones roll. Each party keeps close together so that what one kicks loose does not gather speed. Going up takes five to six hours, coming down three to five, the hike 8-12 hours in all, and the second half is harder on the temper.',
    'It is an active volcano, too. It blew ash for months in 2007 and 2008 and rebuilt its own summit; since then small lavas have come and gone on the crater floor. We follow the advice of the local guides and the authorities on the day, and if they say no, the answer is Lake Natron.',
  ],
  routes: [
    {
      name: 'The western flank, by night',
      duration: '8-12 hours',
      text: 'Start at midnight near 1,100 m, crater rim about sunrise, off the cone before the heat. One guide to every few climbers, and a firm turn-back time.',
    },
    {
      name: 'Engare Sero gorge',
      duration: '2-3 hours',
      text: 'Wading and scrambling up a cool river to waterfalls under palms. The perfect afternoon before, or the day after.',
    },
    {
      name: 'Natron shore',
      duration: '2-3 hours',
      text: 'Across salt flats to the flamingos, at six or at five. Nearly all the lesser flamingos of East Africa hatch on this lake, far out of reach.',
    },
  ],
  slideShow: {
    title: 'One night',
    slides: [
      {
        title: 'Two in the morning',
        text: 'A string of head torches, the plain gone, more stars than dark between them. Look behind you when you rest, not up.',
        poster: mountOldonyoLengaiNightPoster,
      },
      {
        title: 'The crater',
        text: 'A hole with steep inner walls and small grey chimneys that hiss, or splutter black. There is no railing and the edge is undercut. Stand where the guide stands.',
        poster: mountOldonyoLengaiCraterPoster,
      },
      {
        title: 'The shadow',
        text: 'At sunrise a blue triangle falls west across the Rift wall, sharp as a tent, and shrinks while you drink your tea.',
        poster: mountOldonyoLengaiShadowPoster,
      },
    ],
  },
  onTheWay: [
    {
      title: 'Cold lava',
      text: 'At 500 to 600 degrees it is barely half as hot as Hawaii’s and runs like oil. Moist air bleaches it; much of the white on the cone is old lava, not snow.',
    },
    {
      title: 'A place of prayer',
      text: 'Engai lives here. Maasai come to ask for rain, for cattle, for children. Shouting from the top is bad manners.',
    },
    {
      title: 'Footprints',
      text: 'By Engare Sero some four hundred human prints, thousands of years old, cross a sheet of hardened ash.',
    },
  ],
  travelTips: [
    'Three litres of water, gloves for the rock, gaiters for the ash, goggles if it blows.',
    'Windproof on top: the rim is bitter at dawn, the foot 35 degrees by ten.',
    'Helmets are wise, for stones from above.',
    'Not for anyone unsure on steep ground, nor for children.',
    'Sleep from six to ten that evening, whatever is for supper.',
    'Allow two nights. The track from Mto wa Mbu takes four hours or so.',
  ],
  callToAction: 'Plan Your Lengai Climb',
};

import { engarukaPoster } from '../posters/engaruka.ts';
import type { CulturalSite } from '../types.ts';

export const engaruka: CulturalSite = {
  kind: 'site',
  address: '/Culture/Engaruka',
  plate: 30,
  title: 'Engaruka',
  head: {
    title: 'Engaruka: lost fields under the wall of the Rift',
    description:
      'Twenty square kilometres of stone-lined fields and canals, farmed for centuries and then abandoned. A walk with a village guide on the road to Natron.',
  },
  poster: engarukaPoster,
  coordinates: { latitude: -2.988, longitude: 35.962 },
  location: 'Foot of the Rift escarpment, about 63 km north of Mto wa Mbu, on the track to Lake Natron',
  uniqueness:
    'A farming landscape on some 20 sq km of near desert, watered by hand-built canals, whose builders left neither name nor reason.',
  topActivities: [
    'Walk through fields and canals',
    'Terraced village sites',
    'Today’s irrigated plots',
    'Up the gorge to the stream',
    'Night stop before Lake Natron',
  ],
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'June to October is dry, dusty and passable; after storms between March and May the river beds across the track can stop a car for a day.',
  },
  standfirst: 'Almost no rain, almost no soil, and once the harvest of several thousand people.',
  introduction: [
    'Dust devils cross the track, zebra stand about among Maasai cattle, and for an hour and a half north of Mto wa Mbu you wonder what anybody could have grown here. Then a strip of real green appears at the foot of the scarp. A stream comes out of a cleft, cold and quick, and children are filling cans. That water is the whole explanation, then and now.',
    'Your guide lives in the village and starts at its upper edge. There the ground is ruled with low lines of stone, square after square, as far as you can make out through the thorn. These are field walls. A shallow trench with neatly set sides, running level round the slope, is a canal. If piles of rock leave you cold it will be a long hour; to anyone who has ever tried to keep a garden wet, it is astonishing work.',
  ],
  history: [
    'Radiocarbon dates put the main settlement between the 15th and the 18th century, with an earlier start possible. Some 20 sq km were laid out in plots. Part of the soil was made on the spot, by leading muddy floodwater between walls and letting it settle. Cattle were kept in stalls and their dung went on the land. Above, on stepped platforms along the scarp, stood the houses, in seven clusters.',
    'Gustav Fischer, the first European to mention the place, passed in 1883 and thought of tumbled castles. Hans Reck looked at it in 1913, Louis and Mary Leakey in 1935. They guessed at thirty thousand inhabitants or more, a figure now considered far too high.',
    'Who were they? The Iraqw, who farm the highlands to the south, and the Sonjo, who still irrigate terraces to the north-west, are the usual candidates, and the evidence favours neither strongly. Nor is it known why they went. Less water, tired soil, the arrival of the Maasai: each has its advocates.',
  ],
  attractions: [
    {
      title: 'Canals and fields',
      text: 'Two hours on foot, nearly flat. Follow one furrow from the stream to its last plot, and see how little it drops on the way. At eight in the morning the shadows draw every wall for you; by midday the whole plan is gone.',
    },
    {
      title: 'The terraces',
      text: 'A stony climb of half an hour to level platforms, walled with dry stone, where huts stood. Behind you rises the Rift wall. In front the plain runs out to Kerimasi and, on a clear day, the cone of Ol Doinyo Lengai.',
    },
  ],
  sidebar: {
    quickInfo: [
      { title: 'From Mto wa Mbu', text: 'About 63 km of gravel, one and a half to two hours' },
      { title: 'Allow', text: 'Half a day, or a night with an early start' },
      { title: 'Best time', text: 'June to October, before ten' },
    ],
    travelTips: [
      'Boots or stout shoes; everything has thorns.',
      'Two litres of water each, and salt. It can pass 35 degrees.',
      'Village guides are arranged on arrival at the local tourism office. Fees go to the village.',
      'Leave stones in their place, even small ones.',
      'District tolls are charged along this road; keep the receipts.',
    ],
    localCulture:
      'Present-day Engaruka is Maasai for the most part, and also a farming village: beans, maize and bananas on shares of the same stream, by an agreed timetable. Ask who gets water today and you will hear about politics. Herd boys expect a wave. Pictures of people need consent, and usually a small sum settled first.',
  },
  buttons: ['Plan Your Visit'],
};

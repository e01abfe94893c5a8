import { PLAN_YOUR_TRIP_ALIAS } from '../../contract/protocol/routes.ts';
import { kataviPoster } from '../posters/katavi.ts';
import type { Park } from '../types.ts';

export const katavi: Park = {
  kind: 'park',
  address: '/wildlife/katavi_national_park',
  plate: 11,
  title: 'Katavi National Park',
  biome: 'savanna',
  head: {
    title: 'Katavi National Park: hippo pools and buffalo plains',
    description:
      'Far in the west, hundreds of hippos share the last mud and buffalo cross the plain in dark herds. How to reach Katavi, when to come, what it asks of you.',
  },
  poster: kataviPoster,
  coordinates: { latitude: -6.83, longitude: 31.2 },
  location: 'Western Tanzania, south of Mpanda, in the Rukwa arm of the Rift Valley',
  uniqueness:
    'Hippos packed several hundred to a pool at the end of the dry season, on plains where you may be the only guests that day.',
  topActivities: [
    'Hippo pools of the Katuma',
    'Game drives on Katisunga plain',
    'Walking safari',
    'Fly camping',
    'Sacred tamarind at Lake Katavi',
  ],
  facts: { area: '4,471', birds: 'over 400', stay: '3-5 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [1, 2, 3, 4, 11, 12],
    inWords:
      'Dry June to October, more extreme with every week; wet November to May, when the plains become lakes and the camps shut.',
  },
  standfirst: 'The end of the dry season, in its strongest form, with nobody else there to see it.',
  description: [
    'First comes the smell, sweetish, of dung and warm mud. Then the noise: a long low laugh that starts with one bull, is taken up by thirty, runs the length of the pool and dies in bubbles. Three or four hundred hippos may lie in what is left of the Katuma by October, flank on flank, and a newcomer who climbs over the others is told so with teeth as long as your forearm.',
    'Between November and May these plains are under water. Then the rain stops, the lakes called Katavi and Chada turn to pasture, and the grass draws buffalo in herds of a thousand, with zebra, topi and eland. Each month the green shrinks towards the river. Each month the lions have less far to walk.',
    'Katavi covers 4,471 sq km and has a handful of camps. A whole year brings fewer guests here than one August week at Ngorongoro, and it shows: no queue at a kill, no tracks but your own, and nobody to ask if you break a spring. Distances are small. From most camps the plain starts at the tent flap.',
    'You have to want it. By October the heat passes 38 degrees, the tsetse in the woodland are many and fast, and the flights from Arusha run on set days of the week, by way of Tabora or Mahale. It is a place to go on a second or third safari, for four nights, ideally before chimpanzees and a cool lake.',
  ],
  wildlifeHighlights: [
    {
      title: 'Hippos in hundreds',
      text: 'At Ikuu and along the Katuma. Fights are worst in September and October, mostly at dusk.',
    },
    {
      title: 'Buffalo herds',
      text: 'A dark line on the far side of Katisunga that takes twenty minutes to pass.',
    },
    {
      title: 'Crocodiles in caves',
      text: 'As the river fails they crawl into holes in the bank, stacked like logs, and wait for December.',
    },
    {
      title: 'Lions at work',
      text: 'Prides follow the buffalo and hunt by day more often than in busier parks.',
    },
    {
      title: 'Over 400 birds',
      text: 'Open-billed storks and pelicans crowd the shrinking pools; fish eagles quarrel above them.',
    },
  ],
  activities: [
    {
      title: 'Game drives',
      text: 'Open car, breakfast on the plain. Follow vultures at eight, shade at eleven, hippos at five.',
    },
    {
      title: 'Walks',
      text: 'With an armed ranger, through palms and along banks pitted by hooves. Closer than comfort allows, at times.',
    },
    {
      title: 'Fly camp',
      text: 'One night on the ground near the Kapapa, with lions likely to discuss you.',
    },
    {
      title: 'The spirit tree',
      text: 'By Lake Katavi stands a tamarind where people of the area leave small gifts for the spirit that gave the park its name.',
    },
  ],
  travelTips: [
    'Come between mid-July and mid-October, and book the flights before the camp.',
    'Wear beige; carry a swatter; keep windows up in miombo.',
    'Bring everything, from batteries to reading glasses. Mpanda has little.',
    'Earplugs will not help against hippos. A sense of humour will.',
    'Three nights at least, to repay the flight.',
    'Add Mahale: about 40 minutes by air.',
  ],
  sidebar: {
    location:
      'Sitalike gate is 35 km south of Mpanda; Ikuu airstrip is four hours or so from Arusha by light aircraft.',
    wildlife: 'Hippo, buffalo, crocodile, lion, elephant, zebra, topi, eland, roan, spotted hyena.',
  },
  callToAction: 'Book Your Katavi Adventure',
  planRoute: PLAN_YOUR_TRIP_ALIAS,
};

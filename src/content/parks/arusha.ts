import { arushaPoster } from '../posters/arusha.ts';
import type { Park } from '../types.ts';

export const arusha: Park = {
  kind: 'park',
  address: '/wildlife/Arusha_national_park',
  plate: 5,
  title: 'Arusha National Park',
  biome: 'forest',
  head: {
    title: 'Arusha National Park: Mount Meru, colobus and canoes',
    description:
      'An hour from your hotel in Arusha: a walk among giraffes, a canoe on the Momella lakes, black-and-white colobus, and the trail up Mount Meru.',
  },
  poster: arushaPoster,
  coordinates: { latitude: -3.25, longitude: 36.85 },
  location: 'Northern Tanzania, on the slopes of Mount Meru, about 30 km from Arusha',
  uniqueness:
    'The one park of the northern circuit where you can walk, paddle and climb a 4,566 m mountain, all within an hour of the city.',
  topActivities: [
    'Mount Meru trek',
    'Canoeing on Small Momella',
    'Walk to Tululusia waterfall',
    'Ngurdoto crater viewpoints',
    'Half-day game drive',
  ],
  facts: { area: 'about 137', birds: 'over 400', stay: '1-2 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Dry June to October, best for trekking; wet November to May, with a clear spell in January and February when Kilimanjaro often shows.',
  },
  standfirst: 'Giraffes on a lawn, a forest full of colobus, and a volcano standing over both.',
  description: [
    'Half the people who fly into Kilimanjaro drive past the turning and never know. From the main road it is twenty minutes through coffee and maize to Ngongongare gate, and a little beyond it opens Serengeti Ndogo, the “little Serengeti”, a green bowl where zebra and buffalo graze as if set out for visitors.',
    'The park is small, about 137 sq km, and steep. Its bottom lies among reeds at 1,500 m; its top is the summit of Meru. Between them come wild figs, then juniper and podo hung with lichen, then giant heather, then ash. A morning’s drive passes from a bushbuck in deep shade to flamingos on an alkaline lake, with a stop at Ngurdoto, a crater that people may look into but not enter.',
    'Nobody should come for lions. There are none to speak of, and elephants are few and keep to the forest. That absence is the point: it is why you may get out of the car. On foot behind a ranger, thirty steps from a bull giraffe, you notice the smell of him, and how quietly two metres of neck can be folded down to stare.',
    'We send guests here on their first day, to shake off the flight, or on the two days before Kilimanjaro, to sleep higher. On clear mornings the two mountains face each other across the Momella lakes, their summits about seventy kilometres apart, and the water holds both for as long as the wind stays down.',
  ],
  wildlifeHighlights: [
    {
      title: 'Black-and-white colobus',
      text: 'Families roar at dawn like badly started motorbikes, then leap across the road with white capes flying.',
    },
    {
      title: 'Giraffe in numbers',
      text: 'With few predators about they are calm, and in places outnumber everything else you meet.',
    },
    {
      title: 'Lesser flamingo',
      text: 'On Big Momella for much of the year, most often between July and March.',
    },
    {
      title: 'Forest birds',
      text: 'Hartlaub’s turaco shows red wings for a second; Narina trogon calls and stays hidden. Over 400 species are recorded.',
    },
  ],
  activities: [
    {
      title: 'Mount Meru trek',
      text: 'Four to five days from Momella gate to 4,566 m, with huts on the way and an armed ranger in front. The last night walk, along the crater’s edge, wants a head for heights.',
    },
    {
      title: 'Canoeing',
      text: 'Two hours on Small Momella, past hippos who get a wide berth. Best before the wind at eleven.',
    },
    {
      title: 'Waterfall walk',
      text: 'Two to three hours across the buffalo meadow to Tululusia, 28 m of cold spray.',
    },
    {
      title: 'Forest drive',
      text: 'To the great fig arch, which a car can pass under, and up towards Kitoto for the view of Meru’s ash cone.',
    },
  ],
  travelTips: [
    'Proper shoes: the walks cross wet ground.',
    'Rain can fall on the mountain in any month: carry a jacket.',
    'Children under 12 may drive and canoe, but generally not join the walks.',
    'For Meru train beforehand, and take four days rather than three.',
    'Kilimanjaro shows early or late, rarely at noon.',
  ],
  sidebar: {
    location: 'Ngongongare gate is under an hour from Arusha and about the same from Kilimanjaro airport.',
    wildlife: 'Colobus, blue monkey, giraffe, buffalo, zebra, bushbuck, warthog, hippo, flamingo, turaco.',
  },
  callToAction: 'Book Your Arusha Adventure!',
};

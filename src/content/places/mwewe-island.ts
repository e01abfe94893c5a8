import { mweweIslandPoster } from '../posters/mwewe-island.ts';
import type { Place } from '../types.ts';

export const mweweIsland: Place = {
  kind: 'place',
  address: '/beachexperience/Mwewe_island',
  plate: 19,
  title: 'Mwewe Island',
  region: 'mainland-coast',
  biome: 'forest',
  head: {
    title: 'Mwewe Island: mangroves and waders north of Tanga',
    description:
      'A kilometre of mangrove in Moa Bay, close to Kenya, that you may reach on foot at the lowest tides. For birdwatchers, paddlers and people who like mud.',
  },
  poster: mweweIslandPoster,
  coordinates: { latitude: -4.783, longitude: 39.18 },
  location: 'Moa Bay, Mkinga district, a dozen kilometres south of the Kenyan border',
  uniqueness:
    'An uninhabited islet one kilometre long and two hundred metres wide, joined to the mainland for an hour or so when the moon is right.',
  topActivities: [
    'Dugout through the mangroves',
    'Waders on the flats',
    'Walking over at spring low tide',
    'A morning in Moa village',
    'Fence traps and crab pots',
  ],
  facts: { stay: '1 to 2 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'June to October for dry tracks and few mosquitoes; the first northern waders are back in September. Wet November to May, when the road to Moa turns slippery.',
  },
  standfirst: 'Small, muddy, nobody’s home, and at low water full of things that scuttle.',
  history: {
    title: 'History',
    paragraphs: [
      'Mwewe is Swahili for a kite or hawk, and there usually is one, turning over the point. Nobody lives beneath it. Digo elders in the villages opposite say that families from Kirui, the larger island to the north, once used the place, and that it was later bought by one Sultan bin Athmani of Moa.',
      'Today it belongs to a chain of four island reserves that the state declared north of Tanga in 2010: Kirui, Mwewe, Kwale and Ulenge. Only the middle of Mwewe, six hectares or so, is dry enough for bush. Everything else is mangrove, tall and healthy on the side of the channel, thin in the east where sand has drifted over the roots. Along the south grows pemphis, a grey salt-loving shrub with wood as hard as iron.',
      'We do not send everyone. There is no beach to lie on, the water in the bay is too silty for snorkelling, and the landing is ankle-deep ooze that will try to keep a sandal. Guests who come back smiling are birders, photographers, and families whose children would take a live crab over a sandcastle.',
    ],
  },
  activities: {
    title: 'On the Tide',
    items: [
      {
        title: 'By dugout',
        text: 'A fisherman poles you up the creeks on the flood, two passengers to a mtumbwi, a canoe hollowed from one trunk. Inside it is cool and smells of eggs and tea. Listen for the snap of pistol shrimps.',
      },
      {
        title: 'On foot',
        text: 'Around new and full moon low water falls in mid-morning, and the men of Moa and Boma wards simply walk over. You can go with them, half an hour or so over ribbed sand and puddles, and must be back before the sea closes the gate.',
      },
      {
        title: 'Waders',
        text: 'Whimbrel, sand plovers, curlew sandpipers and the black-and-white crab plover feed along the tide’s edge; egrets and herons roost in the trees. A telescope earns its weight.',
      },
      {
        title: 'How to catch a rabbitfish',
        text: 'Stakes and palm ribs are set as a fence on the flats, ending in a heart-shaped pen. The tide brings the fish in and leaves without them. Ask before you step near one.',
      },
      {
        title: 'Moa',
        text: 'Coconut palms, a mosque, boats drawn up under almond trees. Lunch can be arranged in a house: rice, crab in coconut, lime pickle.',
      },
    ],
  },
  travelTips: [
    'Old trainers with laces, not sandals; dry pair in the car.',
    'We set out from Tanga at six. Miss the tide and you have missed Mwewe.',
    'Long trousers and repellent: midges at dusk, oyster shells at all hours.',
    'Binoculars in a waterproof pouch.',
    'Moa sees few guests. Cover arms and legs, greet first, and keep the camera down until you have talked.',
    'Carry passports; police stop cars on the border road.',
  ],
  sidebar: {
    location:
      'About an hour and a half by road from Tanga to Moa, off the tarmac to Horohoro, then 20 minutes by canoe. Beds are in Tanga.',
    wildlife:
      'Crab plover, whimbrel, herons, egrets, black kite; fiddler and mangrove crabs, mudskippers, prawns. Dugong have been reported off Kirui, very rarely.',
    further: {
      title: 'Conservation',
      text: 'Mangrove poles build houses, and cutting is what the reserve was made to stop. Fishing by hook and trap goes on, by agreement with the villages. Our reserve fee and the canoe man’s wage are the argument for leaving trees standing.',
    },
  },
  callToAction: 'Book Your Mwewe Island Adventure Now',
};

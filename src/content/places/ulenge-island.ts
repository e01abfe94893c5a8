import { ulengeIslandPoster } from '../posters/ulenge-island.ts';
import type { Place } from '../types.ts';

export const ulengeIsland: Place = {
  kind: 'place',
  address: '/beachexperience/Ulenge_island',
  plate: 20,
  title: 'Ulenge Island',
  region: 'mainland-coast',
  biome: 'stone',
  head: {
    title: 'Ulenge Island: the old lighthouse off Tanga Bay',
    description:
      'A German lighthouse of the 1890s, the shell of a sanatorium, mangroves full of seabirds: half a morning by boat from Tanga, and hardly anyone to share it.',
  },
  poster: ulengeIslandPoster,
  coordinates: { latitude: -5.008, longitude: 39.162 },
  location: 'Northern entrance of Tanga Bay, about 9 km from the harbour',
  uniqueness:
    'For decades the only light that guided ships into Tanga, now a tower for swallows on an island nicknamed Bird Island.',
  topActivities: [
    'The lighthouse of 1894',
    'Ruins of the sanatorium',
    'Seabirds at the evening roost',
    'Mangrove channel by boat',
    'Reef flat at low water',
  ],
  facts: { stay: '1 to 2 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'June to October: dry, with smooth water before ten and a chop after. Wet November to May; in April and May rivers stain the bay brown.',
  },
  standfirst: 'A dead light, a roofless sanatorium, and the birds that have taken over from both.',
  history: {
    title: 'History',
    paragraphs: [
      'In 1894 the Germans finished a lighthouse at the mouth of Tanga Bay, and until 1929 it was the only one the port had. Close by they put up a sanatorium in what they took for Moorish style, arches and all, where officials yellow with fever were sent to look at the sea. Passengers on the mail steamers wrote home about it: the first white walls of the colony.',
      'Earlier still, so the story goes in Chongoleani across the channel, Swahili people came down from the north under a leader named Mwinyi Ulenge. Wells failed, as they do on coral, and his people moved over to the mainland. Their name stayed behind.',
      'The lamp went out some twenty years ago. Thieves took the brass, then smashed what would not come loose, and bats did the rest. Walk up to it anyway. Creepers have the sanatorium to themselves, swallows dive in at its windows, and from the foot of the tower you see what the keeper saw, which is every ship that Tanga is waiting for.',
    ],
  },
  activities: {
    title: 'Things to Do',
    items: [
      {
        title: 'Lighthouse and ruins',
        text: 'An hour on foot with a ranger, through thorn and coral rag. Look up from below: the iron stair is rusted through, and nobody should climb it.',
      },
      {
        title: 'Bird Island at six',
        text: 'Egrets, herons, ibis and terns fly in from the flats to roost in the mangroves. Anchor off, cut the engine, and wait for the quarrel over branches. The island is part of an area listed for its birds.',
      },
      {
        title: 'Mangroves on the south side',
        text: 'At high water a small boat goes in under red mangroves on their stilts. On the ebb, fiddler crabs come out to wave at one another.',
      },
      {
        title: 'Reef flat',
        text: 'Honest words first: the corals of Ulenge are the most damaged of these reserves, with a town and its nets so near. At spring low tide the flat still shows brittle stars, cowries (leave them) and small octopus. For snorkelling we sail to Yambe.',
      },
      {
        title: 'Tanga from the water',
        text: 'On the way home we pass Toten Island, its ruined mosques and its tombs under baobabs, and then the freighters at the quay.',
      },
    ],
  },
  travelTips: [
    'Start at seven. By noon the wind is up, and the ride home is wet.',
    'Shoes with a real sole; coral rag cuts.',
    'No water, no shop, no shade but trees. We carry lunch and 20 litres.',
    'A second day, with Yambe or Toten, makes the reserve fee and the boat worth their price.',
    'Fishing camps fill in certain months. Greet the men, and ask before you point a lens at their huts.',
    'Life jackets are aboard and worn.',
  ],
  sidebar: {
    location:
      'Some 40 minutes by motor boat from Tanga’s harbour. Tanga has beds of all kinds, and an airfield with flights to Dar es Salaam and Zanzibar.',
    wildlife:
      'Reef egret, grey heron, sacred ibis, lesser crested tern, crab plover; fruit bats, monitor lizards, mangrove crabs, bottlenose dolphins in the channel.',
    further: {
      title: 'Conservation',
      text: 'Ulenge became a marine reserve in 2010, late, after years of dragnets and blasting. Rangers now patrol, blasting has all but stopped, and coral is creeping back over the rubble at its own speed, a few centimetres a year.',
    },
  },
  callToAction: 'Book Your Ulenge Island Adventure Now',
};

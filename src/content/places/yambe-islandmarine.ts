import { yambeIslandmarinePoster } from '../posters/yambe-islandmarine.ts';
import type { Place } from '../types.ts';

export const yambeIslandmarine: Place = {
  kind: 'place',
  address: '/beachexperience/Yambe_islandmarine',
  plate: 21,
  title: 'Yambe Island Marine',
  region: 'mainland-coast',
  biome: 'reef',
  head: {
    title: 'Yambe Island Marine: reefs above the coelacanth',
    description:
      'Coral gardens within sight of Tanga, in a marine park made for a fish whose kind outlived the dinosaurs. What the reefs at Yambe are like, told plainly.',
  },
  poster: yambeIslandmarinePoster,
  coordinates: { latitude: -5.114, longitude: 39.16 },
  location: 'Tanga Coelacanth Marine Park, some 7 km out from Tanga’s harbour',
  uniqueness:
    'Snorkel over ten metres of coral, knowing that in the canyons beyond, below 150 m, swims a fish that science had given up for extinct.',
  topActivities: [
    'Snorkelling on the seaward reef',
    'Seagrass and starfish at low tide',
    'Dolphins in the channel',
    'Lunch on a sandbar',
    'Mangrove shore by canoe',
  ],
  facts: { stay: '1 to 2 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'June to October for dry days and the freshest wind, with the sea calmest before eleven; wet November to May, clearest in a dry February.',
  },
  standfirst: 'A forested island, an empty reef, and something very old in the dark beyond it.',
  history: {
    title: 'History of the Marine Park',
    paragraphs: [
      'It began with deep shark nets. From 2003, crews along the Tanzanian coast pulled up heavy blue fish with white flecks and fins like arms, and did not know whether to sell them. They were coelacanths, a line that runs back more than 300 million years, known alive to science only since one was landed in South Africa in 1938. Off Tanga they came up by the dozen.',
      'In 2009 the government drew a park round them: 552 sq km of sea and shore between the north of Tanga and the Pangani estuary, with Toten, Yambe and Karange inside it. Let us be clear that you will not see a coelacanth. They spend the day in caves, 150 m down and more. The rules against deep nets that protect them have, however, done the shallows good as well.',
      'These reefs had a hard time. For decades some men fished with dynamite, and a dull thud under water was part of any swim. Patrols ended most of that in the late 2010s. You will find craters of grey rubble next to thickets of new staghorn, and a fair number of fish: a place on the mend, which has an interest of its own. The island’s medieval ruins have a page to themselves under Culture & History.',
    ],
  },
  activities: {
    title: 'Activities at Sea',
    items: [
      {
        title: 'Seaward reef',
        text: 'Two to ten metres, best on a rising neap. Sweetlips, angelfish, blue-spotted rays under the ledges. Visibility is ten metres on a fair day, less after rain.',
      },
      {
        title: 'Seagrass walk',
        text: 'Low water bares meadows with red-knobbed starfish, sea cucumbers and nursery shoals. Shuffle your feet, so that rays hear you coming.',
      },
      {
        title: 'Dolphins',
        text: 'Bottlenose, and sometimes the shy humpback dolphin, use the channel between Yambe and the mainland. When they show, our captain idles; swimmers stay aboard.',
      },
      {
        title: 'Sandbar lunch',
        text: 'Grilled kingfish, chapati, limes. The bar is bare for three hours or so at springs, less at neaps, and we are off it early.',
      },
      {
        title: 'Mangrove shore',
        text: 'The landward side is stilt roots and mud. With two paddles and a little water under you there are kingfishers to be had.',
      },
    ],
  },
  travelTips: [
    'Bring your own mask if you can; sizes on the boat are few.',
    'Ask us for the tide of your date before you fix the day. It matters more than the month.',
    'A thin wetsuit or rash vest keeps off sun, hydroids and jellyfish.',
    'Nobody lives on Yambe. What you need comes with you, and leaves with you.',
    'Two days let you put reef and ruins on different tides.',
    'Do not stand on coral, even dead: it is where the next one settles.',
  ],
  sidebar: {
    location:
      'Half an hour by motor boat from Tanga, an hour and more under sail. Pangani lies about 50 km to the south by road.',
    wildlife:
      'Green turtle, blue-spotted ray, octopus, angelfish, dolphins, seahorses in the grass; dugong as a rumour; coelacanth, out of reach.',
    further: {
      title: 'Conservation',
      text: 'Villages on the bay have agreed which nets and mesh may be used where, and rangers collect a daily fee that we pay for you. A crew that hauls up a coelacanth by mistake is asked to let it go if it lives, and to report it in any case.',
    },
  },
  callToAction: 'Book Your Yambe Island Adventure Now',
};

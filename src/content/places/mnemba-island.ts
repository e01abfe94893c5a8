import { mnembaIslandPoster } from '../posters/mnemba-island.ts';
import type { Place } from '../types.ts';

export const mnembaIsland: Place = {
  kind: 'place',
  address: '/places/mnemba-island',
  plate: 47,
  title: 'Mnemba Island',
  region: 'zanzibar',
  biome: 'reef',
  head: {
    title: 'Mnemba Island: the reef, the ring of blue, the rules',
    description:
      'A private islet off north-east Zanzibar inside a protected reef. When to snorkel or dive at Mnemba, how to avoid forty boats, and why you cannot land.',
  },
  poster: mnembaIslandPoster,
  coordinates: { latitude: -5.82, longitude: 39.383 },
  location: 'About 3 km off the north-east coast of Unguja, opposite Muyuni beach',
  uniqueness:
    'Five hundred metres of casuarina and sand, closed to all but its guests, in the middle of a reef seven kilometres long that is open to everyone who treads softly.',
  topActivities: [
    'Snorkelling inside the reef',
    'Drift and wall diving',
    'Green turtles from a distance',
    'Dolphins, watched and not chased',
    'Three slow days on the mainland beach opposite',
  ],
  facts: { stay: '3-5 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'June to October is driest, our general advice for islands, with humpbacks passing from July; underwater visibility is greatest from October to March and the sea calmest between monsoons, near November and March; wettest in April and May.',
  },
  standfirst: 'From the beach a green dot, from the boat a ring of five blues, from below a city.',
  history: {
    title: 'History and Status',
    paragraphs: [
      'Nobody has ever farmed Mnemba; it has no spring. For generations it was a camp. Fishermen from Matemwe and Nungwi dried their catch on its sand, waited out squalls beneath its trees and kept a rule or two about who might cast where. In the late 1980s the island was leased for a lodge. A dozen thatched rooms stand there now, out of sight among casuarinas, and only those who sleep in them may set foot ashore.',
      'The water is a different matter. Zanzibar declared the reef round it a marine conservation area in 2002: an oval of some seven kilometres by four, falling from a lagoon you can stand in to walls that go down past the light. Permits paid here were meant to show the villages opposite that a fish alive earns more than one on a string. On the whole they have.',
      'Then it became famous. On an August morning forty boats may lie over the same patch, with everyone’s flippers in everyone’s face. Charges were raised in 2023, and boats are asked to keep 200 m off the beach. Our answer is an alarm clock: before half past seven there are four of us, and the turtles have not yet gone down.',
    ],
  },
  activities: {
    title: 'Activities',
    items: [
      {
        title: 'Snorkelling',
        text: 'Two stops of forty-five minutes, where the tide suits. Moorish idols, trumpetfish, clouds of yellow snapper, clownfish in standing depth. A guide swims with each four guests.',
      },
      {
        title: 'Diving',
        text: 'Some dozen sites between ten and thirty metres. The sheltered side is good for first dives; on the outer wall current decides, and you need a few dozen dives behind you.',
      },
      {
        title: 'Dolphins',
        text: 'Bottlenose come most weeks, spinners less often. We stop the engine at fifty metres and wait. If others give chase, we leave.',
      },
      {
        title: 'Staying on the island',
        text: 'For those who want to spend much on very little: no shoes, no television, turtles hauling up past the tideline in their season. We book it on request, many months ahead.',
      },
      {
        title: 'Staying opposite',
        text: 'Matemwe and Muyuni have houses at all prices and the same view. From there 3-5 days leave room for wind, a second reef morning, and a walk at low tide among seaweed lines.',
      },
    ],
  },
  travelTips: [
    'Set off at half past six. It is worth being called early once.',
    'Own mask, long-sleeved top, reef-safe cream put on half an hour before.',
    'Fins off the coral, hands off everything. Bread for fish is forbidden, for good reason.',
    'In July and August the return is wet and can be rough: tablets, windproof.',
    'Reef fees are named in our quotation, not collected on the boat.',
    'Leave 18 hours between diving and your flight home.',
  ],
  sidebar: {
    location:
      'From Stone Town allow ninety minutes’ drive to Muyuni or Matemwe, from Kiwengwa forty; then twenty minutes by boat.',
    wildlife:
      'Green and hawksbill turtle, bottlenose and spinner dolphin, humpback whale (July to September), reef octopus, blue-spotted ray, some six hundred kinds of fish; suni antelope on land.',
    further: {
      title: 'Conservation',
      text: 'Green turtles nest on the island, and every clutch has been watched since 1996. Moorings spare the coral from anchors, if skippers use them; choose those who do. Broken staghorn grows a hand’s breadth a year, a brain coral less than your fingernail.',
    },
  },
  callToAction: 'Book Your Mnemba Island Experience Now',
  more: 'Explore More',
};

import { maziwiIslandPoster } from '../posters/maziwi-island.ts';
import type { Place } from '../types.ts';

export const maziwiIsland: Place = {
  kind: 'place',
  address: '/beachexperience/Maziwi_island',
  plate: 17,
  title: 'Maziwi Island',
  region: 'mainland-coast',
  biome: 'beach',
  head: {
    title: 'Maziwi Island: a day on the sandbank off Pangani',
    description:
      'An hour by boat from Pangani, bare sand on a living reef. How the tide sets the day on Maziwi, what you see below it, and why turtle nests are moved.',
  },
  poster: maziwiIslandPoster,
  coordinates: { latitude: -5.499, longitude: 39.066 },
  location: 'Pemba Channel, some 10 km south-east of Pangani',
  uniqueness:
    'An island with no tree, no house and, at the highest tides, no land: only sand, terns and the reef that holds it there.',
  topActivities: [
    'Snorkelling over the coral heads',
    'Lunch on the sandbank',
    'Sailing out under lateen',
    'Looking for dolphins',
    'Turtle hatching at Ushongo',
  ],
  facts: { stay: 'a day trip (3 to 5 days at the camp)' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'We advise June to October, dry and with steady wind; wet November to May, when rivers in spate cloud the channel and we may not sail.',
  },
  standfirst: 'A strip of sand that the sea lends out for a few hours at a time.',
  history: {
    title: 'History of a Disappearing Island',
    paragraphs: [
      'Ask the older fishermen at Ushongo and they will describe a forest. Into the 1960s casuarinas stood so close on Maziwi that you could not push through from one shore to the other. Crews slept beneath them, and green turtles came up to lay in numbers that hardly any other Tanzanian beach could match.',
      'Then the trees were cut, for firewood and for poles, and it turned out that their roots had been holding the place down. The sea began to carry it off. Making it a marine reserve came too late for the wood; by the early 1980s the last trunk had gone over.',
      'What remains is a pale crescent that changes its outline with each monsoon. At a neap tide there is sand all day. At new and full moon it is largest around ten or eleven in the morning, and by four the water may have closed above it. We therefore plan by the tide table and not by the clock, and the captain’s word on leaving is final.',
    ],
  },
  activities: {
    title: 'What to Do',
    items: [
      {
        title: 'Snorkelling',
        text: 'The leeward side is a slope of coral heads from two metres down, with anemone fish, parrotfish, cushion stars, now and then a turtle. Go in before the current turns. Some four hundred kinds of fish have been listed here.',
      },
      {
        title: 'Lunch with a tidemark',
        text: 'The crew put up an awning, light charcoal in half an oil drum and grill what was landed that morning. Mango afterwards. The bones go back to the boat with everything else.',
      },
      {
        title: 'Sailing',
        text: 'About an hour each way, under a patched lateen if the kusi is kind, by engine if not. Spray comes over the weather side; sit on the other.',
      },
      {
        title: 'Terns',
        text: 'Roosting flocks can be huge. One count put more than 35,000 birds on and around the sand. Walk round them, never through.',
      },
      {
        title: 'A hatching, perhaps',
        text: 'Back on the mainland, wardens at Ushongo guard the eggs brought in from Maziwi. After some 55 days they hatch, and guests may watch from behind a line.',
      },
    ],
  },
  travelTips: [
    'There is no shade, water or lavatory out there. Drink early, wear a long-sleeved swim top, bring a hat with a cord.',
    'Give yourself 3 to 5 days at the camp: then a windy morning costs you a plan, not the island.',
    'Take a seasickness tablet before breakfast if you are in doubt.',
    'Rubber soles, because urchins live in the shallows.',
    'Dry bag for cameras. The landing is a jump into knee-deep water.',
    'Reserve fees are in our price; spear guns, drones and collecting are not allowed.',
  ],
  sidebar: {
    location:
      'Boats leave from the beaches south of the Pangani River and take about an hour. Pangani is about 50 km south of Tanga by road.',
    wildlife:
      'Green turtle, spinner and bottlenose dolphin, reef fish, octopus, ghost crab, crested and roseate tern.',
    further: {
      title: 'Conservation',
      text: 'Turtles still climb out to lay where their mothers did, but spring tides drown the eggs. A team from Ushongo lifts each clutch within hours and buries it above the tideline on the mainland. Fishing is closed on the reef, and the fees help to pay for patrols.',
    },
  },
  callToAction: 'Book Your Maziwi Island Adventure Now',
};

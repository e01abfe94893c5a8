import { choleIslandPoster } from '../posters/chole-island.ts';
import type { Place } from '../types.ts';

export const choleIsland: Place = {
  kind: 'place',
  address: '/beachexperience/chole_island',
  plate: 18,
  title: 'Chole Island',
  region: 'mainland-coast',
  biome: 'stone',
  head: {
    title: 'Chole Island: fig trees, fruit bats and a boatyard',
    description:
      'Roots have swallowed the old capital of Mafia and shipwrights work beside it. Two to four days on Chole, an island without a single car, July to October.',
  },
  poster: choleIslandPoster,
  coordinates: { latitude: -7.973, longitude: 39.765 },
  location: 'Chole Bay, between Mafia Island and Juani',
  uniqueness:
    'The former capital of the archipelago, now held together by strangler figs, with hundreds of fruit bats asleep over its gardens.',
  topActivities: [
    'Ruins of the old town',
    'Fruit bats at dusk',
    'The boatbuilders’ beach',
    'Village walk with a resident',
    'Snorkelling in Chole Bay',
  ],
  facts: { stay: '2 to 4 days' },
  year: {
    best: [7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'July to October is best: dry paths, cool nights, a breeze through the mango trees. Wet November to May, and hardest to reach in April.',
  },
  standfirst: 'No cars, no hurry, and a wide straight street that leads into the roots of a tree.',
  history: {
    title: 'History',
    paragraphs: [
      'You step off the ferry up to your shins, shoes in hand, and the loudest thing is somebody hammering. Follow the noise along the beach to the boatyard, or turn inland on swept sand between hibiscus hedges and children who want to practise their English numbers. The whole of Chole is about a kilometre from end to end, and within an hour you will have greeted most of it twice.',
      'Chole Mjini, Chole town, grew rich in the nineteenth century. Omani landowners and Indian merchants lived here, out of reach of raiders, while enslaved people cleared Mafia’s coast for coconuts across the water. Germany bought the islands in 1890; its officers added a boma, a gaol and an avenue. Some two decades later they moved to Kilindoni, where steamers could anchor, the traders went after them, and the figs began.',
      'Today those figs are what you come to see. A root as thick as a thigh runs down through a customs-house window and out at the door. There is a Hindu merchants’ hall with a tree standing in it, and a gaol whose roof is leaves. Nobody has tidied it, and labels are few; a guide from the village is worth more than any sign.',
    ],
  },
  activities: {
    title: 'Activities',
    items: [
      {
        title: 'Bat trees',
        text: 'The Comoro fruit bat hangs here by day, fox-faced, fanning itself with one wing. At about six they stream over to Mafia’s mangoes. Stand at the edge, do not clap, wear a hat.',
      },
      {
        title: 'Boatyard',
        text: 'Mashua, the plank boats of the coast, are shaped with adze, bow drill and eye. Cotton soaked in coconut oil is driven between planks, and a hull can take a year when the owner pays as he earns. Ask before taking pictures, and buy a bailer if they offer one.',
      },
      {
        title: 'Walking with a resident',
        text: 'School, clinic, well, the women who plait palm-leaf mats. Two hours with tea. Part of the fee goes to the village.',
      },
      {
        title: 'On the bay',
        text: 'Snorkelling by dhow over coral gardens, or a paddle round the mangroves when the tide is high and the water is the shade of a wine bottle.',
      },
      {
        title: 'Kua, on Juani',
        text: 'A ruined town under baobabs, twenty minutes by boat, reached only at high water. Bring closed shoes.',
      },
    ],
  },
  travelTips: [
    'Dress as if for tea with an aunt: shoulders and knees covered, women and men.',
    'A shikamoo to older people opens every gate on the island.',
    'Carry a torch; paths are dark, and roots do not move aside.',
    'Public boats from Utende stop in late afternoon, so agree your return.',
    'No sweets, pens or coins for children. The school has a fund.',
    'Sound carries: muezzin before five, cockerels after, bats in between.',
  ],
  sidebar: {
    location:
      'Ten to fifteen minutes by boat from Utende on Mafia. Fly to Kilindoni, then cross the island by road.',
    wildlife:
      'Comoro fruit bat, sunbirds, mangrove kingfisher, crab plover, mudskipper; turtles and octopus in the bay.',
    further: {
      title: 'Culture',
      text: 'Chole is Muslim and close-knit, with perhaps a thousand people. Friday noon belongs to the mosque. You may be asked in for coffee: accept, take off your shoes, and eat with the right hand.',
    },
  },
  callToAction: 'Book Your Chole Island Adventure Now',
};

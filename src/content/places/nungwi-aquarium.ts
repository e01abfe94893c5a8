import { nungwiAquariumPoster } from '../posters/nungwi-aquarium.ts';
import type { Place } from '../types.ts';

export const nungwiAquarium: Place = {
  kind: 'place',
  address: '/places/nungwi-aquarium',
  plate: 39,
  title: 'Mnarani Aquarium, Nungwi',
  region: 'zanzibar',
  biome: 'reef',
  head: {
    title: 'Mnarani Aquarium, Nungwi: turtles in a tidal pool',
    description:
      'Villagers at the northern tip of Zanzibar keep injured green and hawksbill turtles in a coral pool by the lighthouse. What to see, what to ask, what to skip.',
  },
  poster: nungwiAquariumPoster,
  coordinates: { latitude: -5.722, longitude: 39.306 },
  location: 'Northern tip of Unguja, beside the lighthouse at Ras Nungwi',
  uniqueness:
    'A natural pool in the coral, filled and emptied by the tide through the rock, where a fishing village nurses the turtles it used to eat.',
  topActivities: [
    'Green turtles in the lagoon',
    'Hatchling and recovery tanks',
    'The dhow builders of Nungwi',
    'Fish auction on the beach',
    'Walk to the lighthouse',
  ],
  facts: {},
  year: {
    best: [1, 2, 6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Open every month: dry from June to October, sticky in January and February, when young turtles are usually let go; showers in November and December, steady rain from March to May.',
  },
  standfirst: 'Seaweed in one hand, and something the size of a table rising to take it.',
  history: {
    title: 'History',
    paragraphs: [
      'Mnarani means “at the lighthouse”, and the white tower is the landmark: walk towards it along the beach, past hulls on props and boys playing draughts with bottle tops. Behind a wall of coral rock, a few steps from the surf, lies a pool. It has no inlet that you can see. Yet the level climbs and falls twice a day, as the sea comes through the stone.',
      'Turtle was food in Nungwi, and hawksbill shell was money. In 1993 a few villagers, advised by marine biologists, began to pay fishermen for animals caught by mistake, and put them into the pool to recover. Eggs from trampled beaches were dug up and hatched in tanks. The young are fed for about ten months and most are then released, on a day in February when half the village comes down to watch.',
      'It has never become grand. There is a wooden walkway, a row of tiled basins, a skull, hand-painted boards. Some visitors find the tanks small and say so. We think it fair to put both facts side by side: the place is plain, and the animals in it would otherwise have been soup.',
    ],
  },
  activities: {
    title: 'What to See and Do',
    items: [
      {
        title: 'Feeding at the walkway',
        text: 'You get a bundle of seaweed and a warning: the green turtles nip, and cannot tell weed from finger. Hawksbills, with the narrow beak, want fish instead.',
      },
      {
        title: 'Small fry',
        text: 'Hatchlings the length of a thumb paddle in the first basin, those of ten months fill a dinner plate. Do not lift them for a photograph, even if someone offers.',
      },
      {
        title: 'Boatyard next door',
        text: 'Nungwi builds the dhows for half this coast, with adze, caulking iron and no drawing. A hull takes months. The men talk readily, less so at noon, and like to be asked before the camera comes out.',
      },
      {
        title: 'The catch',
        text: 'Around seven and again in late afternoon, kingfish, ray and octopus are auctioned on the sand in a murmur that only buyers follow.',
      },
    ],
  },
  travelTips: [
    'Come about two hours before high water, when the pool is clearest. The caretakers can tell you the time.',
    'We do not offer swimming with captive turtles, here or elsewhere in Nungwi: it stresses them, and sun cream fouls the pool.',
    'One hour is enough; with the boatyard, a morning.',
    'Cash for entrance and donation, small notes.',
    'Wet coral is slippery. Sandals with a strap.',
    'Between beach and village, put a shirt or a kanga on.',
  ],
  sidebar: {
    location:
      'Where the northern road ends, some 60 km and an hour and a half by car beyond Stone Town. From Kendwa it is ten minutes’ drive, or a walk along the sand at low tide.',
    wildlife:
      'Green turtle, hawksbill turtle, small reef fish that enter by themselves, ghost crabs, herons on the rocks.',
    further: {
      title: 'Conservation',
      text: 'Entrance fees buy feed, pay fishermen to bring nets’ mistakes in alive, and help village schooling. What you can do: buy no tortoiseshell, keep lights off the beach at night, and tell the hotel if you see a track like a tractor’s in the sand.',
    },
  },
  callToAction: 'Book Your Mnarani Aquarium Experience Now',
};

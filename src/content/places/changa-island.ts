import { changaIslandPoster } from '../posters/changa-island.ts';
import type { Place } from '../types.ts';

export const changaIsland: Place = {
  kind: 'place',
  address: '/places/changa-island',
  plate: 43,
  title: 'Changuu (Prison) Island',
  region: 'zanzibar',
  biome: 'beach',
  head: {
    title: 'Changuu (Prison) Island: giant tortoises off Zanzibar',
    description:
      'Half an hour by wooden boat from Stone Town to a gaol that never held a prisoner, tortoises from Aldabra and a small reef. Tides, timing and good manners.',
  },
  poster: changaIslandPoster,
  coordinates: { latitude: -6.119, longitude: 39.166 },
  location: 'Zanzibar Channel, 5.6 km north-west of Stone Town',
  uniqueness:
    'Aldabra giant tortoises, the senior ones said to be well past a hundred, live round a prison that was never used as one.',
  topActivities: [
    'Giant tortoises among the trees',
    'The prison and quarantine buildings',
    'Snorkelling off the north side',
    'Lunch on the Nakupenda sandbank',
    'Boat ride from the town beach',
  ],
  facts: { stay: '1 to 2 days' },
  year: {
    best: [6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Best from June to October: dry, and smoothest in the morning. Wet November to May, though January and February have hot, calm spells; some days in April no small boat goes out.',
  },
  standfirst: 'A short trip, a long-lived animal, and a name that is not quite true.',
  history: {
    title: 'History',
    paragraphs: [
      'Changuu is a fish, a kind of emperor that the island’s fishermen still bring up on handlines. “Prison” came later, twice over. In the 1860s two Arab owners used the island to hold enslaved people who had resisted, before they were shipped or sold. In 1893 Lloyd Mathews, British first minister to the sultan, bought it and built a proper gaol: thick walls, barred windows, courtyards open to the sea.',
      'No convict ever slept there. Plague and yellow fever were travelling by steamship just then, and the cells became wards of a quarantine station for the whole coast. Passengers from Bombay sat out their one or two weeks under the casuarinas; between epidemics, Zanzibar’s officials came across to bathe. You can walk through the yard, look into the cells, and drink something cold where the guards would have sat.',
      'Four tortoises arrived in 1919, a present from the governor of the Seychelles. They bred so well, and sold so well on the black market, that by the 1990s thieves had left a handful. A fenced sanctuary, marked shells and new animals have brought them back to well over a hundred. Numbers painted on the backs give ages. Take the highest with salt.',
    ],
  },
  activities: {
    title: 'Ashore and Afloat',
    items: [
      {
        title: 'Tortoises',
        text: 'Keepers sell leaves by the bunch. Offer them low, scratch the neck, and the old ones rise on straight legs with their eyes shut. Never sit on one, lift one or stand in front of its mouth with bare toes.',
      },
      {
        title: 'Nursery',
        text: 'Those of the last few years have a pen to themselves and move at a trot. Children may need to be counted on leaving.',
      },
      {
        title: 'Reef',
        text: 'Shallow coral to the north and east, sea stars on sand, damselfish that defend a square metre. An hour is plenty, best on a rising tide before eleven.',
      },
      {
        title: 'Nakupenda',
        text: 'The sandbank called “I love you” lies a quarter of an hour away and exists only around low water. Grilled lobster and octopus under an awning; much company in July and August.',
      },
    ],
  },
  travelTips: [
    'Allow a day with the sandbank, or two outings if you want reef and ruins without haste: hence 1 to 2 days.',
    'Leave the town beach at half past eight. From ten, boats come in flotillas.',
    'You step out into water to the knee. Shorts, sandals, dry bag.',
    'Agree whether entrance is in the price, and see that there are life jackets; on our boats both are.',
    'Jellyfish drift in at times. A long-sleeved top helps.',
    'Peacocks steal sandwiches.',
  ],
  sidebar: {
    location:
      'Thirty minutes by wooden boat from the beach by Stone Town’s sea front. Hotels on the island come and go, so we book your bed in town.',
    wildlife:
      'Aldabra giant tortoise, peafowl, small antelope (shy, early), fruit bats in the tall trees, sea stars, damselfish, octopus.',
    further: {
      title: 'Conservation',
      text: 'Aldabra tortoises are not native to Zanzibar, but they are rare in the world, and this is one of their older colonies outside the Seychelles. Fees feed and guard them. They put up with a great deal. Touch little, and wash your hands afterwards.',
    },
  },
  callToAction: 'Book Your Changuu Island Experience Now',
};

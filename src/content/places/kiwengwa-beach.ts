import { kiwengwaBeachPoster } from '../posters/kiwengwa-beach.ts';
import type { Place } from '../types.ts';

export const kiwengwaBeach: Place = {
  kind: 'place',
  address: '/places/kiwengwa-beach',
  plate: 46,
  title: 'Kiwengwa Beach',
  region: 'zanzibar',
  biome: 'beach',
  head: {
    title: 'Kiwengwa Beach: trade wind, reef line, coral caves',
    description:
      'Five kilometres of fine sand on Zanzibar’s north-east coast: when there is water to swim in, which way the weed drifts, and what lies in the forest behind.',
  },
  poster: kiwengwaBeachPoster,
  coordinates: { latitude: -5.994, longitude: 39.384 },
  location: 'North-east coast of Unguja, between Pwani Mchangani and Pongwe',
  uniqueness:
    'Five kilometres of open sand an hour from the airport, and a forest full of caves ten minutes behind the hotels.',
  topActivities: [
    'Walking to the reef at low tide',
    'Snorkelling at Mnemba from Muyuni',
    'Coral caves of Kiwengwa-Pongwe',
    'Kites, kayaks and sailing',
    'Fishermen’s landing in the village',
  ],
  facts: {},
  year: {
    best: [1, 2, 6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'June to October is dry, breezy and clear of mosquitoes; January and February are still and hot, good for the reef; rain from March to May, heaviest in April, and short showers in November and December.',
  },
  standfirst: 'Breakfast with your feet in the sand, and not much between you and Sumatra.',
  history: {
    title: 'History',
    paragraphs: [
      'Look at the sand through your fingers. It is not rock but reef, ground by parrotfish and surf to something like flour, and so pale that it stays cool under bare feet at noon. A line of foam a kilometre out marks where it comes from. Between that line and the palms lies everything that happens at Kiwengwa.',
      'Fishing families settled by the few wells; the soil on this side is a crust over coral, good for goats, cassava and patience. Men sailed out through gaps in the reef at night, and women buried coconut husks below the tideline, dug them up soft, and twisted them into rope. Italian hotel builders came from about 1990, and charter aeroplanes after them. Signs, pizza and the boys’ “ciao” date from then.',
      'Parts of Kiwengwa are hotel after hotel, some with high walls. The village begins where they stop, at the northern end: ngalawa drawn up in rows, nets on poles, a coral-stone mosque, a coffee seller with his brazier. Ten minutes’ walk separates the two, and few make it. Do.',
    ],
  },
  activities: {
    title: 'On the Sand and Behind It',
    items: [
      {
        title: 'Walk to the reef',
        text: 'At spring lows, mid-morning, go with somebody who knows the pools. There are blue starfish, clams, lionfish under ledges. Turn for home when he says so, because the tide comes in behind you first.',
      },
      {
        title: 'Mnemba by boat',
        text: 'Forty minutes north by car to Muyuni, then twenty over the water. Leave at seven, for company grows with the hour.',
      },
      {
        title: 'Coral caves',
        text: 'In the forest reserve, gazetted in the 2000s, two passages of some two hundred metres each go in under fig roots. Stalactites, small bats, whip spiders, cloth and rosewater left for spirits. Bring a head torch of your own.',
      },
      {
        title: 'Wind sports',
        text: 'Kites fly from June to September and again from late December. On still days take a kayak at high water and look down.',
      },
      {
        title: 'When the boats come in',
        text: 'Late in the afternoon, as soon as there is water to float them in. The catch is sold where it lands; the cats know the hour.',
      },
    ],
  },
  travelTips: [
    'Choose the hotel by its pool as much as its beach: for some hours each day the sea is away.',
    'Weed piles up after days of onshore wind. It smells, it is natural, and it goes.',
    'Cover the backs of your knees when snorkelling. Everyone forgets them once.',
    'In the village wear a shirt and a skirt or long shorts, and ask for the path round the mosque.',
    'Maize, bracelets and massages are offered along the tideline, politely. Answer politely.',
    'Mopeds are for hire. So are the potholes.',
  ],
  sidebar: {
    location:
      'About an hour from the airport or Stone Town, ninety minutes from Jozani forest by way of the coast.',
    wildlife:
      'Blue and cushion starfish, moray, octopus; in the forest red colobus, Sykes’s monkey, Fischer’s turaco, crowned hornbill and, for the lucky, Aders’ duiker.',
    further: {
      title: 'Conservation',
      text: 'Kiwengwa-Pongwe is the second forest of the island after Jozani, about 33 sq km on bare coral, cut for charcoal until villages agreed to stop. Guides at the caves come from those villages, and their tickets are the forest’s rent.',
    },
  },
  callToAction: 'Book Your Kiwengwa Beach Experience Now',
};

import { darajaniMarketPoster } from '../posters/darajani-market.ts';
import type { Place } from '../types.ts';

export const darajaniMarket: Place = {
  kind: 'place',
  address: '/places/darajani-market',
  plate: 40,
  title: 'Darajani Market',
  region: 'zanzibar',
  biome: 'market',
  head: {
    title: 'Darajani Market: fish, spice and noise in Stone Town',
    description:
      'The market hall of 1904 at the edge of Stone Town: when the fish is auctioned, how to buy cloves that smell of something, and how to behave with a camera.',
  },
  poster: darajaniMarketPoster,
  coordinates: { latitude: -6.162, longitude: 39.1935 },
  location: 'Creek Road (Benjamin Mkapa Road), on the eastern edge of Stone Town',
  uniqueness:
    'The larder of the old town: auctioned tuna, a dozen kinds of banana and the whole spice rack of the island, under one long roof.',
  topActivities: [
    'Fish auction before nine',
    'Spice and coffee stalls',
    'Fruit in its season',
    'Kanga shops behind the hall',
    'Street snacks and tamarind juice',
  ],
  facts: {},
  year: {
    best: [1, 2, 6, 7, 8, 9, 10, 12],
    rain: [3, 4, 5, 11],
    inWords:
      'Open all year under its roof, pleasantest as the town is, June to October or December to February; mangoes peak around the turn of the year; when it rains, March to May and in November, the alleys are slick.',
  },
  standfirst: 'Follow your nose, then wish for a moment that you had not, then buy vanilla.',
  history: {
    title: 'History',
    paragraphs: [
      'Daraja is a bridge. Until a century ago a tidal creek cut the old town off from Ng’ambo, “the other side”, where those lived who could not afford stone; the bridge stood here, and trade collected at its end as driftwood does. The creek has been filled in. It is Creek Road now, with minibuses in place of the boats.',
      'Goods used to be sold in and about the Old Fort. The long hall with the gables went up in 1904, for Sultan Ali bin Hamud, and had all the marks of hygiene that the age believed in: high roof, stone slabs, drains. It is Marikiti Kuu to Zanzibaris, the chief market, and Estella in old papers, after a British official’s sister. Beside it a larger bazaar was added lately for clothes and telephones, so that food has the old building more to itself.',
      'Not two minutes away people were sold. The slave market closed in 1873, thirty years before this one opened, and most guides join the two in one walk. Keep the exhibition for second, if you can: you will want air afterwards, and sweetness, and there are dates.',
    ],
  },
  activities: {
    title: 'Stall by Stall',
    items: [
      {
        title: 'Fish hall',
        text: 'Between about six and nine, boats’ catches are laid on wet stone and sold by a man who seems to be talking to himself. Sailfish, reef shark, squid in buckets. Closed shoes.',
      },
      {
        title: 'Spices',
        text: 'Rub, sniff, then bargain. Good cloves leave oil on the nail, good cinnamon snaps. The saffron is safflower, whatever you are told; the vanilla and the cardamom are real.',
      },
      {
        title: 'Fruit',
        text: 'Jackfruit by the slice, rambutan at New Year, and little fat bananas that spoil you for others. Vendors will cut a pineapple into a flower while you wait.',
      },
      {
        title: 'Bread and beans',
        text: 'Women sell mkate wa mofa, flat millet loaves, near the gate. Urojo, a sour mango soup with everything in it, comes in a bag or a bowl. Take the bowl.',
      },
      {
        title: 'Kanga lanes',
        text: 'Cotton in pairs with a proverb printed on the hem. Have it read to you before you give it to your mother-in-law.',
      },
    ],
  },
  travelTips: [
    'Go at eight. By eleven it is heat and elbows, and after two the best is gone.',
    'The meat hall is not for the squeamish. There is a way round it.',
    'Bag in front, telephone away; the crowd has quick hands among its honest ones.',
    'Ask “naweza kupiga picha?” before taking a picture, and buy something where you did.',
    'Opening offers to strangers run high. Halve it, laugh, settle near two thirds.',
    'Cloth bag: plastic carriers are banned. Wash fruit, or peel it.',
    'On Fridays the trade thins at noon.',
  ],
  sidebar: {
    location:
      'Ten minutes on foot from the sea front through the lanes. Minibuses for the north leave close by; ours drops you at the cathedral end.',
    wildlife:
      'Dead, mostly: tuna, kingfish, octopus, slipper lobster. Alive: chickens under baskets, house crows, a well-fed guild of cats.',
    further: {
      title: 'Culture',
      text: 'Most customers are cooks with a family to feed by one. Step aside for the hamali, the men with handcarts who shout “hodi, hodi”, greet before you ask, and take change with the right hand.',
    },
  },
  callToAction: 'Book Your Darajani Market Experience Now',
};

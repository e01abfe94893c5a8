import { stoneTownPoster } from '../posters/stone-town.ts';
import type { Place } from '../types.ts';

export const stoneTown: Place = {
  kind: 'place',
  address: '/places/stone-town',
  plate: 37,
  title: 'Stone Town',
  region: 'zanzibar',
  biome: 'stone',
  head: {
    title: 'Stone Town, Zanzibar: doors, lanes and sea front',
    description:
      'How to spend two to three days in the old town of Zanzibar: when to walk, what to wear, where its hard history is told, and why getting lost is the plan.',
  },
  poster: stoneTownPoster,
  coordinates: { latitude: -6.162, longitude: 39.189 },
  location: 'West coast of Unguja, on the point between the harbour and Shangani',
  uniqueness:
    'A trading city built of coral, with carved doors and some fifty mosques, in lanes too narrow for a car and shaded for most of the day.',
  topActivities: [
    'Walking the lanes with a guide',
    'The slavery exhibition and cathedral',
    'Forodhani food stalls after dark',
    'Carved doors and courtyards',
    'Sunset sail by dhow',
  ],
  facts: { stay: '2-3 days' },
  year: {
    best: [1, 2, 6, 7, 8, 9, 10, 12],
    rain: [3, 4, 5, 11],
    inWords:
      'Best June to October, dry with a breeze, or December to February, hot and humid; the long rains of March to May turn some lanes into streams, and November has showers.',
  },
  standfirst: 'Coral walls, coffee at the corner, five calls to prayer, and a map that will not help you.',
  history: {
    title: 'History',
    paragraphs: [
      'Everything about the place was decided by wind. From December to March the kaskazi blew ships down from Arabia and Gujarat; from April the kusi blew them home with ivory, cloves and people. When the Omani sultan Said moved his court from Muscat in the 1830s, a fishing point with a fort became, within one lifetime, the richest town on the coast. Merchants built in coral rag and lime, four storeys round a courtyard, and put their money into the door.',
      'Much of that money came from slavery, and the town no longer looks away. The market was closed by treaty in 1873. On its ground stands the Anglican cathedral, the altar set by tradition where the whipping post was; next to it an exhibition tells the story with names, in an hour you will not hurry. In 1964 a revolution ended the sultanate, and many families whose houses these were left.',
      'UNESCO listed the town in 2000, and salt goes on eating it. The House of Wonders lost its front and tower on Christmas Day 2020 and has stood behind hoardings since. Elsewhere people live as they have: washing on lattice balconies, Koran school in a front room, a cat on every third step.',
    ],
  },
  activities: {
    title: 'Activities',
    items: [
      {
        title: 'The lanes on foot',
        text: 'Three hours, starting before the heat, with someone who grew up here: market, cathedral, Hamamni baths, courtyards, and how to tell an Arab door (square frame, verses over the lintel) from a Gujarati one (folding leaves, brass spikes).',
      },
      {
        title: 'Coffee on the baraza',
        text: 'The stone benches along the walls are the town’s sitting room. At Jaws Corner men pour bitter coffee from brass pots and argue about football and politics.',
      },
      {
        title: 'Forodhani by night',
        text: 'Lamps, charcoal, sugar cane crushed with lime and ginger, Zanzibar pizza off the iron. Choose fish that is cooked in front of you and ask the price before it is.',
      },
      {
        title: 'Dhow at five',
        text: 'Two hours off the sea front while boys somersault from the wall and the muezzins begin, each a little late.',
      },
      {
        title: 'Taarab',
        text: 'Violin, qanun, accordion and long love songs. Clubs rehearse on some evenings, and we know which.',
      },
    ],
  },
  travelTips: [
    'Shoulders and knees covered, for everyone, also on the way back from a swim.',
    'Mosques are for worshippers; look from the lane, and leave the way free at prayer time.',
    'Friday between noon and two, shops close. In Ramadan, eat by day only indoors.',
    'Ask before photographing people. No is an answer.',
    'Use a licensed guide, and smile at the others: hapana, asante.',
    'After dark, keep to lit lanes and leave passports in the safe.',
    'Power cuts happen. Carry a torch.',
  ],
  sidebar: {
    location:
      'Fifteen to twenty minutes from the airport by car; the fast ferry from Dar es Salaam takes about two hours. The last stretch is on foot, behind a porter’s cart.',
    wildlife: 'House crows in thousands, cats by the hundred, and at dusk fruit bats over the harbour trees.',
    further: {
      title: 'Culture',
      text: 'Swahili, Arab, Indian and African at the same table. Greetings come first and take time: answer hujambo with sijambo, and shikamoo, for elders, will be met with delight.',
    },
  },
  callToAction: 'Book Your Stone Town Experience Now',
};

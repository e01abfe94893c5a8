import { mtoniPalacePoster } from '../posters/mtoni-palace.ts';
import type { Place } from '../types.ts';

export const mtoniPalace: Place = {
  kind: 'place',
  address: '/places/mtoni-palace',
  plate: 41,
  title: 'Mtoni Palace',
  region: 'zanzibar',
  biome: 'stone',
  head: {
    title: 'Mtoni Palace: baths and ruins by the Zanzibar shore',
    description:
      'The oldest palace of Zanzibar’s sultans, roofless on the beach north of Stone Town: its domed baths, the princess who wrote it down, and how to visit.',
  },
  poster: mtoniPalacePoster,
  coordinates: { latitude: -6.129, longitude: 39.212 },
  location: 'West coast of Unguja, about 5 km north of Stone Town on the Bububu road',
  uniqueness:
    'The first palace the Omani court built on Zanzibar, and the only one described room by room by a woman who was born in it.',
  topActivities: [
    'Bath houses with their domes',
    'The courtyard of the memoirs',
    'Sea front and landing place',
    'Salme’s story with a guide',
    'On to the Kidichi baths and spices',
  ],
  facts: {},
  year: {
    best: [1, 2, 6, 7, 8, 9, 10],
    rain: [3, 4, 5, 11, 12],
    inWords:
      'Dry and mild from June to October, hot but clear in January and February; in the long rains of March, April and May, and the showers of November and December, the courts are green and the floors treacherous.',
  },
  standfirst:
    'Where a thousand people once lived, there are now lizards, a caretaker, and the same small waves.',
  history: {
    title: 'History',
    paragraphs: [
      '“Mtoni” means “at the stream”, and the stream still runs out beside the walls. Sultan Said bin Sultan chose the spot for his first house on Zanzibar and had it built between about 1828 and 1834: low ranges round an enormous court, baths at one end, and towards the sea a round wooden pavilion on which he paced with a telescope, looking out for his ships.',
      'We know how it sounded, because one of his daughters wrote it down. Salme, born at Mtoni in 1844 to a Circassian mother, remembered gazelles, peacocks, ostriches and flamingos loose in the yard, riding lessons on donkeys, a dozen bath houses never empty, and more than a thousand souls to feed. She also learned, in secret and from a camel’s shoulder blade, to write. At about twenty-two, expecting a child by a Hamburg merchant, she fled by British warship. The Memoirs of an Arabian Princess appeared in 1886, under the name of Emily Ruete.',
      'By then the house was coming down. The court had left; fire and the First World War, when it became a depot, took more, and an oil company’s sheds stood on part of it for most of the twentieth century. What you walk through is walls, stairs to nowhere, and the baths, which were built best.',
    ],
  },
  activities: {
    title: 'A Visit, Room by Room',
    items: [
      {
        title: 'The baths',
        text: 'Two sets: a long row for the household, a smaller, domed suite for the sultan and his first wife. Light drops through holes in the vault like coins. Clap once and hear why nobody told secrets here.',
      },
      {
        title: 'The great court',
        text: 'Grass, coconut palms, a fig working at a lintel. Your guide sets the wings up again with a stick: wives there, kitchens here, children everywhere.',
      },
      {
        title: 'The water gate',
        text: 'There was no jetty. Guests waded or were carried in on chairs, princesses too. At high tide the channel still reaches the lowest stones.',
      },
      {
        title: 'With the book',
        text: 'Read its first chapters the evening before; Stone Town’s shops stock them in several languages. No other ruin on this coast comes with its own narrator.',
      },
      {
        title: 'Further up the hill',
        text: 'Twenty minutes inland, at Kidichi, stand Persian baths of 1850 with birds in stucco, and spice farms for lunch.',
      },
    ],
  },
  travelTips: [
    'First thing, or after four: noon has no shade.',
    'An hour is about right. It fits between Stone Town and a spice farm.',
    'Firm shoes, eyes on the ground, hands off loose masonry.',
    'Repellent. Standing water and evening light suit mosquitoes.',
    'Entrance is paid in cash at the gate, and the caretaker’s stories deserve a tip.',
    'Part may be fenced when repairs are under way; we check the day before.',
  ],
  sidebar: {
    location:
      'A quarter of an hour by car from the old town. Maruhubi, another sultan’s ruin, is two kilometres back along the same road.',
    wildlife:
      'Geckos and skinks on warm stone, sunbirds, mangrove kingfisher at the stream, bats in the dark bath.',
    further: {
      title: 'Culture',
      text: 'Salme lost her inheritance and her country, learned German, and asked for both back to the end of her life in 1924. In Stone Town there are rooms about her; listen there for how Zanzibaris, too, disagree on whether she was brave or wrong.',
    },
  },
  callToAction: 'Book Your Mtoni Palace Experience Now',
};

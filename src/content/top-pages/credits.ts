/** /credits: whose work this site uses. CREDITS.md has the full list. */
import { creditsPoster } from '../posters/credits.ts';
import type { SitePage } from '../types.ts';

interface Credit {
  what: string;
  by: string;
  /** Name of the licence, and where it can be read. */
  licence: { name: string; address: string };
}

const creativeCommons = { name: 'CC BY 3.0', address: 'https://creativecommons.org/licenses/by/3.0/' };
const apache = { name: 'Apache 2.0', address: 'https://www.apache.org/licenses/LICENSE-2.0' };
const openFont = { name: 'SIL Open Font License 1.1', address: 'https://openfontlicense.org/' };
const publicDomain = {
  name: 'Public domain',
  address: 'https://www.naturalearthdata.com/about/terms-of-use/',
};

const silhouettes: readonly Credit[] = [
  {
    what: 'Elephant, jeep, ostrich, dolphin, coral, fish, ray, hut and lantern, traced and simplified',
    by: 'Delapouite, game-icons.net',
    licence: creativeCommons,
  },
  { what: 'Heron, traced and simplified', by: 'Caro Asercion, game-icons.net', licence: creativeCommons },
  { what: 'Buffalo and hippopotamus, reduced to one colour', by: 'Google, Noto Emoji', licence: apache },
];

const fonts: readonly Credit[] = [
  { what: 'Big Shoulders Display', by: 'The Big Shoulders project authors (Patric King)', licence: openFont },
  { what: 'Brygada 1918', by: 'The Brygada 1918 project authors', licence: openFont },
  { what: 'Familjen Grotesk', by: 'The Familjen Grotesk project authors', licence: openFont },
];

const maps: readonly Credit[] = [
  { what: 'Coastlines, islands, lakes and six rivers', by: 'Natural Earth', licence: publicDomain },
];

export const creditsPage = {
  head: {
    title: 'Credits: drawings, typefaces and map data',
    description:
      'Who drew what: the pictures of this site, the silhouettes traced from free icons, the typefaces and the map data, each with its author and its licence.',
  },
  poster: creditsPoster,
  title: 'Credits',
  standfirst: 'Who drew the animals, who designed the letters, and where the map comes from.',
  pictures: {
    title: 'Pictures',
    paragraphs: [
      'The pictures are drawn for this site. Each is a recipe of hills, light and animals, from which one program draws the large picture, the small one and the preview in a chat. None is a photograph, and none is a copy of an existing poster.',
      'Photographs are credited here as soon as there are any.',
      'Most silhouettes are our own drawings: acacias, giraffes, wildebeest, lions, chimpanzees, dhows, turtles and the people. The following were traced from icons that others have shared.',
    ],
  },
  groups: [
    { title: 'Silhouettes', credits: silhouettes },
    { title: 'Typefaces', credits: fonts },
    { title: 'Map data', credits: maps },
  ],
} satisfies SitePage & Record<string, unknown>;

/** /Packages and /Ourpackages: the ten packages by length, and by family (docs/contract.md#packages). */
import { aliases, routes } from '../../contract/protocol/routes.ts';
import { ourpackagesPoster } from '../posters/ourpackages.ts';
import { packagesPoster } from '../posters/packages.ts';
import type { Package, SitePage, TitledText } from '../types.ts';

export const packagesPage = {
  head: {
    title: 'Tour packages by length, from five days to ten',
    description:
      'The same ten Tanzanian packages laid out by the days you have: five to seven for Zanzibar alone, eight or nine for a safari, ten for plains and beach.',
  },
  poster: packagesPoster,
  title: 'Packages by length',
  standfirst:
    'Begin with the days you have. Five will do for an island; ten hold a safari and the sea after it.',
  wall: 'Shortest first',
  whyChoose: {
    title: 'Why Choose a Ready-Made Route',
    items: [
      {
        title: 'The long drives are known',
        text: 'Somebody has sat through each of them. Where a stage takes five hours, the itinerary says five hours.',
      },
      {
        title: 'One price to start from',
        text: 'The figure on the card is for the number of people given beside it. If there are fewer or more of you, we work it out again.',
      },
      {
        title: 'Room for your own days',
        text: 'Put a free day in front for the jet lag, or one at the end for the beach. The rest of the route moves with it.',
      },
    ] satisfies readonly TitledText[],
  },
  further: {
    text: 'Not sure whether it should be plains, sea or both?',
    label: 'About our three kinds of package',
    to: routes.aboutPackages as string,
  },
} satisfies SitePage & Record<string, unknown>;

interface Family {
  family: Package['family'];
  /** Anchor of the section, for links to it. */
  anchor: string;
  title: string;
  paragraphs: readonly string[];
  facts: readonly { term: string; value: string }[];
}

const families: readonly Family[] = [
  {
    family: 'safari',
    anchor: 'northern-safaris',
    title: 'Northern safaris',
    paragraphs: [
      'They begin and end in Arusha. Between lie Tarangire’s baobabs, the wall of the Rift at Manyara, the Serengeti and the crater of Ngorongoro, in an order that spares you driving any road twice where that can be helped.',
      'You have one vehicle and one guide from the first morning to the last. What sets the four apart is where you sleep and how fast you move: tents and long days, family rooms and short ones, or lodges with a bath at the end.',
    ],
    facts: [
      { term: 'Days', value: '8 or 9' },
      { term: 'At their best', value: 'June to October' },
      { term: 'Greenest and cheapest', value: 'March to May' },
    ],
  },
  {
    family: 'zanzibar',
    anchor: 'zanzibar',
    title: 'Zanzibar',
    paragraphs: [
      'A stay in two halves: lanes and rooftops in Stone Town, then sand. The drive across the island takes little more than an hour, so nobody has to choose between them.',
      'Which coast you get matters more than which hotel. In the east the tide takes the sea far out twice a day; at Kendwa and Nungwi in the north you can swim at any hour. Every itinerary says which coast it goes to.',
    ],
    facts: [
      { term: 'Days', value: '5 to 7' },
      { term: 'At their best', value: 'June to October, January, February' },
      { term: 'Wettest', value: 'April and May' },
    ],
  },
  {
    family: 'safari-and-beach',
    anchor: 'safari-and-beach',
    title: 'Safari and beach',
    paragraphs: [
      'First the early mornings, then the late ones. One of the two flies from the bush to Zanzibar, and you have sand under your feet the same afternoon. The other goes all the way by road, past a rhino sanctuary, to our own coast at Pangani.',
      'Where you fly, small aircraft carry 15 kilograms a person in soft bags. Souvenirs count, unless you leave them to us.',
    ],
    facts: [
      { term: 'Days', value: '10' },
      { term: 'At their best', value: 'June to October, January, February' },
      { term: 'Available', value: 'all year' },
    ],
  },
];

export const aboutPackagesPage = {
  head: {
    title: 'About our packages: safari, Zanzibar, or both',
    description:
      'Three kinds of package explained: northern safaris, stays in Zanzibar, and safari with beach. What each is like, its best months, and what it costs.',
  },
  poster: ourpackagesPoster,
  title: 'About Packages',
  standfirst:
    'There are three kinds: the plains, the island, and one after the other. Here is how they differ.',
  intro:
    'A package is a route with its beds, drives and entrance fees worked out. You can book it as it stands. Most people change something, and that is what it is for.',
  families,
  steps: {
    title: 'From package to journey',
    items: [
      {
        title: 'You choose a start',
        text: 'Open a package, read its itinerary, and press Book Now. Or tell us in your own words what you would change.',
      },
      {
        title: 'We answer in writing',
        text: 'With dates, the lodges and camps by name, what is included and what is not, and a price for your number of people.',
      },
      {
        title: 'You decide',
        text: 'Nothing is paid on this site. The offer names the deposit and how to pay it; until you accept, it costs nothing.',
      },
      {
        title: 'We book it all',
        text: 'Beds, permits, vehicle and flights. You get a day-by-day programme with telephone numbers, and this site on your phone for the hours without a signal.',
      },
    ] satisfies readonly TitledText[],
  },
  byLength: {
    text: 'Would you rather start from the days you have?',
    label: 'All ten, shortest first',
    to: routes.packages as string,
  },
  own: {
    text: 'Looking for a bed without a tour?',
    label: 'Accommodations',
    to: aliases.accommodations as string,
  },
} satisfies SitePage & Record<string, unknown>;

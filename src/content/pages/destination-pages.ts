/** Texts of the lists of beaches, of Zanzibar, of cultural sites and of hikes. */
import { beachexperiencePoster } from '../posters/beachexperience.ts';
import { culturePoster } from '../posters/culture.ts';
import { hikesPoster } from '../posters/hikes.ts';
import { zanzibarPoster } from '../posters/zanzibar.ts';
import { beachSlides } from '../slide-shows.ts';
import type { SitePage, SlideShow } from '../types.ts';

export interface DestinationPage extends SitePage {
  /** One paragraph between hero and wall. */
  intro: string;
  slideShow?: SlideShow;
  /** Heading of the wall, for screen readers. */
  wall: string;
  /** Noun for the items that the month filter counts, in the plural. */
  noun: string;
  /** Label of the link on every card. */
  linkText: string;
}

const beachExperience: DestinationPage = {
  head: {
    title: 'Beaches and islands of the Tanzanian mainland coast',
    description:
      'Five islands between Tanga and Mafia as posters: what each has that the others lack, its best months and its rain, and how long most guests stay there.',
  },
  poster: beachexperiencePoster,
  title: 'Beach Experiences',
  standfirst: 'Five islands of the mainland coast, from a bar of sand that the tide covers to a marine park.',
  intro:
    'Boats here go by the tide, so each page says how you get across and when. June to October is dry and the best time for nearly all; a day or two is enough for the small ones, while Mafia deserves most of a week.',
  slideShow: beachSlides,
  wall: 'Islands',
  noun: 'islands',
  linkText: 'Explore',
};

const zanzibar: DestinationPage = {
  head: {
    title: 'Zanzibar: thirteen places, from Stone Town to reef',
    description:
      'Stone Town, markets, a palace, a forest, beaches and islands of Zanzibar, with Mafia and Tumbatu besides: best months, rain, and what to do in each place.',
  },
  poster: zanzibarPoster,
  title: 'Zanzibar',
  standfirst: 'An old town, two markets, a palace, a forest, and beaches along the north and the east.',
  intro:
    'Most guests begin with two or three days in Stone Town and then move to a beach. The coasts differ: on some shores low water takes the sea far out, on others hardly ten paces. Each page says what to expect. Mafia and Tumbatu Islands are here as well.',
  wall: 'Places',
  noun: 'places',
  linkText: 'Explore',
};

const culture: DestinationPage = {
  head: {
    title: 'Culture and history: caves, ruins and old towns',
    description:
      'Nine sites of Tanzania’s past, from stone tools at Isimila and Olduvai to Swahili ruins near Tanga: time needed, best months, and how to visit with respect.',
  },
  poster: culturePoster,
  title: 'Culture & History',
  standfirst: 'Stone tools, coral mosques, caravan yards and a cave where people still pray.',
  intro:
    'An hour is enough for some of these, others take the day. Many lie near Tanga and Pangani, a few beside the road to a park, so they fit between two longer stays. Each page has a word on the people who live there.',
  wall: 'Cultural sites',
  noun: 'sites',
  linkText: 'Explore',
};

const hikes: DestinationPage = {
  head: {
    title: 'Hiking and trekking in Tanzania: five mountains',
    description:
      'Kilimanjaro, Meru, Oldonyo Lengai, Udzungwa and Usambara compared: how high, how many days or hours, which months are dry, and who each of them suits.',
  },
  poster: hikesPoster,
  title: 'Hiking & Trekking',
  standfirst: 'Five mountains, from a day’s walk to a waterfall to nine days round Kilimanjaro.',
  intro:
    'Each page gives the height, the routes and the hours or days that they take, and says plainly what is hard about them. Kilimanjaro and Meru are climbs of several days; Lengai is one long night; Udzungwa and Usambara are for walking.',
  wall: 'Mountains',
  noun: 'mountains',
  linkText: 'Explore',
};

export const destinationPages = { beachExperience, zanzibar, culture, hikes } as const;

/**
 * The types of everything that the operator publishes. Content is data: no JSX, no logic, one file per park,
 * package, place. Pages render it; the build turns each record into one HTML document.
 */
import type { PLAN_YOUR_TRIP_ALIAS } from '../contract/protocol/routes.ts';
import type { Waypoint } from './map/stops.ts';
import type { PackageFigures } from './packages/figures.ts';
import type { PosterRecipe } from './recipes/poster-recipe.ts';

/** Title and description of a page for browser tabs, search results and chat previews. */
export interface PageHead {
  /** Unique, 30 to 65 characters, without the company's name (the build adds it). */
  title: string;
  /** Unique, 110 to 160 characters, a sentence that makes sense on its own. */
  description: string;
}

/** A drawn picture with its alternative text. */
export interface Poster {
  recipe: PosterRecipe;
  /** Description of the picture, in one sentence, without "image of". */
  alt: string;
}

/** Texts of every page that is the only one of its kind. */
export interface SitePage {
  head: PageHead;
  poster: Poster;
  title: string;
  standfirst: string;
}

/** Month numbers: 1 is January, 12 is December. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Reasons to travel; their labels in the choice are in reasons/reason.ts. */
export type GoodReason =
  | 'crossings'
  | 'young'
  | 'herds'
  | 'chimps'
  | 'birds'
  | 'flowers'
  | 'giants'
  | 'turtles'
  | 'sea'
  | 'wind'
  | 'climb'
  | 'dry'
  | 'view'
  | 'feast'
  | 'green'
  | 'quiet';

/**
 * A reason for or against some months of a place; `rain` and `closed` are against. The first and last month
 * are both included, and a run may cross the end of the year. The text follows the month and a colon, without
 * a full stop: "calving at Ndutu". A tuple, to save bytes, because every list and the map contain all
 * reasons.
 */
export type Reason = readonly [kind: GoodReason | 'rain' | 'closed', from: Month, to: Month, text: string];

/** The year of one place, for its ring of twelve months. */
export interface Year {
  /** Best months to go. */
  best: readonly Month[];
  /** Months with real rain. */
  rain: readonly Month[];
  /** One sentence, so that the ring is never the only source. */
  inWords: string;
  // The build adds the following properties to the years of destinations, from `src/content/reasons`.
  /** Months that are not among the best but have their own reason to go. */
  further?: readonly number[];
  /** Each run of months with its reasons in words; only on a page. */
  lines?: readonly (readonly [from: number, to: number, ...texts: string[]])[];
  /** Reasons for the choice of a month; only on a card and on the map. */
  reasons?: readonly Reason[];
}

export interface TitledText {
  title: string;
  text: string;
}

/** One picture of a carousel with its words. */
export interface Slide extends TitledText {
  /** A picture of its own, or that of the place it leads to. */
  poster: Poster;
  /** The page that its title leads to. */
  address?: string;
}

/** A carousel (docs/contract.md#carousels). */
export interface SlideShow {
  title: string;
  /** Milliseconds between two slides, where it is not the usual 5000. */
  interval?: number;
  slides: readonly Slide[];
}

/** Decimal degrees, north and east positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Figures as text, exactly as written: contract values. */
export interface ParkFacts {
  area: string;
  birds?: string;
  stay: string;
}

/** Fields of every kind of destination: one card on its list, one page (docs/contract.md#destinations). */
interface DestinationBase {
  /** Canonical route, exactly as written (docs/contract.md#routes). */
  address: string;
  /** Number of its plate in the series of posters. */
  plate: number;
  title: string;
  head: PageHead;
  poster: Poster;
  coordinates: Coordinates;
  /** "Northern Tanzania, between …", one line. */
  location: string;
  /** Unique features of the place, in one or two sentences; shown on the card and in the modal. */
  uniqueness: string;
  /** Four to six short activities for card and modal. */
  topActivities: readonly string[];
  year: Year;
  /** One sentence under the title of the hero. */
  standfirst: string;
  /** Where the call to action leads, on the pages that spell it otherwise (docs/contract.md#routes). */
  planRoute?: typeof PLAN_YOUR_TRIP_ALIAS;
}

/** A national park or conservation area: one card on /wildlife, one page. */
export interface Park extends DestinationBase {
  kind: 'park';
  biome: 'savanna' | 'crater' | 'forest' | 'lake' | 'flowers' | 'coast';
  facts: ParkFacts;
  /** The main text: 3 to 5 paragraphs. */
  description: readonly string[];
  slideShow?: SlideShow;
  wildlifeHighlights: readonly TitledText[];
  activities: readonly TitledText[];
  travelTips: readonly string[];
  sidebar: { location: string; wildlife: string };
  /** The call to action's label: a contract string. */
  callToAction: string;
  /** Serengeti only: the card with the button 'See the Migration Route'. */
  migration?: {
    title: string;
    text: string;
    button: string;
    /** Texts for the map that the button reveals: month by month along the 800 km. */
    legs: readonly { months: string; place: string; text: string }[];
  };
  /** Mkomazi only: the recommended stay. */
  recommendedStay?: { title: string; text: string; nights: readonly TitledText[] };
}

export interface ItineraryDay {
  /** As printed. The family safari-and-beach page lists day 3 twice (observed quirk). */
  day: number;
  title: string;
  text: string;
  /** Where the night is spent; empty on the last day. */
  night: string;
  meals: string;
  /** The day's stops, in order, for the map. */
  at: readonly Waypoint[];
  /** Addresses of places that are visited on the way, within a stop of the map. */
  visits?: readonly string[];
}

export type PackagePanel =
  | { kind: 'texts'; intro?: string; items: readonly TitledText[] }
  | { kind: 'list' | 'packing'; intro?: string; items: readonly string[] }
  | { kind: 'itinerary'; intro?: string; days: readonly ItineraryDay[] }
  | { kind: 'pricing'; intro: string; rows: readonly TitledText[]; notes: readonly string[] }
  | { kind: 'inclusions'; included: readonly string[]; excluded: readonly string[] };

export interface PackageTab {
  /** Label, exactly as written (docs/contract.md#packages). */
  label: string;
  panel: PackagePanel;
}

/** A safari, Zanzibar or combined package: one card, one page. */
export interface Package extends PackageFigures {
  kind: 'package';
  address: string;
  plate: number;
  family: 'safari' | 'zanzibar' | 'safari-and-beach';
  head: PageHead;
  poster: Poster;
  /** The Book Now link exactly as written, quirks included (docs/contract.md#booking-link). */
  bookingLink: string;
  location: string;
  /** Condition of the price, said wherever the price is: "a person, in a group of four". */
  priceNote: string;
  /** The price is the lowest of several. */
  isFrom?: true;
  year: Year;
  /** One sentence on the card and under the hero's title. */
  description: string;
  tabs: readonly PackageTab[];
}

/** A beach, an island, a place of Zanzibar: one page with main column and sidebar. */
export interface Place extends DestinationBase {
  kind: 'place';
  /** Which list shows it. */
  region: 'mainland-coast' | 'zanzibar';
  biome: 'reef' | 'beach' | 'stone' | 'forest' | 'market';
  /** Figures as text; contract values, checked by tests/content/built-site/facts.test.ts. */
  facts: { stay?: string; area?: string; established?: string };
  /** Heading of the first part ("History", "History and Traditions"), and its paragraphs. */
  history: { title: string; paragraphs: readonly string[] };
  activities: { title: string; items: readonly TitledText[] };
  travelTips: readonly string[];
  sidebar: {
    location: string;
    wildlife: string;
    /** "Conservation" or "Culture". */
    further: TitledText;
  };
  /** Label of the link to /PlanyourTrip, a contract string on some pages. */
  callToAction: string;
  /** Second button, on some pages: "Learn More About Mafia", "Explore More". */
  more?: string;
}

/** A cultural site: hero, introduction, history, two attraction cards, sidebar. */
export interface CulturalSite extends DestinationBase {
  kind: 'site';
  introduction: readonly string[];
  history: readonly string[];
  attractions: readonly [TitledText, TitledText];
  sidebar: {
    /** Distance, time needed, best months …: contract values. */
    quickInfo: readonly TitledText[];
    travelTips: readonly string[];
    localCulture: string;
  };
  /** Labels of the buttons to /PlanyourTrip: contract strings. */
  buttons: readonly string[];
}

/** A trek or mountain. */
export interface Trek extends DestinationBase {
  kind: 'trek';
  /** Mountains: height and width as text, and the unique feature. */
  mountain: { height: string; width: string; uniqueFeature: string };
  /** "4-5 days", "8-12 hours" …: contract values. */
  duration: string;
  description: readonly string[];
  /** Routes or walks; Kilimanjaro has five. */
  routes: readonly { name: string; duration: string; text: string }[];
  slideShow?: SlideShow;
  onTheWay: readonly TitledText[];
  travelTips: readonly string[];
  callToAction: string;
}

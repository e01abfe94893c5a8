/**
 * Every address of the product, written once
 * (docs/contract.md#routes). Pages link, forms send and the server mounts through
 * these; a literal address anywhere else is a mistake.
 */
import { endpoints } from './endpoints.ts';

/** Public pages, in their canonical spelling. */
export const routes = {
  home: '/',
  allTrips: '/Alltrips',
  packages: '/Packages',
  aboutPackages: '/Ourpackages',
  services: '/Ourservices',
  team: '/Staff',
  importantDetails: '/Importantdetails',
  planYourTrip: '/PlanyourTrip',
  bookFlight: '/book_flight',
  eventHost: '/Event_host',
  eventPackages: '/event_host/Ourpackages',
  eventContact: '/event_host/contact_us',
  stayServices: '/stay_services',
  wildlife: '/wildlife',
  beachExperience: '/beachexperience',
  zanzibar: '/Zanzibar',
  culture: '/Culture',
  hikes: '/Hikes',
  packageBooking: '/package_booking',
  terms: '/terms',
  search: '/search',
  lookup: '/lookup',
  map: '/map',
  plan: '/plan',
  plates: '/plates',
  compare: '/compare',
  outbox: '/outbox',
  offline: '/offline',
  credits: '/credits',
} as const;

/** Pages of the staff: not in search engines, not among the saved public pages. */
export const staffRoutes = {
  management: '/Management',
  operations: '/Operation_department',
  logistics: '/Logistics_department',
  marketing: '/Marketing_department',
  finance: '/Financial_department',
  hr: '/HR_department',
  /** This address is also a call, see `isApiRequest`. */
  stayBookings: '/stay_bookings',
} as const;

/** Address of a section inside a staff page. */
export function sectionUrl(page: string, section: string): string {
  return `${page}?section=${encodeURIComponent(section)}`;
}

/** Links that redirect to a page under another address. */
export const aliases = {
  accommodations: '/accommodations',
  travelPackages: '/travel_packages',
} as const;

/** The second spelling of the trip-planning page, which Tarangire and Katavi link with. */
export const PLAN_YOUR_TRIP_ALIAS = '/PlanYourTrip';

/**
 * The trip-planning page, with what the traveller was reading about.
 * @param page either spelling
 */
export function planTripUrl(about: string, page: string = routes.planYourTrip): string {
  return `${page}?about=${encodeURIComponent(about)}`;
}

/** The planner, which adds a place to the trip that is open there. @param plate of the place */
export function planPlaceUrl(plate: number): string {
  return `${routes.plan}?add=${plate}`;
}

/** A plate in the index of the series. @param plate its number */
export function plateUrl(plate: number): string {
  return `${routes.plates}#plate-${plate}`;
}

/** @returns the address of an answer on the page of important details; its content says which there are */
export const answerUrl = (anchor: string): string => `${routes.importantDetails}#${anchor}`;

/** Anchor of the section on the page of terms that has what the operator can prove. */
export const PROOF_ANCHOR = 'who-you-book-with';
export const proofUrl = `${routes.terms}#${PROOF_ANCHOR}`;

/** Packages side by side. @param trips their pages */
export function compareUrl(...trips: readonly string[]): string {
  return `${routes.compare}?of=${encodeURIComponent(trips.map((trip) => trip.slice(1)).join(','))}`;
}

/** Name of a page's files: its address in lower case, words joined by hyphens. */
export function pageSlug(page: string): string {
  return page
    .slice(1)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}

/** The sheet of a page's plate to print: a file that is not saved with the site. */
export function printSheetUrl(page: string): string {
  return `/prints/${pageSlug(page)}.svg`;
}

/** The event contact page, with the chosen package. */
export function eventContactUrl(eventPackage: string): string {
  return `${routes.eventContact}?package=${encodeURIComponent(eventPackage)}`;
}

/** The look-up page, with the reference of a request. */
export function lookupUrl(reference: string): string {
  return `${routes.lookup}?reference=${encodeURIComponent(reference)}`;
}

/** Address of a form that opens with an entry of the outbox. */
export function editUrl(form: string, id: string): string {
  return `${form}?edit=${encodeURIComponent(id)}#form`;
}

/** Targets of old addresses (301 on the server, the same offline). */
export const redirects: Readonly<Record<string, string>> = {
  [aliases.accommodations]: routes.stayServices,
  [aliases.travelPackages]: routes.allTrips,
};

/** Document served for every address that is not a page, with status 404. */
export const notFoundDocument = '/not-found';

/**
 * True for a request that belongs to the API, which the service worker never touches. `/stay_bookings` is
 * both: a page for clients that prefer HTML, otherwise a call (docs/contract.md#routes).
 * @param accept the request's Accept header
 */
export function isApiRequest(pathname: string, accept: string | null): boolean {
  const key = pathKey(pathname);
  if (key === endpoints.stayBookings) return !prefersHtml(accept ?? '');
  return [
    key === '/api',
    key === endpoints.login,
    key.startsWith('/api/'),
    key.startsWith(`${endpoints.stayBookings}/`),
  ].some(Boolean);
}

/** True when an Accept header puts `text/html` before JSON and everything else. */
export function prefersHtml(accept: string): boolean {
  const types = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()));
  const quality = (type: string) => {
    const found = types.find(([name]) => name === type);
    if (!found) return 0;
    const given = found.find((part) => part.startsWith('q='));
    return given ? Number(given.slice(2)) || 0 : 1;
  };
  const html = quality('text/html');
  return html > 0 && html >= quality('application/json') && html >= quality('*/*');
}

/**
 * The key under which the server and the saved pages look up an address: in any case, with or without a
 * trailing slash, `%2B` as `+`. An encoded slash is no slash: it belongs to a name, and no page of ours has one.
 * @param pathname of a URL, still percent-encoded
 */
export function pathKey(pathname: string): string {
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname.replaceAll(/%2f/gi, '%252F'));
  } catch {
    // A malformed escape names no page; looked up unchanged, it finds none.
  }
  const key = decoded.toLowerCase();
  return key.length > 1 && key.endsWith('/') ? key.slice(0, -1) : key;
}

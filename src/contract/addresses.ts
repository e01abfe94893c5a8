/**
 * Every address of the product, written once (specification sections 2.2 and 7,
 * decisions section 2). Pages link, forms send and the server mounts through
 * these; a literal address anywhere else is a mistake.
 */

/** Calls of the API (section 7). Same origin as the site. */
export const calls = {
  health: '/api/health',
  companyPackage: '/api/companypackage',
  replay: '/api/replay',
} as const;

/** Pages, as spelt in section 2.2; this spelling is the canonical one. */
export const routes = {
  home: '/',
  allTrips: '/Alltrips',
  wildlife: '/wildlife',
  beachExperience: '/beachexperience',
  zanzibar: '/Zanzibar',
  culture: '/Culture',
  hikes: '/Hikes',
  packageBooking: '/package_booking',
  search: '/search',
  map: '/map',
  outbox: '/outbox',
  offline: '/offline',
} as const;

/** Address of a form that opens with an entry of the outbox. */
export function editAddress(form: string, id: string): string {
  return `${form}?edit=${encodeURIComponent(id)}`;
}

/** Where an old address leads (301 on the server, the same offline). */
export const redirects: Readonly<Record<string, string>> = {
  '/travel_packages': routes.allTrips,
};

/** Document served for every address that is not a page, with status 404. */
export const notFoundDocument = '/not-found';

/** Addresses that belong to the API: never a page, never in the service worker's hands. */
export function isCall(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

/**
 * The one key under which an address is looked up, on the server and in the saved
 * pages: any case, with or without a closing slash, `%2B` as `+` (decisions section 2).
 * @param pathname of a URL, still percent-encoded
 */
export function addressKey(pathname: string): string {
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // A malformed escape names no page of ours; looked up as it stands it finds none.
  }
  const key = decoded.toLowerCase();
  return key.length > 1 && key.endsWith('/') ? key.slice(0, -1) : key;
}

/** What the navbar and the footer offer. Only pages that exist are listed; a row here is all a new one takes. */
import { routes } from '../contract/addresses.ts';

export interface NavLink {
  label: string;
  to: string;
}

export interface NavGroup {
  label: string;
  links: readonly NavLink[];
}

/** Top bar, on wide screens only (specification section 2.1). */
export const topBar: readonly NavLink[] = [];

/** Every list of destinations, in the order of section 2.1. */
export const destinations: readonly NavLink[] = [
  { label: 'Wildlife Experiences', to: routes.wildlife },
  { label: 'Beach Experiences', to: routes.beachExperience },
  { label: 'Culture & History', to: routes.culture },
  { label: 'Hiking & Trekking', to: routes.hikes },
  { label: 'Zanzibar', to: routes.zanzibar },
];

export const navbar: readonly (NavLink | NavGroup)[] = [
  { label: 'Home', to: routes.home },
  { label: 'About Us', links: [] },
  { label: 'Packages', to: routes.allTrips },
  { label: 'Destinations', links: [...destinations, { label: 'Map', to: routes.map }] },
  { label: 'Search', to: routes.search },
];

export const planYourTrip: NavLink = { label: 'Plan Your Trip', to: routes.packageBooking };

export const footer: readonly NavGroup[] = [
  {
    label: 'Destinations & Experiences',
    links: [...destinations, { label: 'All packages', to: routes.allTrips }],
  },
  {
    label: 'Support',
    links: [
      { label: 'Online Booking', to: routes.packageBooking },
      { label: 'What this device has sent', to: routes.outbox },
    ],
  },
  {
    label: 'Important information and Payments',
    links: [{ label: 'Reading without a signal', to: routes.offline }],
  },
];

/** Names and addresses of partners; the column appears with the first one. */
export const partners: readonly NavLink[] = [];

/** Links of the top bar, the navbar and the footer (docs/contract.md#shell). */
import { aliases, routes, staffRoutes } from '../contract/protocol/routes.ts';

export interface NavLink {
  label: string;
  to: string;
}

export interface NavGroup {
  label: string;
  links: readonly NavLink[];
}

/** Top bar, on wide screens only, beside the social links. */
export const topBar: readonly NavLink[] = [
  { label: 'Important Pre-Information', to: routes.importantDetails },
];

/** Every list of destinations. */
export const destinations: readonly NavLink[] = [
  { label: 'Wildlife Experiences', to: routes.wildlife },
  { label: 'Beach Experiences', to: routes.beachExperience },
  { label: 'Culture & History', to: routes.culture },
  { label: 'Hiking & Trekking', to: routes.hikes },
  { label: 'Zanzibar', to: routes.zanzibar },
];

const aboutUs: readonly NavLink[] = [
  { label: 'Our Services', to: routes.services },
  { label: 'Meet Our Team', to: routes.team },
  { label: 'About Packages', to: routes.aboutPackages },
];

export const navbar: readonly (NavLink | NavGroup)[] = [
  { label: 'Home', to: routes.home },
  { label: 'About Us', links: aboutUs },
  { label: 'Packages', to: routes.allTrips },
  { label: 'Destinations', links: destinations },
  { label: 'Map', to: routes.map },
  { label: 'Search', to: routes.search },
];

/** Link in the menus of a person who is signed in here, to the department of the account. */
export const myDepartment: NavLink = { label: 'My department', to: staffRoutes.management };

/** Link after those, with the number of requests on this device. */
export const myRequests: NavLink = { label: 'My requests', to: routes.outbox };

/** Link to find a request that was made on another device. */
export const findRequest: NavLink = { label: 'Find a request', to: routes.lookup };

export const planYourTrip: NavLink = { label: 'Plan Your Trip', to: routes.planYourTrip };

/** The columns of the footer after Get In Touch. */
export const footer: readonly NavGroup[] = [
  {
    label: 'Destinations & Experiences',
    links: [
      ...destinations,
      { label: 'Travel Packages', to: aliases.travelPackages },
      { label: 'Packages, shortest first', to: routes.packages },
      { label: 'Packages side by side', to: routes.compare },
      { label: 'All plates, to print', to: routes.plates },
    ],
  },
  {
    label: 'Support with Online Booking',
    links: [
      planYourTrip,
      { label: 'Accommodations', to: aliases.accommodations },
      { label: 'Flight Booking Assistance', to: routes.bookFlight },
      { label: 'Event Hosting', to: routes.eventHost },
      { label: 'Book a package', to: routes.packageBooking },
      myRequests,
      findRequest,
    ],
  },
  {
    label: 'Important information and Payments',
    links: [
      { label: 'Seasons, visa and health', to: routes.importantDetails },
      { label: 'Booking terms', to: routes.terms },
      { label: 'Money and payments', to: `${routes.importantDetails}#money` },
      { label: 'Reading without a signal', to: routes.offline },
      { label: 'Credits and licences', to: routes.credits },
    ],
  },
];

export const partnersLabel = 'Our Partners';

import type { Section } from '../../parts/frame/section.ts';
import { OperationsDashboard } from './dashboard.tsx';
import { EventRequests } from './event-requests.tsx';
import { FlightRequests } from './flight-requests.tsx';
import { PackageBookings } from './package-bookings.tsx';
import { TourBookings } from './tour-bookings.tsx';
import { TripPlans } from './trip-plans.tsx';

export const sections: readonly Section[] = [
  { slug: 'dashboard', label: 'DashboardFrame', component: OperationsDashboard },
  { slug: 'tour-bookings', label: 'Tour Bookings', component: TourBookings, submits: 'addedTour' },
  { slug: 'package-bookings', label: 'Package Bookings', component: PackageBookings },
  { slug: 'trip-plans', label: 'Trip Plans', component: TripPlans },
  { slug: 'flight-requests', label: 'Flight Requests', component: FlightRequests },
  { slug: 'event-requests', label: 'Event Requests', component: EventRequests },
];

import { calendarSection } from '../../features/calendar/calendar-section.tsx';
import { EntrySection } from '../../records/entry/entry-section.tsx';
import { LiveTable } from '../../records/list/live-table.tsx';
import type { Section } from '../../shell/frame/section.ts';
import { OperationsDashboard } from './dashboard.tsx';
import { Travelers } from './flight-travelers.tsx';
import { Inbox } from './inbox.tsx';

export const sections: readonly Section[] = [
  { slug: 'dashboard', label: 'Dashboard', component: OperationsDashboard },
  {
    slug: 'tour-bookings',
    label: 'Tour Bookings',
    component: () => <EntrySection maker="addedTour" />,
    submits: 'addedTour',
    requests: 'tour',
  },
  {
    slug: 'package-bookings',
    label: 'Package Bookings',
    component: () => <LiveTable kind="packageBooking" />,
    requests: 'packageBooking',
  },
  {
    slug: 'trip-plans',
    label: 'Trip Plans',
    component: () => <LiveTable kind="tripPlan" />,
    requests: 'tripPlan',
  },
  {
    slug: 'flight-requests',
    label: 'Flight Requests',
    component: () => <LiveTable kind="flightRequest" details={(row) => <Travelers row={row} />} />,
    requests: 'flightRequest',
  },
  {
    slug: 'event-requests',
    label: 'Event Requests',
    component: () => <LiveTable kind="eventRequest" />,
    requests: 'eventRequest',
  },
  { slug: 'inbox', label: 'Inbox', component: Inbox },
  calendarSection,
];

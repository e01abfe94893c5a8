import { calendarSection } from '../../features/calendar/calendar-section.tsx';
import type { Section } from '../../shell/frame/section.ts';
import { StayBookings } from './stay-bookings.tsx';

export const sections: readonly Section[] = [
  { slug: 'dashboard', label: 'Stay Bookings', component: StayBookings, requests: 'stayBooking' },
  calendarSection,
];

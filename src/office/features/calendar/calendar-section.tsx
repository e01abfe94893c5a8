import { lazy } from 'react';
import type { Section } from '../../shell/frame/section.ts';

/** Loaded once it is opened: half of the departments have none. */
const Calendar = lazy(() => import('./calendar.tsx'));

/** The calendar of a department. */
export const calendarSection: Section = {
  slug: 'calendar',
  label: 'Calendar',
  component: Calendar,
};

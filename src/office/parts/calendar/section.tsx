import { lazy } from 'react';
import type { StaffMaker } from '../../../contract/made-records.ts';
import type { Section } from '../frame/section.ts';

/** Loaded once it is opened: half of the departments have none. */
const Calendar = lazy(() => import('./calendar.tsx'));

/** The calendar of a department. @param forms slugs of its sections in which entries of a kind are corrected */
export const calendarSection = (forms: Partial<Record<StaffMaker, string>> = {}): Section => ({
  slug: 'calendar',
  label: 'Calendar',
  component: () => <Calendar forms={forms} />,
});

/** Which records have something on which day: an index on the device, and what a calendar shows of it. */
export {
  addDays,
  addMonths,
  daysInRange,
  firstDayOf,
  lastDayOf,
  mondayOf,
  monthOf,
  monthsBetween,
  sameDayOfMonth,
  weekday,
} from './dates.ts';
export type { CalendarItem } from './day-rows.ts';
export { useCalendar, useCalendarRow } from './use-calendar.ts';

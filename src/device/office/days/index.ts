/** Which records have something on which day: an index on the device, and what a calendar shows of it. */
export {
  addDays,
  addMonths,
  daysFrom,
  firstOf,
  lastOf,
  mondayOf,
  monthOf,
  monthsBetween,
  sameDay,
  weekday,
} from './dates.ts';
export type { ShownItem } from './day-rows.ts';
export { useDayRow, useDays } from './use-days.ts';

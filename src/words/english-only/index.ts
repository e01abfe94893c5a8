/** English texts of the staff that have no Kiswahili yet; a text that gets one moves from here into its table. */
import { auditLog } from './audit-log.ts';
import { finance } from './finance.ts';
import { hr } from './hr.ts';
import { management } from './management.ts';
import { marketing } from './marketing.ts';
import { money } from './money.ts';
import { operations } from './operations.ts';
import { photographs } from './photographs.ts';
import { records } from './records.ts';
import { reply } from './reply.ts';
import { shell } from './shell.ts';
import { site } from './site.ts';
import { stayBookings } from './stay-bookings.ts';

/** Read by the compiler and by tests: no browser loads it. */
export const englishOnly = [
  ...auditLog,
  ...finance,
  ...hr,
  ...management,
  ...marketing,
  ...money,
  ...operations,
  ...photographs,
  ...records,
  ...reply,
  ...shell,
  ...site,
  ...stayBookings,
] as const;

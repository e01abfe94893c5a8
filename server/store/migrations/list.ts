/** Every migration in order. Names never change once released: the database remembers them. */
import type { Migration } from 'kysely';
import * as packageBookings from './0001-package-bookings.ts';
import * as publicForms from './0002-public-forms.ts';
import * as pageReports from './0003-page-reports.ts';
import * as accounts from './0004-accounts.ts';
import * as records from './0005-records.ts';
import * as upkeep from './0006-upkeep.ts';
import * as retentionRun from './0007-retention-run.ts';
import * as corrections from './0008-corrections.ts';
import * as healing from './0009-healing.ts';
import * as accountSecurity from './0010-account-security.ts';
import * as contactsAndSums from './0011-contacts-and-sums.ts';
import * as severalServers from './0012-several-servers.ts';
import * as workingStates from './0013-working-states.ts';
import * as mail from './0014-mail.ts';
import * as sumsByStatement from './0015-sums-by-statement.ts';

export type Migrations = Readonly<Record<string, Migration>>;

export const migrations = {
  '0001-package-bookings': packageBookings,
  '0002-public-forms': publicForms,
  '0003-page-reports': pageReports,
  '0004-accounts': accounts,
  '0005-records': records,
  '0006-upkeep': upkeep,
  '0007-retention-run': retentionRun,
  '0008-corrections': corrections,
  '0009-healing': healing,
  '0010-account-security': accountSecurity,
  '0011-contacts-and-sums': contactsAndSums,
  '0012-several-servers': severalServers,
  '0013-working-states': workingStates,
  '0014-mail': mail,
  '0015-sums-by-statement': sumsByStatement,
} as const satisfies Migrations;

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
import * as guests from './0016-guests.ts';
import * as capacities from './0017-capacities.ts';
import * as money from './0018-money.ts';
import * as training from './0019-training.ts';
import * as fieldBefore from './0020-field-before.ts';
import * as savedViews from './0021-saved-views.ts';
import * as auditNamesNobody from './0022-audit-names-nobody.ts';
import * as daysOfTheOperator from './0023-days-of-the-operator.ts';
import * as takenBack from './0025-taken-back.ts';
import * as resources from './0026-resources.ts';
import * as voided from './0027-voided.ts';
import * as manifest from './0028-manifest.ts';
import * as souvenirSteps from './0029-souvenir-steps.ts';
import * as deviceKeys from './0030-device-keys.ts';
import * as carriers from './0031-carriers.ts';
import * as accountLanguage from './0032-account-language.ts';
import * as daysToDeliver from './0033-days-to-deliver.ts';
import * as pastSettings from './0034-past-settings.ts';
import * as submissionSecrets from './0037-submission-secrets.ts';
import * as lineages from './0038-lineages.ts';
import * as messageIds from './0039-message-ids.ts';
import * as versionDifferences from './0040-version-differences.ts';
import * as recordBytes from './0041-record-bytes.ts';
import * as mailLimits from './0042-mail-limits.ts';
import * as auditAccounts from './0043-audit-accounts.ts';
import * as referencesInOrder from './0044-references-in-order.ts';
import * as tripPlansInFewWords from './0045-trip-plans-in-few-words.ts';
import * as namesOfStays from './0046-names-of-stays.ts';
import * as templatesByLanguage from './0047-templates-by-language.ts';
import * as followUps from './0048-follow-ups.ts';
import * as correctionsByContact from './0049-corrections-by-contact.ts';
import * as clocksAhead from './0050-clocks-ahead.ts';
import * as viewsOnceShared from './0051-views-once-shared.ts';
import * as siteDrafts from './0053-site-drafts.ts';
import * as siteEditions from './0054-site-editions.ts';
import * as sitePhotos from './0055-site-photos.ts';
import * as pricesShown from './0056-prices-shown.ts';
import * as plannedTrips from './0057-planned-trips.ts';
import * as requestsOfAddedTours from './0058-requests-of-added-tours.ts';

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
  '0016-guests': guests,
  '0017-capacities': capacities,
  '0018-money': money,
  '0019-training': training,
  '0020-field-before': fieldBefore,
  '0021-saved-views': savedViews,
  '0022-audit-names-nobody': auditNamesNobody,
  '0023-days-of-the-operator': daysOfTheOperator,
  '0025-taken-back': takenBack,
  '0026-resources': resources,
  '0027-voided': voided,
  '0028-manifest': manifest,
  '0029-souvenir-steps': souvenirSteps,
  '0030-device-keys': deviceKeys,
  '0031-carriers': carriers,
  '0032-account-language': accountLanguage,
  '0033-days-to-deliver': daysToDeliver,
  '0034-past-settings': pastSettings,
  '0037-submission-secrets': submissionSecrets,
  '0038-lineages': lineages,
  '0039-message-ids': messageIds,
  '0040-version-differences': versionDifferences,
  '0041-record-bytes': recordBytes,
  '0042-mail-limits': mailLimits,
  '0043-audit-accounts': auditAccounts,
  '0044-references-in-order': referencesInOrder,
  '0045-trip-plans-in-few-words': tripPlansInFewWords,
  '0046-names-of-stays': namesOfStays,
  '0047-templates-by-language': templatesByLanguage,
  '0048-follow-ups': followUps,
  '0049-corrections-by-contact': correctionsByContact,
  '0050-clocks-ahead': clocksAhead,
  '0051-views-once-shared': viewsOnceShared,
  '0053-site-drafts': siteDrafts,
  '0054-site-editions': siteEditions,
  '0055-site-photos': sitePhotos,
  '0056-prices-shown': pricesShown,
  '0057-planned-trips': plannedTrips,
  '0058-requests-of-added-tours': requestsOfAddedTours,
} as const satisfies Migrations;

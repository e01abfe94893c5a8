/** Body schemas of all calls that have a body: the fuzzer makes its good requests from these. */
import { v7 } from 'uuid';
import type * as z from 'zod/mini';
import {
  accountChangeSchema,
  languageSchema,
  loginSchema,
  newAccountSchema,
  passwordChangeSchema,
} from '../../../src/contract/accounts/accounts.ts';
import {
  newPasskeySchema,
  passkeyLoginSchema,
  passkeyPurposeSchema,
  proofSchema,
} from '../../../src/contract/accounts/sign-in-methods.ts';
import { passportRequestSchema } from '../../../src/contract/office/open-passport.ts';
import { replayRequestSchema } from '../../../src/contract/protocol/answers.ts';
import { calls } from '../../../src/contract/protocol/calls.ts';
import { deviceKeySchema } from '../../../src/contract/protocol/device-keys.ts';
import { deviceReportSchema } from '../../../src/contract/protocol/device-reports.ts';
import { lookupRequestSchema } from '../../../src/contract/protocol/lookup.ts';
import { envelopeSchema } from '../../../src/contract/protocol/outbox-file.ts';
import { pageReportSchema } from '../../../src/contract/protocol/page-analytics.ts';
import { heldIdsRequestSchema } from '../../../src/contract/protocol/server-status.ts';
import { customerErasureSchema, customerQuerySchema } from '../../../src/kinds/customers.ts';
import { guestSearchSchema } from '../../../src/kinds/guest-search.ts';
import { noticeChangeSchema } from '../../../src/kinds/notices.ts';
import { changeSchemas } from '../../../src/kinds/record-change/schema.ts';
import { retentionChangeSchema } from '../../../src/kinds/retention.ts';
import { allSubmissions } from '../../../src/kinds/staff-submissions.ts';
import type { SubmissionDefinition } from '../../../src/kinds/submission.ts';
import { requests, staffRequests } from '../sample-requests.ts';

/** Schemas by method and path as the application mounts them; null for a call whose body is ignored. */
export const bodySchemas: Readonly<Record<string, z.core.$ZodType | null>> = {
  ...Object.fromEntries(
    Object.values(allSubmissions).map(({ call, versions }: SubmissionDefinition) => [
      `POST ${call}`,
      versions.at(-1) ?? null,
    ]),
  ),
  [`POST ${calls.replay}`]: replayRequestSchema,
  [`POST ${calls.sealedReplay}`]: envelopeSchema,
  [`POST ${calls.known}`]: heldIdsRequestSchema,
  [`POST ${calls.lookup}`]: lookupRequestSchema,
  [`POST ${calls.guests}`]: guestSearchSchema,
  [`POST ${calls.analytics}`]: pageReportSchema,
  [`POST ${calls.login}`]: loginSchema,
  [`POST ${calls.password}`]: passwordChangeSchema,
  [`POST ${calls.accounts}`]: newAccountSchema,
  [`PATCH ${calls.accounts}/:id`]: accountChangeSchema,
  [`POST ${calls.passports}`]: passportRequestSchema,
  [`POST ${calls.devices}`]: deviceReportSchema,
  [`POST ${calls.deviceKeys}`]: deviceKeySchema,
  [`DELETE ${calls.deviceKeys}/:account/:device`]: null,
  [`PUT ${calls.language}`]: languageSchema,
  [`PUT ${calls.notices}`]: noticeChangeSchema,
  [`PUT ${calls.retention}`]: retentionChangeSchema,
  [`POST ${calls.retentionRun}`]: null,
  [`POST ${calls.customers}`]: customerQuerySchema,
  [`DELETE ${calls.customers}`]: customerErasureSchema,
  [`PATCH ${calls.bookingInfos}/:id`]: changeSchemas.tour,
  [`PATCH ${calls.souvenirs}/:id`]: changeSchemas.souvenir,
  [`DELETE ${calls.stayBookings}/:id`]: null,
  [`DELETE ${calls.session}`]: null,
  [`POST ${calls.proof}`]: proofSchema,
  [`POST ${calls.passkeys}`]: newPasskeySchema,
  [`DELETE ${calls.passkeys}/:id`]: null,
  [`POST ${calls.passkeyOptions}`]: passkeyPurposeSchema,
  [`POST ${calls.passkeyChallenge}`]: null,
  [`POST ${calls.passkeyLogin}`]: passkeyLoginSchema,
  [`POST ${calls.recoveryCodes}`]: null,
  [`DELETE ${calls.sessions}/:id`]: null,
  [`DELETE ${calls.accounts}/:id/sessions/:session`]: null,
};

/** Calls that are only read, as the application mounts them. */
export const readCalls = [
  calls.health,
  calls.sealingKey,
  calls.session,
  calls.bookingInfos,
  calls.packagesBookings,
  calls.tripPlans,
  calls.flightRequests,
  calls.eventRequests,
  calls.stayBookings,
  calls.souvenirs,
  calls.people,
  calls.leads,
  calls.campaigns,
  calls.feedback,
  calls.templates,
  calls.capacities,
  calls.payments,
  calls.training,
  calls.resources,
  calls.souvenirSteps,
  calls.notices,
  calls.changes,
  calls.changesStream,
  calls.figures,
  calls.financeFigures,
  calls.hrFigures,
  calls.requestFigures,
  calls.accounts,
  calls.audit,
  calls.devices,
  calls.deviceKeys,
  calls.retention,
  calls.retentionRun,
  calls.metrics,
  calls.log,
  calls.disk,
  calls.passkeys,
  calls.sessions,
  `${calls.accounts}/:id/sessions`,
].map((path) => `GET ${path}`);

const examples: Readonly<Record<string, object>> = { ...requests, ...staffRequests };
const entries = Object.entries(examples).map(([kind, payload]) => ({
  id: v7(),
  kind,
  version: 1,
  capturedAt: '2027-06-14T08:00:00.000Z',
  payload,
}));

/** Bodies that are accepted as they are, where a schema alone would rarely give one. */
export const goodBodies: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    Object.entries(examples).map(([kind, payload]) => [
      `POST ${allSubmissions[kind as keyof typeof allSubmissions].call}`,
      payload,
    ]),
  ),
  [`POST ${calls.replay}`]: { entries },
  [`POST ${calls.lookup}`]: { reference: 'PB-0000-0000-0', contact: 'amina@example.com' },
  [`POST ${calls.guests}`]: { text: 'Amina' },
  [`POST ${calls.analytics}`]: {
    events: [{ id: v7(), path: '/Culture', at: '2027-06-14T08:00:00.000Z', metric: 'view', value: 1 }],
  },
  [`POST ${calls.customers}`]: { email: 'amina@example.com', phone: '+255 700 123 456', name: 'Amina Okoye' },
};

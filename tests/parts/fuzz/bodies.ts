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
import { deviceKeySchema } from '../../../src/contract/protocol/device-keys.ts';
import { deviceReportSchema } from '../../../src/contract/protocol/device-reports.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { lookupRequestSchema } from '../../../src/contract/protocol/lookup.ts';
import { envelopeSchema } from '../../../src/contract/protocol/outbox-file.ts';
import { pageReportSchema } from '../../../src/contract/protocol/page-analytics.ts';
import { heldIdsRequestSchema } from '../../../src/contract/protocol/server-status.ts';
import { customerErasureSchema, customerQuerySchema } from '../../../src/kinds/calls/customers.ts';
import { guestSearchSchema } from '../../../src/kinds/calls/guest-search.ts';
import { noticeChangeSchema } from '../../../src/kinds/calls/notices.ts';
import { retentionChangeSchema } from '../../../src/kinds/calls/retention.ts';
import { previewSchema, releaseSchema } from '../../../src/kinds/calls/site-editions.ts';
import { changeSchemas } from '../../../src/kinds/record-change/schema.ts';
import { submissionDefinitions } from '../../../src/kinds/staff-submissions.ts';
import type { SubmissionDefinition } from '../../../src/kinds/submission.ts';
import { writingSchema } from '../../../src/kinds/writing.ts';
import { requests, staffRequests } from '../records/sample-requests.ts';

/** Schemas by method and path as the application mounts them; null for a call whose body is ignored. */
export const bodySchemas: Readonly<Record<string, z.core.$ZodType | null>> = {
  ...Object.fromEntries(
    Object.values(submissionDefinitions).map(({ call, versions }: SubmissionDefinition) => [
      `POST ${call}`,
      versions.at(-1) ?? null,
    ]),
  ),
  [`POST ${endpoints.replay}`]: replayRequestSchema,
  [`POST ${endpoints.sealedReplay}`]: envelopeSchema,
  [`POST ${endpoints.known}`]: heldIdsRequestSchema,
  [`POST ${endpoints.lookup}`]: lookupRequestSchema,
  [`POST ${endpoints.guests}`]: guestSearchSchema,
  [`POST ${endpoints.writing}`]: writingSchema,
  [`POST ${endpoints.siteEditions}`]: releaseSchema,
  [`DELETE ${endpoints.siteEditions}/:id`]: null,
  [`POST ${endpoints.sitePreview}`]: previewSchema,
  [`POST ${endpoints.analytics}`]: pageReportSchema,
  [`POST ${endpoints.login}`]: loginSchema,
  [`POST ${endpoints.password}`]: passwordChangeSchema,
  [`POST ${endpoints.accounts}`]: newAccountSchema,
  [`PATCH ${endpoints.accounts}/:id`]: accountChangeSchema,
  [`POST ${endpoints.passports}`]: passportRequestSchema,
  [`POST ${endpoints.devices}`]: deviceReportSchema,
  [`POST ${endpoints.deviceKeys}`]: deviceKeySchema,
  [`DELETE ${endpoints.deviceKeys}/:account/:device`]: null,
  [`PUT ${endpoints.language}`]: languageSchema,
  [`PUT ${endpoints.notices}`]: noticeChangeSchema,
  [`PUT ${endpoints.retention}`]: retentionChangeSchema,
  [`POST ${endpoints.retentionRun}`]: null,
  [`POST ${endpoints.customers}`]: customerQuerySchema,
  [`DELETE ${endpoints.customers}`]: customerErasureSchema,
  [`PATCH ${endpoints.bookingInfos}/:id`]: changeSchemas.tour,
  [`PATCH ${endpoints.souvenirs}/:id`]: changeSchemas.souvenir,
  [`DELETE ${endpoints.stayBookings}/:id`]: null,
  [`DELETE ${endpoints.session}`]: null,
  [`POST ${endpoints.proof}`]: proofSchema,
  [`POST ${endpoints.passkeys}`]: newPasskeySchema,
  [`DELETE ${endpoints.passkeys}/:id`]: null,
  [`POST ${endpoints.passkeyOptions}`]: passkeyPurposeSchema,
  [`POST ${endpoints.passkeyChallenge}`]: null,
  [`POST ${endpoints.passkeyLogin}`]: passkeyLoginSchema,
  [`POST ${endpoints.recoveryCodes}`]: null,
  [`DELETE ${endpoints.sessions}/:id`]: null,
  [`DELETE ${endpoints.accounts}/:id/sessions/:session`]: null,
};

/** Calls that are only read, as the application mounts them. */
export const readCalls = [
  endpoints.health,
  endpoints.sealingKey,
  endpoints.session,
  endpoints.bookingInfos,
  endpoints.packagesBookings,
  endpoints.tripPlans,
  endpoints.flightRequests,
  endpoints.eventRequests,
  endpoints.stayBookings,
  endpoints.souvenirs,
  endpoints.people,
  endpoints.leads,
  endpoints.campaigns,
  endpoints.feedback,
  endpoints.templates,
  endpoints.capacities,
  endpoints.payments,
  endpoints.training,
  endpoints.resources,
  endpoints.souvenirSteps,
  endpoints.notices,
  endpoints.siteItems,
  endpoints.sitePhotos,
  `${endpoints.sitePhotos}/:id`,
  endpoints.siteEditions,
  `${endpoints.sitePreview}/:version`,
  endpoints.changes,
  endpoints.changesStream,
  endpoints.figures,
  endpoints.financeFigures,
  endpoints.hrFigures,
  endpoints.requestFigures,
  endpoints.accounts,
  endpoints.audit,
  endpoints.devices,
  endpoints.deviceKeys,
  endpoints.retention,
  endpoints.retentionRun,
  endpoints.metrics,
  endpoints.log,
  endpoints.disk,
  endpoints.passkeys,
  endpoints.sessions,
  `${endpoints.accounts}/:id/sessions`,
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
      `POST ${submissionDefinitions[kind as keyof typeof submissionDefinitions].call}`,
      payload,
    ]),
  ),
  [`POST ${endpoints.replay}`]: { entries },
  [`POST ${endpoints.lookup}`]: { reference: 'PB-0000-0000-0', contact: 'amina@example.com' },
  [`POST ${endpoints.guests}`]: { text: 'Amina' },
  [`POST ${endpoints.analytics}`]: {
    events: [{ id: v7(), path: '/Culture', at: '2027-06-14T08:00:00.000Z', metric: 'view', value: 1 }],
  },
  [`POST ${endpoints.customers}`]: {
    email: 'amina@example.com',
    phone: '+255 700 123 456',
    name: 'Amina Okoye',
  },
};

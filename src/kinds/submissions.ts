/** Everything that travellers submit; `staffSubmissions` lists what staff submit. */
import type * as z from 'zod/mini';
import { entryKinds } from './entry-kinds.ts';
import { eventRequestSubmission } from './event-request/schema.ts';
import { flightRequestSubmission } from './flight-request/schema.ts';
import { packageBookingSubmission } from './package-booking/schema.ts';
import { stayBookingSubmission } from './stay-booking/schema.ts';
import {
  type CurrentPayload,
  latestSchema,
  type SchemaVersions,
  type SubmissionDefinition,
} from './submission.ts';
import { homeBookingSubmission } from './tour/home-booking.ts';
import { tripPlanSubmission } from './trip-plan/schema.ts';

const anyone = { who: 'anyone' } as const;

export const submissions = {
  homeBooking: { ...entryKinds.homeBooking, ...anyone, ...homeBookingSubmission },
  tripPlan: { ...entryKinds.tripPlan, ...anyone, ...tripPlanSubmission },
  packageBooking: { ...entryKinds.packageBooking, ...anyone, ...packageBookingSubmission },
  stayBooking: { ...entryKinds.stayBooking, ...anyone, ...stayBookingSubmission },
  flightRequest: { ...entryKinds.flightRequest, ...anyone, ...flightRequestSubmission },
  eventRequest: { ...entryKinds.eventRequest, ...anyone, ...eventRequestSubmission },
} as const satisfies Record<string, SubmissionDefinition>;

export type SubmissionKind = keyof typeof submissions;
export const submissionKinds = Object.keys(submissions) as SubmissionKind[];

/** The checked payload of a kind, as stored. */
export type PublicPayload<Kind extends SubmissionKind> = CurrentPayload<(typeof submissions)[Kind]>;

/** Versions by kind, so that the schema of a kind gives the payload of that kind. */
const versions: {
  readonly [Kind in SubmissionKind]: { readonly versions: SchemaVersions<PublicPayload<Kind>> };
} = submissions;

/** Returns the schema that validates a form of this kind. */
export const currentSchema = <Kind extends SubmissionKind>(kind: Kind): z.ZodMiniType<PublicPayload<Kind>> =>
  latestSchema(versions[kind].versions);

export function isSubmissionKind(text: string): text is SubmissionKind {
  return Object.hasOwn(submissions, text);
}

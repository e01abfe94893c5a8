/** Everything that travellers submit; `staffSubmissionDefinitions` lists what staff submit. */
import type * as z from 'zod/mini';
import { entryKinds } from './entry-kinds.ts';
import { eventRequestDefinition } from './event-request/schema.ts';
import { flightRequestDefinition } from './flight-request/schema.ts';
import { packageBookingDefinition } from './package-booking/schema.ts';
import { stayBookingDefinition } from './stay-booking/schema.ts';
import {
  type CurrentPayload,
  latestSchema,
  type SchemaVersions,
  type SubmissionDefinition,
} from './submission.ts';
import { homeBookingDefinition } from './tour/home-booking.ts';
import { tripPlanDefinition } from './trip-plan/schema.ts';

const anyone = { who: 'anyone' } as const;

export const submissions = {
  homeBooking: { ...entryKinds.homeBooking, ...anyone, ...homeBookingDefinition },
  tripPlan: { ...entryKinds.tripPlan, ...anyone, ...tripPlanDefinition },
  packageBooking: { ...entryKinds.packageBooking, ...anyone, ...packageBookingDefinition },
  stayBooking: { ...entryKinds.stayBooking, ...anyone, ...stayBookingDefinition },
  flightRequest: { ...entryKinds.flightRequest, ...anyone, ...flightRequestDefinition },
  eventRequest: { ...entryKinds.eventRequest, ...anyone, ...eventRequestDefinition },
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

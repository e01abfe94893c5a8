/** Everything that staff submit: their forms, and what they change of records. Only office and server load this. */
import type * as z from 'zod/mini';
import { routes, staffRoutes } from './addresses.ts';
import { recordChangeSchema, recordNoteSchema, recordRemovalSchema, removalStrings } from './changes.ts';
import { type Correction, correctionSubmission } from './corrections.ts';
import { type EntryKind, entryKinds } from './entry-kinds.ts';
import { replyTemplateSchema, replyTemplateStrings } from './reply-template.ts';
import { recordRoles, roles } from './roles.ts';
import {
  addedTourSchema,
  addedTourStrings,
  campaignSchema,
  campaignStrings,
  feedbackSchema,
  feedbackStrings,
  leadSchema,
  leadStrings,
  personSchema,
  personStrings,
  souvenirSchema,
  souvenirStrings,
} from './staff-forms.ts';
import {
  type CurrentPayload,
  latest,
  type Payload,
  type SubmissionDefinition,
  type SubmissionKind,
  submissions,
  type Versions,
} from './submissions.ts';
import { NOT_SAVED, NOT_TAKEN } from './words.ts';

const changed = (success: string) => ({ success, failure: NOT_TAKEN, notStored: NOT_SAVED });
/** Staff enter these, so travellers cannot look them up. */
const inside = { contacts: [] };

export const staffSubmissions = {
  addedTour: {
    ...entryKinds.addedTour,
    ...inside,
    form: staffRoutes.operations,
    versions: [addedTourSchema],
    who: recordRoles.tour,
    strings: addedTourStrings,
  },
  souvenir: {
    ...entryKinds.souvenir,
    ...inside,
    form: staffRoutes.logistics,
    versions: [souvenirSchema],
    who: recordRoles.souvenir,
    strings: souvenirStrings,
  },
  person: {
    ...entryKinds.person,
    ...inside,
    form: staffRoutes.logistics,
    versions: [personSchema],
    who: recordRoles.person,
    strings: personStrings,
  },
  lead: {
    ...entryKinds.lead,
    ...inside,
    form: staffRoutes.marketing,
    versions: [leadSchema],
    who: recordRoles.lead,
    strings: leadStrings,
  },
  campaign: {
    ...entryKinds.campaign,
    ...inside,
    form: staffRoutes.marketing,
    versions: [campaignSchema],
    who: recordRoles.campaign,
    strings: campaignStrings,
  },
  feedback: {
    ...entryKinds.feedback,
    ...inside,
    form: staffRoutes.marketing,
    versions: [feedbackSchema],
    who: recordRoles.feedback,
    strings: feedbackStrings,
  },
  /** Those who answer read them. */
  replyTemplate: {
    ...entryKinds.replyTemplate,
    ...inside,
    form: staffRoutes.management,
    versions: [replyTemplateSchema],
    who: ['management'],
    strings: replyTemplateStrings,
  },
  /** These three name a record. The roles of its kind may send them, which the server checks. */
  recordChange: {
    ...entryKinds.recordChange,
    ...inside,
    form: routes.outbox,
    // Since the second a change may set a working state: a server that knows none lets it wait.
    versions: [recordChangeSchema, recordChangeSchema],
    who: roles,
    strings: changed('The change has been saved.'),
  },
  recordRemoval: {
    ...entryKinds.recordRemoval,
    ...inside,
    form: routes.outbox,
    versions: [recordRemovalSchema],
    who: roles,
    strings: {
      ...changed(removalStrings.success),
      failure: removalStrings.failure,
      notStored: removalStrings.failure,
    },
  },
  recordNote: {
    ...entryKinds.recordNote,
    ...inside,
    form: routes.outbox,
    versions: [recordNoteSchema],
    who: roles,
    strings: changed('The note has been saved.'),
  },
} as const satisfies Record<Exclude<EntryKind, SubmissionKind | 'correction'>, SubmissionDefinition>;

export type StaffKind = keyof typeof staffSubmissions;
export const staffKinds = Object.keys(staffSubmissions) as StaffKind[];

/** Both lists in one, for the server, which receives all kinds in the same way. */
export const allSubmissions = {
  ...submissions,
  ...staffSubmissions,
  correction: correctionSubmission,
} as const satisfies Record<EntryKind, SubmissionDefinition>;

export type StaffPayload<Kind extends StaffKind> = CurrentPayload<(typeof staffSubmissions)[Kind]>;

const versions: { readonly [Kind in StaffKind]: { readonly versions: Versions<StaffPayload<Kind>> } } =
  staffSubmissions;

/** The schema that a form of the staff of this kind is checked by. */
export const currentStaffSchema = <Kind extends StaffKind>(kind: Kind): z.ZodMiniType<StaffPayload<Kind>> =>
  latest(versions[kind].versions);

/** The checked payload of any kind. */
export type EntryPayload<Kind extends EntryKind> = Kind extends StaffKind
  ? StaffPayload<Kind>
  : Kind extends SubmissionKind
    ? Payload<Kind>
    : Kind extends 'correction'
      ? Correction
      : never;

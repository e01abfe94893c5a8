/** Everything that staff submit: their forms, and what they change of records. Only office and server load this. */
import type * as z from 'zod/mini';
import { recordRoles, roles } from '../accounts/roles.ts';
import { routes, staffRoutes } from '../protocol/addresses.ts';
import {
  recordChangeSchema,
  recordNoteSchema,
  recordRemovalSchema,
  removalStrings,
} from '../protocol/changes.ts';
import { type Correction, correctionSubmission } from '../protocol/corrections.ts';
import { guestLinkSchema } from '../protocol/guest-link.ts';
import { savedViewSchema } from '../protocol/saved-views.ts';
import { capacitySchema, capacityStrings } from './capacity.ts';
import { type EntryKind, entryKinds } from './entry-kinds.ts';
import { paymentSchema, paymentStrings } from './payment.ts';
import { replyTemplateSchema, replyTemplateStrings } from './reply-template.ts';
import { resourceSchema, resourceStrings } from './resource.ts';
import { souvenirStepSchema, souvenirStepStrings } from './souvenir-step.ts';
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
import { trainingSchema, trainingStrings } from './training.ts';
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
  /** Those who see stays read them. */
  capacity: {
    ...entryKinds.capacity,
    ...inside,
    form: staffRoutes.management,
    versions: [capacitySchema],
    who: ['management'],
    strings: capacityStrings,
  },
  payment: {
    ...entryKinds.payment,
    ...inside,
    form: staffRoutes.finance,
    versions: [paymentSchema],
    who: recordRoles.payment,
    strings: paymentStrings,
  },
  training: {
    ...entryKinds.training,
    ...inside,
    form: staffRoutes.hr,
    versions: [trainingSchema],
    who: recordRoles.training,
    strings: trainingStrings,
  },
  resource: {
    ...entryKinds.resource,
    ...inside,
    form: staffRoutes.logistics,
    versions: [resourceSchema],
    who: recordRoles.resource,
    strings: resourceStrings,
  },
  souvenirStep: {
    ...entryKinds.souvenirStep,
    ...inside,
    form: staffRoutes.logistics,
    versions: [souvenirStepSchema],
    who: recordRoles.souvenirStep,
    strings: souvenirStepStrings,
  },
  /** These name a record. The roles of its kind may send them, which the server checks. */
  recordChange: {
    ...entryKinds.recordChange,
    ...inside,
    form: routes.outbox,
    // Since the second a change may set a working state, since the third a price, since the fourth it may void what
    // staff entered and say who is aboard: a server that knows none lets it wait.
    versions: [recordChangeSchema, recordChangeSchema, recordChangeSchema, recordChangeSchema],
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
  guestLink: {
    ...entryKinds.guestLink,
    ...inside,
    form: routes.outbox,
    versions: [guestLinkSchema],
    who: roles,
    strings: changed('It has been saved.'),
  },
  /** Its kind is that of the table; the server checks whose view it is. */
  savedView: {
    ...entryKinds.savedView,
    ...inside,
    form: routes.outbox,
    versions: [savedViewSchema],
    who: roles,
    strings: changed('The view has been saved.'),
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

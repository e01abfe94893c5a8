/** Everything that staff submit: their forms, and what they change of records. Only office and server load this. */
import type * as z from 'zod/mini';
import { roles } from '../contract/accounts/roles.ts';
import { routes } from '../contract/protocol/routes.ts';
import type { Correction } from './correction/schema.ts';
import { correctionDefinition } from './correction/submission.ts';
import { type ChangeKind, createdKindOf, type EntryKind, entryKinds } from './entry-kinds.ts';
import { guestLinkSchema } from './guest-link/schema.ts';
import { factsOf } from './list.ts';
import { defaultStrings } from './messages.ts';
import { recordChangeSchema } from './record-change/schema.ts';
import { recordNoteSchema } from './record-note/schema.ts';
import { recordRemovalSchema, removalStrings } from './record-removal/schema.ts';
import { savedViewSchema } from './saved-view/schema.ts';
import { siteDraftSchema } from './site-draft/schema.ts';
import { sitePhotoPartSchema } from './site-photo-part/schema.ts';
import { type StaffCreatingKind, staffCreatingKinds, staffEntries } from './staff-entries.ts';
import {
  type CurrentPayload,
  latestSchema,
  type SchemaVersions,
  type StaffEntryDefinition,
  type SubmissionDefinition,
} from './submission.ts';
import { type PublicPayload, type SubmissionKind, submissions } from './submissions.ts';

/** Staff enter these, so travellers cannot look them up. */
const inside = { contacts: [] };

type MadeSubmissions = {
  [Maker in StaffCreatingKind]: Omit<SubmissionDefinition, keyof StaffEntryDefinition> &
    (typeof staffEntries)[Maker];
};

/** Definitions of the entries that make a record: for those who may make it. */
const made = Object.fromEntries(
  staffCreatingKinds.map((maker) => {
    const facts = factsOf(createdKindOf(maker));
    return [
      maker,
      { ...entryKinds[maker], ...inside, who: facts.makers ?? facts.roles, ...staffEntries[maker] },
    ];
  }),
) as unknown as MadeSubmissions;

/** Changes of what is there. */
const changes = {
  /** These name a record. The roles of its kind may send them, which the server checks. */
  recordChange: {
    ...entryKinds.recordChange,
    ...inside,
    form: routes.outbox,
    // Version 2 added the working state, version 3 the price, version 4 voiding and who is aboard, version 5 the day of
    // the follow-up. On a server that does not know its version a change waits.
    versions: [
      recordChangeSchema,
      recordChangeSchema,
      recordChangeSchema,
      recordChangeSchema,
      recordChangeSchema,
    ],
    who: roles,
    strings: defaultStrings('The change has been saved.'),
  },
  recordRemoval: {
    ...entryKinds.recordRemoval,
    ...inside,
    form: routes.outbox,
    versions: [recordRemovalSchema],
    who: roles,
    strings: {
      success: removalStrings.success,
      failure: removalStrings.failure,
      notStored: removalStrings.failure,
    },
  },
  recordNote: {
    ...entryKinds.recordNote,
    ...inside,
    form: routes.outbox,
    // Version 2 added the state that an answer sets. On a server that does not know its version a note waits.
    versions: [recordNoteSchema, recordNoteSchema],
    who: roles,
    strings: defaultStrings('The note has been saved.'),
  },
  guestLink: {
    ...entryKinds.guestLink,
    ...inside,
    form: routes.outbox,
    versions: [guestLinkSchema],
    who: roles,
    strings: defaultStrings('It has been saved.'),
  },
  /** Its kind is that of the table; the server checks whose view it is. */
  savedView: {
    ...entryKinds.savedView,
    ...inside,
    form: routes.outbox,
    versions: [savedViewSchema],
    who: roles,
    strings: defaultStrings('The view has been saved.'),
  },
  /** For management, and for accounts with the right to edit the site. */
  siteDraft: {
    ...entryKinds.siteDraft,
    ...inside,
    form: routes.outbox,
    versions: [siteDraftSchema],
    who: ['management'],
    right: 'site',
    strings: defaultStrings('The draft has been saved.'),
  },
  /** As drafts of the site. */
  sitePhotoPart: {
    ...entryKinds.sitePhotoPart,
    ...inside,
    form: routes.outbox,
    versions: [sitePhotoPartSchema],
    who: ['management'],
    right: 'site',
    strings: defaultStrings('The part has been saved.'),
  },
} as const satisfies Record<ChangeKind, SubmissionDefinition>;

export const staffSubmissionDefinitions = { ...made, ...changes };

export type StaffSubmissionKind = keyof typeof staffSubmissionDefinitions;
export const staffKinds = Object.keys(staffSubmissionDefinitions) as StaffSubmissionKind[];

/** Both lists in one, for the server, which receives all kinds in the same way. */
export const submissionDefinitions = {
  ...submissions,
  ...staffSubmissionDefinitions,
  correction: correctionDefinition,
} as const satisfies Record<EntryKind, SubmissionDefinition>;

export type StaffPayload<Kind extends StaffSubmissionKind> = CurrentPayload<
  (typeof staffSubmissionDefinitions)[Kind]
>;

const versions: {
  readonly [Kind in StaffSubmissionKind]: { readonly versions: SchemaVersions<StaffPayload<Kind>> };
} = staffSubmissionDefinitions;

/** The schema that a form of the staff of this kind is checked by. */
export const currentStaffSchema = <Kind extends StaffSubmissionKind>(
  kind: Kind,
): z.ZodMiniType<StaffPayload<Kind>> => latestSchema(versions[kind].versions);

/** The checked payload of any kind. */
export type EntryPayload<Kind extends EntryKind> = Kind extends StaffSubmissionKind
  ? StaffPayload<Kind>
  : Kind extends SubmissionKind
    ? PublicPayload<Kind>
    : Kind extends 'correction'
      ? Correction
      : never;

/** Entries of the staff that make a record: of which kind, and what it lists. A device draws the row before it is sent. */

import type { RecordKind } from '../accounts/roles.ts';
import type { PublicFields } from '../protocol/public-fields.ts';
import type { RecordBase } from '../protocol/record-base.ts';
import { capacityPublicFields } from './capacity.ts';
import type { ChangeKind } from './entry-kinds.ts';
import { paymentPublicFields } from './payment.ts';
import type { RecordFields } from './records.ts';
import { replyTemplatePublicFields } from './reply-template.ts';
import { resourcePublicFields } from './resource.ts';
import { souvenirStepPublicFields } from './souvenir-step.ts';
import {
  addedTourPublicFields,
  campaignPublicFields,
  feedbackPublicFields,
  leadPublicFields,
  personPublicFields,
  souvenirPublicFields,
} from './staff-forms.ts';
import type { StaffKind, StaffPayload } from './staff-submissions.ts';
import { trainingPublicFields } from './training.ts';

interface MadeRecord {
  kind: RecordKind;
  listed: Readonly<Record<string, string | ((sent: never, frame: RecordBase) => unknown)>>;
}

export const madeRecords = {
  addedTour: {
    kind: 'tour',
    // Home bookings are tours too: their fields are said by hand.
    listed: addedTourPublicFields satisfies PublicFields<StaffPayload<'addedTour'>, RecordFields<'tour'>>,
  },
  souvenir: { kind: 'souvenir', listed: souvenirPublicFields },
  person: { kind: 'person', listed: personPublicFields },
  lead: { kind: 'lead', listed: leadPublicFields },
  campaign: { kind: 'campaign', listed: campaignPublicFields },
  feedback: { kind: 'feedback', listed: feedbackPublicFields },
  replyTemplate: { kind: 'replyTemplate', listed: replyTemplatePublicFields },
  capacity: { kind: 'capacity', listed: capacityPublicFields },
  payment: { kind: 'payment', listed: paymentPublicFields },
  training: { kind: 'training', listed: trainingPublicFields },
  resource: { kind: 'resource', listed: resourcePublicFields },
  souvenirStep: { kind: 'souvenirStep', listed: souvenirStepPublicFields },
} as const satisfies Record<Exclude<StaffKind, ChangeKind>, MadeRecord>;

/** Kinds of entry of the staff that make a record. */
export type StaffMaker = keyof typeof madeRecords;

export function makesRecord(kind: string): kind is StaffMaker {
  return Object.hasOwn(madeRecords, kind);
}

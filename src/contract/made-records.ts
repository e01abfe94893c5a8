/** Entries of the staff that make a record: of which kind, and what it lists. A device draws the row before it is sent. */
import { capacityListed } from './capacity.ts';
import type { ChangeKind } from './entry-kinds.ts';
import type { Listed } from './listed.ts';
import { paymentListed } from './payment.ts';
import type { RecordBase } from './record-base.ts';
import type { RecordFields } from './records.ts';
import { replyTemplateListed } from './reply-template.ts';
import { resourceListed } from './resource.ts';
import type { RecordKind } from './roles.ts';
import { souvenirStepListed } from './souvenir-step.ts';
import {
  addedTourListed,
  campaignListed,
  feedbackListed,
  leadListed,
  personListed,
  souvenirListed,
} from './staff-forms.ts';
import type { StaffKind, StaffPayload } from './staff-submissions.ts';
import { trainingListed } from './training.ts';

interface MadeRecord {
  kind: RecordKind;
  listed: Readonly<Record<string, string | ((sent: never, frame: RecordBase) => unknown)>>;
}

export const madeRecords = {
  addedTour: {
    kind: 'tour',
    // Home bookings are tours too: their fields are said by hand.
    listed: addedTourListed satisfies Listed<StaffPayload<'addedTour'>, RecordFields<'tour'>>,
  },
  souvenir: { kind: 'souvenir', listed: souvenirListed },
  person: { kind: 'person', listed: personListed },
  lead: { kind: 'lead', listed: leadListed },
  campaign: { kind: 'campaign', listed: campaignListed },
  feedback: { kind: 'feedback', listed: feedbackListed },
  replyTemplate: { kind: 'replyTemplate', listed: replyTemplateListed },
  capacity: { kind: 'capacity', listed: capacityListed },
  payment: { kind: 'payment', listed: paymentListed },
  training: { kind: 'training', listed: trainingListed },
  resource: { kind: 'resource', listed: resourceListed },
  souvenirStep: { kind: 'souvenirStep', listed: souvenirStepListed },
} as const satisfies Record<Exclude<StaffKind, ChangeKind>, MadeRecord>;

/** Kinds of entry of the staff that make a record. */
export type StaffMaker = keyof typeof madeRecords;

export function makesRecord(kind: string): kind is StaffMaker {
  return Object.hasOwn(madeRecords, kind);
}

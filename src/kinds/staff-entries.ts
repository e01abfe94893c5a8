/** Entries by which staff make a record. */
import { campaignSubmission } from './campaign/schema.ts';
import { capacitySubmission } from './capacity/schema.ts';
import { feedbackSubmission } from './feedback/schema.ts';
import { leadSubmission } from './lead/schema.ts';
import { paymentSubmission } from './payment/schema.ts';
import { personSubmission } from './person/schema.ts';
import { replyTemplateSubmission } from './reply-template/schema.ts';
import { resourceSubmission } from './resource/schema.ts';
import { souvenirSubmission } from './souvenir/schema.ts';
import { souvenirStepSubmission } from './souvenir-step/schema.ts';
import type { StaffEntryDefinition } from './submission.ts';
import { addedTourSubmission } from './tour/added-tour.ts';
import { trainingSubmission } from './training/schema.ts';

export const staffEntries = {
  addedTour: addedTourSubmission,
  souvenir: souvenirSubmission,
  person: personSubmission,
  lead: leadSubmission,
  campaign: campaignSubmission,
  feedback: feedbackSubmission,
  replyTemplate: replyTemplateSubmission,
  capacity: capacitySubmission,
  payment: paymentSubmission,
  training: trainingSubmission,
  resource: resourceSubmission,
  souvenirStep: souvenirStepSubmission,
} as const satisfies Readonly<Record<string, StaffEntryDefinition>>;

/** Kinds of entry by which staff make a record. */
export type StaffCreatingKind = keyof typeof staffEntries;
export const staffCreatingKinds = Object.keys(staffEntries) as StaffCreatingKind[];

export function isStaffCreatingKind(kind: string): kind is StaffCreatingKind {
  return Object.hasOwn(staffEntries, kind);
}

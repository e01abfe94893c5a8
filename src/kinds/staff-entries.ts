/** Entries by which staff make a record. */
import { campaignDefinition } from './campaign/schema.ts';
import { capacityDefinition } from './capacity/schema.ts';
import { feedbackDefinition } from './feedback/schema.ts';
import { leadDefinition } from './lead/schema.ts';
import { paymentDefinition } from './payment/schema.ts';
import { personDefinition } from './person/schema.ts';
import { replyTemplateDefinition } from './reply-template/schema.ts';
import { resourceDefinition } from './resource/schema.ts';
import { souvenirDefinition } from './souvenir/schema.ts';
import { souvenirStepDefinition } from './souvenir-step/schema.ts';
import type { StaffEntryDefinition } from './submission.ts';
import { addedTourDefinition } from './tour/added-tour.ts';
import { trainingDefinition } from './training/schema.ts';

export const staffEntries = {
  addedTour: addedTourDefinition,
  souvenir: souvenirDefinition,
  person: personDefinition,
  lead: leadDefinition,
  campaign: campaignDefinition,
  feedback: feedbackDefinition,
  replyTemplate: replyTemplateDefinition,
  capacity: capacityDefinition,
  payment: paymentDefinition,
  training: trainingDefinition,
  resource: resourceDefinition,
  souvenirStep: souvenirStepDefinition,
} as const satisfies Readonly<Record<string, StaffEntryDefinition>>;

/** Kinds of entry by which staff make a record. */
export type StaffCreatingKind = keyof typeof staffEntries;
export const staffCreatingKinds = Object.keys(staffEntries) as StaffCreatingKind[];

export function isStaffCreatingKind(kind: string): kind is StaffCreatingKind {
  return Object.hasOwn(staffEntries, kind);
}

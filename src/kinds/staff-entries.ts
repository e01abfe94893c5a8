/** Entries by which staff make a record. */
import { campaignEntry } from './campaign/schema.ts';
import { capacityEntry } from './capacity/schema.ts';
import { feedbackEntry } from './feedback/schema.ts';
import { leadEntry } from './lead/schema.ts';
import { paymentEntry } from './payment/schema.ts';
import { personEntry } from './person/schema.ts';
import { replyTemplateEntry } from './reply-template/schema.ts';
import { resourceEntry } from './resource/schema.ts';
import { souvenirEntry } from './souvenir/schema.ts';
import { souvenirStepEntry } from './souvenir-step/schema.ts';
import type { StaffEntry } from './submission.ts';
import { addedTourEntry } from './tour/added-tour.ts';
import { trainingEntry } from './training/schema.ts';

export const staffEntries = {
  addedTour: addedTourEntry,
  souvenir: souvenirEntry,
  person: personEntry,
  lead: leadEntry,
  campaign: campaignEntry,
  feedback: feedbackEntry,
  replyTemplate: replyTemplateEntry,
  capacity: capacityEntry,
  payment: paymentEntry,
  training: trainingEntry,
  resource: resourceEntry,
  souvenirStep: souvenirStepEntry,
} as const satisfies Readonly<Record<string, StaffEntry>>;

/** Kinds of entry by which staff make a record. */
export type StaffMaker = keyof typeof staffEntries;
export const staffMakers = Object.keys(staffEntries) as StaffMaker[];

export function makesRecord(kind: string): kind is StaffMaker {
  return Object.hasOwn(staffEntries, kind);
}

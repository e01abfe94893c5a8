/** Leads of marketing (docs/contract.md#staff-forms). */

import * as z from 'zod/mini';
import { staffRoutes } from '../../contract/protocol/addresses.ts';
import type { PublicFieldsOf } from '../../contract/protocol/public-fields.ts';
import type { RecordBase } from '../../contract/protocol/record-base.ts';
import { operatorDay } from '../../contract/values/operator-zone.ts';
import { lineOf } from '../../contract/values/text.ts';
import type { StaffEntry } from '../submission.ts';

export const leadSchema = z.object({
  name: lineOf('Name'),
  place: lineOf('Place'),
  socialNetwork: lineOf('Social network'),
  /** Free text (docs/contract.md#statuses). */
  converted: lineOf('Converted'),
});
export type Lead = z.output<typeof leadSchema>;

export const leadPublicFields = {
  Names: 'name',
  /** The operator's calendar day on which the lead was captured. */
  generatedOn: (_lead: unknown, { capturedAt }: RecordBase) => operatorDay(capturedAt),
  converted: 'converted',
  place: 'place',
  contant_media: 'socialNetwork',
} as const satisfies PublicFieldsOf<Lead>;

export const leadStrings = {
  success: 'Lead added successfully!',
  failure: 'Error adding lead.',
  notStored: 'An error occurred while adding the lead.',
} as const;

export const leadSubmission = {
  form: staffRoutes.marketing,
  versions: [leadSchema],
  listed: leadPublicFields,
  strings: leadStrings,
} as const satisfies StaffEntry;

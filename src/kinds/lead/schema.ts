/** Leads of marketing (docs/contract.md#staff-forms). */

import * as z from 'zod/mini';
import type { AnyListedFieldMap } from '../../contract/protocol/listed-fields.ts';
import type { RecordBase } from '../../contract/protocol/record-base.ts';
import { staffRoutes } from '../../contract/protocol/routes.ts';
import { lineSchema } from '../../contract/values/field-schemas.ts';
import { operatorDay } from '../../contract/values/operator-zone.ts';
import type { StaffEntryDefinition } from '../submission.ts';

export const leadSchema = z.object({
  name: lineSchema('Name'),
  place: lineSchema('Place'),
  socialNetwork: lineSchema('Social network'),
  /** Free text (docs/contract.md#statuses). */
  converted: lineSchema('Converted'),
});
export type Lead = z.output<typeof leadSchema>;

export const leadListedFields = {
  Names: 'name',
  /** The operator's calendar day on which the lead was captured. */
  generatedOn: (_lead: unknown, { capturedAt }: RecordBase) => operatorDay(capturedAt),
  converted: 'converted',
  place: 'place',
  contant_media: 'socialNetwork',
} as const satisfies AnyListedFieldMap<Lead>;

export const leadStrings = {
  success: 'Lead added successfully!',
  failure: 'Error adding lead.',
  notStored: 'An error occurred while adding the lead.',
} as const;

export const leadDefinition = {
  form: staffRoutes.marketing,
  versions: [leadSchema],
  listed: leadListedFields,
  strings: leadStrings,
} as const satisfies StaffEntryDefinition;

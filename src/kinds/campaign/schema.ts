/** Campaigns of marketing (docs/contract.md#staff-forms). */

import * as z from 'zod/mini';
import type { AnyListedFieldMap } from '../../contract/protocol/listed-fields.ts';
import { staffRoutes } from '../../contract/protocol/routes.ts';
import { MAX_LONG_TEXT_LENGTH, MAX_NAME_LENGTH } from '../../contract/values/field-bounds.ts';
import { countSchema, dollarAmountSchema, lineSchema } from '../../contract/values/field-schemas.ts';
import type { StaffEntryDefinition } from '../submission.ts';

/** Contract string: "{field} can not be empty!" */
export function emptyCampaignFieldMessage(field: string): string {
  return `${field} can not be empty!`;
}

const MAX_PEOPLE = 10_000_000_000;

export const campaignSchema = z.object({
  name: lineSchema('Name', MAX_NAME_LENGTH, emptyCampaignFieldMessage('name')),
  /** US dollars. */
  amountInvested: dollarAmountSchema('Amount invested'),
  targetedCustomers: lineSchema(
    'Targeted customers',
    MAX_LONG_TEXT_LENGTH,
    emptyCampaignFieldMessage('targetedCustomers'),
  ),
  /** People. */
  reach: countSchema('Reach', 0, MAX_PEOPLE),
  /** Percent. */
  engagement: z
    .number({ error: 'Engagement must be a percentage from 0 to 100.' })
    .check(
      z.gte(0, 'Engagement must be a percentage from 0 to 100.'),
      z.lte(100, 'Engagement must be a percentage from 0 to 100.'),
    ),
});
export type Campaign = z.output<typeof campaignSchema>;

export const campaignListedFields = {
  name: 'name',
  amountInvested: 'amountInvested',
  targetedCustomers: 'targetedCustomers',
  reach: 'reach',
  engagement: 'engagement',
} as const satisfies AnyListedFieldMap<Campaign>;

/** Returns one alert for all empty fields, joined by commas; null if there are none. */
export function campaignErrors(values: Readonly<Record<keyof Campaign, string>>): string | null {
  const empty = Object.keys(campaignSchema.shape).filter(
    (field) => values[field as keyof Campaign].trim() === '',
  );
  return empty.length > 0 ? empty.map(emptyCampaignFieldMessage).join(', ') : null;
}

export const campaignStrings = {
  success: 'Campaign data submitted successfully!',
  failure: 'Error submitting campaign data.',
  notStored: 'An error occurred while submitting the data.',
} as const;

export const campaignDefinition = {
  form: staffRoutes.marketing,
  versions: [campaignSchema],
  listed: campaignListedFields,
  strings: campaignStrings,
} as const satisfies StaffEntryDefinition;

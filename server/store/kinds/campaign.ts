import { campaignListedFields } from '../../../src/kinds/campaign/schema.ts';
import type { RecordFields } from '../../../src/kinds/records.ts';
import type { EntryPayload } from '../../../src/kinds/staff-submissions.ts';
import type { PlainKind } from './plain-kind.ts';

export const campaign = {
  since: '0005-records',
  table: 'campaign',
  columns: {
    name: 'name',
    amountInvested: 'amount_invested',
    targetedCustomers: 'targeted_customers',
    reach: 'reach',
    engagement: 'engagement',
  },
  listed: campaignListedFields,
  about: [],
  names: [],
  contacts: [],
} as const satisfies PlainKind<EntryPayload<'campaign'>, RecordFields<'campaign'>>;

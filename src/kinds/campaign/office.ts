/** Campaigns: what was spent, whom it was for, whom it reached (docs/contract.md#staff-forms). */

import type { EntryForm, KindView } from '../../office/kinds/kind.ts';
import type { RecordFields } from '../records.ts';
import type { StaffPayload } from '../staff-submissions.ts';
import { campaignErrors } from './schema.ts';

export const campaign: KindView<RecordFields<'campaign'>> = {
  columns: {
    name: { header: 'Name', kind: 'text', primary: true },
    reach: { header: 'Reach', kind: 'number', total: 'sum' },
    targetedCustomers: { header: 'Targeted customers', kind: 'text' },
    amountInvested: { header: 'Amount invested', kind: 'money', total: 'sum' },
    engagement: { header: 'Engagement %', kind: 'number', total: 'average' },
  },
  further: [
    {
      id: 'costPerReach',
      header: 'Cost per 1,000 reached',
      kind: 'money',
      value: ({ amountInvested, reach }) => (reach > 0 ? (amountInvested / reach) * 1_000 : null),
      empty: 'Nobody reached',
      width: 176,
    },
  ],
  subject: 'name',
  emptyText: 'No campaigns yet. The first one that you add stands here.',
  start: { sort: [{ id: 'captured', desc: true }] },
};

export const campaignForm: EntryForm<StaffPayload<'campaign'>> = {
  title: 'Add a campaign',
  action: 'Submit campaign',
  alertOf: campaignErrors,
  fields: {
    name: { label: 'Name', required: true },
    amountInvested: {
      label: 'Amount invested (US dollars)',
      number: true,
      decimals: true,
      min: 0,
      required: true,
    },
    targetedCustomers: { label: 'Targeted customers', required: true },
    reach: { label: 'Reach (people)', number: true, min: 0, required: true },
    engagement: {
      label: 'Engagement (%)',
      number: true,
      decimals: true,
      min: 0,
      max: 100,
      required: true,
    },
  },
};

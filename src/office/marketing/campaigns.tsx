/** Campaign Performance: what was spent, whom it was for, whom it reached (specification sections 3, 5 and 8). */
import { type Campaign, campaignErrors } from '../../contract/staff-forms.ts';
import type { Entry } from '../../device/database.ts';
import { type Row, useRecords } from '../../device/records.ts';
import { EditedForm } from '../../forms/edited.tsx';
import { numbersOf } from '../../forms/numbers.ts';
import { Field } from '../../ui/field.tsx';
import { StaffFormFrame } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import type { Column } from '../table/columns.ts';
import { RecordTable } from '../table/record-table.tsx';

const EMPTY = { name: '', amountInvested: '', targetedCustomers: '', reach: '', engagement: '' };

const columns: Column<Row<'campaign'>>[] = [
  { id: 'name', header: 'name', kind: 'text', value: (campaign) => campaign.name, primary: true },
  { id: 'reach', header: 'reach', kind: 'number', value: (campaign) => campaign.reach, total: 'sum' },
  {
    id: 'targetedCustomers',
    header: 'targetedCustomers',
    kind: 'text',
    value: (campaign) => campaign.targetedCustomers,
  },
  {
    id: 'amountInvested',
    header: 'Amount invested',
    kind: 'money',
    value: (campaign) => campaign.amountInvested,
    total: 'sum',
  },
  {
    id: 'engagement',
    header: 'Engagement %',
    kind: 'number',
    value: (campaign) => campaign.engagement,
    total: 'average',
  },
  {
    id: 'costPerReach',
    header: 'Cost per 1,000 reached',
    kind: 'money',
    value: ({ amountInvested, reach }) => (reach > 0 ? (amountInvested / reach) * 1_000 : null),
    empty: 'Nobody reached',
    width: 176,
  },
  { id: 'capturedAt', header: 'Entered', kind: 'moment', value: (campaign) => campaign.capturedAt },
];

export function CampaignPerformance() {
  const { rows, state, error, syncedAt } = useRecords('campaign');
  return (
    <>
      <EditedForm>{(edited) => <CampaignForm edited={edited} />}</EditedForm>
      <RecordTable
        id="campaign"
        label="Campaigns"
        rows={rows}
        columns={columns}
        state={state}
        error={error}
        syncedAt={syncedAt}
        emptyText="No campaigns yet. The first one that you add stands here."
        start={{ sort: [{ id: 'capturedAt', desc: true }] }}
      />
    </>
  );
}

function CampaignForm({ edited }: { edited: Entry | null }) {
  const form = useStaffForm({
    kind: 'campaign',
    empty: EMPTY,
    edited,
    toPayload: ({ name, targetedCustomers, ...numbers }) => ({
      name,
      targetedCustomers,
      ...numbersOf(numbers),
    }),
    toValues: valuesOf,
    alertOf: campaignErrors,
  });
  const { field } = form;
  return (
    <StaffFormFrame form={form} title="Add a campaign" action="Submit campaign">
      <Field label="Name" required autoComplete="off" {...field('name')} />
      <Field
        label="Amount invested (US dollars)"
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        required
        {...field('amountInvested')}
      />
      <Field label="Targeted customers" required autoComplete="off" {...field('targetedCustomers')} />
      <Field label="Reach (people)" type="number" inputMode="numeric" min={0} required {...field('reach')} />
      <Field
        label="Engagement (%)"
        type="number"
        inputMode="decimal"
        min={0}
        max={100}
        step="any"
        required
        {...field('engagement')}
      />
    </StaffFormFrame>
  );
}

function valuesOf({ name, targetedCustomers, amountInvested, reach, engagement }: Campaign): typeof EMPTY {
  return {
    name,
    targetedCustomers,
    amountInvested: String(amountInvested),
    reach: String(reach),
    engagement: String(engagement),
  };
}

/** Campaign Performance: what was spent, whom it was for, whom it reached (docs/contract.md#staff-forms). */
import { type Campaign, campaignErrors } from '../../../contract/staff-forms.ts';
import type { Entry } from '../../../device/database.ts';
import type { Row } from '../../../device/feed/index.ts';
import { numbersOf } from '../../../forms/engine/numbers.ts';
import { Field } from '../../../ui/field.tsx';
import { EditedEntry } from '../../parts/forms/edited-entry.tsx';
import { StaffFormFrame } from '../../parts/forms/staff-form.tsx';
import { useStaffForm } from '../../parts/forms/use-staff-form.ts';
import { captured, received, reference } from '../../parts/records/columns.ts';
import { LiveTable } from '../../parts/records/live-table.tsx';
import { RowProblem } from '../../parts/records/row-problem.tsx';
import type { Column } from '../../table/engine/columns.ts';

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
  captured,
  received,
  reference,
];

export function CampaignPerformance() {
  return (
    <>
      <EditedEntry kind="campaign">
        {(edited, onSaved) => <CampaignForm edited={edited} onSaved={onSaved} />}
      </EditedEntry>
      <LiveTable
        kind="campaign"
        label="Campaigns"
        columns={columns}
        emptyText="No campaigns yet. The first one that you add stands here."
        start={{ sort: [{ id: 'captured', desc: true }] }}
        details={(row) => <RowProblem row={row} />}
      />
    </>
  );
}

function CampaignForm({ edited, onSaved }: { edited: Entry | null; onSaved: () => void }) {
  const form = useStaffForm({
    kind: 'campaign',
    empty: EMPTY,
    edited,
    onSaved,
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

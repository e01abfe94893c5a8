/** Leads Generated: who showed interest, where, and whether they came (docs/contract.md#staff-forms). */
import type { Lead } from '../../../contract/staff-forms.ts';
import type { Entry } from '../../../device/database.ts';
import type { Row } from '../../../device/feed/index.ts';
import { Field } from '../../../ui/field.tsx';
import { EditedEntry } from '../../parts/forms/edited-entry.tsx';
import { StaffFormFrame } from '../../parts/forms/staff-form.tsx';
import { useStaffForm } from '../../parts/forms/use-staff-form.ts';
import { captured, received, reference } from '../../parts/records/columns.ts';
import { LiveTable } from '../../parts/records/live-table.tsx';
import { RowProblem } from '../../parts/records/row-problem.tsx';
import type { Column } from '../../table/engine/columns.ts';

const EMPTY: Lead = { name: '', place: '', socialNetwork: '', converted: '' };

/** The column headings are the fields of the listed record, as docs/contract.md#records spells them. */
const columns: Column<Row<'lead'>>[] = [
  { id: 'Names', header: 'Names', kind: 'text', value: (lead) => lead.Names, primary: true },
  { id: 'generatedOn', header: 'generatedOn', kind: 'date', value: (lead) => lead.generatedOn },
  { id: 'converted', header: 'converted', kind: 'text', value: (lead) => lead.converted },
  { id: 'place', header: 'place', kind: 'text', value: (lead) => lead.place },
  { id: 'contant_media', header: 'contant_media', kind: 'choice', value: (lead) => lead.contant_media },
  captured,
  received,
  reference,
];

export function LeadsGenerated() {
  return (
    <>
      <EditedEntry kind="lead">
        {(edited, onSaved) => <LeadForm edited={edited} onSaved={onSaved} />}
      </EditedEntry>
      <LiveTable
        kind="lead"
        label="Leads"
        columns={columns}
        emptyText="No leads yet. The first one that you add stands here."
        start={{ sort: [{ id: 'generatedOn', desc: true }] }}
        details={(row) => <RowProblem row={row} />}
      />
    </>
  );
}

function LeadForm({ edited, onSaved }: { edited: Entry | null; onSaved: () => void }) {
  const form = useStaffForm({
    kind: 'lead',
    empty: EMPTY,
    edited,
    onSaved,
    toPayload: (values) => values,
    toValues: (payload) => payload,
  });
  const { field } = form;
  return (
    <StaffFormFrame form={form} title="Add a lead" action="Add lead">
      <Field label="Name" required autoComplete="off" {...field('name')} />
      <Field label="Place" required autoComplete="off" {...field('place')} />
      <Field label="Social network" required autoComplete="off" {...field('socialNetwork')} />
      <Field
        label="Converted"
        required
        autoComplete="off"
        hint="In your words. What begins with yes, true or converted is counted as converted."
        {...field('converted')}
      />
    </StaffFormFrame>
  );
}

import type { Entry } from '../../../device/database.ts';
import type { Row } from '../../../device/feed/index.ts';
import { Field } from '../../../ui/field.tsx';
import { EditedEntry } from '../../parts/forms/edited-entry.tsx';
import { StaffFormFrame } from '../../parts/forms/staff-form.tsx';
import { useStaffForm } from '../../parts/forms/use-staff-form.ts';
import { captured, newestFirst, received, reference } from '../../parts/records/columns.ts';
import { LiveTable } from '../../parts/records/live-table.tsx';
import { RowProblem } from '../../parts/records/row-problem.tsx';
import type { Column } from '../../table/engine/columns.ts';
import { FieldScreen } from './field-screen.tsx';
import { todayHere } from './today.ts';

type Person = Row<'person'>;

const columns: readonly Column<Person>[] = [
  { id: 'name', header: 'Name', kind: 'text', value: (row) => row.name, primary: true },
  { id: 'transport_date', header: 'Transport date', kind: 'date', value: (row) => row.transport_date },
  { id: 'vehicle', header: 'Vehicle', kind: 'choice', value: (row) => row.vehicle },
  { id: 'destination', header: 'Destination', kind: 'choice', value: (row) => row.destination },
  { id: 'guider', header: 'Guide', kind: 'choice', value: (row) => row.guider },
  captured,
  received,
  reference,
];

export function PeopleTransported() {
  return (
    <FieldScreen
      kind="person"
      today="Entered today"
      nothing="Nobody was entered on this device today."
      inWords={(row) => ({
        title: row.name,
        text: `${row.transport_date}, ${row.vehicle} to ${row.destination}, with ${row.guider}`,
      })}
      form={
        <EditedEntry kind="person">
          {(edited, onSaved) => <PersonForm edited={edited} onSaved={onSaved} />}
        </EditedEntry>
      }
      table={
        <LiveTable
          kind="person"
          label="People transported"
          columns={columns}
          emptyText="Nobody has been transported yet."
          start={newestFirst}
          details={(row) => <RowProblem row={row} />}
        />
      }
    />
  );
}

function PersonForm({ edited, onSaved }: { edited: Entry | null; onSaved: () => void }) {
  const form = useStaffForm({
    kind: 'person',
    empty: { name: '', transportDate: todayHere(), vehicle: '', destination: '', Guider: '' },
    edited,
    onSaved,
    remembered: ['transportDate', 'vehicle', 'destination', 'Guider'],
    toPayload: (values) => values,
    toValues: (payload) => ({ ...payload }),
  });
  return (
    <StaffFormFrame form={form} title="Add a person" action="Add person">
      <Field label="Name" autoComplete="off" autoCapitalize="words" {...form.field('name')} />
      <Field label="Date of transport" type="date" {...form.field('transportDate')} />
      <Field label="Vehicle" autoComplete="off" {...form.field('vehicle')} />
      <Field label="Destination" autoComplete="off" {...form.field('destination')} />
      <Field label="Guide" autoComplete="off" {...form.field('Guider')} />
    </StaffFormFrame>
  );
}

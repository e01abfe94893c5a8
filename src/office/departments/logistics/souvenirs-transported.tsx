import { type DeliveryStatus, deliveryStatuses } from '../../../contract/statuses.ts';
import type { Entry } from '../../../device/database.ts';
import type { Row } from '../../../device/feed/index.ts';
import { numbersOf } from '../../../forms/engine/numbers.ts';
import { Field } from '../../../ui/field.tsx';
import { EditedEntry } from '../../parts/forms/edited-entry.tsx';
import { StaffFormFrame } from '../../parts/forms/staff-form.tsx';
import { useStaffForm } from '../../parts/forms/use-staff-form.ts';
import { ChoiceCell } from '../../parts/records/cells.tsx';
import { captured, newestFirst, received, reference } from '../../parts/records/columns.ts';
import { LiveTable } from '../../parts/records/live-table.tsx';
import { RowProblem } from '../../parts/records/row-problem.tsx';
import { useChange } from '../../parts/records/use-change.ts';
import type { Column } from '../../table/engine/columns.ts';
import { FieldScreen } from './field-screen.tsx';
import { todayHere } from './today.ts';

type Souvenir = Row<'souvenir'>;

const columns: readonly Column<Souvenir>[] = [
  { id: 'item', header: 'Item', kind: 'text', value: (row) => row.item, primary: true },
  { id: 'quantity', header: 'Quantity', kind: 'number', value: (row) => row.quantity, total: 'sum' },
  { id: 'customer_name', header: 'Customer', kind: 'text', value: (row) => row.customer_name },
  {
    id: 'place_of_delivery',
    header: 'Place of delivery',
    kind: 'choice',
    value: (row) => row.place_of_delivery,
  },
  { id: 'date', header: 'Date', kind: 'date', value: (row) => row.date },
  {
    id: 'delivery_status',
    header: 'Delivery status',
    kind: 'choice',
    choices: deliveryStatuses,
    value: (row) => row.delivery_status,
    cell: (row) => <Delivery row={row} />,
  },
  captured,
  received,
  reference,
];

export function SouvenirsTransported() {
  return (
    <FieldScreen
      kind="souvenir"
      today="Entered today"
      nothing="No souvenir was entered on this device today."
      inWords={(row) => ({
        title: `${row.quantity} × ${row.item}`,
        text: `for ${row.customer_name}, to ${row.place_of_delivery}, ${row.date}, ${row.delivery_status}`,
      })}
      form={
        <EditedEntry kind="souvenir">
          {(edited, onSaved) => <SouvenirForm edited={edited} onSaved={onSaved} />}
        </EditedEntry>
      }
      table={
        <LiveTable
          kind="souvenir"
          label="Souvenirs transported"
          columns={columns}
          emptyText="No souvenirs have been transported yet."
          start={newestFirst}
          details={(row) => <RowProblem row={row} />}
        />
      }
    />
  );
}

function Delivery({ row }: { row: Souvenir }) {
  const change = useChange();
  return (
    <ChoiceCell
      label={`Delivery status of ${row.item} for ${row.customer_name}`}
      value={row.delivery_status}
      choices={deliveryStatuses}
      onChoose={(status) => change(row, { delivery_status: status as DeliveryStatus })}
    />
  );
}

function SouvenirForm({ edited, onSaved }: { edited: Entry | null; onSaved: () => void }) {
  const form = useStaffForm({
    kind: 'souvenir',
    // A lower-case pending (docs/contract.md#quirks).
    empty: {
      item: '',
      customer: '',
      quantity: '',
      place: '',
      boardedate: todayHere(),
      deliveryStatus: 'pending',
    },
    edited,
    onSaved,
    remembered: ['place', 'boardedate'],
    toPayload: ({ quantity, ...values }) => ({ ...values, ...numbersOf({ quantity }) }),
    toValues: (payload) => ({ ...payload, quantity: String(payload.quantity) }),
  });
  return (
    <StaffFormFrame form={form} title="Add a souvenir" action="Add souvenir">
      <Field label="Item" autoComplete="off" {...form.field('item')} />
      <Field label="Customer" autoComplete="off" autoCapitalize="words" {...form.field('customer')} />
      <Field label="Quantity" type="number" inputMode="numeric" min={1} {...form.field('quantity')} />
      <Field label="Place of delivery" autoComplete="off" {...form.field('place')} />
      <Field label="Date of boarding" type="date" {...form.field('boardedate')} />
      <Field label="Delivery status" {...form.field('deliveryStatus')}>
        {deliveryStatuses.map((status) => (
          <option key={status} value={status === 'Pending' ? 'pending' : status}>
            {status}
          </option>
        ))}
      </Field>
    </StaffFormFrame>
  );
}

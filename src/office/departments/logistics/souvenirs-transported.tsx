import { NewEntry } from '../../parts/forms/entry-form.tsx';
import { LiveTable } from '../../parts/records/live-table.tsx';
import { FieldScreen } from './field-screen.tsx';

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
      form={<NewEntry maker="souvenir" />}
      table={<LiveTable kind="souvenir" />}
    />
  );
}

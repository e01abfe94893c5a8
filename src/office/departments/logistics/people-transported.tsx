import { NewEntry } from '../../parts/forms/entry-form.tsx';
import { LiveTable } from '../../parts/records/live-table.tsx';
import { FieldScreen } from './field-screen.tsx';

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
      form={<NewEntry maker="person" />}
      table={<LiveTable kind="person" />}
    />
  );
}

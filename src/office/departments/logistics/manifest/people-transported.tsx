import { useCallback } from 'react';
import { useSession } from '../../../../device/office/session/page.ts';
import { useRecords } from '../../../../device/records/index.ts';
import type { StaffPayload } from '../../../../kinds/staff-submissions.ts';
import { say } from '../../../../words/say.ts';
import { ImportButton } from '../../../features/import/import-button.tsx';
import type { TypedFields } from '../../../records/entry/entry-values.ts';
import { StaffEntryForm } from '../../../records/entry/staff-entry-form.tsx';
import type { StaffForm } from '../../../records/entry/use-staff-form.ts';
import { LiveTable } from '../../../records/list/live-table.tsx';
import { formatDate } from '../../../table/engine/format.ts';
import { EntryScreen } from '../entry-screen.tsx';
import { EnterSeveralPeople } from './enter-several-people.tsx';
import { VehicleNotice } from './vehicle-notice.tsx';
import { namesAlreadyEntered } from './vehicle-passengers.ts';

export function PeopleTransported() {
  return (
    <EntryScreen
      kind="person"
      today={say('Entered today')}
      nothing={say('Nobody was entered today.')}
      inWords={(row) => ({
        title: row.name,
        text: [formatDate(row.transport_date), say('{vehicle} to {destination}, with {guider}', row)].join(
          ', ',
        ),
      })}
      form={<PersonForm />}
      table={<LiveTable kind="person" />}
    />
  );
}

function PersonForm() {
  const { rows } = useRecords('person');
  const me = useSession().session?.account.name ?? '';
  const questionOf = useCallback(
    (payload: unknown, edited: string | null) => {
      // Safe: the form's schema has checked it.
      const person = payload as StaffPayload<'person'>;
      if (namesAlreadyEntered(rows, person, [person.name], edited).length === 0) return null;
      return say('{name} is already entered for {vehicle} on {day}. Enter again?', {
        name: person.name,
        vehicle: person.vehicle,
        day: formatDate(person.transportDate),
      });
    },
    [rows],
  );
  return (
    <>
      <StaffEntryForm maker="person" opening={{ Guider: me }} Beside={BesidePerson} questionOf={questionOf} />
      <ImportButton maker="person" label={say('Import a passenger list')} />
    </>
  );
}

function BesidePerson({ form, edited }: { form: StaffForm<TypedFields>; edited: string | null }) {
  return (
    <>
      <VehicleNotice form={form} edited={edited} />
      {edited === null && <EnterSeveralPeople form={form} />}
    </>
  );
}

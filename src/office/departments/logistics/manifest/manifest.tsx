/** Passengers of a day by vehicle and guide: to tick at the car, to print, and to send as text. */

import { type ChangeEvent, useMemo, useState } from 'react';
import { company } from '../../../../content/company.ts';
import { addDays } from '../../../../device/office/days/index.ts';
import { useRecords } from '../../../../device/records/index.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { isolateDirection } from '../../../../words/isolate-direction.ts';
import { formatDayTitle, formatPeople } from '../../../features/calendar/calendar-text.ts';
import { formatVehicles } from '../../../features/calendar/vehicles.ts';
import { ShareText } from '../../../features/share/share-text.tsx';
import { EntryActions } from '../../../records/details/entered-details.tsx';
import { officeToday } from '../../../time/office-today.ts';
import { useNow } from '../../../time/use-now.ts';
import { BoardAllButton } from './board-all-button.tsx';
import { BoardingCheckboxes } from './boarding-checkboxes.tsx';
import {
  describeBoarding,
  formatSeatsTaken,
  type ManifestVehicle,
  manifestText,
  vehiclesOnDay,
} from './manifest-plan.ts';
import { boardingState } from './vehicle-passengers.ts';
import './manifest.css';
import { say, sayWith } from '../../../../words/say.ts';

export function Manifest() {
  const { rows, state } = useRecords('person');
  const resources = useRecords('resource').rows;
  const today = officeToday(useNow());
  /** The chosen day; null for today. */
  const [chosen, setChosen] = useState<string | null>(null);
  const date = chosen ?? today;
  const vehicles = useMemo(() => vehiclesOnDay(rows, date), [rows, date]);
  const people = vehicles.flatMap((vehicle) => vehicle.people);
  const days = [
    { label: 'Today', day: today },
    { label: 'Tomorrow', day: addDays(today, 1) },
  ] as const;
  return (
    <>
      <div className="manifest-day">
        <fieldset className="buttons">
          <legend className="visually-hidden">{say('Day')}</legend>
          {days.map(({ label, day }) => (
            <button
              key={label}
              type="button"
              className="button"
              aria-pressed={date === day}
              onClick={() => setChosen(label === 'Today' ? null : day)}
            >
              {say(label)}
            </button>
          ))}
        </fieldset>
        <Field
          label={say('Day')}
          type="date"
          value={date}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setChosen(event.target.value || null)}
        />
        <ShareText
          title={formatDayTitle(date)}
          text={manifestText(date, vehicles, company.name)}
          empty={people.length === 0}
        />
      </div>
      <p role="status" className="manifest-sum">
        {state === 'loading'
          ? say('Loading …')
          : people.length === 0
            ? say('Nobody is entered for this day.')
            : say('{day}: {people} in {vehicles}.', {
                day: formatDayTitle(date),
                people: formatPeople(people.length),
                vehicles: formatVehicles(vehicles),
              })}
      </p>
      {vehicles.map((vehicle) => (
        <VehicleList
          key={vehicle.key}
          vehicle={vehicle}
          seats={formatSeatsTaken(vehicle, vehicles, resources)}
        />
      ))}
    </>
  );
}

function VehicleList({
  vehicle: { vehicle, guide, people },
  seats,
}: {
  vehicle: ManifestVehicle;
  seats: string;
}) {
  return (
    <section className="manifest" aria-label={[vehicle, guide].map(isolateDirection).join(', ')}>
      <h2>
        <bdi>{vehicle}</bdi>
      </h2>
      <p>
        {sayWith('Guide: {guide}. {counts}.', {
          guide: (
            <strong key="guide">
              <bdi>{guide}</bdi>
            </strong>
          ),
          counts: describeBoarding(people),
        })}
        {seats && <> {seats}</>}
      </p>
      <BoardAllButton vehicle={vehicle} people={people} />
      <table>
        <thead>
          <tr>
            <th scope="col">{say('Name')}</th>
            <th scope="col">{say('Contact')}</th>
            <th scope="col">{say('Reference')}</th>
            <th scope="col">{say('At departure')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id} className={boardingState(person) === 'Absent' ? 'absent' : undefined}>
              <th scope="row">
                <bdi>{person.name}</bdi>
                <span className="manifest-to">{person.destination}</span>
                {person.requests && <span className="manifest-asks">{person.requests}</span>}
              </th>
              <td>
                <Contact contact={person.contact} />
              </td>
              <td>{person.reference}</td>
              <td>
                <BoardingCheckboxes person={person} />
                <details>
                  <summary>
                    {say('More')} <span className="visually-hidden">{person.name}</span>
                  </summary>
                  <EntryActions row={person} />
                </details>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A contact that looks like a phone number is a link that dials it. */
function Contact({ contact }: { contact: string }) {
  const number = /^\+?[\d\s()/.-]{6,}$/.test(contact ?? '') ? contact.replaceAll(/[^\d+]/g, '') : '';
  return number ? <a href={`tel:${number}`}>{contact}</a> : contact;
}

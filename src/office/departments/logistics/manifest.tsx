/** Who travels on a day, by vehicle and guide: to read at the car, and to print. */
import { type ChangeEvent, useMemo, useState } from 'react';
import { type Row, useRecords } from '../../../device/feed/index.ts';
import { Field } from '../../../ui/field.tsx';
import { todayHere } from '../../parts/records/today.ts';
import { formatDate } from '../../table/engine/format.ts';
import './manifest.css';

interface Vehicle {
  key: string;
  vehicle: string;
  guide: string;
  people: Row<'person'>[];
}

/** Vehicles of a day in the order of their names; people of each in the order of theirs. */
export function vehiclesOf(rows: readonly Row<'person'>[], date: string): Vehicle[] {
  const vehicles = new Map<string, Vehicle>();
  for (const row of rows) {
    if (row.transport_date !== date || row.pending === 'removed') continue;
    const key = `${row.vehicle}\n${row.guider}`;
    const known = vehicles.get(key) ?? { key, vehicle: row.vehicle, guide: row.guider, people: [] };
    known.people.push(row);
    vehicles.set(key, known);
  }
  const list = [...vehicles.values()].sort((one, other) => one.key.localeCompare(other.key));
  for (const { people } of list) people.sort((one, other) => one.name.localeCompare(other.name));
  return list;
}

export function Manifest() {
  const { rows, state } = useRecords('person');
  const [date, setDate] = useState(() => todayHere());
  const vehicles = useMemo(() => vehiclesOf(rows, date), [rows, date]);
  const people = vehicles.reduce((sum, vehicle) => sum + vehicle.people.length, 0);
  const day = formatDate(date);
  return (
    <>
      <div className="manifest-day">
        <Field
          label="Day"
          type="date"
          value={date}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setDate(event.target.value)}
        />
        <button type="button" className="button" disabled={people === 0} onClick={() => print()}>
          Print
        </button>
      </div>
      <p role="status">
        {state === 'loading'
          ? 'Loading …'
          : people === 0
            ? 'Nobody is entered for this day.'
            : `${day}: ${people === 1 ? '1 person' : `${people} people`} in ${vehicles.length === 1 ? '1 vehicle' : `${vehicles.length} vehicles`}.`}
      </p>
      {vehicles.map(({ key, vehicle, guide, people: aboard }) => (
        <section key={key} className="manifest" aria-label={`${vehicle}, ${guide}`}>
          <h2>{vehicle}</h2>
          <p>
            Guide: <strong>{guide}</strong>. {aboard.length === 1 ? '1 person' : `${aboard.length} people`}.
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Destination</th>
                <th scope="col">Reference</th>
                <th scope="col">Aboard</th>
              </tr>
            </thead>
            <tbody>
              {aboard.map((person) => (
                <tr key={person.id}>
                  <th scope="row">{person.name}</th>
                  <td>{person.destination}</td>
                  <td>{person.reference}</td>
                  <td>
                    <span className="tick" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}

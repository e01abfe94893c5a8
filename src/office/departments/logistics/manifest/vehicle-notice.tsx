/**
 * Notice about the vehicle and the guide in the form: seats taken, and whether either is used twice that day.
 */
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useRecords } from '../../../../device/records/index.ts';
import { say, sayCount, sayWith } from '../../../../words/say.ts';
import type { TypedFields } from '../../../records/entry/entry-values.ts';
import type { StaffForm } from '../../../records/entry/use-staff-form.ts';
import { formatDate } from '../../../table/engine/format.ts';
import { doubleBookings, peopleInVehicle, seatsTakenBy, vehicleSeats } from './vehicle-passengers.ts';

interface VehicleNoticeProps {
  form: Pick<StaffForm<TypedFields>, 'form'>;
  /** Id of the record that is being corrected; its former values do not count. */
  edited: string | null;
}

export function VehicleNotice({ form, edited }: VehicleNoticeProps) {
  const [transportDate = '', vehicle = '', Guider = '', destination = ''] = useWatch({
    control: form.form.control,
    name: ['transportDate', 'vehicle', 'Guider', 'destination'],
  });
  const { rows: people, isRead: arePeopleRead } = useRecords('person');
  const { rows: resources, isRead: areSeatsRead } = useRecords('resource');
  // Memoized, because the form is also rendered at each entry, before the list of people changes.
  const said = useMemo(() => {
    if (vehicle.trim() === '' || transportDate === '') return null;
    const transfer = { transportDate, vehicle, Guider, destination };
    return {
      taken: seatsTakenBy(peopleInVehicle(people, transfer), edited),
      seats: vehicleSeats(resources, vehicle),
      clashes: doubleBookings(people, transfer, edited),
    };
  }, [people, resources, transportDate, vehicle, Guider, destination, edited]);
  if (!said) return null;
  const { taken, seats, clashes } = said;
  // Until all records are read, the numbers may be too low. An empty line keeps the height.
  const isKnown = arePeopleRead && areSeatsRead;
  return (
    <div className="wide vehicle-notice" aria-live="polite">
      <p>{isKnown ? formatSeats(vehicle.trim(), formatDate(transportDate), taken, seats) : '\u00a0'}</p>
      {clashes.map(({ key, of, text }) => (
        <p key={key} className="clash">
          {sayWith('{name} {what}.', {
            name: (
              <strong key="name">
                <bdi>{of}</bdi>
              </strong>
            ),
            what: text,
          })}
        </p>
      ))}
    </div>
  );
}

/** Returns the seats in words: "T 482 DKL on 22 Nov 2026: 5 of 7 seats taken." */
export function formatSeats(vehicle: string, day: string, taken: number, seats: number | null): string {
  const people = sayCount(taken, '1 person', '{count} people');
  if (seats === null)
    return taken === 0
      ? say('{vehicle} on {day}: nobody entered yet.', { vehicle, day })
      : say('{vehicle} on {day}: {people} entered.', { vehicle, day, people });
  if (taken < seats)
    return say('{vehicle} on {day}: {taken} of {seats} seats taken.', { vehicle, day, taken, seats });
  if (taken === seats)
    return say('{vehicle} on {day}: all {seats} seats are taken.', { vehicle, day, seats });
  return say('{vehicle} on {day}: {people} for {seats} seats.', { vehicle, day, people, seats });
}

/** The choice of the next place, by kind and name. */
import { type FormEvent, useId } from 'react';
import type { MapKind } from '../../../content/pages/map-page.ts';
import { say } from '../../../words/say.ts';
import type { MapPlace } from '../../parts/map/map-data.ts';
import './add-stop.css';

interface AddStopProps {
  kinds: readonly { kind: MapKind; title: string }[];
  places: readonly MapPlace[];
  onAdd: (plate: number) => void;
}

export function AddStop({ kinds, places, onAdd }: AddStopProps) {
  const id = useId();
  // Read from the form itself: a place may have been chosen before the program was there.
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const plate = Number(new FormData(event.currentTarget).get('place'));
    if (!plate) return;
    onAdd(plate);
    event.currentTarget.reset();
  };
  return (
    <form className="plan-add" onSubmit={add}>
      <label htmlFor={id}>{say('Add a place')}</label>
      <select id={id} name="place">
        <option value="">{say('Choose a place')}</option>
        {kinds.map(({ kind, title }) => (
          <optgroup key={kind} label={title}>
            {places
              .filter((place) => place.kind === kind)
              .toSorted((one, other) => one.title.localeCompare(other.title))
              .map(({ plate, title }) => (
                <option key={plate} value={plate}>
                  {title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <button type="submit" className="button">
        {say('Add')}
      </button>
      <p className="label">
        <a href="#sheets">{say('Or press it on the map')}</a>
      </p>
    </form>
  );
}

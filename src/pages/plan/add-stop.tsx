/** The choice of the next place, by kind and name. */
import { type FormEvent, useId, useState } from 'react';
import type { MapKind } from '../../content/pages/map-page.ts';
import { say } from '../../words/say.ts';
import type { MapPlace } from '../parts/map/map-data.ts';

interface AddStopProps {
  kinds: readonly { kind: MapKind; title: string }[];
  places: readonly MapPlace[];
  onAdd: (plate: number) => void;
}

export function AddStop({ kinds, places, onAdd }: AddStopProps) {
  const id = useId();
  const [plate, setPlate] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!plate) return;
    onAdd(Number(plate));
    setPlate('');
  };
  return (
    <form className="plan-add" onSubmit={add}>
      <label htmlFor={id}>{say('Add a place')}</label>
      <select id={id} value={plate} onChange={({ target }) => setPlate(target.value)}>
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

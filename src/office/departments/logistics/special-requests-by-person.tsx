/** Special requests of each of several people who are entered at once, such as a diet: one line for each name. */
import { type ChangeEvent, useState } from 'react';
import { MAX_NAME_LENGTH } from '../../../contract/values/field-bounds.ts';
import { Field } from '../../../ui/field/field.tsx';
import { isolateDirection } from '../../../words/isolate-direction.ts';
import { say } from '../../../words/say.ts';

type Requests = Readonly<Record<string, string>>;

interface SpecialRequestsByPersonProps {
  /** Names with their keys, see `withKeys`. */
  people: readonly { key: string; name: string }[];
  /** Their special requests, by the key. */
  requests: Requests;
  onChange: (requests: Requests) => void;
}

/** Folded until somebody asks for something, because most guests eat what there is. */
export function SpecialRequestsByPerson({ people, requests, onChange }: SpecialRequestsByPersonProps) {
  const [isOpen, setOpen] = useState(false);
  if (people.length === 0) return null;
  return (
    <details
      className="special-requests-by-person"
      open={isOpen || people.some(({ key }) => requests[key])}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{say('Special requests of each, such as a diet')}</summary>
      {people.map(({ key, name }) => (
        <Field
          key={key}
          label={isolateDirection(name)}
          dir="auto"
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          value={requests[key] ?? ''}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
            onChange({ ...requests, [key]: target.value })
          }
        />
      ))}
    </details>
  );
}

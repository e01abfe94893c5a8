import { genders } from '../../contract/flight-request.ts';
import { Field, type FieldProps } from '../../ui/field.tsx';

/** One traveler as typed. */
export interface TravelerValues {
  name: string;
  /** Kept in the form only: left out of drafts, and sealed before anything is stored. */
  passportNumber: string;
  gender: string;
  travelDate: string;
  returnDate: string;
  departurePoint: string;
}

export function emptyTraveler(): TravelerValues {
  return { name: '', passportNumber: '', gender: '', travelDate: '', returnDate: '', departurePoint: '' };
}

interface TravelerFieldsProps {
  /** Place in the list, from 0. */
  index: number;
  /** True when there is only this one. */
  alone: boolean;
  field: (
    name: `travelerDetails.${number}.${keyof TravelerValues}`,
  ) => Omit<FieldProps, 'label' | 'children'>;
}

export function TravelerFields({ index, alone, field }: TravelerFieldsProps) {
  const at = (name: keyof TravelerValues) => field(`travelerDetails.${index}.${name}`) as object;
  return (
    <fieldset className="wide">
      <legend>{alone ? 'Traveler' : `Traveler ${index + 1}`}</legend>
      <Field label="Name as in the passport" autoComplete="off" {...at('name')} />
      <Field
        label="Passport number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="Sealed on this device before it is stored; only our booking desk can open it"
        {...at('passportNumber')}
      />
      <Field label="Gender" {...at('gender')}>
        <option value="">Please choose</option>
        {genders.map((gender) => (
          <option key={gender}>{gender}</option>
        ))}
      </Field>
      <Field label="Departure point" hint="City or airport" {...at('departurePoint')} />
      <Field label="Travel date" type="date" {...at('travelDate')} />
      <Field label="Return date" type="date" {...at('returnDate')} />
    </fieldset>
  );
}

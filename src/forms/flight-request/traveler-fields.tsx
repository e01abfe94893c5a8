import { genders } from '../../kinds/flight-request/schema.ts';
import { Field, type FieldProps } from '../../ui/field/field.tsx';
import { say, sayKnown } from '../../words/say.ts';

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
      <legend>{alone ? say('Traveler') : say('Traveler {number}', { number: index + 1 })}</legend>
      <Field label={say('Name as in the passport')} autoComplete="off" {...at('name')} />
      <Field
        label={say('Passport number')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={say('Sealed on this device before it is stored; only our booking desk can open it')}
        {...at('passportNumber')}
      />
      <Field label={say('Gender')} {...at('gender')}>
        <option value="">{say('Please choose')}</option>
        {genders.map((gender) => (
          <option key={gender} value={gender}>
            {sayKnown(gender)}
          </option>
        ))}
      </Field>
      <Field label={say('Departure point')} hint={say('City or airport')} {...at('departurePoint')} />
      <Field label={say('Travel date')} type="date" {...at('travelDate')} />
      <Field label={say('Return date')} type="date" {...at('returnDate')} />
    </fieldset>
  );
}

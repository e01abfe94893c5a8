/** Fields for who somebody is and how to reach them, the same in every form: keyboard and what the browser fills in. */
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { Field, type FieldProps } from '../../../ui/field/field.tsx';
import { say } from '../../../words/say.ts';
import { emailHint } from './email-hint.ts';
import { phoneHint } from './phone-hint.ts';

/** An input; staff, who type in the contacts of others, turn the browser's own suggestions off. */
export type ContactFieldProps = Omit<
  Extract<FieldProps, { multiline?: false; children?: never }>,
  'label' | 'type'
> & {
  label?: string;
};

export function NameField({ label = say('Name'), ...field }: ContactFieldProps) {
  return <Field label={label} autoComplete="name" {...field} />;
}

export function EmailField({ label = say('E-mail'), ...field }: ContactFieldProps) {
  return (
    <HintedField
      label={label}
      type="email"
      autoComplete="email"
      inputMode="email"
      hintOf={emailHint}
      {...field}
    />
  );
}

export function PhoneField({ label = say('Phone'), ...field }: ContactFieldProps) {
  return (
    <HintedField label={label} type="tel" autoComplete="tel" inputMode="tel" hintOf={phoneHint} {...field} />
  );
}

interface HintedFieldProps extends ContactFieldProps {
  label: string;
  type?: 'email' | 'tel';
  hintOf: (text: string) => string | undefined;
}

/** Says what is to be looked at once somebody has left the field: while it is being typed, no number is whole. */
export function HintedField({ hintOf, ...field }: HintedFieldProps) {
  const [hint, setHint] = useState<string>();
  return (
    <Field
      {...field}
      hint={hint ?? field.hint}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setHint(hintOf(event.target.value));
        field.onBlur?.(event);
      }}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        // A hint that is shown goes as soon as it is answered.
        if (hint !== undefined) setHint(hintOf(event.target.value));
        field.onChange?.(event);
      }}
    />
  );
}

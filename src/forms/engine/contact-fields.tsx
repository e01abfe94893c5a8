/** Fields for who somebody is and how to reach them, the same in every form: keyboard and what the browser fills in. */
import { Field, type FieldProps } from '../../ui/field.tsx';
import { say } from '../../words/say.ts';

/** An input; staff, who type in the contacts of others, turn the browser's own suggestions off. */
type ContactFieldProps = Omit<
  Extract<FieldProps, { multiline?: false; children?: never }>,
  'label' | 'type'
> & {
  label?: string;
};

export function NameField({ label = say('Name'), ...field }: ContactFieldProps) {
  return <Field label={label} autoComplete="name" {...field} />;
}

export function EmailField({ label = say('E-mail'), ...field }: ContactFieldProps) {
  return <Field label={label} type="email" autoComplete="email" inputMode="email" {...field} />;
}

export function PhoneField({ label = say('Phone'), ...field }: ContactFieldProps) {
  return <Field label={label} type="tel" autoComplete="tel" inputMode="tel" {...field} />;
}

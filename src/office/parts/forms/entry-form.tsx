/** The form by which staff make a record, drawn of what the file of its kind says. */
import type { StaffMaker } from '../../../contract/made-records.ts';
import type { EditedRequest } from '../../../device/outbox/index.ts';
import { Field } from '../../../ui/field.tsx';
import type { EntryForm } from '../../kinds/kind.ts';
import { entryForms } from '../../kinds/list.ts';
import { EditedEntry } from './edited-entry.tsx';
import { type AnyField, asChoice, emptyOf, payloadOf, type Texts, typedOf } from './entry-values.ts';
import { StaffFormFrame } from './staff-form.tsx';
import { useStaffForm } from './use-staff-form.ts';

/** A new one, or the entry or record that the address names. */
export function NewEntry({ maker }: { maker: StaffMaker }) {
  return (
    <EditedEntry kind={maker}>
      {(edited, onSaved) => <Fields maker={maker} edited={edited} onSaved={onSaved} />}
    </EditedEntry>
  );
}

interface FieldsProps {
  maker: StaffMaker;
  edited: EditedRequest | null;
  onSaved: () => void;
}

function Fields({ maker, edited, onSaved }: FieldsProps) {
  // As seen by who does not know which one it is.
  const { title, action, fields, alertOf, successOf } = entryForms[maker] as unknown as EntryForm<Texts>;
  const form = useStaffForm({
    kind: maker,
    empty: emptyOf(fields),
    edited,
    onSaved,
    toPayload: (typed) => payloadOf(fields, typed),
    toValues: (payload) => typedOf(fields, payload),
    remembered: Object.keys(fields).filter((name) => fields[name]?.remembered),
    ...(alertOf && { alertOf }),
    ...(successOf && { successOf }),
  });
  return (
    <StaffFormFrame form={form} title={title} action={action}>
      {Object.entries(fields).map(([name, field]) => (
        <EntryField key={name} field={field} input={form.field(name)} />
      ))}
    </StaffFormFrame>
  );
}

interface EntryFieldProps {
  field: AnyField;
  input: object;
}

function EntryField({ field, input }: EntryFieldProps) {
  const { label, hint, required, optional, wide } = field;
  const words = { label, hint, required, optional: optional ?? false, ...(wide && { className: 'wide' }) };
  if (field.choices) {
    return (
      <Field {...words} {...input}>
        {field.choices.map(asChoice).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Field>
    );
  }
  if (field.multiline) return <Field {...words} multiline {...input} />;
  const { number, decimals, min, max, autoCapitalize, type = number ? 'number' : undefined } = field;
  return (
    <Field
      {...words}
      type={type}
      autoCapitalize={autoCapitalize}
      min={min}
      max={max}
      {...(!type && { autoComplete: 'off' })}
      {...(number && { inputMode: decimals ? 'decimal' : 'numeric' })}
      {...(decimals && { step: 'any' })}
      {...input}
    />
  );
}

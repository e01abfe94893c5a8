/** The form by which staff make or correct a record, drawn of what the file of its kind says. */
import { type ComponentType, memo, useId } from 'react';
import type { EditedRequest } from '../../../device/outbox/index.ts';
import { ContactField } from '../../../forms/engine/fields/contact-field.tsx';
import type { CreatingKind } from '../../../kinds/entry-kinds.ts';
import type { StaffCreatingKind } from '../../../kinds/staff-entries.ts';
import {
  currentStaffSchema,
  type EntryPayload,
  staffSubmissionDefinitions,
} from '../../../kinds/staff-submissions.ts';
import { Field } from '../../../ui/field/field.tsx';
import { SuggestionList } from '../../../ui/field/suggestion-list.tsx';
import { sayKnown } from '../../../words/say.ts';
import { formOf } from '../../kinds/list.ts';
import { subjectOfPayload } from '../list/record-labels.ts';
import { EntryFromUrl } from './entry-from-url.tsx';
import {
  type AnyField,
  fieldsWithToday,
  initialTexts,
  payloadFromTexts,
  type TypedFields,
  textsFromPayload,
  toChoice,
} from './entry-values.ts';
import type { NameSuggestions } from './name-suggestions.ts';
import { StaffFormFrame } from './staff-form.tsx';
import { useNameSuggestions } from './use-name-suggestions.ts';
import { type StaffForm, type StaffFormDefinition, useStaffForm } from './use-staff-form.ts';

interface NewEntryProps {
  maker: StaffCreatingKind;
  /** Values with which a new entry opens, until the person types others, which the next entry then shares. */
  opening?: TypedFields;
  /** Shown between the fields and the button. `edited` is the id of what is edited. */
  Beside?: ComponentType<{ form: StaffForm<TypedFields>; edited: string | null }>;
  /** Asks in the form before an entry is submitted; null when there is nothing to ask. @param edited id of what is edited */
  questionOf?: (payload: unknown, edited: string | null) => string | null;
  /** Name of a form that begins with values of its own, which has its own drafts. */
  draftPart?: string;
  /** Called as soon as an entry is stored. @param id its id, and its record's */
  onStored?: (id: string) => void;
  /** Called once the person has read what became of it. */
  onDone?: () => void;
}

/** A new one, or the entry or record that the address names. */
export function StaffEntryForm({ maker, onDone, ...more }: NewEntryProps) {
  return (
    <EntryFromUrl kind={maker}>
      {(edited, onSaved, said) => (
        <EntryFields
          maker={maker}
          definition={{
            schema: currentStaffSchema(maker),
            strings: staffSubmissionDefinitions[maker].strings,
          }}
          edited={edited}
          onSaved={(words) => {
            onSaved(words);
            onDone?.();
          }}
          said={said}
          {...more}
        />
      )}
    </EntryFromUrl>
  );
}

interface EntryFieldsProps<Maker extends CreatingKind> extends Omit<NewEntryProps, 'maker' | 'onDone'> {
  maker: Maker;
  definition: StaffFormDefinition<EntryPayload<Maker>>;
  /** Returns a payload as the form shows it. */
  toForm?: (payload: object) => object;
  /** Returns the payload, with what the form does not show. @param before the payload that is edited */
  fromForm?: (typed: Readonly<Record<string, unknown>>, before: unknown) => unknown;
  edited: EditedRequest | null;
  onSaved: (words: string) => void;
  said: string;
}

export function EntryFields<Maker extends CreatingKind>({
  maker,
  definition,
  toForm = (payload) => payload,
  fromForm = (typed) => typed,
  edited,
  onSaved,
  said,
  Beside,
  questionOf,
  opening,
  draftPart,
  onStored,
}: EntryFieldsProps<Maker>) {
  const { title = '', action = '', fields, alertOf, successOf, isSeries } = formOf(maker);
  const known = useNameSuggestions(maker, fields);
  const [first = ''] = Object.keys(fields);
  const empty = () => ({ ...initialTexts(fields), ...opening });
  const form = useStaffForm({
    kind: maker,
    definition,
    empty: empty(),
    edited,
    onSaved,
    toPayload: (typed) => fromForm(payloadFromTexts(fields, spelt(typed, known)), edited?.payload),
    toValues: (payload) => textsFromPayload(fields, toForm(payload as object)),
    datedDefaults: { fields: fieldsWithToday(fields), empty },
    remembered: Object.keys(fields).filter((name) => fields[name]?.remembered),
    ...(isSeries && { seriesFrom: first, said }),
    ...(questionOf && { questionOf: (payload: unknown) => questionOf(payload, edited?.id ?? null) }),
    ...(alertOf && { alertOf }),
    ...(draftPart && { draftPart }),
    ...(onStored && { onStored }),
    ...(successOf && { successOf }),
  });
  return (
    <StaffFormFrame
      form={form}
      title={title}
      action={action}
      corrected={edited && (subjectOfPayload(maker, edited.payload) || edited.reference)}
      beside={Beside && <Beside form={form} edited={edited?.id ?? null} />}
    >
      {Object.entries(fields).map(
        ([name, field]) =>
          !field.hidden && (
            <DrawnField key={name} field={field} names={known[name]?.suggestions} input={form.field(name)} />
          ),
      )}
    </StaffFormFrame>
  );
}

/** Names in the spelling that is known: "t 482 dkl" is no other vehicle. */
function spelt(typed: TypedFields, known: Readonly<Record<string, NameSuggestions>>): TypedFields {
  return Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, known[name]?.spelt(text) ?? text]),
  );
}

interface EntryFieldProps {
  field: AnyField;
  /** Names that are suggested in place of fixed ones. */
  names: readonly string[] | undefined;
  input: { error?: string };
}

/**
 * Drawn again only for another error or other names: the form is drawn at each entry, and what it registers for a
 * field is the same at every drawing.
 */
const DrawnField = memo(
  EntryField,
  (one, other) =>
    one.field === other.field && one.names === other.names && one.input.error === other.input.error,
);

function EntryField({ field, names, input }: EntryFieldProps) {
  const list = useId();
  const { label, hint, required, optional, wide } = field;
  const words = {
    label: sayKnown(label),
    hint: hint && sayKnown(hint),
    required,
    optional: optional ?? false,
    ...(wide && { className: 'wide' }),
  };
  if (field.choices) {
    return (
      <Field {...words} {...input}>
        {field.choices.map(toChoice).map(({ value, label }) => (
          <option key={value} value={value}>
            {sayKnown(label)}
          </option>
        ))}
      </Field>
    );
  }
  if (field.multiline) return <Field {...words} multiline {...input} />;
  const {
    suggestions = names,
    number,
    decimals,
    min,
    max,
    autoCapitalize,
    type = number ? 'number' : undefined,
  } = field;
  const Input = field.contact ? ContactField : Field;
  const typed = (
    <Input
      {...words}
      type={type}
      autoCapitalize={autoCapitalize}
      min={min}
      max={max}
      // Names are written from right to left too.
      {...(!type && { autoComplete: 'off', dir: 'auto' })}
      {...(number && { inputMode: decimals ? 'decimal' : 'numeric' })}
      {...(decimals && { step: 'any' })}
      {...(suggestions && { list })}
      {...input}
    />
  );
  if (!suggestions) return typed;
  return (
    <>
      {typed}
      <SuggestionList id={list} values={suggestions} />
    </>
  );
}

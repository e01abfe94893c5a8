import type { ChangeEvent } from 'react';
import { Field } from '../../../ui/field/field.tsx';
import { say, sayKnown } from '../../../words/say.ts';
import type { ImportField } from './import-fields.ts';
import { type CsvSheet, type Separator, separators } from './parse-csv.ts';
import { type Encoding, encodings } from './read-text.ts';
import type { ImportState } from './use-import.ts';

const options = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => (
    <option key={value} value={value}>
      {sayKnown(label)}
    </option>
  ));

/** Controls of how the file is read, and which of its columns fills which field. */
export function ColumnMatching({ work, sheet }: { work: ImportState; sheet: CsvSheet }) {
  const { fields, encoding, isGuessed, read } = work;
  return (
    <>
      <div className="import-row">
        <Field
          label={say('Characters')}
          value={encoding}
          {...(isGuessed && {
            hint: say('The file does not say. Please look below whether accents are right.'),
          })}
          onChange={({ target }: ChangeEvent<HTMLSelectElement>) =>
            read({ encoding: target.value as Encoding })
          }
        >
          {options(encodings)}
        </Field>
        <Field
          label={say('Separated by')}
          value={sheet.separator}
          onChange={({ target }: ChangeEvent<HTMLSelectElement>) =>
            read({ separator: target.value as Separator })
          }
        >
          {options(separators)}
        </Field>
      </div>
      <fieldset className="import-row">
        <legend>{say('Which column is what?')}</legend>
        {fields.map((field) => (
          <FieldMatching key={field.name} field={field} work={work} sheet={sheet} />
        ))}
      </fieldset>
    </>
  );
}

/** Its column, or one value for all lines. */
function FieldMatching({ field, work, sheet }: { field: ImportField; work: ImportState; sheet: CsvSheet }) {
  const { name, isDate, optional, choices } = field;
  const label = sayKnown(field.label);
  const column = work.matching[name] ?? null;
  const value = work.same[name] ?? '';
  const missing = !optional && column === null && value === '';
  const words = { label: say('{label} of all lines', { label }), value };
  const onChange = ({ target }: { target: { value: string } }) => work.sameForAll(name, target.value);
  return (
    <div>
      <Field
        label={label}
        value={column ?? ''}
        optional={optional}
        {...(missing && { error: say('Please choose its column, or one value for all.') })}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) =>
          work.match(name, target.value === '' ? null : Number(target.value))
        }
      >
        <option value="">{say('None: one value for all lines')}</option>
        {sheet.heads.map((head, index) => (
          <option key={index} value={index}>
            {head || say('Column {number}', { number: index + 1 })}
          </option>
        ))}
      </Field>
      {column === null && choices.length > 0 && (
        <Field {...words} onChange={onChange}>
          <option value="">{say('Choose …')}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {sayKnown(choice)}
            </option>
          ))}
        </Field>
      )}
      {column === null && choices.length === 0 && (
        <Field {...words} {...(isDate && { type: 'date' })} autoComplete="off" onChange={onChange} />
      )}
    </div>
  );
}

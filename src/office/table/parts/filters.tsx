/** One control for each kind of filter: in the row below the header, and in the dialog on a phone. */
import { type Column, formatValue, isNumeric } from '../engine/columns.ts';
import type { ChoiceFilter, ContainsFilter, Filter, RangeFilter } from '../engine/filter.ts';
import './filters.css';
import { say } from '../../../words/say.ts';

export interface FilterControlProps<Row> {
  column: Column<Row>;
  filter: Filter | undefined;
  /** Called with the new filter; undefined lets all rows pass. */
  onChange: (filter: Filter | undefined) => void;
  /** Options of a `choice` column; an empty text stands for the empty value. */
  choices: readonly string[];
}

export function FilterControl<Row>({ column, filter, onChange, choices }: FilterControlProps<Row>) {
  if (column.kind === 'text') {
    const { contains } = (filter ?? { contains: '' }) as ContainsFilter;
    return (
      <input
        type="search"
        aria-label={say('{column} contains', { column: column.header })}
        placeholder={say('contains')}
        value={contains}
        onChange={({ target }) => onChange(target.value ? { contains: target.value } : undefined)}
      />
    );
  }
  if (column.kind === 'choice') {
    const { anyOf } = (filter ?? { anyOf: [] }) as ChoiceFilter;
    const toggle = (choice: string, on: boolean) => {
      const next = on ? [...anyOf, choice] : anyOf.filter((other) => other !== choice);
      onChange(next.length > 0 ? { anyOf: next } : undefined);
    };
    return (
      <fieldset className="table-choices" aria-label={column.header}>
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="checkbox"
              checked={anyOf.includes(choice)}
              onChange={({ target }) => toggle(choice, target.checked)}
            />
            <span>{choice === '' ? column.empty || say('Empty') : formatValue(column, choice)}</span>
          </label>
        ))}
      </fieldset>
    );
  }
  const range = (filter ?? {}) as RangeFilter;
  const end = (name: 'from' | 'to') => (
    <label>
      <span aria-hidden="true">{name === 'from' ? say('from') : say('to')}</span>
      <input
        type={isNumeric(column.kind) ? 'number' : 'date'}
        step="any"
        aria-label={
          name === 'from'
            ? say('{column} from', { column: column.header })
            : say('{column} to', { column: column.header })
        }
        value={range[name] ?? ''}
        onChange={({ target }) => {
          const { [name]: _, ...rest } = range;
          const value = isNumeric(column.kind) ? target.valueAsNumber : target.value;
          const next = value === '' || Number.isNaN(value) ? rest : { ...rest, [name]: value };
          onChange(Object.keys(next).length > 0 ? next : undefined);
        }}
      />
    </label>
  );
  return (
    <div className="table-range">
      {end('from')}
      {end('to')}
    </div>
  );
}

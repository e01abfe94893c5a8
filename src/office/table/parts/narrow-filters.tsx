import type { ChangeEvent } from 'react';
import { Modal } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { say } from '../../../words/say.ts';
import type { Column } from '../engine/columns.ts';
import type { ViewControl } from '../view/use-view.ts';
import { FilterControl } from './filters.tsx';

interface NarrowFiltersProps<Row> {
  open: boolean;
  onClose: () => void;
  columns: readonly Column<Row>[];
  view: ViewControl;
  choicesOf: (column: Column<Row>) => readonly string[];
}

/** Sort and filters of a phone, behind one button. */
export function NarrowFilters<Row>({ open, onClose, columns, view, choicesOf }: NarrowFiltersProps<Row>) {
  const { state, change } = view;
  const [first] = state.sort;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={say('Sort and filter')}
      closeLabel={say('Show')}
      actions={
        <button type="button" className="button quiet" onClick={() => change({ filters: {}, search: '' })}>
          {say('Clear all')}
        </button>
      }
    >
      {open && (
        <div className="table-narrow-filters">
          <Field
            label={say('Sort by')}
            value={first?.id ?? ''}
            onChange={({ target }: ChangeEvent<HTMLSelectElement>) =>
              change({ sort: target.value ? [{ id: target.value, desc: first?.desc ?? false }] : [] })
            }
          >
            <option value="">{say('As it comes')}</option>
            {columns.map(({ id, header }) => (
              <option key={id} value={id}>
                {header}
              </option>
            ))}
          </Field>
          {first && (
            <Field
              label={say('Order')}
              value={first.desc ? 'down' : 'up'}
              onChange={({ target }: ChangeEvent<HTMLSelectElement>) =>
                change({ sort: [{ id: first.id, desc: target.value === 'down' }] })
              }
            >
              <option value="up">{say('A to Z, least or oldest first')}</option>
              <option value="down">{say('Z to A, most or newest first')}</option>
            </Field>
          )}
          {columns.map((column) => (
            <fieldset key={column.id}>
              <legend>{column.header}</legend>
              <FilterControl
                column={column}
                filter={state.filters[column.id]}
                choices={choicesOf(column)}
                onChange={(filter) => {
                  const { [column.id]: _, ...others } = state.filters;
                  change({ filters: filter ? { ...others, [column.id]: filter } : others });
                }}
              />
            </fieldset>
          ))}
        </div>
      )}
    </Modal>
  );
}

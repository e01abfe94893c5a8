import type { ChangeEvent } from 'react';
import { Modal } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { say } from '../../../words/say.ts';
import type { Column, TableRow } from '../engine/columns.ts';
import type { Filter } from '../engine/filter.ts';
import { clearFilters, type TableInstance } from '../view/state/table-state.ts';
import { FilterControl } from './filters.tsx';

interface NarrowFiltersProps<Row extends TableRow> {
  open: boolean;
  onClose: () => void;
  columns: readonly Column<Row>[];
  table: TableInstance<Row>;
  choicesOf: (column: Column<Row>) => readonly string[];
}

/** Sort and filters of a phone, behind one button. */
export function NarrowFilters<Row extends TableRow>(props: NarrowFiltersProps<Row>) {
  const { open, onClose, columns, table, choicesOf } = props;
  const [first] = table.state.sorting;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={say('Sort and filter')}
      closeLabel={say('Show')}
      actions={
        <button type="button" className="button quiet" onClick={() => clearFilters(table)}>
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
              table.setSorting(target.value ? [{ id: target.value, desc: first?.desc ?? false }] : [])
            }
          >
            <option value="">{say('Not sorted')}</option>
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
                table.setSorting([{ id: first.id, desc: target.value === 'down' }])
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
                filter={table.getColumn(column.id)?.getFilterValue() as Filter | undefined}
                choices={choicesOf(column)}
                onChange={(filter) => table.getColumn(column.id)?.setFilterValue(filter)}
              />
            </fieldset>
          ))}
        </div>
      )}
    </Modal>
  );
}

// @vitest-environment happy-dom
/** The one state of a table, and what of it views, this device and the address keep. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Column, TableRow } from '../../../src/office/table/engine/columns.ts';
import type { ShownRows } from '../../../src/office/table/engine/shown-rows.ts';
import { ColumnChooser } from '../../../src/office/table/parts/column-chooser.tsx';
import {
  showView,
  slicesFromView,
  viewFromSlices,
} from '../../../src/office/table/view/state/table-state.ts';
import { type SelectionControl, useSelection } from '../../../src/office/table/view/state/use-selection.ts';
import { useTableView } from '../../../src/office/table/view/state/use-table-view.ts';
import type { SavedTableView, TableView, ViewState } from '../../../src/office/table/view/state/views.ts';

interface Guest extends TableRow {
  name: string;
}

const known = ['name', 'nights', 'status', 'received', 'notes'];
const columns: Column<Guest>[] = [
  { id: 'name', header: 'Guest', kind: 'text', value: ({ name }) => name },
  { id: 'nights', header: 'Nights', kind: 'number', value: () => 1 },
  { id: 'status', header: 'Status', kind: 'choice', value: () => 'new' },
  { id: 'received', header: 'Received', kind: 'moment', value: () => '' },
  { id: 'notes', header: 'Notes', kind: 'text', value: () => '', hidden: true },
];

/** A view that names something of everything. */
const full: ViewState = {
  search: 'jose',
  filters: {
    status: { anyOf: ['new', ''] },
    name: { contains: 'a' },
    nights: { from: 2, to: 7 },
    received: { from: '2027-06-01' },
  },
  sort: [
    { id: 'received', desc: true },
    { id: 'name', desc: false },
  ],
  columns: ['received', 'notes', 'name'],
  widths: { notes: 300, name: 48 },
};
const empty: ViewState = { search: '', filters: {}, sort: [], columns: known.slice(0, 4), widths: {} };

const guest: Guest = { id: 'g1', name: 'José' };
const other: Guest = { id: 'g2', name: 'Juma' };
const LEFT = 'table-left:guests';

let root: Root;
let shown: ReturnType<typeof useTableView<Guest>>;
let selection: SelectionControl<Guest>;

function Table({
  own,
  rows,
  choosing,
}: {
  own: SavedTableView[] | undefined;
  rows: Guest[];
  choosing: boolean;
}) {
  shown = useTableView({
    id: 'guests',
    columns,
    builtIn,
    start: {},
    own: { views: own, shareWith: [], save: () => 'mine', remove: () => undefined },
  });
  const answer: ShownRows<Guest> = {
    count: rows.length,
    rowAt: (place) => rows[place],
    total: rows.length,
    settled: true,
  };
  selection = useSelection(shown.table, answer, shown.query);
  return <ColumnChooser open={choosing} onClose={() => undefined} columns={columns} table={shown.table} />;
}

const builtIn: TableView[] = [{ id: 'new', name: 'New', filters: { status: { anyOf: ['new'] } } }];
const mine = (view: Partial<ViewState>): SavedTableView => ({
  ...view,
  id: 'mine',
  name: 'Mine',
  isMine: true,
  by: 'Asha',
  department: null,
  mayRemove: true,
});

async function render(own: SavedTableView[] | undefined = [], rows = [guest, other], choosing = false) {
  await act(async () => root.render(<Table own={own} rows={rows} choosing={choosing} />));
}
const press = (find: string) =>
  act(async () => (document.querySelector(find) as HTMLElement | null)?.click());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState(null, '', '/Operations');
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('The state of a table', () => {
  it.each(['search', 'filters', 'sort', 'columns', 'widths'] as const)(
    'has the %s of a view',
    async (field) => {
      const view = { ...empty, [field]: full[field] };
      expect(viewFromSlices(slicesFromView(view, known))).toEqual(view);
      await render();
      await act(async () => showView(shown.table, view));
      expect(shown.view.state).toEqual(view);
      await act(async () => showView(shown.table, empty));
      expect(shown.view.state).toEqual(empty);
    },
  );

  it('is what the engine is asked for, and what the library tells of its columns', async () => {
    await render();
    await act(async () => showView(shown.table, full));
    const { table, query } = shown;
    expect(query).toEqual({ search: full.search, filters: full.filters, sort: full.sort });
    expect(table.getVisibleLeafColumns().map(({ id }) => id)).toEqual(full.columns);
    expect(table.getColumn('received')?.getIsSorted()).toBe('desc');
    expect(table.getColumn('name')?.getSortIndex()).toBe(1);
    expect(table.getColumn('name')?.getFilterValue()).toEqual({ contains: 'a' });
    expect(table.getColumn('notes')?.getSize()).toBe(300);
  });

  it('leaves out columns of a view that this version does not know', async () => {
    const later = {
      ...full,
      filters: { ...full.filters, mood: { anyOf: ['glad'] } },
      sort: [{ id: 'mood', desc: true }, ...full.sort],
      columns: ['mood', ...full.columns],
      widths: { ...full.widths, mood: 90 },
    };
    history.replaceState(null, '', '?view=mine');
    await render([mine(later)]);
    expect(shown.view.state).toEqual(full);
    expect(shown.view.current).toBe('mine');
  });

  it('is kept on the device to the letter, and read from there', async () => {
    await render();
    await act(async () => {
      shown.table.setSorting([{ id: 'nights', desc: true }]);
      shown.table.setColumnSizing({ name: 200 });
      shown.table.getColumn('status')?.toggleVisibility(false);
    });
    const left =
      '{"":{"sort":[{"id":"nights","desc":true}],"columns":["name","nights","received"],"widths":{"name":200}}}';
    expect(localStorage.getItem(LEFT)).toBe(left);
    const before = shown.view.state;
    await act(async () => root.render(null));
    await render();
    expect(shown.view.state).toEqual(before);
    expect(shown.view.current).toBe('');
  });

  it('is that of the view in the address, which follows it', async () => {
    history.replaceState(null, '', '?view=new');
    await render();
    expect(shown.view.state.filters).toEqual({ status: { anyOf: ['new'] } });
    await act(async () => shown.table.setGlobalFilter('jose'));
    expect(location.search).toBe('');
    expect(shown.view.current).toBeNull();
    await act(async () => shown.table.setGlobalFilter(''));
    expect(location.search).toBe('?view=new');
  });

  it('follows a view that is read late or that its author changes, until somebody touches the table', async () => {
    history.replaceState(null, '', '?view=mine');
    await render(undefined);
    expect(shown.view.state).toEqual(empty);
    await render([mine({ search: 'jose' })]);
    expect(shown.query.search).toBe('jose');
    await render([mine({ search: 'juma' })]);
    expect(shown.query.search).toBe('juma');
    await act(async () => shown.table.getColumn('nights')?.toggleSorting());
    await render([mine({ search: 'anna' })]);
    expect(shown.query).toEqual({ search: 'juma', filters: {}, sort: [{ id: 'nights', desc: true }] });
    expect(localStorage.getItem(LEFT)).toBeNull();
  });
});

describe('A column', () => {
  const ids = () => shown.view.state.columns;
  const box = (name: string) => press(`.table-column-choice li:nth-child(${place(name) + 1}) input`);
  const place = (name: string) =>
    [...document.querySelectorAll('.table-column-choice li')].findIndex(
      ({ textContent }) => textContent === name,
    );

  it('that was hidden comes back as the last one', async () => {
    await render([], [], true);
    await box('Nights');
    expect(ids()).toEqual(['name', 'status', 'received']);
    await box('Nights');
    expect(ids()).toEqual(['name', 'status', 'received', 'nights']);
    await box('Notes');
    expect(ids()).toEqual(['name', 'status', 'received', 'nights', 'notes']);
  });

  it('moves among those that are shown, whatever is hidden between them, and never over the edge', async () => {
    await render([], [], true);
    await box('Nights');
    await press('[aria-label="Move Guest up"]');
    expect(ids()).toEqual(['name', 'status', 'received']);
    await press('[aria-label="Move Guest down"]');
    expect(ids()).toEqual(['status', 'name', 'received']);
    await press('[aria-label="Move Received up"]');
    expect(ids()).toEqual(['status', 'received', 'name']);
    await press('[aria-label="Move Guest down"]');
    expect(ids()).toEqual(['status', 'received', 'name']);
  });

  it('is wide as somebody made it, until all are as at first', async () => {
    await render([], [], true);
    await press('[aria-label="Make Nights wider"]');
    await press('[aria-label="Make Guest narrower"]');
    expect(shown.view.state.widths).toEqual({ nights: 144, name: 144 });
    await box('Status');
    await act(async () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Reset')?.click(),
    );
    expect(shown.view.state).toEqual(empty);
  });
});

describe('Selected rows', () => {
  it('are those that somebody saw, in the order of the presses', async () => {
    await render();
    await act(async () => selection.toggle(other));
    await act(async () => selection.toggle(guest));
    await render([], [{ ...guest, name: 'Joseph' }, other]);
    expect([...selection.rows.values()]).toEqual([other, guest]);
    expect(selection.rows.size).toBe(2);
    await act(async () => selection.toggle(other));
    expect([...selection.rows.values()][0]).toBe(guest);
  });

  it('are none once other rows are asked for, or the same by a press of a view', async () => {
    await render();
    for (const step of [() => shown.table.setGlobalFilter('jose'), () => shown.view.choose('')]) {
      await act(async () => selection.all());
      expect(selection.rows.size).toBe(2);
      await act(async () => step());
      expect(selection.rows.size).toBe(0);
    }
  });

  it('that are none cost no draw when other rows are asked for', async () => {
    await render();
    const { selectedRows } = shown.table.state;
    await act(async () => shown.table.setGlobalFilter('jose'));
    expect(shown.table.state.selectedRows).toBe(selectedRows);
  });

  it('stay when only columns change', async () => {
    await render();
    await act(async () => selection.all());
    await act(async () => shown.table.setColumnSizing({ name: 200 }));
    expect(selection.rows.size).toBe(2);
    await act(async () => selection.all());
    expect(selection.rows.size).toBe(0);
  });
});

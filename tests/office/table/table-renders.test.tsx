// @vitest-environment happy-dom
/** Draws of a table: few for each step of a person, and none of a row that stays as it is. */
import { act, Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Column, TableRow } from '../../../src/office/table/engine/columns.ts';
import { RecordTable } from '../../../src/office/table/view/record-table.tsx';

interface Guest extends TableRow {
  name: string;
  nights: number;
}

const guests: Guest[] = Array.from({ length: 40 }, (_, place) => ({
  id: `guest-${place}`,
  name: place % 2 ? `Anna ${place}` : `Juma ${place}`,
  nights: place,
}));

/** Draws of the table, and of its rows. */
let drawn = { table: 0, rows: 0 };

const columns: Column<Guest>[] = [
  {
    id: 'name',
    header: 'Guest',
    kind: 'text',
    value: ({ name }) => name,
    cell: ({ name }) => {
      drawn.rows += 1;
      return name;
    },
  },
  { id: 'nights', header: 'Nights', kind: 'number', value: ({ nights }) => nights },
  { id: 'half', header: 'Half nights', kind: 'number', value: ({ nights }) => nights / 2 },
];
const views = [{ id: 'long', name: 'Long stays', filters: { nights: { from: 20 } } }];
const start = { sort: [{ id: 'nights', desc: false }] };

let root: Root;
const find = <Found extends Element = HTMLElement>(selector: string) =>
  document.querySelector(selector) as unknown as Found;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLElement;

function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Draws of the table by one step, until all is at rest. */
async function drawnBy(step: () => void): Promise<[table: number, rows: number]> {
  drawn = { table: 0, rows: 0 };
  await act(async () => step());
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  return [drawn.table, drawn.rows];
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  for (const side of ['offsetWidth', 'offsetHeight', 'clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  // The bar of selected rows is loaded later.
  await import('../../../src/office/table/parts/selection-bar.tsx');
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is drawn as often as its state changes, and with it the rows that change', async () => {
  const table = (
    <Profiler id="table" onRender={() => (drawn.table += 1)}>
      <RecordTable
        id="guests"
        label="Guests"
        columns={columns}
        rows={guests}
        state="ready"
        emptyText="No guests"
        views={views}
        start={start}
      />
    </Profiler>
  );
  const search = () => find<HTMLInputElement>('.table-search');
  const widen = new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true });
  // Of the table, the last draw is that of the number of rows, which is said aloud once nobody types.
  const most: [step: string, () => void, table: number, rows: number][] = [
    ['opening', () => root.render(table), 5, 24],
    ['a letter', () => type(search(), 'a'), 3, 10],
    ['another letter', () => type(search(), 'an'), 4, 20],
    ['no letter', () => type(search(), ''), 4, 24],
    ['a sort', () => button('Nights').click(), 3, 22],
    ['a row selected', () => find('tbody input').click(), 3, 1],
    ['another one', () => find('tbody tr:nth-child(4) input').click(), 2, 1],
    ['all selected', () => find('thead input').click(), 2, 22],
    ['none selected', () => find('thead input').click(), 2, 24],
    ['a wider column', () => button('Nights').dispatchEvent(widen), 1, 0],
    ['a view', () => button('Long stays').click(), 4, 20],
    ['all rows', () => button('All').click(), 4, 24],
    ['the filters', () => button('Filters').click(), 1, 24],
    ['a filter', () => type(find('thead input[type=search]'), 'ju'), 4, 19],
  ];
  for (const [name, step, tables, rows] of most) {
    const draws = await drawnBy(step);
    expect.soft(draws[0], `the table, by ${name}`).toBeLessThanOrEqual(tables);
    expect.soft(draws[1], `rows, by ${name}`).toBeLessThanOrEqual(rows);
    expect.soft(draws[0], `the table, by ${name}`).toBeGreaterThan(0);
  }
});

it('finds and orders its rows by the values of its present columns, and stays open meanwhile', async () => {
  const bookedOn = (day: string): Column<Guest>[] => [
    ...columns,
    { id: 'due', header: 'Due', kind: 'choice', value: ({ id }) => (id === day ? 'Yes' : 'No') },
  ];
  const table = (day: string) => (
    <RecordTable
      id="guests"
      label="Guests"
      columns={bookedOn(day)}
      rows={guests}
      state="ready"
      emptyText="No guests"
      start={{ filters: { due: { anyOf: ['Yes'] } } }}
    />
  );
  const names = () =>
    [...document.querySelectorAll('tbody .table-first')].map(({ textContent }) => textContent);
  await drawnBy(() => root.render(table('guest-3')));
  expect(names()).toEqual(['Anna 3']);
  const element = find('.table');
  await drawnBy(() => root.render(table('guest-4')));
  expect(names()).toEqual(['Juma 4']);
  expect(find('.table')).toBe(element);
});

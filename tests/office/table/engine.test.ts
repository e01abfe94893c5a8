import { describe, expect, it } from 'vitest';
import { valueComparer } from '../../../src/office/table/engine/column-index.ts';
import type { CellValue, Column } from '../../../src/office/table/engine/columns.ts';
import type { Filter } from '../../../src/office/table/engine/filter.ts';
import type { Query } from '../../../src/office/table/engine/query.ts';
import {
  createTableEngine,
  runToEnd,
  type TableEngine,
} from '../../../src/office/table/engine/table-engine.ts';
import { type TourRow, tourRow, tourRows } from '../../parts/records/tour-rows.ts';
import { createSeededRandom } from '../../parts/seeded-random.ts';

const columns: Column<TourRow>[] = [
  { id: 'customer', header: 'Customer', kind: 'text', value: (row) => row.customer_name },
  { id: 'travel', header: 'Travel date', kind: 'date', value: (row) => row.travel_date },
  {
    id: 'payment',
    header: 'Payment',
    kind: 'choice',
    choices: ['Unpaid', 'Pending', 'Paid'],
    value: (row) => row.payment_status,
  },
  { id: 'guide', header: 'Guide', kind: 'choice', value: (row) => row.Incharge },
  { id: 'days', header: 'Days', kind: 'number', value: (row) => row.days },
  { id: 'budget', header: 'Budget', kind: 'money', value: (row) => row.budget, emptyIsMost: true },
  { id: 'received', header: 'Received', kind: 'moment', value: (row) => row.receivedAt },
  { id: 'wishes', header: 'Wishes', kind: 'text', value: (row) => row.specialRequests },
];
const everything: Query = { search: '', filters: {}, sort: [] };

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const isEmpty = (value: CellValue) => value === null || value === '';
const localDay = (moment: string) =>
  new Date(moment).toLocaleDateString('sv', { timeZone: 'Africa/Dar_es_Salaam' });

/** Whether a row passes: the promise of the engine, written down as plainly as can be. */
function passes(row: TourRow, { search, filters }: Query): boolean {
  const text = columns
    .filter(({ kind }) => kind !== 'moment')
    .map((column) => {
      const value = column.value(row);
      if (column.kind !== 'date' || !value) return String(value ?? '');
      const [year, month, day] = String(value).split('-');
      return `${value} ${Number(day)} ${months[Number(month) - 1]} ${year}`;
    })
    .join('\n');
  if (
    !plain(search)
      .split(/\s+/)
      .every((word) => plain(text).includes(word))
  )
    return false;
  return Object.entries(filters).every(([id, filter]) => {
    const column = columns.find((column) => column.id === id) as Column<TourRow>;
    const value = column.value(row);
    if ('contains' in filter) return plain(String(value ?? '')).includes(plain(filter.contains));
    if ('anyOf' in filter) return filter.anyOf.length === 0 || filter.anyOf.includes(String(value ?? ''));
    if (filter.from === undefined && filter.to === undefined) return true;
    if (value === null || value === '') return false;
    const at = column.kind === 'moment' ? localDay(String(value)) : value;
    return (filter.from === undefined || at >= filter.from) && (filter.to === undefined || at <= filter.to);
  });
}

function naive(rows: readonly TourRow[], query: Query): string[] {
  const order = (a: TourRow, b: TourRow): number => {
    for (const { id, desc } of query.sort) {
      const column = columns.find((column) => column.id === id) as Column<TourRow>;
      const [left, right] = [column.value(a), column.value(b)];
      if (isEmpty(left) || isEmpty(right)) {
        if (isEmpty(left) && isEmpty(right)) continue;
        return isEmpty(left) === (desc && column.emptyIsMost === true) ? -1 : 1;
      }
      const difference = valueComparer(column)(left, right);
      if (difference !== 0) return desc ? -difference : difference;
    }
    return a.id < b.id ? -1 : 1;
  };
  return rows
    .filter((row) => passes(row, query))
    .sort(order)
    .map(({ id }) => id);
}

function ask(engine: TableEngine<TourRow>, query: Query): string[] {
  runToEnd(engine.prepare(query));
  const { slots, rowAt } = engine.query(query);
  return Array.from(slots, (_, place) => rowAt(place)?.id ?? 'gone');
}

const searches = [
  '',
  'a',
  'jo',
  'jose',
  'JOSÉ mu',
  'peter paid',
  'jun 2026',
  '2026-07',
  'zoe window',
  'nothing at all',
  'ü',
];

function anyFilter(column: Column<TourRow>, random: () => number): Filter {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  if (column.kind === 'text') return { contains: pick(['', 'a', 'Mü', "o'", 'veg', 'smith']) };
  if (column.kind === 'choice') {
    return { anyOf: ['', 'Paid', 'Unpaid', 'Juma', 'Elias'].filter(() => random() < 0.4) };
  }
  const ends: readonly (string | number)[] =
    column.kind === 'number'
      ? [3, 6, 9]
      : column.kind === 'money'
        ? [100, 500, 900]
        : ['2026-01-02', '2026-05-05', '2026-10-01'];
  const [from, to] = [random() < 0.6 ? pick(ends) : undefined, random() < 0.6 ? pick(ends) : undefined];
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

function anyQuery(random: () => number): Query {
  const some = columns.filter(() => random() < 0.25);
  const order = columns.filter(() => random() < 0.25).sort(() => random() - 0.5);
  return {
    search: random() < 0.5 ? '' : (searches[Math.floor(random() * searches.length)] as string),
    filters: Object.fromEntries(some.map((column) => [column.id, anyFilter(column, random)])),
    sort: order.map(({ id }) => ({ id, desc: random() < 0.5 })),
  };
}

/** Some rows changed, some removed, some added, the rest where and what they were, or shuffled. */
function patched(rows: readonly TourRow[], random: () => number, fresh: () => number): TourRow[] {
  const next = rows
    .filter(() => random() > 0.03)
    .map((row) => (random() < 0.05 ? { ...tourRow(fresh()), id: row.id } : row));
  while (random() < 0.8) next.push(tourRow(fresh()));
  return random() < 0.3 ? next.sort(() => random() - 0.5) : next;
}

describe('The engine of the table', () => {
  const seeds = Array.from({ length: 60 }, (_, index) => index);

  it.each(seeds)('answers as a plain filter and sort would (seed %i)', (seed) => {
    const random = createSeededRandom(seed).next;
    const rows = tourRows(Math.floor(random() * 400)).sort(() => random() - 0.5);
    const engine = createTableEngine(columns);
    runToEnd(engine.update(rows));
    for (let round = 0; round < 8; round += 1) {
      const query = anyQuery(random);
      expect(ask(engine, query), JSON.stringify(query)).toEqual(naive(rows, query));
    }
  });

  it.each(seeds)('answers after any changes as if it had never known another row (seed %i)', (seed) => {
    const random = createSeededRandom(1_000 + seed).next;
    let next = 200;
    let rows: TourRow[] = tourRows(150);
    const engine = createTableEngine(columns);
    for (let round = 0; round < 12; round += 1) {
      runToEnd(engine.update(rows));
      if (random() < 0.3) runToEnd(engine.warm());
      const query = anyQuery(random);
      expect(ask(engine, query), JSON.stringify(query)).toEqual(naive(rows, query));
      rows = patched(rows, random, () => next++);
    }
  });

  it('narrows letter by letter, and widens again', () => {
    const rows = tourRows(500);
    const engine = createTableEngine(columns);
    runToEnd(engine.update(rows));
    const word = 'jose mu';
    const steps = [...Array(word.length).keys()].map((length) => word.slice(0, length + 1));
    for (const search of [...steps, ...steps.toReversed(), 'peter']) {
      const query = { ...everything, search };
      expect(ask(engine, query), search).toEqual(naive(rows, query));
    }
  });

  it('starts anew when most rows it ever had are gone, and earlier answers stay true', () => {
    const engine = createTableEngine(columns);
    runToEnd(engine.update(tourRows(3_000)));
    runToEnd(engine.prepare(everything));
    const before = engine.query(everything);
    const kept = tourRows(200);
    runToEnd(engine.update(kept));
    runToEnd(engine.update([...kept, tourRow(5_000)]));
    expect(ask(engine, everything)).toEqual(naive([...kept, tourRow(5_000)], everything));
    expect(before.rowAt(150)?.id).toBe(tourRow(150).id);
    expect(before.rowAt(2_500)).toBeUndefined();
  });

  it('looks at no value of a row that stayed what it was', () => {
    let looks = 0;
    const counted: Column<TourRow>[] = columns.map((column) => ({
      ...column,
      value(row) {
        looks += 1;
        return column.value(row);
      },
    }));
    const rows = tourRows(1_000);
    const engine = createTableEngine(counted);
    const query = { search: 'jose', filters: {}, sort: [{ id: 'days', desc: false }] };
    runToEnd(engine.update(rows));
    ask(engine, query);
    const first = looks;
    expect(first).toBeGreaterThan(1_000);
    runToEnd(engine.update(rows.with(3, { ...tourRow(3), days: 99 })));
    ask(engine, query);
    expect(looks - first).toBeLessThan(3 * columns.length);
  });

  it('yields so often that no slice has more than a thousand rows', () => {
    const engine = createTableEngine(columns);
    let steps = 0;
    for (const _ of engine.update(tourRows(20_000))) steps += 1;
    expect(steps).toBeGreaterThanOrEqual(19);
    steps = 0;
    for (const _ of engine.warm()) steps += 1;
    expect(steps).toBeGreaterThan(20 * columns.length);
  });

  it('lists what a column has, in order', () => {
    const engine = createTableEngine(columns);
    runToEnd(engine.update(tourRows(300)));
    expect(runToEnd(engine.valuesOf('guide'))).toEqual(['Elias', 'Fatuma', 'Juma', 'Rehema']);
    expect(runToEnd(engine.valuesOf('payment'))).toEqual(['Unpaid', 'Pending', 'Paid']);
  });

  it('sorts numbers inside words as people do', () => {
    const named = ['Car 10', 'car 2', 'Ära', 'Zebra', 'bus'].map((name, index) => ({
      ...tourRow(index),
      customer_name: name,
    }));
    const engine = createTableEngine(columns);
    runToEnd(engine.update(named));
    const ids = ask(engine, { ...everything, sort: [{ id: 'customer', desc: false }] });
    const names = ids.map((id) => named.find((row) => row.id === id)?.customer_name);
    expect(names).toEqual(['Ära', 'bus', 'car 2', 'Car 10', 'Zebra']);
  });

  it('takes a filter or an order by a column that is no more for none', () => {
    const engine = createTableEngine(columns);
    const rows = tourRows(20);
    runToEnd(engine.update(rows));
    const query = { search: '', filters: { gone: { contains: 'x' } }, sort: [{ id: 'gone', desc: true }] };
    expect(ask(engine, query)).toEqual(naive(rows, everything));
  });
});

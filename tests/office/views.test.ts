import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  deviceViews,
  forgetViews,
  keyOf,
  moveColumn,
  rowsKeyOf,
  stateOf,
  type ViewState,
  viewId,
} from '../../src/office/table/view/views.ts';

const first: ViewState = {
  search: '',
  filters: {},
  sort: [{ id: 'received', desc: true }],
  columns: ['customer', 'received'],
};
const known = ['customer', 'received', 'guide'];

/** Local storage of a browser, or of one that forbids it. */
function storage(forbidden = false): Record<string, string> {
  const kept: Record<string, string> = {};
  Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: {
      value: (key: string, value: string) => {
        if (forbidden) throw new Error('QuotaExceededError');
        kept[key] = value;
      },
    },
    removeItem: { value: (key: string) => delete kept[key] },
  });
  vi.stubGlobal('localStorage', kept);
  return kept;
}
afterEach(() => vi.unstubAllGlobals());

describe('A view', () => {
  it('has of the table as at first what it does not say itself', () => {
    expect(stateOf({ search: 'jose' }, first, known)).toEqual({ ...first, search: 'jose' });
    expect(stateOf({ columns: ['guide'] }, first, known).columns).toEqual(['guide']);
  });

  it('leaves out columns that are no more', () => {
    const old = {
      filters: { gone: { contains: 'x' }, guide: { anyOf: [''] } },
      sort: [
        { id: 'gone', desc: true },
        { id: 'guide', desc: false },
      ],
      columns: ['gone'],
    };
    expect(stateOf(old, first, known)).toEqual({
      search: '',
      filters: { guide: { anyOf: [''] } },
      sort: [{ id: 'guide', desc: false }],
      columns: first.columns,
    });
  });

  it('is the same whatever the order of its filters, and with filters that let everything pass', () => {
    const a = { ...first, filters: { guide: { anyOf: ['Juma'] }, customer: { contains: 'a' } } };
    const b = {
      ...first,
      filters: { customer: { contains: 'a' }, guide: { anyOf: ['Juma'] }, received: {} },
    };
    expect(keyOf(a)).toBe(keyOf(b));
    expect(keyOf(a)).not.toBe(keyOf(first));
    expect(keyOf({ ...first, columns: ['received', 'customer'] })).not.toBe(keyOf(first));
    expect(rowsKeyOf({ ...first, columns: ['received'] } as ViewState)).toBe(rowsKeyOf(first));
  });

  it('gets an id that fits an address and is nobody else’s', () => {
    expect(viewId('  Familia za Juni! ', [])).toBe('familia-za-juni');
    expect(viewId('Élan', [])).toBe('élan');
    expect(viewId('!!', [])).toBe('view');
    expect(viewId('Mine', [{ id: 'mine', name: 'Mine' }])).toBe('mine-2');
  });

  it('moves a column among its neighbours, and never over the edge', () => {
    expect(moveColumn(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moveColumn(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moveColumn(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(moveColumn(['a', 'b', 'c'], 'x', 1)).toEqual(['a', 'b', 'c']);
  });
});

describe('Views on the device', () => {
  const mine = [{ ...first, id: 'mine', name: 'Mine' }];

  it('are kept table by table, until somebody signs out', () => {
    const kept = storage();
    kept.theme = 'dark';
    deviceViews.save('tour', mine);
    deviceViews.save('lead', []);
    expect(deviceViews.load('tour')).toEqual(mine);
    expect(deviceViews.load('souvenir')).toEqual([]);
    forgetViews();
    expect(deviceViews.load('tour')).toEqual([]);
    expect(Object.keys(kept)).toEqual(['theme']);
  });

  it('are none where what is kept cannot be read', () => {
    const kept = storage();
    kept['table-views:tour'] = '{not json';
    expect(deviceViews.load('tour')).toEqual([]);
    kept['table-views:tour'] = '{"id":"x"}';
    expect(deviceViews.load('tour')).toEqual([]);
    kept['table-views:tour'] = '[null, {"id":"a","name":"A"}, {"id":1}]';
    expect(deviceViews.load('tour')).toEqual([{ id: 'a', name: 'A' }]);
  });

  it('do without a storage that refuses', () => {
    storage(true);
    expect(() => deviceViews.save('tour', mine)).not.toThrow();
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  forgetTablePreferences,
  readTablePreferences,
  saveTablePreferences,
} from '../../../src/office/table/view/state/table-preferences.ts';
import {
  clampColumnWidth,
  completeViewState,
  forgetLegacyViews,
  moveColumn,
  takeLegacyViews,
  type ViewState,
  viewKey,
  viewRowsKey,
} from '../../../src/office/table/view/state/views.ts';

const first: ViewState = {
  search: '',
  filters: {},
  sort: [{ id: 'received', desc: true }],
  columns: ['customer', 'received'],
  widths: {},
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
    expect(completeViewState({ search: 'jose' }, first, known)).toEqual({ ...first, search: 'jose' });
    expect(completeViewState({ columns: ['guide'] }, first, known).columns).toEqual(['guide']);
  });

  it('leaves out columns that are no more', () => {
    const old = {
      filters: { gone: { contains: 'x' }, guide: { anyOf: [''] } },
      sort: [
        { id: 'gone', desc: true },
        { id: 'guide', desc: false },
      ],
      columns: ['gone'],
      widths: { gone: 90 },
    };
    expect(completeViewState(old, first, known)).toEqual({
      search: '',
      filters: { guide: { anyOf: [''] } },
      sort: [{ id: 'guide', desc: false }],
      columns: first.columns,
      widths: {},
    });
  });

  it('is the same whatever the order of its filters, and with filters that let everything pass', () => {
    const a = { ...first, filters: { guide: { anyOf: ['Juma'] }, customer: { contains: 'a' } } };
    const b = {
      ...first,
      filters: { customer: { contains: 'a' }, guide: { anyOf: ['Juma'] }, received: {} },
    };
    expect(viewKey(a)).toBe(viewKey(b));
    expect(viewKey(a)).not.toBe(viewKey(first));
    expect(viewKey({ ...first, columns: ['received', 'customer'] })).not.toBe(viewKey(first));
    expect(viewRowsKey({ ...first, columns: ['received'] } as ViewState)).toBe(viewRowsKey(first));
  });
});

describe('A column', () => {
  it('takes the place of another one, which moves aside', () => {
    expect(moveColumn(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
    expect(moveColumn(['a', 'b', 'c', 'd'], 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
    expect(moveColumn(['a', 'b'], 'x', 'b')).toEqual(['a', 'b']);
  });

  it('is never too narrow to be seen or too wide for a screen', () => {
    expect([-5, 100.4, 1e6].map(clampColumnWidth)).toEqual([48, 100, 1_200]);
  });
});

describe('Views that an earlier version kept on the device', () => {
  const mine = [{ id: 'mine', name: 'Mine', search: 'jose' }];

  it('are given once', () => {
    const kept = storage();
    kept['table-views:tour'] = JSON.stringify(mine);
    expect(takeLegacyViews('lead')).toEqual([]);
    expect(takeLegacyViews('tour')).toEqual(mine);
    expect(takeLegacyViews('tour')).toEqual([]);
  });

  it('are forgotten when somebody signs out', () => {
    const kept = storage();
    kept.theme = 'dark';
    kept['table-views:tour'] = JSON.stringify(mine);
    forgetLegacyViews();
    expect(Object.keys(kept)).toEqual(['theme']);
  });

  it.each([
    ['{not json', []],
    ['{"id":"x"}', []],
    ['[null, {"id":"a","name":"A"}, {"id":1}]', [{ id: 'a', name: 'A' }]],
  ])('are what can be read of %s', (text, views) => {
    const kept = storage();
    kept['table-views:tour'] = text;
    expect(takeLegacyViews('tour')).toEqual(views);
  });
});

describe('A table as it was left', () => {
  const left = { sort: [], columns: ['guide'], widths: { guide: 200 } };

  it('is kept by table and view, until somebody signs out', () => {
    const kept = storage();
    kept.theme = 'dark';
    saveTablePreferences('tour', '', left);
    saveTablePreferences('tour', 'mine', { ...left, columns: ['customer'] });
    expect(readTablePreferences('tour')).toEqual({ '': left, mine: { ...left, columns: ['customer'] } });
    expect(readTablePreferences('lead')).toEqual({});
    forgetTablePreferences();
    expect(Object.keys(kept)).toEqual(['theme']);
  });

  it.each([
    '{not json',
    '[]',
    'null',
    '{"":{"columns":"all"}}',
    '{"":{"sort":[],"columns":[],"widths":{"a":"1"}}}',
  ])('is as at first where %s is kept', (text) => {
    const kept = storage();
    kept['table-left:tour'] = text;
    expect(readTablePreferences('tour')).toEqual({});
  });

  it('has nothing of what was searched for', () => {
    const kept = storage();
    saveTablePreferences('tour', '', { ...first, search: 'jose' } as ViewState);
    expect(JSON.stringify(kept)).not.toContain('jose');
  });

  it('does without a storage that refuses', () => {
    storage(true);
    expect(() => saveTablePreferences('tour', '', left)).not.toThrow();
  });
});

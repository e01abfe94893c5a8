/** Saved views on a device: what waits stands above what the feed brought. */
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { mergeViews, viewsOfTable } from '../../../src/device/records/rows/saved-views.ts';
import type { SavedView } from '../../../src/kinds/saved-view/schema.ts';

const account = { id: v7(), email: 'asha@example.com', name: 'Asha', role: 'operations' };
const content = { search: '', filters: {}, sort: [], columns: ['Fullname'], widths: {} };
const by = { id: v7(), name: 'Juma' };
const view = (name: string, part: Partial<SavedView> = {}): SavedView => ({
  id: v7(),
  kind: 'packageBooking',
  name,
  department: null,
  content,
  by,
  ...part,
});
const entry = (payload: object, state: 'waiting' | 'received' | 'parked' = 'waiting') => ({
  kind: 'savedView' as const,
  state,
  payload,
});
const change = ({ id, by: _by, ...rest }: SavedView) => ({ view: id, ...rest });

describe('The views of a device', () => {
  it('have what was saved here before the feed brings it, and under its maker’s name', () => {
    const mine = view('Mine');
    const merged = mergeViews([], [entry(change(mine))], { account });
    expect(merged).toEqual([{ ...mine, by: { id: account.id, name: 'Asha' } }]);
    expect(mergeViews([], [entry(change(mine), 'received')], { account })).toEqual(merged);
  });

  it('lack what was removed here', () => {
    const mine = view('Mine');
    expect(mergeViews([mine], [entry({ ...change(mine), content: null })], { account })).toEqual([]);
  });

  it('follow the order in which things were done', () => {
    const mine = view('Mine');
    const later = { ...change(mine), name: 'Later' };
    expect(mergeViews([mine], [entry(change(mine)), entry(later)], { account })).toMatchObject([
      { name: 'Later', by },
    ]);
  });

  it('have nothing of what was refused', () => {
    expect(mergeViews([], [entry(change(view('Mine')), 'parked')], { account })).toEqual([]);
  });

  it('are those of tables that the account has', () => {
    expect(mergeViews([view('Leads', { kind: 'lead' })], [], { account })).toEqual([]);
  });

  it('of one table are sorted by name', () => {
    const views = [view('b'), view('A'), view('c', { kind: 'tour' })];
    expect(viewsOfTable(views, 'packageBooking').map(({ name }) => name)).toEqual(['A', 'b']);
  });
});

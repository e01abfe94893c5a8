/** The search of all records, what it offers to whom and how it says it; and the search of a table. */
import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../../../src/device/office/search/page.ts';
import { recordKinds, requestKinds } from '../../../src/kinds/list.ts';
import { describeHit } from '../../../src/office/features/search/hit-text.ts';
import { shownFields } from '../../../src/office/features/search/shown-fields.ts';
import { kindsOfRole, recordUrl } from '../../../src/office/records/list/record-url.ts';
import type { Column } from '../../../src/office/table/engine/columns.ts';
import { filterTest } from '../../../src/office/table/engine/filter.ts';
import { searchText, searchWords } from '../../../src/office/table/engine/search.ts';

const hit: SearchHit = {
  id: '0197b0c0-0000-7000-8000-000000000001',
  kind: 'packageBooking',
  reference: 'PB-7Q4M-2XN9-K',
  subject: 'Zoë Müller',
  date: '2027-06-14',
  state: 'answered',
  receivedAt: '2026-11-22T10:00:00.000Z',
};

describe('The search of all records', () => {
  it.each([
    ['operations', ['tour', 'packageBooking', 'tripPlan', 'flightRequest', 'eventRequest']],
    ['bookings', ['stayBooking']],
    ['logistics', ['souvenir', 'person', 'feedback', 'resource']],
    ['marketing', ['lead', 'campaign', 'feedback']],
    // Of requests finance sees what money needs.
    ['finance', [...requestKinds, 'payment']],
    ['hr', ['training']],
    ['a role of a later version', []],
  ])('offers %s what it can open', (role, kinds) => {
    expect(kindsOfRole(role)).toEqual(kinds);
  });

  it('offers management every kind that has a table', () => {
    const kinds = kindsOfRole('management');
    expect(kinds).toEqual(recordKinds.filter((kind) => recordUrl(kind, 'X') !== null));
    expect(kinds).toContain('replyTemplate');
  });

  it('leads each department to its own page', () => {
    expect(recordUrl('feedback', 'FB-1', 'marketing')).toMatch(/^\/Marketing_department\?/);
    expect(recordUrl('feedback', 'FB-1', 'logistics')).toMatch(/^\/Logistics_department\?/);
    expect(recordUrl('stayBooking', 'SB-1', 'bookings')).toMatch(/^\/stay_bookings\?.*record=SB-1$/);
    for (const kind of requestKinds) {
      expect(recordUrl(kind, 'X-1', 'finance')).toMatch(/^\/Financial_department\?section=billing-status/);
    }
    expect(recordUrl('payment', 'PY-1', 'finance')).toMatch(/section=payments/);
  });

  it('knows of every kind whom or what a record is about', () => {
    expect(Object.keys(shownFields).sort()).toEqual([...recordKinds].sort());
    expect(shownFields.stayBooking).toEqual({
      subject: 'name',
      fallbackSubject: 'Contacts',
      date: 'Checkin_date',
    });
  });

  it.each([
    [hit, 'Package booking, 14 Jun 2027, Answered, PB-7Q4M-2XN9-K'],
    [{ ...hit, kind: 'tour', reference: 'AT-1' } as const, 'Tour booking, 14 Jun 2027, Answered, AT-1'],
    [{ ...hit, kind: 'lead', state: '', reference: 'LD-1' } as const, 'Lead, 14 Jun 2027, LD-1'],
    [{ ...hit, state: 'put off' }, 'Package booking, 14 Jun 2027, put off, PB-7Q4M-2XN9-K'],
  ])('says kind, day, state and reference', (one, words) => {
    expect(describeHit(one)).toBe(words);
  });
});

describe('The search and the filters of a table', () => {
  const column: Column<{ name: string }> = {
    id: 'name',
    header: 'Name',
    kind: 'text',
    value: ({ name }) => name,
  };

  it.each([
    ['Ødegaard', 'odegaard'],
    ['Weiß', 'weiss'],
    ['Łukasz', 'lukasz'],
    ['O’Brien', "o'brien"],
    ['Zoë', 'ZOE'],
  ])('find %s by %s, and the other way round', (written, typed) => {
    for (const [name, search] of [
      [written, typed],
      [typed, written],
    ] as const) {
      expect(searchWords(search).every((word) => searchText(column, name).includes(word))).toBe(true);
      expect(filterTest(column, { contains: search })(name)).toBe(true);
    }
  });
});

/** Lines of the audit log in words. */
import { expect, test } from 'vitest';
import type { AuditLine } from '../../src/contract/accounts.ts';
import { changesOf, matchesSearch } from '../../src/office/departments/management/audit-words.ts';

test.each([
  [null, null, []],
  [{ role: 'hr' }, { role: 'hr' }, []],
  [
    { role: 'hr', name: 'Asha' },
    { role: 'finance', name: 'Asha' },
    [{ name: 'role', before: 'hr', after: 'finance' }],
  ],
  [null, { owner: { id: '1' } }, [{ name: 'owner', before: 'nothing', after: '{"id":"1"}' }]],
  ['Pending', 'Paid', [{ name: 'value', before: 'Pending', after: 'Paid' }]],
  [{ guide: '' }, { guide: null }, []],
])('from %j to %j', (before, after, expected) => {
  expect(changesOf({ before, after })).toEqual(expected);
});

test('every wanted word stands somewhere in the line', () => {
  const line: AuditLine = {
    number: 7,
    at: '2026-11-21T12:00:00.000Z',
    by: 'neema@example.com',
    action: 'record.change',
    subject: 'HB-7Q4M-2XN9-K',
    before: { tour_status: 'pending' },
    after: { tour_status: 'ongoing' },
  };
  expect(matchesSearch(line, '')).toBe(true);
  expect(matchesSearch(line, 'NEEMA  ongoing')).toBe(true);
  expect(matchesSearch(line, 'neema hr')).toBe(false);
});

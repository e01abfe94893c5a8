/** Headings of staff tables are words; the names of fields stay on the wire. */
import { expect, it } from 'vitest';
import { kindViews } from '../../src/office/kinds/list.ts';

it('No column of any table is headed by the name of a field', () => {
  const headers = Object.values(kindViews).flatMap(({ columns }) =>
    Object.values(columns as Record<string, { header?: string }>).flatMap(({ header }) => header ?? []),
  );
  expect(headers.length).toBeGreaterThan(40);
  expect(headers.filter((header) => /^[a-z]|_|[a-z][A-Z]/.test(header))).toEqual([]);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Row } from '../../../src/device/records/index.ts';
import { columnsOf } from '../../../src/office/records/list/kind-columns.tsx';

const DAY = 24 * 60 * 60_000;

it.each([
  [-15 * DAY, '1 Jan 2027, 11:00 (the clock of the device was 15 days behind)'],
  [2.5 * DAY, '1 Jan 2027, 11:00 (the clock of the device was 2.5 days ahead)'],
  [-4 * 60_000, '1 Jan 2027, 11:00'],
  [undefined, '1 Jan 2027, 11:00'],
])('The time of capture says how wrong the clock of its device was: %s', (clockAhead, shown) => {
  const column = columnsOf('person').find(({ id }) => id === 'captured');
  const row = { capturedAt: '2027-01-01T08:00:00.000Z', ...(clockAhead !== undefined && { clockAhead }) };
  const html = renderToStaticMarkup(column?.cell?.(row as Row<'person'>));
  expect(html.replace(/<[^>]*>/g, '')).toBe(shown);
});

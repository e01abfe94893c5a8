import { expect, it } from 'vitest';
import { countEntries } from '../../src/kinds/site-photo-part/count-entries.ts';

it('counts all parts of a photograph as one entry', () => {
  const part = (id: string, photo: string) => ({ id, kind: 'sitePhotoPart', payload: { photo } });
  expect(countEntries([])).toBe(0);
  expect(
    countEntries([
      part('1', 'lions'),
      part('2', 'lions'),
      { id: '3', kind: 'siteDraft', payload: { value: 'lions' } },
      part('4', 'beach'),
    ]),
  ).toBe(3);
});

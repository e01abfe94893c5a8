import { describe, expect, it } from 'vitest';
import { packageNameFromQuery } from '../../src/kinds/package-booking/package-names.ts';

const catalogue = ['Zanzibar Essentials Adventure', 'Zanzibar Family Escape', 'Safari & Beach'];

describe('The booking page recognises the package', () => {
  it.each([
    ['?packagename=Zanzibar%Essentials%Adventure', 'Zanzibar Essentials Adventure'],
    ['?packagename=%20Zanzibar%20Family%20Escape', 'Zanzibar Family Escape'],
    ['?packagename=zanzibar+family+escape', 'Zanzibar Family Escape'],
    ['?packagename=Zanzibar%2520Family%2520Escape', 'Zanzibar Family Escape'],
    ['?x=1&packagename=Safari%20%26%20Beach', 'Safari & Beach'],
  ])('%s', (search, name) => {
    expect(packageNameFromQuery(search, catalogue)).toBe(name);
  });

  it('shows a name that is in no catalogue as it came, up to 200 characters', () => {
    expect(packageNameFromQuery('?packagename=%3Cb%3EMoon%3C%2Fb%3E', catalogue)).toBe('<b>Moon</b>');
    expect([...packageNameFromQuery(`?packagename=${'🐘'.repeat(300)}`, catalogue)]).toHaveLength(200);
  });

  it.each(['', '?packagename=', '?packagename=%20', '?other=1'])(
    'falls back to the default for "%s"',
    (search) => {
      expect(packageNameFromQuery(search, catalogue)).toBe('Default Package Name');
    },
  );

  it('never fails on a malformed query', () => {
    for (const search of ['?packagename=%', '?packagename=%E0%A4%A', '?packagename=%FF%FE', '?packagename']) {
      expect(typeof packageNameFromQuery(search, catalogue)).toBe('string');
    }
  });
});

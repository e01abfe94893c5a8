/** Swahili in English prose is marked as Swahili, so that it is read aloud as such. */
import { describe, expect, it } from 'vitest';
import { FOREIGN } from '../../src/pages/parts/foreign.tsx';
import { readBuiltPages } from '../parts/built-site.ts';

const every = new RegExp(FOREIGN, 'gi');

/** Words of a page that readers hear, without attributes; the bars, the footer and data apart. */
const mains = readBuiltPages()
  .filter(({ staff }) => !staff)
  .map(({ address, html }) => ({
    address,
    main: (/<main.*?<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<option.*?<\/option>/gs, ''),
  }));

describe('Foreign words', () => {
  it.each(mains)('on $address carry their language', ({ main }) => {
    const unmarked = main.replaceAll(/<span lang="(sw|mas)">[^<]*<\/span>/g, '').replaceAll(/<[^>]+>/g, ' ');
    expect(unmarked.match(every) ?? []).toEqual([]);
  });

  it('are all in use', () => {
    const marked = mains.flatMap(({ main }) =>
      [...main.matchAll(/<span lang="(?:sw|mas)">([^<]*)<\/span>/g)].map(([, word]) => word?.toLowerCase()),
    );
    const listed = FOREIGN.source.replaceAll(/\\b|[()]/g, '').split('|');
    expect(listed.filter((word) => !marked.includes(word))).toEqual([]);
    expect(marked).toContain('shikamoo');
  });
});

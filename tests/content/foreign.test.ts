/** Words of other languages in English prose are marked as such, so that they are read aloud in their own. */
import { describe, expect, it } from 'vitest';
import { FOREIGN_WORDS } from '../../src/pages/parts/foreign-words.tsx';
import { readBuiltPages } from '../parts/sources/built-site.ts';

const every = new RegExp(FOREIGN_WORDS, 'gi');

/** Words of a page that readers hear, without attributes; the bars, the footer and data apart. */
const mains = readBuiltPages()
  .filter(({ staff }) => !staff)
  .map(({ address, html }) => ({
    address,
    main: (/<main.*?<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<option.*?<\/option>/gs, ''),
  }));

describe('Foreign words', () => {
  it.each([
    ['/places/darajani-market', 'naweza kupiga picha', 'sw'],
    ['/places/mwanakwerekwe-market', 'Mitumba', 'sw'],
    ['/places/stone-town', 'Sauti za Busara', 'sw'],
    ['/Culture/Muhembo_Ruins', 'mzimu', 'sw'],
    ['/places/kiwengwa-beach', 'ciao', 'it'],
    ['/Hikes/mount_oldonyo-lengai', 'Engai', 'mas'],
    ['/Culture/oldVai_gorge', 'Oldupai', 'mas'],
  ])('on %s: %s', (page, word, language) => {
    const { main = '' } = mains.find(({ address }) => address === page) ?? {};
    expect(main).toContain(`<span lang="${language}">${word}</span>`);
  });

  it.each(mains)('on $address carry their language', ({ main }) => {
    const unmarked = main
      .replaceAll(/<span lang="(sw|mas|it)">[^<]*<\/span>/g, '')
      .replaceAll(/<[^>]+>/g, ' ');
    expect(unmarked.match(every) ?? []).toEqual([]);
  });

  it('are all in use', () => {
    const marked = mains.flatMap(({ main }) =>
      [...main.matchAll(/<span lang="(?:sw|mas|it)">([^<]*)<\/span>/g)].map(([, word]) =>
        // Marks before the first word of a text stand with it; those of “pole” are its own.
        word?.toLowerCase().replace(/^“(?!pole”)/, ''),
      ),
    );
    const listed = FOREIGN_WORDS.source.replaceAll(/\\b|[()]/g, '').split('|');
    expect(listed.filter((word) => !marked.includes(word))).toEqual([]);
    expect(marked).toContain('shikamoo');
  });
});

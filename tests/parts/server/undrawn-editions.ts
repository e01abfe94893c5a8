/** Editions without pages, for tests of what is around them: what is drawn is tested in tests/content/built-site. */
import { type DrawnEditions, nameOfOverrides } from '../../../server/site/drawn-editions.ts';
import { company } from '../../../src/content/company.ts';
import { packageFigures } from '../../../src/content/packages/figures.ts';
import { publishedPrices } from '../../../src/content/published-prices.ts';

export const undrawnEditions: DrawnEditions = {
  build: 'none',
  draw: async (overrides) => ({
    name: nameOfOverrides(overrides),
    folder: '',
    hash: '',
    sources: {},
    photos: [],
    details: {
      company,
      answerTime: '',
      partnersText: '',
      openTerms: [],
      openProof: [],
      partnerLinks: [],
      prices: { packages: [...publishedPrices], stays: [] },
    },
    // As they were built: what is shown is of the whole process, and other tests follow in it.
    packages: Object.values(packageFigures),
  }),
  readDocument: async () => ({ html: '', inside: undefined }),
  show: async () => ({
    index: { documents: {}, inside: {}, texts: [] },
    folder: '',
    files: new Set(),
    earlier: new Map(),
  }),
  showBuilt: async () => {
    throw new Error('Nothing is built');
  },
  noteStillShown: async () => undefined,
  prune: async () => undefined,
  prepare: () => undefined,
  makeDeltas: async () => undefined,
  deltasMade: async () => undefined,
  end: async () => undefined,
};

import { describe, expect, it } from 'vitest';
import { decodeSearchFile, encodeSearchFile } from '../../../src/contract/document/search-index.ts';

describe('The search file', () => {
  it('gives back every word of every page', () => {
    const entries = Array.from({ length: 120 }, (_, page) => ({
      address: `/page-${page}`,
      title: `Page ${page}`,
      description: 'A page',
      words: [`only${page}`, page % 7 === 0 ? 'giraffe' : 'zebra', page > 100 ? 'ñandú' : 'simba']
        .sort()
        .join(' '),
    }));
    const read = decodeSearchFile(JSON.parse(JSON.stringify(encodeSearchFile(entries))));
    expect(read).toEqual(entries);
  });
});

/** Every number in the prose of destinations, packages and other pages is in tests/content/prose-numbers.md, with its source. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { destinations, NUMBER, pages } from '../parts/pages/page-prose.ts';

const document = readFileSync('tests/content/prose-numbers.md', 'utf8');
const known = [...document.matchAll(/^\| (\w+) \| /gm)].map(([, source]) => source).slice(1);

/** Numbers that are listed for each address: the number with the words after it, and its source. */
const listed = new Map(
  document
    .split('\n## ')
    .slice(1)
    .map((section) => {
      const [address = '', ...lines] = section.split('\n');
      const entries = lines.flatMap((line) => {
        const [, phrase = '', source = ''] = /^- (.+): (\w+)$/.exec(line) ?? [];
        return phrase ? [{ phrase, source }] : [];
      });
      return [address, entries] as const;
    }),
);

/** Kilometres in a straight line between two places. */
function distance(from: string, to: string): number {
  const [one, other] = [from, to].map((wanted) => {
    const found = destinations.find(({ address }) => address === wanted);
    if (!found) throw new Error(`No destination at ${wanted}`);
    return found.coordinates;
  }) as [{ latitude: number; longitude: number }, { latitude: number; longitude: number }];
  const radians = Math.PI / 180;
  const north = (other.latitude - one.latitude) * 111.2;
  const east = (other.longitude - one.longitude) * 111.2 * Math.cos(one.latitude * radians);
  return Math.hypot(north, east);
}

/** Whether a text has a listed phrase there, and not a longer number that begins with it. */
const isAt = (text: string, index: number, phrase: string) =>
  text.startsWith(phrase, index) && !/^[,.]?\d/.test(text.slice(index + phrase.length));

describe('The list of numbers in prose', () => {
  it('has a section for each page with numbers, and no other', () => {
    expect(pages.size).toBeGreaterThan(destinations.length + 10);
    expect([...listed.keys()].sort()).toEqual([...pages.keys()].sort());
  });

  it.each([...pages])('is complete for %s', (address, texts) => {
    const entries = listed.get(address) ?? [];
    const missing = texts.flatMap((text) =>
      [...text.matchAll(NUMBER)]
        .filter(({ index }) => !entries.some(({ phrase }) => isAt(text, index, phrase)))
        .map(({ index }) => text.slice(index, index + 40)),
    );
    expect(missing).toEqual([]);
    const all = texts.join('\n');
    expect(entries.filter(({ phrase }) => !all.includes(phrase))).toEqual([]);
    for (const { source } of entries) expect(known).toContain(source);
  });

  it.each([
    ['/Culture/Amboni_caves', '/Hikes/mount_kilimanjaro', 270],
    ['/Hikes/mount_meru', '/Hikes/mount_kilimanjaro', 70],
    ['/places/kendwa-beach', '/places/nungwi-aquarium', 3],
    ['/places/stone-town', '/places/changa-island', 5.6],
    ['/places/stone-town', '/places/mtoni-palace', 5],
    ['/places/stone-town', '/places/mwanakwerekwe-market', 5],
    ['/places/stone-town', '/places/jozani-chwa', 35],
  ])('agrees with the map on %s and %s: %d km', (from, to, kilometres) => {
    // Roads bend, and a beach or a mountain is no point: within a quarter, or 2 km.
    expect(Math.abs(distance(from, to) - kilometres)).toBeLessThanOrEqual(Math.max(2, kilometres / 4));
  });
});

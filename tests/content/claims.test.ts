/** Sentences about how one travels, and who can walk where, against the itineraries and heights that the site gives. */
import { describe, expect, it } from 'vitest';
import { daysOf } from '../../src/build/documents/routes.ts';
import { packages } from '../../src/content/packages/list.ts';
import { aboutPackagesPage } from '../../src/content/top-pages/packages.ts';
import { treks } from '../../src/content/treks/list.ts';
import type { Package } from '../../src/content/types.ts';
import { treks as frenchTreks } from '../../src/words/french/content/treks/list.ts';
import { treks as germanTreks } from '../../src/words/german/content/treks/list.ts';

const flies = (trip: Package) =>
  daysOf(trip).some(({ at }) => at.some((stop) => typeof stop === 'object' && stop.by === 'air'));
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);

describe('How one travels', () => {
  const COUNTS = ['none', 'one', 'two', 'three', 'four'];
  /** What a sentence says of the packages that fly; null where it says nothing, and `all` unless it limits itself. */
  function claimIn(sentence: string): string | null {
    if (!/\b(?:fl(?:y|ies|own)|flights?|aircraft)\b/i.test(sentence)) return null;
    if (/^(?:where|if|when) you fly\b/i.test(sentence)) return 'some';
    const [, some, all] = /^(\w+) of the (\w+) fl(?:y|ies)\b/.exec(sentence) ?? [];
    return some && all ? `${some} of ${all}`.toLowerCase() : 'all';
  }
  const mayBeSaid = (all: number, flying: number) => [
    ...(flying === all ? ['all'] : []),
    ...(flying > 0 ? ['some'] : []),
    `${COUNTS[flying]} of ${COUNTS[all]}`,
  ];

  it.each(aboutPackagesPage.families.map((one) => [one.title, one] as const))(
    'is what the itineraries of all its packages say: %s',
    (_title, { family, paragraphs }) => {
      const trips = packages.filter((trip) => trip.family === family);
      const possible = mayBeSaid(trips.length, trips.filter(flies).length);
      const untrue = paragraphs.flatMap(sentencesOf).filter((sentence) => {
        const claim = claimIn(sentence);
        return claim !== null && !possible.includes(claim);
      });
      expect(untrue).toEqual([]);
    },
  );

  it('is claimed of none of two that differ, as it once was', () => {
    expect(claimIn('You fly from the bush to the island, often from an airstrip inside the park.')).toBe(
      'all',
    );
    expect(claimIn('One of the two flies from the bush to Zanzibar.')).toBe('one of two');
    expect(claimIn('Where you fly, small aircraft carry 15 kilograms.')).toBe('some');
    expect(mayBeSaid(2, 1)).toEqual(['some', 'one of two']);
  });
});

describe('Who can reach a summit', () => {
  /** Metres above the sea from which the air makes people ill. */
  const THIN_AIR = 3_000;
  const high = treks.filter(({ mountain }) => Number(mountain?.height.replaceAll(/\D/g, '')) >= THIN_AIR);
  /** Everybody, without a word that takes some out. */
  const EVERYBODY = [
    /\b(?:any|every)(?:one|body)\b(?!.*\b(?:not|should|stop|unsure|freezes)\b)/i,
    /\bjede[rn]\b(?!.*\b(?:nicht|kein|sollte)\b)/i,
    /\b(?:quiconque|tout le monde|n’importe qui)\b(?!.*\b(?:pas|devrait)\b)/i,
  ];
  const DOES = /\b(?:walk|climb|reach|summit|top)|begehbar|gipfel|besteig|sommet|grimp|gravi/i;
  const isClaim = (sentence: string) =>
    DOES.test(sentence) && !/^not\b/i.test(sentence) && EVERYBODY.some((all) => all.test(sentence));

  it('is not everybody, in any language, of a mountain with thin air', () => {
    expect(high.map(({ address }) => address)).toContain('/Hikes/mount_kilimanjaro');
    const english = high.flatMap((trek) => [
      trek.uniqueness,
      trek.standfirst,
      ...trek.description,
      ...trek.topActivities,
      trek.head.description,
    ]);
    const translated = [germanTreks, frenchTreks].flatMap((words) =>
      english.map((text) => words[text] ?? ''),
    );
    expect([...english, ...translated].flatMap(sentencesOf).filter(isClaim)).toEqual([]);
  });

  it('was once everybody who is slow enough', () => {
    for (const sentence of [
      'The highest mountain in Africa, and walkable to the top without a rope by anyone slow enough.',
      'Der höchste Berg Afrikas, ohne Seil bis ganz oben begehbar für jeden, der langsam genug ist.',
      'La plus haute montagne d’Afrique, dont quiconque est assez lent atteint le sommet à pied, sans corde.',
    ])
      expect(isClaim(sentence)).toBe(true);
  });
});

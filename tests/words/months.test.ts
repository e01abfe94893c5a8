/** What the choice of a month and a reason answers. */
import { afterEach, expect, it } from 'vitest';
import { shownInWords } from '../../src/pages/parts/months/month-filter.tsx';
import { french } from '../../src/words/french/index.ts';
import { german } from '../../src/words/german/index.ts';
import { speak } from '../../src/words/say.ts';

afterEach(() => speak('en', null));

const packages = { all: 10, noun: 'packages', month: 4, reason: '' } as const;
const parks = { all: 15, noun: 'parks', month: 4, reason: 'young' } as const;
const answers = () =>
  [
    { ...packages, fitting: 2 },
    { ...packages, fitting: 0 },
    { ...parks, fitting: 1 },
    { ...parks, fitting: 0 },
    { ...parks, fitting: 3, month: 0 },
    { ...parks, fitting: 0, month: 0 },
  ].map(shownInWords);

it('is a whole sentence in German', () => {
  speak('de', german);
  expect(answers()).toEqual([
    'Im April sind 2 von 10 Paketen eine gute Wahl.',
    'Bei unseren Paketen ist im April nicht die beste Zeit. Hier sind alle.',
    'Im April passt 1 von 15 Parks zu „Jungtiere“.',
    'Unter unseren Parks passt im April nichts zu „Jungtiere“. Hier sind alle.',
    '3 von 15 Parks passen zu „Jungtiere“.',
    'Unter unseren Parks passt nichts zu „Jungtiere“. Hier sind alle.',
  ]);
});

it('is a whole sentence in French', () => {
  speak('fr', french);
  const young = '«\u00a0jeunes animaux\u00a0»';
  expect(answers()).toEqual([
    'Parmi nos 10 forfaits, 2 sont à choisir en avril.',
    'Parmi nos forfaits, rien n’est à son meilleur en avril. Voici toute la liste.',
    `Parmi nos 15 parcs, 1 convient en avril pour ${young}.`,
    `Parmi nos parcs, rien ne convient en avril pour ${young}. Voici toute la liste.`,
    `Parmi nos 15 parcs, 3 conviennent pour ${young}.`,
    `Parmi nos parcs, rien ne convient pour ${young}. Voici toute la liste.`,
  ]);
});

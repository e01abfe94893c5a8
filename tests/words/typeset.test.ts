/** Prices, figures and the spaces that no line may end at, as each language writes them. */
import { afterEach, describe, expect, it } from 'vitest';
import { formatDollars } from '../../src/kinds/tour/total-cost.ts';
import { formatBytes } from '../../src/ui/bytes.ts';
import { french } from '../../src/words/french/index.ts';
import { german } from '../../src/words/german/index.ts';
import { say, sayCount, sayKnown, sayPrice, setPageLanguage } from '../../src/words/say.ts';
import { typesetFrench, typesetGerman } from '../../src/words/typeset.ts';

afterEach(() => setPageLanguage('en', null));

describe('French', () => {
  it('ends no line before : ; ? ! or », nor after «', () => {
    setPageLanguage('fr', french);
    expect(say('Name: {name}', { name: 'Zoé' })).toBe('Nom\u00a0: Zoé');
    expect(say('Is it all there?')).toBe('Tout est-il là\u00a0?');
    expect(say('Press Calculate Cost.')).toContain('«\u00a0Calculer le coût\u00a0»');
    expect(sayCount(2, '1 thing is not as it should be:', '{count} things are not as they should be:')).toBe(
      '2 choses ne sont pas comme il faut\u00a0:',
    );
    expect(sayKnown('Name is required.')).toBe('À remplir\u00a0: Nom.');
    expect(typesetFrench('Oui ; non !')).toBe('Oui\u00a0; non\u00a0!');
    // The build typesets all data of a page, drawings among them.
    expect(typesetFrench('M183 189l-683 564 20 300z')).toBe('M183 189l-683 564 20 300z');
    expect(typesetFrench('25 000 animaux')).toBe('25\u00a0000 animaux');
  });

  it('parts no figure from its unit', () => {
    expect(typesetFrench('à 2 200 m, 16 km de route (2 h 30)')).toBe(
      'à 2\u00a0200\u00a0m, 16\u00a0km de route (2\u00a0h\u00a030)',
    );
    expect(typesetFrench('{distance} km au nord')).toBe('{distance}\u00a0km au nord');
    expect(typesetFrench('il y en a 3 même ici')).toBe('il y en a 3 même ici');
  });

  it('leaves what somebody typed as it is', () => {
    setPageLanguage('fr', french);
    expect(say('Name: {name}', { name: 'Zoé « Z » : x' })).toBe('Nom\u00a0: Zoé « Z » : x');
    expect(sayKnown('Zoé « Z » : x')).toBe('Zoé « Z » : x');
  });

  it('is typeset once only, however often it is done', () => {
    const once = typesetFrench('Dès $2,000 : « oui »');
    expect(once).toBe('Dès 2\u00a0000\u00a0$\u00a0: «\u00a0oui\u00a0»');
    expect(typesetFrench(once)).toBe(once);
  });
});

describe('German', () => {
  it('parts no figure from its unit', () => {
    expect(typesetGerman('auf 2.200 m, rund 16 km von Moshi, ab 14 Uhr')).toBe(
      'auf 2.200\u00a0m, rund 16\u00a0km von Moshi, ab 14\u00a0Uhr',
    );
    expect(typesetGerman('{distance} km nördlich')).toBe('{distance}\u00a0km nördlich');
    expect(typesetGerman('in Gruppen zu 4 mit Guide')).toBe('in Gruppen zu 4 mit Guide');
    // The build typesets all data of a page, drawings among them.
    expect(typesetGerman('M183 189l-683 564 20 h 300z')).toBe('M183 189l-683 564 20 h 300z');
  });
});

describe('A price', () => {
  const total = formatDollars('1825000000000.5');
  it('has the marks of the language, to the cent at any length', () => {
    expect(sayPrice(total)).toBe('$1,825,000,000,000.50');
    setPageLanguage('de', german);
    expect(sayPrice(total)).toBe('1.825.000.000.000,50\u00a0$');
    expect(sayPrice('$3,752.50')).toBe('3.752,50\u00a0$');
    setPageLanguage('fr', french);
    expect(sayPrice('$3,752.50')).toBe('3\u00a0752,50\u00a0$');
  });

  it('stands so in every sentence', () => {
    expect(typesetGerman('Von $1,850 bis $2,200. Ab $50 die Nacht.')).toBe(
      'Von 1.850\u00a0$ bis 2.200\u00a0$. Ab 50\u00a0$ die Nacht.',
    );
  });
});

describe('Figures', () => {
  it('of a size have the unit and the mark of the language', () => {
    expect([84_000, 4_500_000, 1_000_000_000].map(formatBytes)).toEqual(['84 KB', '4.5 MB', '1.0 GB']);
    setPageLanguage('de', german);
    expect(formatBytes(4_500_000)).toBe('4,5\u00a0MB');
    setPageLanguage('fr', french);
    expect([84_000, 4_500_000, 1_200_000_000].map(formatBytes)).toEqual([
      '84\u00a0Ko',
      '4,5\u00a0Mo',
      '1,2\u00a0Go',
    ]);
  });

  it('of a bound are grouped, and codes are not', () => {
    const wrong = 'Budget must be an amount from 0 to 10000000.';
    expect(sayKnown(wrong)).toBe(wrong);
    setPageLanguage('de', german);
    expect(sayKnown(wrong)).toBe(
      'Budget in US-Dollar: Bitte geben Sie einen Betrag von 0 bis 10.000.000 ein.',
    );
    expect(sayKnown('Something went wrong on our side. Please try again. (Error 7204)')).toContain('7204');
    setPageLanguage('fr', french);
    expect(sayKnown(wrong)).toContain('de 0 à 10\u00a0000\u00a0000.');
  });
});

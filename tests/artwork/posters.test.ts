/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { paletteFor } from '../../src/artwork/palettes/palettes.ts';
import {
  drawPoster,
  drawSocialCard,
  letteringColour,
  POSTER_SIZES,
  type PosterFormat,
} from '../../src/artwork/poster.ts';
import { sitePages } from '../../src/content/pages/site-pages.ts';
import { homePoster as home } from '../../src/content/posters/home.ts';
import { mapPoster as map } from '../../src/content/posters/map.ts';
import type { Poster } from '../../src/content/types.ts';

const modules = import.meta.glob<Record<string, Poster>>('../../src/content/posters/*.ts', { eager: true });
const posters = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).map(([name, poster]) => ({ path, name, poster })),
);
const formats = Object.keys(POSTER_SIZES) as PosterFormat[];

/** Every opened element is closed in its turn, and nothing is left over. */
function isBalanced(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, attributes] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[^<>]*)?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!attributes?.endsWith('/')) {
      open.push(name ?? '');
    }
  }
  return open.length === 0 && !svg.replace(/<[^<>]*>/g, '').match(/[<>]/);
}

describe('the posters', () => {
  it('hang on the wall: there are 103 of them', () => {
    expect(posters).toHaveLength(103);
  });

  it('can be found by the name of their file', () => {
    for (const { path, name } of posters) {
      const slug = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length);
      const camel = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      expect(name).toBe(`${camel}Poster`);
    }
  });

  describe.each(posters)('$name', ({ poster }) => {
    it.each(formats)('is the same picture every time it is drawn (%s)', (format) => {
      expect(drawPoster(poster.recipe, format)).toBe(drawPoster(structuredClone(poster.recipe), format));
    });

    it.each(formats)('is a whole and well-formed picture (%s)', (format) => {
      const svg = drawPoster(poster.recipe, format);
      const { width, height } = POSTER_SIZES[format];
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(isBalanced(svg)).toBe(true);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
    });

    it.each(formats)('is light enough for a slow connection (%s)', (format) => {
      expect(drawPoster(poster.recipe, format).length).toBeLessThan(12 * 1024);
    });

    it.each(formats)('needs nothing that a strict content policy forbids, and no words (%s)', (format) => {
      const svg = drawPoster(poster.recipe, format);
      expect(svg).not.toMatch(/style|<script|\son\w+=|<text|http(?!:\/\/www\.w3\.org\/2000\/svg")/);
    });

    it.each(formats)('repeats only shapes that it has drawn (%s)', (format) => {
      const svg = drawPoster(poster.recipe, format);
      const drawn = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      for (const [, wanted] of svg.matchAll(/href="#([^"]+)"/g)) expect(drawn).toContain(wanted);
    });

    it('says in one sentence what is to be seen', () => {
      expect(poster.alt.length).toBeGreaterThanOrEqual(30);
      expect(poster.alt.length).toBeLessThanOrEqual(160);
      expect(poster.alt).toMatch(/^[A-Z].*\.$/);
      expect(poster.alt).not.toMatch(/image of|picture of|poster/i);
    });

    it('says whether words over its sky are read in ink or in cream', () => {
      expect(['ink', 'cream']).toContain(letteringColour(poster.recipe));
    });
  });

  it('let a recipe say what words are set in where they do not lie on sky', () => {
    const { words: _, ...plain } = home.recipe;
    expect(letteringColour({ ...plain, words: 'cream' } as typeof home.recipe)).toBe('cream');
    expect(letteringColour({ ...plain, words: 'ink' } as typeof home.recipe)).toBe('ink');
  });

  it.each(formats)('are all different pictures (%s)', (format) => {
    const pictures = posters.map(({ poster }) => drawPoster(poster.recipe, format));
    expect(new Set(pictures).size).toBe(posters.length);
  });

  it('are shown by one page each: none borrows the picture of another', () => {
    const shown = Object.values(sitePages).map(({ poster }) => poster);
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('have words of their own for those who cannot see them', () => {
    expect(new Set(posters.map(({ poster }) => poster.alt)).size).toBe(posters.length);
  });
});

/**
 * Visible part of a wide picture at the head of a page in a window of 1440 by 900, as shares of its height
 * from below (src/app/hero.css).
 */
const shown = { high: [0.31, 0.94], middle: [0.22, 0.85], low: [0.07, 0.7] } as const;

describe('at the head of a page', () => {
  const skeins = posters.flatMap(({ name, poster: { recipe } }) =>
    'sky' in recipe && recipe.sky.birds ? [{ name, up: recipe.sky.birds.up, focus: recipe.focus }] : [],
  );

  it.each(skeins)('the navbar cuts no bird of $name', ({ up, focus }) => {
    const [, top] = shown[focus ?? 'middle'];
    // A skein is about 0.04 high: it is whole, or wholly above.
    if (up < top + 0.03) expect(up).toBeLessThanOrEqual(top - 0.04);
  });

  it('the low strip of the map shows the compass and the dhow whole', () => {
    const { recipe } = map;
    if (recipe.family !== 'seaChart') throw new Error('The map has another picture');
    const { width, height } = POSTER_SIZES.wide;
    const share = recipe.rose.wide * (Math.min(width, height) / height);
    expect(recipe.rose.up + share / 2).toBeLessThanOrEqual(0.53);
    expect(recipe.rose.up - share / 2).toBeGreaterThanOrEqual(0.31);
    const dhow = recipe.cast.find(({ what }) => what === 'dhow');
    expect(Number(dhow?.up)).toBeGreaterThanOrEqual(0.31);
    expect(Number(dhow?.up) + Number(dhow?.tall)).toBeLessThanOrEqual(0.53);
  });
});

describe('the card that a chat shows', () => {
  const words = { title: 'Safari & Beach', line: 'Ten days, plain <and> reef', plate: 12 };

  it('carries the title in capitals, the line and the number of the plate', () => {
    const card = drawSocialCard(home.recipe, words);
    expect(card).toContain('SAFARI &amp; BEACH</text>');
    expect(card).toContain('Ten days, plain &lt;and&gt; reef</text>');
    expect(card).toContain('>12</text>');
    expect(isBalanced(card)).toBe(true);
  });

  it('leaves the number out where a page has none', () => {
    const card = drawSocialCard(home.recipe, {
      title: 'Savanna & Coast',
      line: 'Safaris and beach camps',
    });
    expect(card).not.toContain('Plate');
  });
});

describe('a poster with a colour of its own', () => {
  it('has it in place of the one that it would share', () => {
    const recipe = { ...home.recipe, colours: { sun: '#0a0b0c' } };
    const [shared, own] = [drawPoster(home.recipe, 'wide'), drawPoster(recipe, 'wide')];
    const sun = home.recipe.colours?.sun ?? paletteFor(home.recipe).sun;
    expect(shared).toContain(sun);
    expect(own).toBe(shared.replaceAll(sun, '#0a0b0c'));
  });
});

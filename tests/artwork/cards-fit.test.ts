/** Letters of social cards and of sheets to print stay inside their frame, and beside one another. */
import { Resvg } from '@resvg/resvg-js';
import { beforeAll, expect, it } from 'vitest';
import { drawPrintSheet, drawSocialCard } from '../../src/artwork/poster.ts';
import { listDocuments } from '../../src/build/documents.ts';
import type { Pictures } from '../../src/build/photos/pictures.ts';
import { titleFont } from '../../src/build/photos/social-cards.ts';

interface Box {
  words: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const cards = new Map<string, string>();
const sheets = new Map<string, string>();
let font = '';

beforeAll(async () => {
  font = await titleFont();
  const nothing = { alt: '', colours: '', wide: { src: '', width: 1, height: 1 } };
  const pictures: Pictures = {
    draw(name, { recipe }, words) {
      cards.set(name, drawSocialCard(recipe, words));
      return { picture: { ...nothing, plate: nothing.wide }, social: '' };
    },
    drawWide: () => nothing,
    print(name, { recipe }, words) {
      sheets.set(name, drawPrintSheet(recipe, words));
      return '';
    },
    keep: () => '',
  };
  listDocuments(new Map(), pictures);
});

/** Places of the texts of a drawing as they are set, in the units of its view box, with its size. */
function readBoxes(svg: string): { width: number; height: number; boxes: Box[] } {
  const view = /viewBox="0 0 (\d+) (\d+)"/.exec(svg);
  const groups = svg.match(/<g font-family[^>]*>.*?<\/g>/gs) ?? [];
  const texts = [
    ...groups.flatMap((group) => {
      const head = /^<g ([^>]*)>/.exec(group)?.[1] ?? '';
      return (group.match(/<text .*?<\/text>/gs) ?? []).map((text) =>
        text.replace('<text ', `<text ${head} `),
      );
    }),
    ...(groups.reduce((rest, group) => rest.replace(group, ''), svg).match(/<text .*?<\/text>/gs) ?? []),
  ];
  const boxes = texts.flatMap((text) => {
    const drawing = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view?.[0].slice(9, -1)}" width="${view?.[1]}" height="${view?.[2]}">${text}</svg>`,
      { font: { loadSystemFonts: false, fontFiles: [font], defaultFontFamily: 'Big Shoulders Display' } },
    );
    const box = drawing.getBBox();
    if (!box) return [];
    const { x, y, width, height } = box;
    return [{ words: text.replace(/<[^>]*>/g, ''), left: x, right: x + width, top: y, bottom: y + height }];
  });
  return { width: Number(view?.[1]), height: Number(view?.[2]), boxes };
}

/** What stands outside the frame, or touches what stands beside it. @param margin of the frame @param gap between texts */
function faultsOf(svg: string, margin: number, gap: number): string[] {
  const { width, height, boxes } = readBoxes(svg);
  const outside = boxes.filter(
    ({ left, right, bottom }) => left < margin - 4 || right > width - margin + 4 || bottom > height,
  );
  const touching = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.top < other.bottom &&
          other.top < one.bottom &&
          one.left < other.right + gap &&
          other.left < one.right + gap,
      )
      .map((other) => `${one.words} | ${other.words}`),
  );
  return [...outside.map(({ words }) => `outside: ${words}`), ...touching];
}

it('every social card shows its title and its line whole', () => {
  expect(cards.size).toBeGreaterThan(70);
  const faults = [...cards].flatMap(([name, svg]) =>
    faultsOf(svg, 26, 12).map((fault) => `${name} ${fault}`),
  );
  expect(faults).toEqual([]);
});

it('every sheet to print has its facts beside the number, not under it', () => {
  expect(sheets.size).toBeGreaterThan(50);
  const faults = [...sheets].flatMap(([name, svg]) =>
    faultsOf(svg, 170, 60).map((fault) => `${name} ${fault}`),
  );
  expect(faults).toEqual([]);
});

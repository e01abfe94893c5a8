/** Places of the letters in a drawing, as they are set with its font. */
import { Resvg } from '@resvg/resvg-js';

interface Box {
  words: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Places of the texts of a drawing as they are set, in the units of its view box, with its size. */
function readBoxes(svg: string, font: string): { width: number; height: number; boxes: Box[] } {
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

/**
 * What stands outside the frame, or touches what stands beside it.
 * @param font path of its file
 * @param margin of the frame
 * @param gap between texts
 */
export function faultsOfLetters(svg: string, font: string, margin: number, gap: number): string[] {
  const { width, height, boxes } = readBoxes(svg, font);
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

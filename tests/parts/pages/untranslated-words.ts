/** Words that people see on a page in another language and that its tables do not have: English that was forgotten. */
import type { Page } from 'playwright-core';
import type { Words } from '../../../src/words/table.ts';

/** Words of three letters and more; references have figures in them. */
const wordsIn = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}’'-]+/gu) ?? [])
    .filter((word) => /^[\p{L}’']{3,}$/u.test(word))
    .map((word) => word.toLowerCase());

/** Reads the texts of a page that people see and hear, except those marked as English, German or French. */
const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const isOther = (element: Element | null) =>
      /^(en|de|fr)$/.test(element?.closest('[lang]')?.getAttribute('lang') ?? '');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (isOther(parentElement) || parentElement?.closest('script, style, template')) continue;
      if (!parentElement?.closest('.visually-hidden, option') && !parentElement?.checkVisibility()) continue;
      found.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      if (isOther(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'title']) found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 200);

/**
 * Gives the texts of a page with words that its language does not have.
 * @param names typed by people, names of the operator, and words that are the same in every language
 */
export function findUntranslatedWords(
  { table, locale }: Pick<Words, 'table' | 'locale'>,
  names: readonly string[],
) {
  const months = Array.from({ length: 12 }, (_, month) =>
    (['short', 'long'] as const).map((style) =>
      new Intl.DateTimeFormat(locale, { month: style }).format(new Date(2026, month, 15)),
    ),
  ).flat();
  const texts = Object.values(table).flatMap((text) =>
    typeof text === 'string' ? text : Object.values(text),
  );
  const known = new Set([...texts, ...names, ...months].flatMap(wordsIn));
  return async (page: Page): Promise<string[]> => [
    ...new Set(
      (await readTexts(page)).filter((text) => wordsIn(text).some((word) => !known.has(word))).map(squeezed),
    ),
  ];
}

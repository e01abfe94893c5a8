/** Texts of fields as a person reads them: times as the office writes them, and titles of pages in place of addresses. */
import { createContext, useContext } from 'react';
import { ALL_PAGES } from '../../../../../content/all-pages.ts';
import type { FieldKind } from '../../../../../content/editable/field.ts';
import { momentOfText } from '../../../../../content/editable/moment-text.ts';
import { say } from '../../../../../words/say.ts';
import { formatMoment } from '../../../../table/engine/format.ts';

/** Titles of the pages of the site, by their addresses. */
export const PageTitles = createContext<ReadonlyMap<string, string>>(new Map());

/** Returns a function that writes the text of a field, as a form has it, for reading. */
export function useValueInWords(): (text: string, kind: FieldKind | undefined) => string {
  const titles = useContext(PageTitles);
  return (text, kind) => {
    if (text === '') return text;
    if (kind === 'moment') return formatMoment(momentOfText(text));
    if (kind !== 'pages') return text;
    if (text === ALL_PAGES) return say('On all pages');
    return text
      .split('\n')
      .map((address) => titles.get(address) ?? address)
      .join('\n');
  };
}

/** Summary of an item for the list of the site, besides its title. Pure. */
import { ALL_PAGES } from '../../../../content/all-pages.ts';
import type { ListedItem } from '../../../../content/editable/field.ts';
import { momentOfText } from '../../../../content/editable/moment-text.ts';
import { say } from '../../../../words/say.ts';
import { formatMoment } from '../../../table/engine/format.ts';
import { presentText, type SiteState } from './present-text.ts';

export interface ItemSummary {
  /** Pages on which it is shown. */
  pages: string;
  /** The text of a notice; empty for other items, and for a notice that says nothing. */
  text: string;
  /** From when and until when a notice is shown; empty where it is shown now and without an end. */
  when: string;
}

/** Characters of a notice that tell which one it is. */
const MOST = 80;

/** @param titles of the pages of the site, by their addresses */
export function summaryOf(
  item: ListedItem,
  state: SiteState,
  titles: ReadonlyMap<string, string>,
): ItemSummary {
  const { pages, isEverywhere } = item;
  if (!item.id.startsWith('notice/')) {
    return { pages: isEverywhere ? say('All') : (pages[0] ?? '–'), text: '', when: '' };
  }
  const textOf = (path: string) => {
    const field = item.fields.find((one) => one.path === path);
    return field ? presentText(item, field, 'en', state).text : '';
  };
  const text = textOf('text');
  if (!text) return { pages: '–', text, when: '' };
  const [from, until] = ['from', 'until'].map((path) => {
    const moment = textOf(path);
    return moment && formatMoment(momentOfText(moment));
  });
  return {
    pages: pagesOf(textOf('pages').split('\n'), titles),
    text: text.length > MOST ? `${text.slice(0, MOST)} …` : text,
    when: whenOf(from, until),
  };
}

function whenOf(from: string | undefined, until: string | undefined): string {
  if (from && until) return say('From {from} until {until}', { from, until });
  if (from) return say('From {from}', { from });
  return until ? say('Until {time}', { time: until }) : '';
}

function pagesOf(addresses: readonly string[], titles: ReadonlyMap<string, string>): string {
  const [first = ''] = addresses;
  if (first === ALL_PAGES) return say('All');
  const title = titles.get(first) ?? first;
  const rest = addresses.length - 1;
  return rest > 0 ? say('{page} and {number} more', { page: title, number: rest }) : title;
}

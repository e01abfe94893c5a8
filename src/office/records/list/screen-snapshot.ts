/**
 * Takes a drawing of the page as it is on screen. It is shown at the next start until the program has loaded.
 */

import { CHOSEN_LANGUAGE } from '../../../contract/document/local-storage.ts';
import { localValues } from '../../../contract/document/web-storage.ts';
import { takeDomSnapshot } from '../../../ui/hydration/dom-snapshot.ts';
import { formatRowCount } from '../../table/parts/row-count.tsx';

/**
 * Temporary elements. The page is not drawn while it shows one, because it would open without it next time.
 */
const PASSING = 'dialog[open], .table [aria-selected=true], .table [aria-expanded=true], .toast';
/**
 * Elements left out of the drawing because they are not on screen or will have changed by the next start: the
 * lists of today's entries and of late souvenirs are rendered once they are read.
 */
const LEFT_OUT = '.table-paper, .toasts, .today > :is(ul, .buttons), .souvenirs-late';

/**
 * Lines with counts that will have changed by the next start: tomorrow nothing is entered today yet. They are
 * drawn empty.
 */
const NUMBERS = '.today > [role=status], .vehicle-notice > p';

interface Drawn {
  drawing: unknown;
  /** Ids of the records in the drawing. */
  ids: readonly string[];
  language: string | null;
}

/**
 * Returns the drawing of the office's page; null if the page would look different when it is opened again.
 * @param count rows of its table that are shown then, until the rest is read
 */
export function takeScreenSnapshot(count: number): Drawn | null {
  const page = document.querySelector('#root > .office');
  if (!page || page.querySelector(PASSING)) return null;
  const table = page.querySelector('.table-scroll');
  // A page opens at its top, so a scrolled one is not drawn.
  if (table ? table.scrollTop > 0 : scrollY > 0) return null;
  // Rows that are off screen would only slow the drawing down. On a narrow screen the list has no scroll area
  // of its own.
  const end = table ? Math.min(table.getBoundingClientRect().bottom, innerHeight) : innerHeight * 2;
  let leftOut = 0;
  const ids: string[] = [];
  const reading = formatRowCount({ count, rowAt: () => undefined, total: null, settled: false });
  const wordsFor = (element: Element) => {
    if (element.matches(NUMBERS)) return '\u00a0';
    // The count says from the start that not all rows may have been read.
    return element.matches('.table-count') ? reading : null;
  };
  const drawing = takeDomSnapshot(page, {
    leaveOut: (element) => {
      if (element.matches(LEFT_OUT)) return true;
      if (!element.matches('[data-id]')) return false;
      const { top, height } = element.getBoundingClientRect();
      if (top <= end) {
        ids.push((element as HTMLElement).dataset.id ?? '');
        return false;
      }
      leftOut += height;
      return true;
    },
    keepsValue: (field) => field.closest('.table') !== null,
    wordsFor,
    // Reserves the height of the rows that are left out, so that nothing moves when they appear.
    styleFor: (element) =>
      element.matches('.table-spacer:last-child')
        ? `height: ${element.getBoundingClientRect().height + leftOut}px`
        : null,
  });
  return drawing ? { drawing, ids, language: localValues.read(CHOSEN_LANGUAGE) } : null;
}

/** The page as it is on screen, drawn, for the moment before the program has loaded the next time. */
import { CHOSEN } from '../../../contract/document/local-storage.ts';
import { takeDrawing } from '../../../ui/drawing.ts';
import { countInWords } from '../../table/parts/count.tsx';

/** What comes and goes: with it the page would be another one when it is opened again. */
const PASSING = 'dialog[open], .table [aria-selected=true], .table [aria-expanded=true], .toast';
/** Not on screen, or not the same the next time: lists of today and of what is late are drawn once they are read. */
const LEFT_OUT = '.table-paper, .toasts, .today > :is(ul, .buttons), .souvenirs-late';

/** Numbers that are others when it is opened again: tomorrow nothing is entered today. Their lines stay empty. */
const NUMBERS = '.today > [role=status], .vehicle-notice > p';

interface Drawn {
  drawing: unknown;
  /** Of the records in it. */
  ids: readonly string[];
  language: string | null;
}

/**
 * The office's page; null where it is not as it will be when it is opened again.
 * @param count rows of its table that are shown then, until the rest is read
 */
export function drawScreen(count: number): Drawn | null {
  const page = document.querySelector('#root > .office');
  if (!page || page.querySelector(PASSING)) return null;
  const table = page.querySelector('.table-scroll');
  // It opens at its top.
  if (table ? table.scrollTop > 0 : scrollY > 0) return null;
  // Rows that are not on screen would only delay those that are. A list of a narrow screen has no room of its own.
  const end = table ? Math.min(table.getBoundingClientRect().bottom, innerHeight) : innerHeight * 2;
  let leftOut = 0;
  const ids: string[] = [];
  const reading = countInWords({ count, rowAt: () => undefined, total: null, settled: false });
  const wordsFor = (element: Element) => {
    if (element.matches(NUMBERS)) return '\u00a0';
    // It says at once that it may not be all.
    return element.matches('.table-count') ? reading : null;
  };
  const drawing = takeDrawing(page, {
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
    // The room of what is left out, so that nothing moves when it comes.
    styleFor: (element) =>
      element.matches('.table-spacer:last-child')
        ? `height: ${element.getBoundingClientRect().height + leftOut}px`
        : null,
  });
  return drawing ? { drawing, ids, language: localStorage.getItem(CHOSEN) } : null;
}

/** The page as it is on screen, drawn, for the moment before the program has loaded the next time. */
import { CHOSEN } from '../../../contract/local-storage.ts';
import { takeDrawing } from '../../../ui/drawing.ts';
import { countInWords } from '../../table/parts/count.tsx';

/** What comes and goes: with it the page would be another one when it is opened again. */
const PASSING = 'dialog[open], .table [aria-selected=true], .toast';
/** Not on screen, or not the same the next time. */
const LEFT_OUT = '.table-paper, .toasts';

interface Drawn {
  drawing: unknown;
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
  const end = table?.getBoundingClientRect().bottom ?? innerHeight * 2;
  const reading = countInWords({ count, rowAt: () => undefined, total: null, settled: false });
  const drawing = takeDrawing(page, {
    leaveOut: (element) =>
      element.matches(LEFT_OUT) ||
      (element.matches('[data-id]') && element.getBoundingClientRect().top > end),
    keepsValue: (field) => field.closest('.table') !== null,
    // It says at once that it may not be all.
    wordsFor: (element) => (element.matches('.table-count') ? reading : null),
  });
  return drawing ? { drawing, language: localStorage.getItem(CHOSEN) } : null;
}

/**
 * Keys of an opened record: Escape closes it, J, K and the arrows go on to its neighbours. A letter leads to the control
 * that has it as `data-key`, and presses it if it is a button.
 */
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Where letters and arrow keys have a meaning of their own. */
const TAKES_KEYS = 'input, select, textarea, [contenteditable]';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, k: -1, ArrowRight: 1, j: 1 };

/** The control of a letter in the panel that is open. */
function findControl(section: Element | null, key: string): HTMLElement | null {
  if (!/^[a-z?]$/.test(key)) return null;
  return section?.querySelector<HTMLElement>(`.record-panel[open] [data-key="${key}"]`) ?? null;
}

interface Options {
  isOpen: boolean;
  /** It stands beside the table, which stays usable. */
  beside: boolean;
  /** The table and the panel together. */
  section: RefObject<HTMLElement | null>;
  close: () => void;
  /** Opens the record before (-1) or after (1). */
  step: (by: -1 | 1) => void;
}

export function usePanelKeys({ isOpen, beside, section, close, step }: Options): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const dialog = target.closest('dialog');
    // A dialog of its own has keys of its own.
    if (event.defaultPrevented || (dialog && !dialog.matches('.record-panel'))) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // The question mark needs Shift on most keyboards.
    if (event.shiftKey && event.key !== '?') return;
    if (event.key === 'Escape') {
      // Elsewhere the browser closes the sheet; in a cell it gives up what is typed there.
      if (!beside || target.closest('tbody :is(input, select, textarea)')) return;
      // One press closes the panel, and the next one clears what is selected.
      event.preventDefault();
      close();
      return;
    }
    if (target.closest(TAKES_KEYS)) return;
    const by = STEPS[event.key];
    const control = by ? null : findControl(section.current, event.key);
    if (!by && !control) return;
    event.preventDefault();
    if (by) step(by);
    control?.focus();
    if (control?.matches('button, summary')) control.click();
  });
  useEffect(() => {
    const element = section.current;
    if (!isOpen || !element) return;
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [isOpen, section]);
}

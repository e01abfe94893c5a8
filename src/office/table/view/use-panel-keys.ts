/** Keys of an opened record: Escape closes it, J, K and the arrows go on to its neighbours. */
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Where letters and arrow keys have a meaning of their own. */
const TAKES_KEYS = 'input, select, textarea, [contenteditable]';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, k: -1, ArrowRight: 1, j: 1 };

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
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape') {
      // Elsewhere the browser closes the sheet; in a cell it gives up what is typed there.
      if (!beside || target.closest('tbody :is(input, select, textarea)')) return;
      // One press closes the panel, and the next one clears what is selected.
      event.preventDefault();
      close();
      return;
    }
    const by = target.closest(TAKES_KEYS) ? undefined : STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  });
  useEffect(() => {
    const element = section.current;
    if (!isOpen || !element) return;
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [isOpen, section]);
}

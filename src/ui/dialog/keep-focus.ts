/** Events by which a person moves on, which end the watch over the focus. */
const ENDS = ['pointerdown', 'keydown'] as const;

/**
 * Keeps the focus for when a dialog closes. Call this before it opens. The browser returns the focus to the element
 * that opened the dialog. If the answer removes or disables that element (a discarded entry, a busy button), the focus
 * would fall to the top of the page. It then moves to the nearest ancestor that is still there, until the person moves
 * on.
 * @returns a function to be called once the dialog is closed; null where nothing has the focus
 */
export function keepFocus(): (() => void) | null {
  const path: HTMLElement[] = [];
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement)
    if (at instanceof HTMLElement) path.push(at);
  if (path.length === 0) return null;
  return () => {
    const mend = () => {
      if (document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
      const [opener, ...around] = path;
      opener?.focus({ preventScroll: true });
      const there = around.find((element) => element.isConnected);
      if (document.activeElement !== document.body || !there) return;
      if (!there.hasAttribute('tabindex')) {
        there.tabIndex = -1;
        there.addEventListener('blur', () => there.removeAttribute('tabindex'), { once: true });
      }
      there.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(mend);
    const end = () => {
      changes.disconnect();
      for (const type of ENDS) removeEventListener(type, end, true);
    };
    // The person moves on by hand, or into another dialog, which takes care of its own focus.
    for (const type of ENDS) addEventListener(type, end, true);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    requestAnimationFrame(mend);
  };
}

/** What a person can go on from when the focus would be lost. */
const ENDS = ['pointerdown', 'keydown'] as const;

/**
 * Called before a dialog opens. The browser gives the focus back to what opened it; where the answer takes that away
 * (an entry that is discarded, a button that waits), the focus would fall to the page's beginning. It goes to the
 * nearest part around it that is still there, until the person goes on.
 * @returns to be called once the dialog is closed; null where nothing has the focus
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
    // By hand, or into another dialog, which takes care of itself.
    for (const type of ENDS) addEventListener(type, end, true);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    requestAnimationFrame(mend);
  };
}

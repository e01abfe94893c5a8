/**
 * Sheets that a button opens. Browsers with popovers need no help; in others, common before 2024, `data-open`
 * marks the open sheet, see `navbar.css` and `sidebar.css`.
 */
const knowsPopovers = () => 'popover' in HTMLElement.prototype;
const OPEN = 'data-open';

export function isPopoverOpen(element: HTMLElement | null): boolean {
  if (!element) return false;
  return knowsPopovers() ? element.matches(':popover-open') : element.hasAttribute(OPEN);
}

export function closePopover(element: HTMLElement | null): void {
  if (!element || !isPopoverOpen(element)) return;
  if (knowsPopovers()) element.hidePopover();
  else mark(element, false);
}

/** Toggles the sheet in browsers without popovers. */
export function togglePopoverWithoutSupport(element: HTMLElement | null): void {
  if (element && !knowsPopovers()) mark(element, !isPopoverOpen(element));
}

/** Opens or closes the sheet, and fires the event that real popovers fire. */
function mark(element: HTMLElement, open: boolean): void {
  element.toggleAttribute(OPEN, open);
  element.dispatchEvent(new Event('toggle'));
}

/**
 * Sheets that a button opens. The browser does it by itself where it knows popovers; before 2024 many
 * did not, and there `data-open` says which is open, see `navbar.css` and `sidebar.css`.
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
  else element.removeAttribute(OPEN);
}

/** What the button does where the browser does not do it. */
export function pressPopover(element: HTMLElement | null): void {
  if (!knowsPopovers()) element?.toggleAttribute(OPEN);
}
